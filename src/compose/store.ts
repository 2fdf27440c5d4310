import { existsSync as isThere, statSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Migration } from 'kysely/migration'
import { type Config, ConfigError } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { FileLock } from '../db/file-lock.ts'
import { enterDatabase, type Presence } from '../db/presence.ts'
import { checkIntegrity, DatabaseDamaged, hasLogAlone } from '../db/sqlite-damage.ts'
import { flushFolder } from '../lib/flush.ts'
import type { Logger } from '../server/logger.ts'
import { placeOf, useData } from './data-use.ts'
import { requireNotMoved } from './moved.ts'
import type { Supervision } from './supervised-surface.ts'

/** How a surface that is supervised opens its store. */
export interface StoreSupervision extends Pick<Supervision, 'damage' | 'startEmpty' | 'onDamage'> {
  readonly logger: Logger
}

/**
 * Opens the database of one surface as the settings have it, made and migrated where it was not there. Until it is
 * closed, no restore and no move begins.
 *
 * @throws TriptychError `unavailable` while a restore or a move works on it
 */
export async function openStore<T>(
  config: Config,
  surface: 'auth' | 'content',
  migrations: Record<string, Migration>,
  supervision?: StoreSupervision,
): Promise<Database<T>> {
  const { database } = config
  if (database.kind === 'sqlite') return openLocalStore(config, surface, migrations, supervision)
  const lock = await enterFolder(config, surface)
  const db = openDatabase<T>({
    kind: 'postgres',
    url: database.url.reveal(),
    schema: surface,
    pool: database.pool,
  })
  let presence: Presence | undefined
  const close = async (): Promise<void> => {
    await presence?.leave()
    await db.close()
    lock.release()
  }
  try {
    await db.migrate(migrations)
    presence = await enterDatabase(db as Database<unknown>, 'shared', await placeOf(config.dataDir))
    return { ...db, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The same for a surface that belongs to its machine: always SQLite, `<dataDir>/<surface>.sqlite`. */
export async function openLocalStore<T>(
  config: Config,
  surface: 'auth' | 'bridge' | 'content',
  migrations: Record<string, Migration>,
  supervision?: StoreSupervision,
): Promise<Database<T>> {
  const lock = await enterFolder(config, surface)
  try {
    const file = join(config.dataDir, `${surface}.sqlite`)
    if (supervision?.startEmpty) await moveDamaged(file, supervision.logger)
    else if (supervision?.damage) requireMended(supervision.damage)
    const onDamage = supervision?.onDamage
    const db = await migrate(openDatabase<T>({ kind: 'sqlite', file, ...(onDamage && { onDamage }) }), migrations)
    return { ...db, close: () => db.close().finally(() => lock.release()) }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function enterFolder(config: Config, surface: 'auth' | 'bridge' | 'content'): Promise<FileLock> {
  await makeFolder('SVC_DATA_DIR', config.dataDir)
  const lock = await useData(config, surface !== 'bridge')
  try {
    if (surface !== 'bridge') await requireNotMoved(config, surface)
    return lock
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * A damaged file is not opened again before another one lies in its place: an empty one does not count.
 *
 * @throws DatabaseDamaged
 */
function requireMended(damage: DatabaseDamaged): void {
  const stats = statSync(damage.file, { throwIfNoEntry: false })
  if (!damage.isPast || !stats?.size) throw damage
  checkIntegrity(damage.file)
}

/** Moves the files of a damaged database aside, to names with the time; a whole one stays. */
async function moveDamaged(file: string, logger: Logger): Promise<void> {
  try {
    if (isThere(file) || hasLogAlone(file)) checkIntegrity(file)
    logger.warn({ file }, 'the database is not damaged, so it stays: --start-empty does nothing')
    return
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error
  }
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  // The log first: a file without it is damaged all the same, a log without its file would be deleted.
  for (const suffix of ['-wal', '-shm', '']) {
    if (isThere(`${file}${suffix}`)) await rename(`${file}${suffix}`, `${aside}${suffix}`)
  }
  await flushFolder(dirname(file))
  logger.warn({ from: file, to: aside }, 'the damaged database was moved aside, and an empty one takes its place')
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
