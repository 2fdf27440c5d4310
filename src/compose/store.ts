import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Migration } from 'kysely/migration'
import { type Config, ConfigError } from '../config.ts'
import { contentMigrations } from '../content/migrations/index.ts'
import type { ContentTables } from '../content/schema.ts'
import { type Database, openDatabase } from '../db/database.ts'

/** Opens the database of one surface as the settings have it, made and migrated where it was not there. */
export async function openStore<T>(
  config: Config,
  surface: 'auth' | 'content',
  migrations: Record<string, Migration>,
): Promise<Database<T>> {
  const { database, dataDir } = config
  if (database.kind === 'sqlite') return openLocalStore(config, surface, migrations)
  await makeFolder('SVC_DATA_DIR', dataDir)
  return migrate(openDatabase<T>({ kind: 'postgres', url: database.url.reveal(), schema: surface }), migrations)
}

/** The same for a surface that belongs to its machine: always SQLite, `<dataDir>/<surface>.sqlite`. */
export async function openLocalStore<T>(
  config: Config,
  surface: 'auth' | 'bridge' | 'content',
  migrations: Record<string, Migration>,
): Promise<Database<T>> {
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  return migrate(openDatabase<T>({ kind: 'sqlite', file: join(config.dataDir, `${surface}.sqlite`) }), migrations)
}

async function migrate<T>(db: Database<T>, migrations: Record<string, Migration>): Promise<Database<T>> {
  try {
    await db.migrate(migrations)
  } catch (error) {
    await db.close()
    throw error
  }
  return db
}

/**
 * Makes the folder that a setting names, where it is not there.
 *
 * @throws ConfigError naming the setting when it cannot be made
 */
export async function makeFolder(variable: string, path: string): Promise<void> {
  try {
    await make(path)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new ConfigError(variable, `names no folder that can be made: ${path} (${reason})`)
  }
}

/** Not `mkdir` with `recursive`: where a file system refuses a folder with ENOENT, as /proc does, it tries for ever. */
async function make(path: string): Promise<void> {
  if (await isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) await make(parent)
  // Other users of this machine may not read emails and hashes.
  await mkdir(path, { mode: 0o700 }).catch(async (error) => {
    // Another process may have been first.
    if (!(await isFolder(path))) throw error
  })
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? false
}

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
