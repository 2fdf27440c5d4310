import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import * as auth from '../auth/backup.ts'
import { authMigrations } from '../auth/migrations/index.ts'
import type { ArchivedSurface } from '../backup/manifest.ts'
import * as bridge from '../bridge/backup.ts'
import { bridgeMigrations } from '../bridge/migrations/index.ts'
import type { Config } from '../config.ts'
import * as content from '../content/backup.ts'
import { contentMigrations } from '../content/migrations/index.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../db/database.ts'
import { enterDatabase, type Presence } from '../db/presence.ts'
import { type AnyDatabase, listMigrations, type TableToRead } from '../db/rows.ts'
import { Schemas } from '../db/schemas.ts'

interface SurfaceData {
  readonly migrations: Record<string, Migration>
  /** Tables that a backup holds. */
  readonly kept: readonly TableToRead[]
  /** Those that only a move takes along. */
  readonly moved: readonly TableToRead[]
}

const named = (tables: readonly string[]): TableToRead[] => tables.map((name) => ({ name }))

/** The database of each surface; tables that others refer to come first. */
export const surfaceData: Readonly<Record<ArchivedSurface, SurfaceData>> = {
  auth: { migrations: authMigrations, kept: named(auth.backupTables), moved: auth.credentialTables },
  bridge: { migrations: bridgeMigrations, kept: named(bridge.backupTables), moved: [] },
  content: {
    migrations: contentMigrations,
    kept: named(content.backupTables),
    moved: named(content.queueTables),
  },
}

/** Where the settings have the database of a surface. */
export function databaseOf(config: Config, surface: ArchivedSurface): DatabaseSettings {
  const { database, dataDir } = config
  if (database.kind === 'sqlite' || surface === 'bridge') {
    return { kind: 'sqlite', file: join(dataDir, `${surface}.sqlite`) }
  }
  return { kind: 'postgres', url: database.url.reveal(), schema: surface }
}

/** Whether there is a database; a look that makes none. */
export async function isThere(settings: DatabaseSettings): Promise<boolean> {
  if (settings.kind === 'sqlite') {
    return lstat(settings.file).then(
      () => true,
      () => false,
    )
  }
  const schemas = new Schemas(settings.url)
  try {
    return (await schemas.find(settings.schema))?.used ?? false
  } finally {
    await schemas.close()
  }
}

/** A database that is there, as it is: nothing is migrated. */
export interface OpenedData {
  readonly surface: ArchivedSurface
  readonly db: Database<AnyDatabase>
  readonly migrations: readonly string[]
  close(): Promise<void>
}

/**
 * Opens the database of a surface. On PostgreSQL it is entered as well (`enterDatabase`).
 *
 * @returns null where there is none
 */
export async function openData(
  config: Config,
  surface: ArchivedSurface,
  mode: 'shared' | 'sole',
  place: string,
): Promise<OpenedData | null> {
  const settings = databaseOf(config, surface)
  if (!(await isThere(settings))) return null
  const db = openDatabase<AnyDatabase>(settings)
  let presence: Presence | undefined
  const close = async (): Promise<void> => {
    await presence?.leave()
    await db.close()
  }
  try {
    const schema = settings.kind === 'postgres' ? settings.schema : undefined
    const migrations = await listMigrations(db.reader, schema)
    const knowsPresence = migrations.some((name) => name.includes('presence'))
    if (schema !== undefined && knowsPresence) {
      presence = await enterDatabase(db as Database<unknown>, mode, place)
    }
    return { surface, db, migrations, close }
  } catch (error) {
    await close()
    throw error
  }
}
