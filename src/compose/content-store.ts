import { join } from 'node:path'
import type { Config } from '../config.ts'
import { contentMigrations } from '../content/migrations/index.ts'
import type { ContentTables } from '../content/schema.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { makeFolder } from './folders.ts'

/** Where the content surface keeps what it keeps. */
export interface ContentStore {
  readonly db: Database<ContentTables>
  readonly mediaDir: string
  close(): Promise<void>
}

/** Opens the store that the settings name, made and migrated where it was not there. */
export async function openContentStore(config: Config): Promise<ContentStore> {
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  await makeFolder('SVC_MEDIA_DIR', config.mediaDir)
  const { database } = config
  const db = openDatabase<ContentTables>(
    database.kind === 'sqlite'
      ? { kind: 'sqlite', file: join(config.dataDir, 'content.sqlite') }
      : { kind: 'postgres', url: database.url.reveal(), schema: 'content' },
  )
  try {
    await db.migrate(contentMigrations)
  } catch (error) {
    await db.close()
    throw error
  }
  return { db, mediaDir: config.mediaDir, close: () => db.close() }
}
