/**
 * Databases that have the tables of every surface, made once in a run and copied for each test that wants one: to
 * migrate an empty one takes ten times as long. Which run it is, the global setup says (`postgres.ts`); the first test
 * that needs one makes it.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Migration } from 'kysely/migration'
import { type DatabaseSettings, openDatabase } from '../../src/db/database.ts'
import { makeOwnFolder } from './own-folder.ts'
import { adminUrl, adminUrlVariable, asAdmin, withAdmin } from './postgres.ts'

/** Where the files of this run are; its last name is that of the run. */
const folderVariable = 'TRIPTYCH_TEST_TEMPLATES'

export type Surface = 'auth' | 'bridge' | 'content'

/** Begins a run: sets what its workers find their templates by. */
export async function makeTemplates(): Promise<{ remove(): Promise<void> }> {
  const folder = await makeOwnFolder(tmpdir(), 'triptych-templates')
  process.env[folderVariable] = folder
  return {
    async remove() {
      delete process.env[folderVariable]
      // Without a server of the run there is no such template either.
      if (process.env[adminUrlVariable] !== undefined) await asAdmin(`drop database if exists ${nameFor(folder)}`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Copies the database of a surface to `file`, which is not there yet. */
export async function copySqlite(surface: Surface, file: string): Promise<void> {
  const template = join(runFolder(), `${surface}.sqlite`)
  if (!existsSync(template)) {
    // Another worker may be at it as well: each makes its own, and either is right.
    const made = await mkdtemp(`${template}-`)
    const own = join(made, basename(template))
    await migrate({ kind: 'sqlite', file: own }, surface)
    await rename(own, template)
    await rm(made, { recursive: true })
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await copyFile(template, file)
}

/** Makes a database on the server that has a schema for each surface that PostgreSQL may hold. */
export async function copyPostgres(name: string): Promise<void> {
  template ??= ensureTemplate(nameFor(runFolder()))
  await asAdmin(`create database ${name} template ${await template} ${await strategy()}`)
}

/** What this worker knows to be there. */
let template: Promise<string> | undefined

/** One worker makes it, while others wait for its lock; it has its name only once it is whole. */
function ensureTemplate(name: string): Promise<string> {
  return withAdmin(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 1) return name
    await client.query(`drop database if exists ${name}_raw`)
    await client.query(`create database ${name}_raw encoding 'UTF8' template template0`)
    const url = Object.assign(new URL(adminUrl()), { pathname: `/${name}_raw` }).href
    for (const surface of ['auth', 'content'] as const) {
      await migrate({ kind: 'postgres', url, schema: surface }, surface)
    }
    await client.query(`alter database ${name}_raw rename to ${name}`)
    return name
  })
}

/** Copies files, which costs a fifth of writing them to the log; before version 15 there is no other way. */
async function strategy(): Promise<string> {
  fileCopy ??= asAdmin('show server_version_num').then(({ rows }) => Number(rows[0]?.server_version_num) >= 150_000)
  return (await fileCopy) ? 'strategy file_copy' : ''
}

let fileCopy: Promise<boolean> | undefined

async function migrate(settings: DatabaseSettings, surface: Surface): Promise<void> {
  const database = openDatabase(settings)
  try {
    await database.migrate(await migrationsOf(surface))
  } finally {
    await database.close()
  }
}

/** Loaded by the one worker that makes the template. */
async function migrationsOf(surface: Surface): Promise<Record<string, Migration>> {
  if (surface === 'auth') return (await import('../../src/auth/migrations/index.ts')).authMigrations
  if (surface === 'bridge') return (await import('../../src/bridge/migrations/index.ts')).bridgeMigrations
  return (await import('../../src/content/migrations/index.ts')).contentMigrations
}

function runFolder(): string {
  const folder = process.env[folderVariable]
  if (folder === undefined) throw new Error(`${folderVariable} is not set: no global setup has run`)
  return folder
}

function nameFor(folder: string): string {
  return basename(folder).toLowerCase().replaceAll('-', '_')
}
