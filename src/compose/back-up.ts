import { createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readHeadText } from '../auth/record/links.ts'
import { ArchiveWriter } from '../backup/archive.ts'
import { BackupError } from '../backup/error.ts'
import {
  type ArchivedPlugin,
  type ArchivedSurface,
  archivedSurfaces,
  type DatabaseManifest,
  manifestHead,
} from '../backup/manifest.ts'
import type { Progress } from '../backup/progress.ts'
import { listBridgeFiles, listInstalled } from '../bridge/backup.ts'
import type { Config } from '../config.ts'
import { listMedia } from '../content/backup.ts'
import { holdMedia } from '../content/media/hold.ts'
import type { MediaStore } from '../content/media/media-store.ts'
import type { ContentTables } from '../content/schema.ts'
import type { Database } from '../db/database.ts'
import { type AnyDatabase, countRows, readTable } from '../db/rows.ts'
import { hasCode } from '../lib/error-text.ts'
import type { ByteSource } from '../payload.ts'
import { openMedia } from './content-store.ts'
import { placeOf, useData } from './data-use.ts'
import { type OpenedData, openData, surfaceData } from './surface-data.ts'
import { readVersion } from './version.ts'

export interface BackupOptions {
  /** Must not be there. */
  readonly file: string
  /** Null: all that have data. */
  readonly surfaces: ReadonlySet<ArchivedSurface> | null
  readonly progress: Progress
}

export interface BackupReport {
  readonly file: string
  /** Bytes of the file. */
  readonly size: number
  readonly encrypted: boolean
  readonly surfaces: readonly ArchivedSurface[]
  readonly rows: number
  /** The newest link of the activity; null without one. */
  readonly activityHead: string | null
  readonly media: number
  readonly files: number
  readonly plugins: readonly ArchivedPlugin[]
  /** Media whose bytes are not there, by hash. */
  readonly missingMedia: readonly string[]
  /** Links and the like among the bridge's files. */
  readonly leftOut: readonly string[]
}

/**
 * Writes one archive of everything, while servers run and write. Each database is read in one transaction, which sees
 * one state of it; the media come after, so all that the database names is there.
 *
 * @throws BackupError; TriptychError `unavailable`
 */
export async function backUp(config: Config, { file, surfaces, progress }: BackupOptions): Promise<BackupReport> {
  if (await isFile(file)) throw new BackupError('refused', `${file} is there already: give another name`)
  await requireDataDir(config.dataDir)
  const lock = await useData(config)
  const opened: OpenedData[] = []
  let writer: ArchiveWriter | undefined
  let hold: Awaited<ReturnType<typeof holdMedia>> | undefined
  try {
    for (const surface of archivedSurfaces) {
      if (surfaces !== null && !surfaces.has(surface)) continue
      const data = await openData(config, surface, 'shared', await placeOf(config.dataDir))
      if (data !== null) opened.push(data)
      else if (surfaces !== null) throw new BackupError('refused', `${surface} has no data here`)
    }
    if (opened.length === 0) throw new BackupError('refused', `there is nothing in ${config.dataDir} to back up`)
    for (const data of opened) requireCurrent(data)
    const content = opened.find(({ surface }) => surface === 'content')
    if (content !== undefined) hold = await holdMedia(content.db as unknown as Database<ContentTables>)
    writer = await ArchiveWriter.create(file, config.backup.passphrase?.reveal() ?? null)
    const { databases, media, rows, activityHead } = await writeDatabases(writer, opened, progress)
    const keyFingerprint = content !== undefined || 'auth' in databases ? await writeKey(writer, config) : null
    const bridge = 'bridge' in databases ? await writeBridgeFiles(writer, config.dataDir, progress) : noBridge
    const missingMedia = media.length === 0 ? [] : await writeMedia(writer, await openMedia(config), media, progress)
    await writer.close({
      ...manifestHead(readVersion()),
      databases,
      plugins: bridge.plugins,
      missingMedia,
      keyFingerprint,
      ...(activityHead !== null && { activityHead }),
    })
    return {
      file,
      size: (await stat(file)).size,
      encrypted: config.backup.passphrase !== null,
      surfaces: opened.map(({ surface }) => surface),
      rows,
      activityHead,
      media: media.length - missingMedia.length,
      missingMedia,
      ...bridge,
    }
  } catch (error) {
    await writer?.abort()
    throw error
  } finally {
    progress.end()
    await hold?.release().catch(() => {})
    for (const { close } of opened) await close()
    lock.release()
  }
}

const noBridge = { files: 0, leftOut: [] as string[], plugins: [] as ArchivedPlugin[] }

/** A restore brings rows into the tables that they came from. */
function requireCurrent({ surface, migrations }: OpenedData): void {
  const known = Object.keys(surfaceData[surface].migrations).sort()
  if (migrations.join() === known.join()) return
  const message = `the database of ${surface} is of another version of Triptych: back it up with that one, or start this one first`
  throw new BackupError('unfit', message)
}

