import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../backup/staging.ts'
import { type Config, ConfigError } from '../config.ts'
import { drop, Schemas } from '../db/schemas.ts'
import { TriptychError } from '../errors.ts'
import { hasCode } from '../lib/error-text.ts'
import { flushFolder } from '../lib/flush.ts'

/**
 * A move that is under way. What decides whether it is done is one transaction of PostgreSQL, in either direction:
 * before it the side that is left can start, and after it the other one. Each side asks that while this file is there.
 */
export interface Move {
  readonly id: string
  readonly to: 'postgres' | 'sqlite'
  /** Of the PostgreSQL side: this file is for its owner alone. */
  readonly url: string
  readonly surfaces: readonly MovedSurface[]
}

/** What PostgreSQL may hold. */
export type MovedSurface = 'auth' | 'content'
export const movedSurfaces: readonly MovedSurface[] = ['auth', 'content']

/** The schema that a move fills, and what it calls the one that it has left. */
export const movingSchema = (surface: string): string => `${surface}_moving`
export const leftSchema = (surface: string): string => `${surface}_moved`

/** Where a move to SQLite puts the files before they have their place. */
const STAGING = 'move'
const MOVE = 'move.json'
const MOVED = 'moved.json'

export function movingFolder(dataDir: string): string {
  return join(dataDir, STAGING)
}

/** The move that was begun and not finished; null where there is none. */
export async function readMove(dataDir: string): Promise<Move | null> {
  return readJson<Move>(join(dataDir, MOVE))
}

export async function writeMove(dataDir: string, move: Move): Promise<void> {
  await writeDurably(join(dataDir, MOVE), JSON.stringify(move))
}

/** Where the databases of a data folder were moved to; null while they are here, or there were none. */
export async function readMoveTarget(dataDir: string): Promise<string | null> {
  return (await readJson<{ to: string }>(join(dataDir, MOVED)))?.to ?? null
}

/** A PostgreSQL address for people: without name and password. */
export function placeName(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Whether PostgreSQL has committed a move. */
async function isCommitted({ id, to, url, surfaces }: Move): Promise<boolean> {
  const schemas = new Schemas(url)
  try {
    const [surface = 'auth'] = surfaces
    const found = await schemas.find(to === 'postgres' ? surface : leftSchema(surface))
    return found?.note === id
  } finally {
    await schemas.close()
  }
}

/**
 * Brings a move that was broken off to its end where it was committed, or takes it back where it was not. The caller
 * holds the data folder.
 *
 * @param onStep called before and after each step, with its name
 * @returns whether it was committed
 */
export async function settleMove(dataDir: string, move: Move, onStep: (step: string) => void): Promise<boolean> {
  const committed = await isCommitted(move)
  if (committed) await finishMove(dataDir, move, onStep)
  else await takeBack(dataDir, move)
  return committed
}

export async function finishMove(dataDir: string, move: Move, onStep: (step: string) => void): Promise<void> {
  if (move.to === 'postgres') {
    await writeDurably(join(dataDir, MOVED), JSON.stringify({ to: placeName(move.url), at: new Date().toISOString() }))
    onStep('marked')
    const aside = join(dataDir, `moved-${move.id}`)
    for (const surface of move.surfaces) await moveFiles(dataDir, aside, surface)
  } else {
    for (const surface of move.surfaces) await moveFiles(movingFolder(dataDir), dataDir, surface)
    onStep('placed')
    await rm(join(dataDir, MOVED), { force: true })
    await rm(movingFolder(dataDir), { recursive: true, force: true })
  }
  onStep('files')
  await rm(join(dataDir, MOVE), { force: true })
  await flushFolder(dataDir)
}

async function takeBack(dataDir: string, { to, url, surfaces }: Move): Promise<void> {
  if (to === 'postgres') {
    const schemas = new Schemas(url)
    try {
      await schemas.change(surfaces.map((surface) => drop(movingSchema(surface))))
    } finally {
      await schemas.close()
    }
  }
  await rm(movingFolder(dataDir), { recursive: true, force: true })
  await rm(join(dataDir, MOVE), { force: true })
  await flushFolder(dataDir)
}

/** A database with what belongs to it; done already is fine. */
async function moveFiles(from: string, to: string, surface: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const suffix of ['-wal', '-shm', '']) {
    const name = `${surface}.sqlite${suffix}`
    await rename(join(from, name), join(to, name)).catch(passMissing)
  }
  for (const folder of [from, to]) await flushFolder(folder).catch(passMissing)
}

/**
 * Holds that the databases are where the settings say, and neither moved away nor on their way.
 *
 * @throws ConfigError where they moved; TriptychError `unavailable` where a move was broken off
 */
export async function requireNotMoved(config: Config, surface: MovedSurface): Promise<void> {
  const { database, dataDir } = config
  if (database.kind === 'sqlite') {
    const to = await readMoveTarget(dataDir)
    if (to === null) return
    const message = `is missing: the members and the content of ${dataDir} moved to PostgreSQL at ${to}`
    throw new ConfigError('SVC_DATABASE_URL', message)
  }
  const schemas = new Schemas(database.url.reveal())
  try {
    if ((await schemas.find(movingSchema(surface))) !== null) {
      throw new TriptychError('unavailable', 'a move into this database was broken off: run "triptych move" again')
    }
    if ((await schemas.find(leftSchema(surface))) !== null && (await schemas.find(surface)) === null) {
      const message =
        'names a database whose members and content moved to SQLite: leave it out, on the machine they are on'
      throw new ConfigError('SVC_DATABASE_URL', message)
    }
  } finally {
    await schemas.close()
  }
}

/**
 * Settles a move that was broken off, for a process that is about to use the databases of these settings. The caller
 * holds the data folder.
 *
 * @throws TriptychError `unavailable` where the settings are those of the side that the move had not reached
 */
export async function settleBegunMove({ database, dataDir }: Config): Promise<void> {
  const begun = await readMove(dataDir)
  if (begun === null) return
  const isSource = (begun.to === 'postgres') === (database.kind === 'sqlite')
  if (isSource || (await isCommitted(begun))) await settleMove(dataDir, begun, () => {})
  else throw new TriptychError('unavailable', 'a move was broken off before its end: run "triptych move" again')
}

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw new TriptychError('unavailable', `${file} cannot be read`, { cause: error })
  }
}

function passMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error
}
