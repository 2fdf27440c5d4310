import type { Config } from '../config.ts'
import { contentMigrations } from '../content/migrations/index.ts'
import type { ContentTables } from '../content/schema.ts'
import type { Database } from '../db/database.ts'
import { makeFolder } from './folders.ts'
import { openStore } from './store.ts'

/** Where the content surface keeps what it keeps. */
export interface ContentStore {
  readonly db: Database<ContentTables>
  readonly mediaDir: string
  close(): Promise<void>
}

/** Opens the store that the settings name, made and migrated where it was not there. */
export async function openContentStore(config: Config): Promise<ContentStore> {
  const { mediaDir } = config
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  await makeFolder('SVC_MEDIA_DIR', mediaDir)
  const db = await openStore<ContentTables>(config, 'content', contentMigrations)
  return { db, mediaDir, close: () => db.close() }
}