interface WrittenDatabases {
  readonly databases: Partial<Record<ArchivedSurface, DatabaseManifest>>
  readonly media: readonly { hash: string; size: number }[]
  readonly rows: number
  readonly activityHead: string | null
}

/** All transactions begin before the first row is read, so the states of the databases are a moment apart. */
async function writeDatabases(
  writer: ArchiveWriter,
  opened: readonly OpenedData[],
  progress: Progress,
): Promise<WrittenDatabases> {
  const databases: Partial<Record<ArchivedSurface, DatabaseManifest>> = {}
  let media: { hash: string; size: number }[] = []
  let total = 0
  let activityHead: string | null = null
  const write = async (readers: ReadonlyMap<OpenedData, Reader>): Promise<void> => {
    for (const [{ surface, migrations }, reader] of readers) {
      const tables = await writeTables(writer, surface, reader, progress)
      databases[surface] = { migrations, tables }
      for (const { rows } of tables) total += rows
      if (surface === 'content') media = await listMedia(reader as never)
      if (surface === 'auth') activityHead = await readHeadText(reader as never)
    }
  }
  const begin = async ([first, ...rest]: readonly OpenedData[], readers: Map<OpenedData, Reader>): Promise<void> => {
    if (first === undefined) return write(readers)
    await first.db.snapshot(async (reader) => {
      // A transaction sees the state of its first read.
      await countRows(reader, 'kysely_migration')
      await begin(rest, new Map([...readers, [first, reader]]))
    })
  }
  await begin(opened, new Map())
  return { databases, media, rows: total, activityHead }
}

type Reader = Parameters<Parameters<Database<AnyDatabase>['snapshot']>[0]>[0]

async function writeTables(
  writer: ArchiveWriter,
  surface: ArchivedSurface,
  reader: Reader,
  progress: Progress,
): Promise<DatabaseManifest['tables']> {
  const { kept } = surfaceData[surface]
  const counts = new Map<string, number>()
  for (const { name } of kept) counts.set(name, await countRows(reader, name))
  progress.begin(
    `reading ${surface}`,
    [...counts.values()].reduce((sum, count) => sum + count, 0),
  )
  for (const table of kept) {
    let part = 0
    for await (const { text, count } of readTable(reader, table)) {
      part += 1
      await writer.add(`${surface}/${table.name}/${String(part).padStart(6, '0')}.jsonl`, Buffer.from(text))
      progress.advance(count)
    }
  }
  return kept.map(({ name }) => ({ name, rows: counts.get(name) ?? 0 }))
}

/** The key that is in the data folder; one from the settings stays there, and only its fingerprint is noted. */
async function writeKey(writer: ArchiveWriter, { secretKey, dataDir }: Config): Promise<string | null> {
  if (secretKey !== null) return fingerprintOf(secretKey.reveal())
  const bytes = await readFile(join(dataDir, 'secret.key')).catch(passMissing)
  if (bytes === undefined) return null
  await writer.add('secret.key', bytes)
  return fingerprintOf(bytes.toString('utf8').trim())
}

export function fingerprintOf(key: string): string {
  return createHmac('sha256', key).update('triptych backup').digest('base64url')
}

async function writeBridgeFiles(
  writer: ArchiveWriter,
  dataDir: string,
  progress: Progress,
): Promise<{ files: number; leftOut: readonly string[]; plugins: ArchivedPlugin[] }> {
  const { files, leftOut } = await listBridgeFiles(dataDir)
  progress.begin('reading the files of the bridge', files.length)
  let written = 0
  for (const path of files) {
    // One that was removed meanwhile was no part of the bridge any more.
    const handle = await open(join(dataDir, path), 'r').catch(passMissing)
    if (handle === undefined) continue
    await using file: FileHandle = handle
    const { size } = await file.stat()
    const bytes = size === 0 ? [] : file.createReadStream({ start: 0, end: size - 1, autoClose: false })
    await writer.addStream(`files/${path}`, size, bytes as AsyncIterable<Uint8Array>)
    written += 1
    progress.advance(1)
  }
  return { files: written, leftOut, plugins: await listInstalled(dataDir) }
}

async function writeMedia(
  writer: ArchiveWriter,
  store: MediaStore,
  media: readonly { hash: string; size: number }[],
  progress: Progress,
): Promise<string[]> {
  progress.begin(
    'reading media',
    media.reduce((sum, { size }) => sum + size, 0),
  )
  const missing: string[] = []
  for (const { hash, size } of media) {
    const there = await store.has({ hash, size })
    if (there) await writer.addStream(`media/${hash}`, size, readMedia(store.source({ hash, size }), size))
    else missing.push(hash)
    progress.advance(size)
  }
  return missing
}

async function* readMedia(source: ByteSource, size: number): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') yield* createReadStream(source)
  else if (size > 0) yield* await source(0, size - 1)
}

async function requireDataDir(dataDir: string): Promise<void> {
  const found = await stat(dataDir).catch(passMissing)
  if (found === undefined) throw new BackupError('refused', `there is no folder ${dataDir}: set SVC_DATA_DIR`)
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(passMissing)) !== undefined
}

function passMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error
}
