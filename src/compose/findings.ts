import { accessSync, constants } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { type Config, ConfigError } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { type AnyDatabase, listMigrations } from '../db/rows.ts'
import { checkIntegrity } from '../db/sqlite-damage.ts'
import { TriptychError } from '../errors.ts'
import { errorMessage, hasCode } from '../lib/error-text.ts'
import type { SurfaceName } from './addresses.ts'
import { readMove, requireNotMoved } from './moved.ts'
import { databaseOf, isThere, surfaceData } from './surface-data.ts'

/** What one look at the machine or the settings has shown. */
export interface Finding {
  /** `failed`: the surfaces do not start so, or not all of them works. */
  readonly state: 'ok' | 'warning' | 'failed'
  readonly subject: string
  readonly text: string
  /** What to do, where something is to be done. */
  readonly advice?: string
}

const OLDEST_NODE = 24

/** Milliseconds that a server gets for its answer. */
export const PATIENCE = 5_000

/** @param version such as `24.1.0` */
export function nodeVersion(version: string): Finding {
  const subject = 'Node'
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return { state: 'ok', subject, text: version }
  return { state: 'failed', subject, text: `${version} is too old`, advice: `install Node ${OLDEST_NODE} or newer` }
}

/**
 * Why this user cannot use a file or a folder as it has to be used, and what to do; null where it can be.
 *
 * @param mode of `access`
 */
export function refusalOf(path: string, mode: number): { readonly text: string; readonly advice: string } | null {
  try {
    accessSync(path, mode)
    return null
  } catch (error) {
    return hasCode(error, 'EROFS')
      ? { text: `${path} is on a file system that is read-only`, advice: 'mount that for writing' }
      : { text: `${userName()} may not write to ${path}`, advice: 'chown it' }
  }
}

/** What this user is called; a container may run as a number that has no name. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

/**
 * Looks whether this version can use the database of a surface, and changes nothing. A SQLite file is read from end to
 * end.
 *
 * @param describe what is said of one that it can use: where it is, and the migrations that it has had; null where there
 *   is none yet
 */
export async function inspectDatabase(
  config: Config,
  surface: SurfaceName,
  describe: (place: string, applied: readonly string[] | null) => Omit<Finding, 'subject'>,
): Promise<Finding> {
  const subject = `database of ${surface}`
  const settings = databaseOf(config, surface)
  const place = settings.kind === 'sqlite' ? settings.file : new URL(settings.url).host
  try {
    if (settings.kind === 'sqlite' && (await isFile(settings.file))) {
      const refusal = refusalOf(settings.file, constants.R_OK | constants.W_OK)
      if (refusal !== null) return { state: 'failed', subject, ...refusal }
      checkIntegrity(settings.file)
    }
    if (!(await isThere(settings))) return { subject, ...describe(place, null) }
    const db = openDatabase<AnyDatabase>({ ...settings, patience: PATIENCE })
    try {
      const schema = settings.kind === 'postgres' ? settings.schema : undefined
      const applied = await listMigrations(db.reader, schema)
      const newer = applied.find((name) => !(name in surfaceData[surface].migrations))
      if (newer === undefined) return { subject, ...describe(place, applied) }
      const text = `${place} was used by a newer version: it has the migration ${newer}`
      return { state: 'failed', subject, text, advice: 'install that version, or restore a backup of this one' }
    } finally {
      await db.close()
    }
  } catch (error) {
    const advice =
      settings.kind === 'postgres'
        ? 'see that PostgreSQL runs, and correct SVC_DATABASE_URL'
        : `restore a backup; \`triptych serve --start-empty ${surface}\` moves a damaged file aside`
    return { state: 'failed', subject, text: `${place}: ${errorMessage(error)}`, advice }
  }
}

function isFile(path: string): Promise<boolean> {
  return lstat(path).then(
    (stats) => stats.isFile() && stats.size > 0,
    () => false,
  )
}

/**
 * Whether the data are where the settings say.
 *
 * @param unfinished what a move is that was broken off: the next start of the version that began it mostly finishes it
 */
export async function inspectPlace(
  config: Config,
  surfaces: ReadonlySet<SurfaceName>,
  unfinished: 'warning' | 'failed',
): Promise<Finding[]> {
  const subject = 'place of the data'
  try {
    if ((await readMove(config.dataDir)) !== null) {
      const text = 'a move between databases was broken off'
      return [{ state: unfinished, subject, text, advice: 'run "triptych move" again, with the version that began it' }]
    }
    for (const surface of surfaces) if (surface !== 'bridge') await requireNotMoved(config, surface)
    return []
  } catch (error) {
    if (error instanceof ConfigError) {
      return [{ state: 'failed', subject, text: error.message, advice: `change ${error.variable}` }]
    }
    // A database that does not answer has a finding of its own.
    if (error instanceof TriptychError && error.message.includes('move')) {
      return [{ state: 'failed', subject, text: error.message, advice: 'do that with the version that began it' }]
    }
    return []
  }
}
