import { type Config, ConfigError } from '../config.ts'
import { MediaBucket } from '../content/media/media-bucket.ts'
import { MediaFolder } from '../content/media/media-folder.ts'
import type { MediaStore } from '../content/media/media-store.ts'
import { contentMigrations } from '../content/migrations/index.ts'
import type { ContentTables } from '../content/schema.ts'
import type { Database } from '../db/database.ts'
import { errorMessage } from '../lib/error-text.ts'
import { makeFolder, openStore, type StoreSupervision } from './store.ts'

/** Where the content surface keeps what it keeps. */
export interface ContentStore {
  readonly db: Database<ContentTables>
  readonly media: MediaStore
  close(): Promise<void>
}

/**
 * Opens the store that the settings name, made and migrated where it was not there.
 *
 * @throws ConfigError where the media cannot be opened
 */
export async function openContentStore(config: Config, supervision?: StoreSupervision): Promise<ContentStore> {
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  const media = await openMedia(config)
  const db = await openStore<ContentTables>(config, 'content', contentMigrations, supervision)
  return { db, media, close: () => db.close() }
}

/** Opens where media are: the bucket that `SVC_MEDIA_URL` names, or the folder. Nothing is asked of a bucket yet. */
export async function openMedia({ mediaDir, mediaBucket }: Config): Promise<MediaStore> {
  await makeFolder('SVC_MEDIA_DIR', mediaDir)
  if (mediaBucket === null) return new MediaFolder(mediaDir)
  const { credentials } = mediaBucket
  const address = {
    ...mediaBucket,
    credentials: credentials && { ...credentials, secretAccessKey: credentials.secretAccessKey.reveal() },
  }
  return MediaBucket.open(address, { incoming: mediaDir }).catch((error) => {
    throw new ConfigError('SVC_MEDIA_URL', errorMessage(error))
  })
}
