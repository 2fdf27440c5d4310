import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '../backup/error.ts'
import type { Progress } from '../backup/progress.ts'
import type { Config } from '../config.ts'
import { rebuildSearch } from '../content/backup.ts'
import type { ContentTables } from '../content/schema.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import { type AnyDatabase, countRows, parseBatch, readTable, type TableToRead, writeRows } from '../db/rows.ts'
import { annotate, drop, renameSchema, Schemas } from '../db/schemas.ts'
import { TriptychError } from '../errors.ts'
import { flushTree } from '../lib/flush.ts'
import { ownData, placeOf } from './data-use.ts'
import {
  finishMove,
  leftSchema,
  type Move,
  type MovedSurface,
  movedSurfaces,
  movingFolder,
  movingSchema,
  placeName,
  readMove,
  readMoveTarget,
  requireNotMoved,
  settleMove,
  writeMove,
} from './moved.ts'
import { isThere, type OpenedData, openData, surfaceData } from './surface-data.ts'

export interface MoveOptions {
  /** `sqlite`, or the address of a PostgreSQL. */
  readonly to: string
  readonly progress: Progress
  /** For tests: called at each step. */
  readonly onStep?: (step: string) => void
}

export interface MoveReport {
  readonly to: 'postgres' | 'sqlite'
  /** The place for people, without a password. */
  readonly place: string
  readonly surfaces: readonly MovedSurface[]
  /** Null where they were moved before, and only the end was missing. */
  readonly rows: number | null
}

/**
 * Moves auth and content, with ids, history and credentials, from SQLite to PostgreSQL or back. The bridge stays where it
 * is, and so do media and keys. Killed anywhere, exactly one side can start; run again, it finishes.
 *
 * @throws BackupError where the target has something; TriptychError `unavailable` while a server or a command runs
 */
export async function move(config: Config, options: MoveOptions): Promise<MoveReport> {
  const { dataDir } = config
  const onStep = options.onStep ?? (() => {})
  const target = targetOf(config, options.to)
  const lock = ownData(dataDir)
  const opened: OpenedData[] = []
  try {
    const report = { to: target.to, place: target.to === 'sqlite' ? dataDir : placeName(target.url) }
    const begun = await readMove(dataDir)
    if (begun !== null && (await settleMove(dataDir, begun, onStep)) && begun.to === target.to) {
      return { ...report, surfaces: begun.surfaces, rows: null }
    }
    await requireNotDone(config, target)
    const place = await placeOf(dataDir)
    for (const surface of movedSurfaces) {
      const data = await openData(config, surface, 'sole', place)
      if (data !== null) opened.push(data)
    }
    const surfaces = opened.map(({ surface }) => surface as MovedSurface)
    if (surfaces.length === 0) throw new BackupError('refused', 'there are neither members nor content to move')
    await requireEmpty(config, target)
    const moving: Move = { id: uuidv7(), ...target, surfaces }
    onStep('begin')
    await writeMove(dataDir, moving)
    onStep('noted')
    const rows = await copyAll(config, moving, opened, options.progress, onStep)
    options.progress.begin('changing over', 0)
    onStep('copied')
    await commit(moving)
    onStep('committed')
    await closeAll(opened)
    await finishMove(dataDir, moving, onStep)
    return { ...report, surfaces, rows }
  } finally {
    options.progress.end()
    await closeAll(opened)
    lock.release()
  }
}

async function closeAll(opened: OpenedData[]): Promise<void> {
  for (const { close } of opened.splice(0)) await close()
}

function targetOf({ database }: Config, to: string): Pick<Move, 'to' | 'url'> {
  if (to === 'sqlite') {
    if (database.kind === 'postgres') return { to: 'sqlite', url: database.url.reveal() }
    throw new TriptychError('invalid_request', 'to move to SQLite, set SVC_DATABASE_URL to the PostgreSQL to move from')
  }
  if (!/^postgres(ql)?:$/.test(URL.canParse(to) ? new URL(to).protocol : '')) {
    throw new TriptychError('invalid_request', '--to takes sqlite, or an address that begins with postgres://')
  }
  if (database.kind === 'sqlite') return { to: 'postgres', url: to }
  throw new TriptychError('invalid_request', 'SVC_DATABASE_URL is set: leave it out, to move from SQLite')
}

