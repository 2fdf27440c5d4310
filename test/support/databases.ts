import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe } from 'vitest'
import type { AuthTables } from '../../src/auth/schema.ts'
import type { ContentTables } from '../../src/content/schema.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../src/db/database.ts'
import { adminUrl, asAdmin } from './postgres.ts'
import { copyPostgres, copySqlite, type Surface } from './templates.ts'

export type DialectName = Database<unknown>['dialect']

export const dialects: readonly DialectName[] = ['sqlite', 'postgres']

export interface Place {
  /** For `openDatabase`, here or in another process. */
  readonly settings: DatabaseSettings
  /** Takes it away, even with open connections. */
  remove(): Promise<void>
}

export interface TestDatabase<T = ContentTables> {
  readonly database: Database<T>
  readonly settings: DatabaseSettings
  close(): Promise<void>
}

/** A place for a database of its own, with nothing in it: for what makes its tables itself. */
export async function createEmptyDatabase(dialect: DialectName): Promise<Place> {
  if (dialect === 'sqlite') return sqlitePlace(async () => {})
  return postgresPlace('content', (name) => asAdmin(`create database ${name} encoding 'UTF8' template template0`))
}

/** The same with the tables of a surface; on PostgreSQL each other one has its schema beside it. */
export async function createDatabase(dialect: DialectName, surface: 'auth' | 'content'): Promise<Place> {
  if (dialect === 'sqlite') return sqlitePlace((file) => copySqlite(surface, file))
  return postgresPlace(surface, copyPostgres)
}

async function sqlitePlace(make: (file: string) => Promise<void>): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-db-'))
  const file = join(folder, 'test.db')
  await make(file)
  return { settings: { kind: 'sqlite', file }, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function postgresPlace(schema: string, make: (name: string) => Promise<unknown>): Promise<Place> {
  const name = `triptych_test_${randomBytes(8).toString('hex')}`
  await make(name)
  const { href } = Object.assign(new URL(adminUrl()), { pathname: `/${name}` })
  return {
    settings: { kind: 'postgres', url: href, schema },
    remove: async () => void (await asAdmin(`drop database if exists ${name} with (force)`)),
  }
}

/** What servers find on a data folder of their own: databases with the tables of their surfaces. */
export interface ServerDatabase {
  /** The settings that name it; none where it lies in the data folder. */
  readonly env: Readonly<Record<string, string>>
  /** Of PostgreSQL; null for files. */
  readonly url: string | null
  /** Files go with the data folder. */
  remove(): Promise<void>
}

/**
 * Databases for servers, that need not make their tables first. What a first start does is for the tests of
 * migrations and of `createEmptyDatabase`.
 *
 * @param dataDir made where it is not there
 */
export async function createServerDatabase(
  dialect: DialectName,
  dataDir: string,
  surfaces: readonly Surface[] = ['auth', 'content'],
): Promise<ServerDatabase> {
  if (dialect === 'sqlite') {
    for (const surface of surfaces) await copySqlite(surface, join(dataDir, `${surface}.sqlite`))
    return { env: {}, url: null, remove: async () => {} }
  }
  const { settings, remove } = await createDatabase('postgres', 'content')
  if (settings.kind !== 'postgres') throw new Error('not PostgreSQL')
  return { env: { SVC_DATABASE_URL: settings.url }, url: settings.url, remove }
}

type Suite<T> = (open: () => Promise<Database<T>>, dialect: DialectName) => void

/** A fresh database with the tables of the content surface; `close` closes and removes it. */
export function openTestDatabase(dialect: DialectName): Promise<TestDatabase<ContentTables>> {
  return openIn(dialect, 'content')
}

/** The same with the tables of the auth surface. */
export function openAuthDatabase(dialect: DialectName): Promise<TestDatabase<AuthTables>> {
  return openIn(dialect, 'auth')
}

async function openIn<T>(dialect: DialectName, surface: 'auth' | 'content'): Promise<TestDatabase<T>> {
  const { settings, remove } = await createDatabase(dialect, surface)
  const database = openDatabase<T>(settings)
  const close = async () => {
    await database.close()
    await remove()
  }
  return { database, settings, close }
}

/** The suite once for each database. `open` gives a fresh one with the tables of the content surface, until the test ends. */
export function describeEachDatabase(name: string, suite: Suite<ContentTables>): void {
  describeEach(name, openTestDatabase, suite)
}

/** The same with the tables of the auth surface. */
export function describeEachAuthDatabase(name: string, suite: Suite<AuthTables>): void {
  describeEach(name, openAuthDatabase, suite)
}

/** The suite once for each database, for a server of its own (`startAuthServer`). */
export function describeEachDialect(name: string, suite: (dialect: DialectName) => void): void {
  describe.each(dialects)(`${name} (%s)`, suite)
}

function describeEach<T>(
  name: string,
  openDatabaseOf: (dialect: DialectName) => Promise<TestDatabase<T>>,
  suite: Suite<T>,
): void {
  describeEachDialect(name, (dialect) => {
    const opened: TestDatabase<T>[] = []
    afterEach(async () => {
      for (const { close } of opened.splice(0)) await close()
    })
    suite(async () => {
      const test = await openDatabaseOf(dialect)
      opened.push(test)
      return test.database
    }, dialect)
  })
}
