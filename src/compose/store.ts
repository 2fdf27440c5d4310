import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { makeFolder } from './folders.ts'

/** Opens the database of one surface as the settings have it, made and migrated where it was not there. */
export async function openStore<T>(
  config: Config,
  surface: 'auth' | 'content',
  migrations: Record<string, Migration>,
): Promise<Database<T>> {
  const { database, dataDir } = config
  if (database.kind === 'sqlite') return openLocalStore(config, surface, migrations)
  await makeFolder('SVC_DATA_DIR', dataDir)
  return migrated(openDatabase<T>({ kind: 'postgres', url: database.url.reveal(), schema: surface }), migrations)
}

/** The same for a surface that belongs to its machine: always SQLite, `<dataDir>/<surface>.sqlite`. */
export async function openLocalStore<T>(
  config: Config,
  surface: 'auth' | 'bridge' | 'content',
  migrations: Record<string, Migration>,
): Promise<Database<T>> {
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  return migrated(openDatabase<T>({ kind: 'sqlite', file: join(config.dataDir, `${surface}.sqlite`) }), migrations)
}

async function migrated<T>(db: Database<T>, migrations: Record<string, Migration>): Promise<Database<T>> {
  try {
    await db.migrate(migrations)
  } catch (error) {
    await db.close()
    throw error
  }
  return db
}