/** Moved before, or the other way. */
async function requireNotDone(config: Config, { to, url }: Pick<Move, 'to' | 'url'>): Promise<void> {
  const moved = to === 'postgres' ? await readMoveTarget(config.dataDir) : null
  if (moved === placeName(url)) throw new BackupError('refused', `everything moved to ${moved} already`)
  for (const surface of movedSurfaces) await requireNotMoved(config, surface)
}

async function requireEmpty({ dataDir }: Config, { to, url }: Pick<Move, 'to' | 'url'>): Promise<void> {
  if (to === 'sqlite') {
    for (const surface of movedSurfaces) {
      const file = join(dataDir, `${surface}.sqlite`)
      if (await isThere({ kind: 'sqlite', file })) throw new BackupError('refused', `${file} is there already`)
    }
    return
  }
  const schemas = new Schemas(url)
  try {
    for (const surface of movedSurfaces) {
      const used = [surface, movingSchema(surface)]
      for (const name of used) {
        if (!(await schemas.find(name))?.used) continue
        throw new BackupError('refused', `${placeName(url)} has something in its schema ${name} already`)
      }
    }
  } finally {
    await schemas.close()
  }
}

async function copyAll(
  config: Config,
  moving: Move,
  opened: readonly OpenedData[],
  progress: Progress,
  onStep: (step: string) => void,
): Promise<number> {
  let rows = 0
  for (const { surface, db: source } of opened) {
    const { migrations, kept, moved } = surfaceData[surface]
    await source.migrate(migrations)
    const target = openDatabase<AnyDatabase>(await makeTarget(config, moving, surface as MovedSurface))
    try {
      await target.migrate(migrations)
      onStep(`${surface} made`)
      rows += await source.snapshot((reader) => copyTables(reader, target, surface, [...kept, ...moved], progress))
      if (surface === 'content') {
        await rebuildSearch((target as unknown as Database<ContentTables>).writer)
      }
      onStep(`${surface} filled`)
    } finally {
      await target.close()
    }
  }
  if (moving.to === 'sqlite') await flushTree(movingFolder(config.dataDir))
  return rows
}

async function makeTarget(config: Config, { id, to, url }: Move, surface: MovedSurface): Promise<DatabaseSettings> {
  if (to === 'sqlite') {
    const folder = movingFolder(config.dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return { kind: 'sqlite', file: join(folder, `${surface}.sqlite`) }
  }
  const schema = movingSchema(surface)
  const schemas = new Schemas(url)
  try {
    await schemas.makeEmpty(schema, id)
  } finally {
    await schemas.close()
  }
  return { kind: 'postgres', url, schema }
}

type Reader = Parameters<Parameters<Database<AnyDatabase>['snapshot']>[0]>[0]

async function copyTables(
  reader: Reader,
  target: Database<AnyDatabase>,
  surface: string,
  tables: readonly TableToRead[],
  progress: Progress,
): Promise<number> {
  const counts = await Promise.all(tables.map(({ name }) => countRows(reader, name)))
  const total = counts.reduce((sum, count) => sum + count, 0)
  progress.begin(`moving ${surface}`, total)
  for (const [index, table] of tables.entries()) {
    for await (const { text, count } of readTable(reader, table)) {
      await target.transaction([], (trx) => writeRows(trx, table.name, parseBatch(text)))
      progress.advance(count)
    }
    const copied = await countRows(target.reader, table.name)
    if (copied !== counts[index]) throw new Error(`${surface}: ${copied} of ${counts[index]} rows of ${table.name}`)
  }
  return total
}

/** The one step that decides which side can start. */
async function commit({ id, to, url, surfaces }: Move): Promise<void> {
  const statements = surfaces.flatMap((surface) => {
    if (to === 'sqlite') {
      const left = leftSchema(surface)
      return [drop(left), renameSchema(surface, left), annotate(left, id)]
    }
    // One that was made for it beforehand is empty.
    return [`drop schema if exists ${surface}`, renameSchema(movingSchema(surface), surface), annotate(surface, id)]
  })
  const schemas = new Schemas(url)
  try {
    await schemas.change(statements)
  } finally {
    await schemas.close()
  }
}
