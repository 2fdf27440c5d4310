import { createWriteStream } from 'node:fs'
import { chown, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type RestoredAuth, readDecisions as readAuthDecisions, settleRestoredAuth } from '../auth/backup.ts'
import type { AuthTables } from '../auth/schema.ts'
import { bytesOf, checkedEntry, type ReadEntry, readArchive, sizeOfArchive, verifyArchive } from '../backup/archive.ts'
import { BackupError } from '../backup/error.ts'
import { type ArchivedPlugin, type ArchivedSurface, archivedSurfaces, type Manifest } from '../backup/manifest.ts'
import type { Progress } from '../backup/progress.ts'
import { discardStaging, type Journal, makeStaging, readJournal, writeJournal } from '../backup/staging.ts'
import { bridgePlaces, listInstalled, settleHap } from '../bridge/backup.ts'
import { takeDataLock } from '../bridge/data-lock.ts'
import type { Config } from '../config.ts'
import {
  type RestoredContent,
  readDecisions as readContentDecisions,
  rebuildSearch,
  settleRestoredContent,
} from '../content/backup.ts'
import type { ContentTables } from '../content/schema.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../db/database.ts'
import type { FileLock } from '../db/file-lock.ts'
import { uuidv7 } from '../db/ids.ts'
import { type AnyDatabase, parseBatch, writeRows } from '../db/rows.ts'
import { Schemas } from '../db/schemas.ts'
import { errorMessage, hasCode } from '../lib/error-text.ts'
import { fingerprintOf } from './back-up.ts'
import { openMedia } from './content-store.ts'
import { type FolderOwner, findOtherOwner, ownData, placeOf } from './data-use.ts'
import {
  changeOver,
  finishRestore,
  ownDatabases,
  replacedSchema,
  replaceFiles,
  restoringSchema,
} from './finish-restore.ts'
import { movedSurfaces, requireNotMoved, settleBegunMove } from './moved.ts'
import { makeFolder } from './store.ts'
import { databaseOf, isThere, type OpenedData, surfaceData } from './surface-data.ts'

export interface RestoreOptions {
  readonly file: string
  readonly forgetPairings: boolean
  readonly progress: Progress
  /** For tests: called at each step from which there is no way back, before and after it. */
  readonly onStep?: (step: string) => void
}

export interface RestoreReport {
  readonly createdAt: string
  readonly surfaces: readonly ArchivedSurface[]
  readonly rows: number
  readonly media: number
  /** Null where the archive has no members. */
  readonly auth: RestoredAuth | null
  readonly content: RestoredContent | null
  /** Surfaces whose decisions since the backup could not be carried over, with the reason; null: there was nothing. */
  readonly unread: readonly { readonly surface: ArchivedSurface; readonly reason: string | null }[]
  /** Pairings of the bridge, and whether they were forgotten; null where the archive has no bridge. */
  readonly pairings: { readonly count: number; readonly forgotten: boolean } | null
  /** Third-party plugins that have to be installed again. */
  readonly missingPlugins: readonly ArchivedPlugin[]
  readonly missingMedia: readonly string[]
  /** Whether the secret key stays, and is another than the one that the archive was made with. */
  readonly otherKey: boolean
  /** Where what was replaced is kept: folders and schemas. */
  readonly replaced: readonly string[]
  /** Whom the data folder belongs to, where root has written into that of another user. */
  readonly owner: FolderOwner | null
}

/**
 * Puts an archive in the place of what is there. The archive is verified as a whole first, then everything is made ready
 * beside what is there, and only then the two change over: a restore that is killed before that has changed nothing, and
 * one that is killed after it is brought to its end by the next start.
 *
 * @throws BackupError; TriptychError `unavailable` while a server or a command runs
 */
