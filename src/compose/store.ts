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
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  const { database } = config
  const db = openDatabase<T>(
    database.kind === 'sqlite'
      ? { kind: 'sqlite', file: join(config.dataDir, `${surface}.sqlite`) }
      : { kind: 'postgres', url: database.url.reveal(), schema: surface },
  )
  try {
    await db.migrate(migrations)
  } catch (error) {
    await db.close()
    throw error
  }
  return db
}
