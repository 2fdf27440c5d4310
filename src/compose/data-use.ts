import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { BackupError } from '../backup/error.ts'
import { discardStaging, readJournal } from '../backup/staging.ts'
import { type Config, ConfigError } from '../config.ts'
import { type FileLock, lockFile } from '../db/file-lock.ts'
import { TriptychError } from '../errors.ts'
import { errorMessage, hasCode } from '../lib/error-text.ts'
import { StartError } from '../server/listener.ts'
import { readMove, settleBegunMove } from './moved.ts'

/** A file that nothing else is in. */
const LOCK = 'data.lock'

/**
 * Uses the data folder beside other servers and commands, and keeps restores and moves away meanwhile. A restore that
 * was broken off while it replaced is brought to its end first, and so is a move.
 *
 * @param config whose data folder is there
 * @param moves whether a move concerns the caller
 * @throws TriptychError `unavailable` while a restore or a move works on it; StartError where its journal is damaged;
 *   ConfigError where this user may not read it
 */
export async function useData(config: Config, moves = true): Promise<FileLock> {
  for (;;) {
    await settleData(config, moves)
    const lock = takeLock(config.dataDir, 'shared')
    if (lock === null) {
      throw new TriptychError('unavailable', `a restore or a move works on ${config.dataDir}: wait until it has ended`)
    }
    if (!(await isUnsettled(config, moves))) {
      // No restore runs beside this lock: what is staged is of one that was broken off before it replaced anything.
      await discardStaging(config.dataDir).catch(() => {})
      return lock
    }
    lock.release()
  }
}

/**
 * Keeps everything else away from the data folder.
 *
 * @throws TriptychError `unavailable` while a server or a command uses it
 */
export function ownData(dataDir: string): FileLock {
  const lock = takeLock(dataDir, 'exclusive')
  if (lock !== null) return lock
  throw new TriptychError('unavailable', `a server or a command uses ${dataDir}: stop it first`)
}

/** What processes that share this data folder, and no others, have in common: a name for `enterDatabase`. */
export async function placeOf(dataDir: string): Promise<string> {
  const { ino, birthtimeNs } = await stat(join(dataDir, LOCK), { bigint: true })
  return `${hostname()} ${ino} ${birthtimeNs}`
}

let settling: Promise<void> | undefined

/** Does what {@link useData} does first: once for all that a process is about to start. */
export async function settleData(config: Config, moves = true): Promise<void> {
  if (!(await isUnsettled(config, moves))) return
  // The surfaces of a process start side by side.
  settling ??= settle(config, moves).finally(() => {
    settling = undefined
  })
  await settling
}

async function isUnsettled({ dataDir }: Config, moves: boolean): Promise<boolean> {
  const journal = await readJournal(dataDir).catch((error: unknown) => {
    if (hasCode(error, 'EACCES')) {
      const problem = `names a folder of which this user may not read all: ${error.path ?? dataDir}; hand it over with chown`
      throw new ConfigError('SVC_DATA_DIR', problem, { cause: error })
    }
    throw error instanceof BackupError ? new StartError(error.message, { cause: error }) : error
  })
  return journal !== null || (moves && (await readMove(dataDir)) !== null)
}

async function settle(config: Config, moves: boolean): Promise<void> {
  const { finishRestore } = await import('./finish-restore.ts')
  const lock = ownData(config.dataDir)
  try {
    await finishRestore(config, await placeOf(config.dataDir), () => {})
    if (moves) await settleBegunMove(config)
  } finally {
    lock.release()
  }
}

function takeLock(dataDir: string, mode: 'shared' | 'exclusive'): FileLock | null {
  const file = join(dataDir, LOCK)
  try {
    return lockFile(file, mode)
  } catch (error) {
    throw new TriptychError('unavailable', `${file} cannot be locked: ${errorMessage(error)}`, { cause: error })
  }
}

export interface FolderOwner {
  readonly folder: string
  readonly uid: number
  readonly gid: number
}

/** Whom a folder belongs to, where this is root and it is another user's; otherwise null. */
export async function findOtherOwner(folder: string): Promise<FolderOwner | null> {
  const { uid, gid } = await stat(folder)
  return process.getuid?.() === 0 && uid !== 0 ? { folder, uid, gid } : null
}