export async function restore(config: Config, options: RestoreOptions): Promise<RestoreReport> {
  const { file, progress, onStep = () => {} } = options
  const { dataDir } = config
  const size = await sizeOfArchive(file)
  await makeFolder('SVC_DATA_DIR', dataDir)
  const locks: FileLock[] = [ownData(dataDir)]
  const owned: OpenedData[] = []
  try {
    locks.push(await takeDataLock(dataDir))
    const place = await placeOf(dataDir)
    if ((await readJournal(dataDir)) !== null) await finishRestore(config, place, onStep)
    await settleBegunMove(config)
    for (const surface of movedSurfaces) await requireNotMoved(config, surface)
    const passphrase = config.backup.passphrase?.reveal() ?? null
    progress.begin('verifying the archive', size)
    const manifest = await verifyArchive(file, passphrase, progress.advance)
    requireKnown(manifest)
    const surfaces = archivedSurfaces.filter((name) => manifest.databases[name] !== undefined)
    const schemas = config.database.kind === 'postgres' ? surfaces.filter((name) => name !== 'bridge') : []
    owned.push(...(await ownDatabases(config, schemas, place)))
    const id = uuidv7()
    const staged = await makeStaging(dataDir)
    onStep('staging')
    const targets = await openTargets(config, staged, id, manifest)
    let prepared: Prepared
    try {
      await extract(config, options, { manifest, passphrase, staged, targets })
      onStep('extracted')
      prepared = await settle(config, targets, progress)
    } finally {
      for (const { close } of targets.values()) await close()
    }
    const lastingKey = await readLastingKey(config, surfaces)
    const { bridge } = manifest.databases
    const count = bridge === undefined ? 0 : await settleHap(staged, dataDir, options.forgetPairings)
    if (bridge !== undefined) await giveToUsers(staged)
    const journal: Journal = {
      id,
      replaced: `replaced-${new Date().toISOString().replaceAll(':', '')}`,
      schemas,
      places: await placesOf(staged, manifest, schemas, config.secretKey !== null || lastingKey === null),
    }
    progress.begin('replacing', 0)
    onStep('settled')
    await writeJournal(dataDir, journal)
    onStep('journal')
    if (schemas.length > 0) await changeOver(config, journal, onStep)
    await replaceFiles(config, journal, onStep)
    return {
      createdAt: manifest.createdAt,
      surfaces,
      rows: Object.values(manifest.databases).reduce((sum, each) => sum + rowsOf(each.tables), 0),
      media: Object.keys(manifest.entries).filter((path) => path.startsWith('media/')).length,
      ...prepared,
      pairings: bridge === undefined ? null : { count, forgotten: options.forgetPairings },
      missingPlugins: await missingPlugins(dataDir, manifest),
      missingMedia: manifest.missingMedia,
      otherKey: isOtherKey(lastingKey, manifest),
      replaced: await replacedOf(config, journal),
      owner: await findOtherOwner(dataDir),
    }
  } catch (error) {
    await discardStaging(dataDir).catch(() => {})
    throw error
  } finally {
    progress.end()
    for (const { close } of owned) await close()
    for (const lock of locks) lock.release()
  }
}

