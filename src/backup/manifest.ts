import { isObject } from '../lib/json.ts'
import { BackupError } from './error.ts'

/** Name of the last entry of an archive. */
export const MANIFEST = 'manifest.json'

/** Of the archives that this program writes, and the only one that it reads. */
const FORMAT = 1

export interface Entry {
  readonly size: number
  /** In hex. */
  readonly sha256: string
}

/** One database. */
export interface DatabaseManifest {
  /** In their order: rows are put into a database that has seen these, before it sees the others. */
  readonly migrations: readonly string[]
  /** In the order in which rows are put back. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
}

/** A third-party plugin, which is installed again instead of being archived. */
export interface ArchivedPlugin {
  readonly name: string
  readonly version: string
  /** Of the package (Subresource Integrity); null where its lockfile does not say. */
  readonly integrity: string | null
}

/** What an archive may hold the data of, in its order. */
export const archivedSurfaces = ['auth', 'bridge', 'content'] as const
export type ArchivedSurface = (typeof archivedSurfaces)[number]

/** What an archive holds. */
export interface Manifest {
  readonly format: typeof FORMAT
  /** Of the program that wrote it. */
  readonly version: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly databases: Partial<Readonly<Record<ArchivedSurface, DatabaseManifest>>>
  readonly plugins: readonly ArchivedPlugin[]
  /** Media files whose bytes were not there, by hash. */
  readonly missingMedia: readonly string[]
  /** Of the secret key, so that another one is noticed. */
  readonly keyFingerprint: string | null
  /** The newest link of the activity (`triptych auth activity verify --head`); absent without one. */
  readonly activityHead?: string
  /** Every entry by its path, but for the manifest. */
  readonly entries: Readonly<Record<string, Entry>>
}

/** A new manifest's beginning. */
export function manifestHead(version: string): Pick<Manifest, 'format' | 'version' | 'createdAt'> {
  return { format: FORMAT, version, createdAt: new Date().toISOString() }
}

/** @throws BackupError for a text that is no manifest, or one of another format */
export function parseManifest(text: string): Manifest {
  const json = parse(text)
  if (!isObject(json) || typeof json.format !== 'number') throw new BackupError('damaged', 'the manifest is damaged')
  if (json.format !== FORMAT) {
    throw new BackupError('unfit', `this program reads archives of format ${FORMAT}, and this one has ${json.format}`)
  }
  const { entries, databases, plugins } = json
  if (!isObject(entries) || !isObject(databases) || !Array.isArray(plugins) || !plugins.every(isPlugin)) {
    throw new BackupError('damaged', 'the manifest is damaged')
  }
  for (const path of Object.keys(entries)) requirePlainPath(path)
  return json as unknown as Manifest
}

function isPlugin(json: unknown): boolean {
  if (!isObject(json) || typeof json.name !== 'string' || typeof json.version !== 'string') return false
  return json.integrity === null || typeof json.integrity === 'string'
}

/** Nothing in an archive may name a place outside the folder that it is put back to. */
function requirePlainPath(path: string): void {
  const parts = path.split('/')
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..') && !path.includes('\0')
  if (!isPlain) throw new BackupError('damaged', `the archive holds ${JSON.stringify(path)}, which is no path of ours`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
