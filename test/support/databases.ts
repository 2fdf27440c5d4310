import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import { afterAll, afterEach, describe } from 'vitest'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { contentMigrations } from '../../src/content/migrations/index.ts'
import type { ContentTables } from '../../src/content/schema.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../src/db/database.ts'
import { adminUrl, asAdmin } from './postgres.ts'

export type DialectName = Database<unknown>['dialect']

export const dialects: readonly DialectName[] = ['sqlite', 'postgres']

const schema = 'content'

export interface EmptyDatabase {
  /** For `openDatabase`, here or in another process. */
  readonly settings: DatabaseSettings
  /** Makes it as it was at first, even with open connections. */
  empty(): Promise<void>
  /** Takes it away, even with open connections. */
  remove(): Promise<void>
}

export interface TestDatabase<T = ContentTables> {
  readonly database: Database<T>
  readonly settings: DatabaseSettings
  close(): Promise<void>
}

/** A place for a database of its own, with nothing in it. */
export async function createEmptyDatabase(dialect: DialectName): Promise<EmptyDatabase> {
  if (dialect === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'triptych-db-'))
    const file = join(folder, 'test.db')
    return {
      settings: { kind: 'sqlite', file },
      empty: async () => {
        for (const path of [file, `${file}-wal`, `${file}-shm`]) await rm(path, { force: true })
      },
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  }
  const name = `triptych_test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} encoding 'UTF8' template template0`)
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  return {
    settings: { kind: 'postgres', url: url.href, schema },
    empty: async () => {
      const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
      await asAdmin(`select pg_terminate_backend(pid) ${others}; drop schema if exists ${schema} cascade`, url.href)
    },
    remove: async () => void (await asAdmin(`drop database if exists ${name} with (force)`)),
  }
}

type Suite<T> = (open: () => Promise<Database<T>>, dialect: DialectName) => void

/** A fresh database with the tables of the content surface; `close` closes and removes it. */
export async function openTestDatabase(dialect: DialectName): Promise<TestDatabase<ContentTables>> {
  const place = await createEmptyDatabase(dialect)
  return openIn(place, contentMigrations, () => place.remove())
}

/** The same with the tables of the auth surface. */
export async function openAuthDatabase(dialect: DialectName): Promise<TestDatabase<AuthTables>> {
  const place = await createEmptyDatabase(dialect)
  return openIn(place, authMigrations, () => place.remove())
}

async function openIn<T>(
  { settings }: EmptyDatabase,
  migrations: Record<string, Migration>,
  leave: () => Promise<void>,
): Promise<TestDatabase<T>> {
  const database = openDatabase<T>(settings)
  const close = async () => {
    await database.close()
    await leave()
  }
  try {
    await database.migrate(migrations)
  } catch (error) {
    await close()
    throw error
  }
  return { database, settings, close }
}

/**
 * The suite once for each database. `open` gives a fresh one with the tables of the content surface, which is closed
 * after the test and emptied for the next: making one costs PostgreSQL more than most tests do.
 */
export function describeEachDatabase(name: string, suite: Suite<ContentTables>): void {
  describeEach(name, contentMigrations, suite)
}

/** The same with the tables of the auth surface. */
export function describeEachAuthDatabase(name: string, suite: Suite<AuthTables>): void {
  describeEach(name, authMigrations, suite)
}

/** The suite once for each database, for a server of its own (`startAuthServer`). */
export function describeEachDialect(name: string, suite: (dialect: DialectName) => void): void {
  describe.each(dialects)(`${name} (%s)`, suite)
}

function describeEach<T>(name: string, migrations: Record<string, Migration>, suite: Suite<T>): void {
  describe.each(dialects)(`${name} (%s)`, (dialect) => {
    const opened: TestDatabase<T>[] = []
    const places: EmptyDatabase[] = []
    const free: EmptyDatabase[] = []

    async function freePlace(): Promise<EmptyDatabase> {
      const used = free.pop()
      if (used !== undefined) return used
      const place = await createEmptyDatabase(dialect)
      places.push(place)
      return place
    }

    afterEach(async () => {
      for (const { close } of opened.splice(0)) await close()
    })

    afterAll(async () => {
      for (const place of places) await place.remove()
    })

    suite(async () => {
      const place = await freePlace()
      const test = await openIn<T>(place, migrations, async () => {
        await place.empty()
        free.push(place)
      })
      opened.push(test)
      return test.database
    }, dialect)
  })
}