function rowsOf(tables: readonly { rows: number }[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

/** A database that has seen migrations that this program does not know is of a newer one. */
function requireKnown({ databases, version }: Manifest): void {
  for (const surface of archivedSurfaces) {
    const known = surfaceData[surface].migrations
    const unknown = databases[surface]?.migrations.find((name) => !Object.hasOwn(known, name))
    if (unknown === undefined) continue
    throw new BackupError('unfit', `the archive is from a newer Triptych (${version}): restore it with that one`)
  }
}

/** A database that is being filled, not yet in its place. */
interface Target {
  readonly db: Database<AnyDatabase>
  close(): Promise<void>
}

type Targets = ReadonlyMap<ArchivedSurface, Target>

async function openTargets(config: Config, staged: string, id: string, manifest: Manifest): Promise<Targets> {
  const targets = new Map<ArchivedSurface, Target>()
  for (const surface of archivedSurfaces) {
    const archived = manifest.databases[surface]
    if (archived === undefined) continue
    const settings = await makeTarget(databaseOf(config, surface), surface, staged, id)
    const db = openDatabase<AnyDatabase>(settings)
    targets.set(surface, { db, close: () => db.close() })
    // Rows fit the tables of then; what came after is done to them as to any database.
    const { migrations } = surfaceData[surface]
    const then = Object.entries(migrations).filter(([name]) => archived.migrations.includes(name))
    await db.migrate(Object.fromEntries(then))
  }
  return targets
}

async function makeTarget(
  current: DatabaseSettings,
  surface: ArchivedSurface,
  staged: string,
  id: string,
): Promise<DatabaseSettings> {
  if (current.kind === 'sqlite') return { kind: 'sqlite', file: join(staged, `${surface}.sqlite`) }
  const schema = restoringSchema(surface)
  const schemas = new Schemas(current.url)
  try {
    await schemas.makeEmpty(schema, id)
  } finally {
    await schemas.close()
  }
  return { ...current, schema }
}

interface Extraction {
  readonly manifest: Manifest
  readonly passphrase: string | null
  readonly staged: string
  readonly targets: Targets
}

/** Takes everything out of the archive. Media go to their place at once: they are named by their hash, and replace nothing. */
async function extract(config: Config, { file, progress }: RestoreOptions, extraction: Extraction): Promise<void> {
  const { manifest, passphrase, staged, targets } = extraction
  const media = manifest.databases.content === undefined ? null : await openMedia(config)
  const mediaBytes = Object.entries(manifest.entries).reduce(
    (sum, [path, { size }]) => (path.startsWith('media/') ? sum + size : sum),
    0,
  )
  let phase = ''
  const begin = (name: string, total: number): void => {
    if (phase !== name) progress.begin(`restoring ${name}`, total)
    phase = name
  }
  await readArchive(file, passphrase, async (entry) => {
    const [kind = '', rest = ''] = splitOnce(entry.path)
    const target = targets.get(kind as ArchivedSurface)
    if (target !== undefined) {
      begin(kind, rowsOf(manifest.databases[kind as ArchivedSurface]?.tables ?? []))
      progress.advance(await restoreRows(target, splitOnce(rest)[0], entry, manifest))
    } else if (entry.path === 'secret.key') {
      await writeEntry(join(staged, 'secret.key'), entry, manifest)
    } else if (kind === 'files') {
      begin('the files of the bridge', 0)
      await writeEntry(join(staged, rest), entry, manifest)
    } else if (kind === 'media') {
      begin('media', mediaBytes)
      if (!(await media?.has({ hash: rest, size: entry.size }))) {
        await media?.store(checkedEntry(entry, manifest) as AsyncGenerator<Buffer>)
      }
      progress.advance(entry.size)
    }
  })
}

function splitOnce(path: string): [string, string] {
  const slash = path.indexOf('/')
  return slash === -1 ? [path, ''] : [path.slice(0, slash), path.slice(slash + 1)]
}

async function restoreRows({ db }: Target, table: string, entry: ReadEntry, manifest: Manifest): Promise<number> {
  const bytes = await bytesOf({ ...entry, bytes: checkedEntry(entry, manifest) })
  const batch = parseBatch(bytes.toString('utf8'))
  await db.transaction([], (trx) => writeRows(trx, table, batch))
  return batch.rows.length
}

async function writeEntry(file: string, entry: ReadEntry, manifest: Manifest): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(checkedEntry(entry, manifest), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

type Prepared = Pick<RestoreReport, 'auth' | 'content' | 'unread'>

/** Brings the new databases up to date, and makes them fit to be used. */
async function settle(config: Config, targets: Targets, progress: Progress): Promise<Prepared> {
  const now = Date.now()
  const unread: { surface: ArchivedSurface; reason: string | null }[] = []
  const prepared: { auth: RestoredAuth | null; content: RestoredContent | null } = { auth: null, content: null }
  const decisionsOf = async <T, R>(
    surface: ArchivedSurface,
    read: (db: Database<T>) => Promise<R>,
  ): Promise<R | null> => {
    const found = await readReplaced(config, surface, read)
    if ('value' in found) return found.value
    unread.push({ surface, reason: found.reason })
    return null
  }
  for (const [surface, { db }] of targets) {
    progress.begin(`preparing ${surface}`, 0)
    await db.migrate(surfaceData[surface].migrations)
    if (surface === 'auth') {
      const auth = db as unknown as Database<AuthTables>
      const decisions = await decisionsOf<AuthTables, Awaited<ReturnType<typeof readAuthDecisions>>>(surface, (old) =>
        readAuthDecisions(old.reader),
      )
      prepared.auth = await auth.transaction([], (trx) => settleRestoredAuth(trx, decisions, now))
    }
    if (surface === 'content') {
      const content = db as unknown as Database<ContentTables>
      const decisions = await decisionsOf<ContentTables, Awaited<ReturnType<typeof readContentDecisions>>>(
        surface,
        (old) => readContentDecisions(old.reader),
      )
      prepared.content = await content.transaction([], (trx) => settleRestoredContent(trx, decisions, now))
      // Not in one transaction, which PostgreSQL would end after some minutes: this database is not in use yet.
      await rebuildSearch(content.writer)
    }
  }
  return { ...prepared, unread }
}

/** What the database that is replaced says, or why it says nothing. */
async function readReplaced<T, R>(
  config: Config,
  surface: ArchivedSurface,
  read: (db: Database<T>) => Promise<R>,
): Promise<{ readonly value: R } | { readonly reason: string | null }> {
  const settings = databaseOf(config, surface)
  if (!(await isThere(settings))) return { reason: null }
  const db = openDatabase<T>(settings)
  try {
    return { value: await read(db) }
  } catch (error) {
    return { reason: errorMessage(error) }
  } finally {
    await db.close().catch(() => {})
  }
}

/** What belonged to the users of plugins does so again. */
async function giveToUsers(staged: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const users = join(staged, 'plugins', 'users')
  for (const uid of await readdir(users).catch(none)) {
    for (const name of await readdir(join(users, uid), { recursive: true })) {
      await chown(join(users, uid, name), Number(uid), -1 >>> 0).catch(() => {})
    }
  }
}

async function placesOf(
  staged: string,
  { databases }: Manifest,
  schemas: readonly string[],
  replacesKey: boolean,
): Promise<Journal['places']> {
  const paths: string[] = []
  for (const surface of archivedSurfaces) {
    if (databases[surface] !== undefined && !schemas.includes(surface)) paths.push(`${surface}.sqlite`)
  }
  if (databases.bridge !== undefined) paths.push(...bridgePlaces)
  if (replacesKey) paths.push('secret.key')
  const places = await Promise.all(paths.map(async (path) => ({ path, staged: await isThereAt(join(staged, path)) })))
  // The archive of a site whose key is a setting leaves the one that is there.
  return places.filter(({ path, staged: isStaged }) => isStaged || path !== 'secret.key')
}

async function isThereAt(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function missingPlugins(dataDir: string, { plugins }: Manifest): Promise<ArchivedPlugin[]> {
  const installed = await listInstalled(dataDir)
  return plugins.filter(
    ({ name, version }) => !installed.some((other) => other.name === name && other.version === version),
  )
}

/** The secret key that a restore leaves: of the settings, or of the data folder where another surface's database uses it. */
async function readLastingKey(config: Config, surfaces: readonly ArchivedSurface[]): Promise<string | null> {
  if (config.secretKey !== null) return config.secretKey.reveal()
  const others = movedSurfaces.filter((surface) => !surfaces.includes(surface))
  const used = await Promise.all(others.map((surface) => isThere(databaseOf(config, surface))))
  if (!used.includes(true)) return null
  const text = await readFile(join(config.dataDir, 'secret.key'), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  })
  return text?.trim() ?? null
}

function isOtherKey(lasting: string | null, { keyFingerprint }: Manifest): boolean {
  return lasting !== null && keyFingerprint !== null && fingerprintOf(lasting) !== keyFingerprint
}

async function replacedOf(config: Config, { replaced, schemas }: Journal): Promise<string[]> {
  const folder = join(config.dataDir, replaced)
  const kept = (await isThereAt(folder)) ? [folder] : []
  for (const surface of schemas) {
    const schema = replacedSchema(surface)
    if (await isThere({ ...databaseOf(config, surface as ArchivedSurface), schema } as DatabaseSettings)) {
      kept.push(`the schema ${schema}`)
    }
  }
  return kept
}

function none(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}
