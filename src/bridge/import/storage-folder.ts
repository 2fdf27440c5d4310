import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '../../lib/error-text.ts'
import { isObject } from '../../lib/json.ts'
import { locate, readText } from '../config/disk.ts'
import { ImportError } from './error.ts'

/** Kinds of files that hap-nodejs keeps of each bridge and of each accessory that is one of its own. */
export const hapKinds = ['AccessoryInfo', 'IdentifierCache', 'ControllerStorage'] as const
export type HapKind = (typeof hapKinds)[number]

/** What Homebridge keeps in its storage folder, as it stands there. */
export interface StorageFolder {
  readonly path: string
  /** Of `config.json`. */
  readonly config: string
  /** By the device id of the child bridge without its colons; the main bridge's under `''`. */
  readonly cached: ReadonlyMap<string, readonly unknown[]>
  /** By the device id without its colons. */
  readonly hap: ReadonlyMap<string, Readonly<Partial<Record<HapKind, unknown>>>>
}

/** Of a file; 149 accessories of a MiB each are less. */
const MOST_BYTES = 256 * 1024 ** 2

const HAP_FILE = /^(AccessoryInfo|IdentifierCache|ControllerStorage)\.([\dA-F]{12})\.json$/i
const CACHE_FILE = /^\.?cachedAccessories(?:\.([\dA-F]{12}))?(?:\.bak)?$/i

/** @throws ImportError for a folder that is not Homebridge's, or a HAP file in it that cannot be read */
export async function readStorageFolder(path: string, note: (message: string) => void): Promise<StorageFolder> {
  if ((await stat(path).catch(() => null))?.isFile()) {
    throw new ImportError('bad_folder', `${path} is a file: name the storage folder of Homebridge`)
  }
  const config = await readText(await locate(join(path, 'config.json')))
  if (config === null) {
    throw new ImportError('bad_folder', `${path} has no config.json: name the storage folder of Homebridge`)
  }
  const names = await namesIn(join(path, 'accessories'))
  const owners = new Set(
    names.flatMap((name) => CACHE_FILE.exec(name)?.[1]?.toUpperCase() ?? (CACHE_FILE.test(name) ? '' : [])),
  )
  const cached = new Map<string, readonly unknown[]>()
  for (const owner of owners) {
    const list = await readCache(join(path, 'accessories'), names, owner, note)
    if (list !== undefined) cached.set(owner, list)
  }
  return { path, config, cached, hap: await readHap(join(path, 'persist')) }
}

/** The file, or what it was before where it is broken, as Homebridge does. */
async function readCache(
  folder: string,
  names: readonly string[],
  owner: string,
  note: (message: string) => void,
): Promise<readonly unknown[] | undefined> {
  const file = `cachedAccessories${owner && `.${owner}`}`
  const candidates = [file, `.${file}.bak`].flatMap((wanted) => names.find((name) => same(name, wanted)) ?? [])
  for (const name of candidates) {
    try {
      const list = await readJson(join(folder, name))
      if (Array.isArray(list)) return list
      note(`accessories/${name} is not a list of accessories`)
    } catch (error) {
      note(`accessories/${name} cannot be read: ${errorMessage(error)}`)
    }
  }
  return undefined
}

/** Without these the pairing or the ids would be lost, so none is passed over. */
async function readHap(folder: string): Promise<StorageFolder['hap']> {
  const files = new Map<string, Partial<Record<HapKind, unknown>>>()
  for (const name of await namesIn(folder)) {
    const [, kind = '', id = ''] = HAP_FILE.exec(name) ?? []
    const known = hapKinds.find((each) => same(each, kind))
    if (known === undefined) continue
    try {
      const json = await readJson(join(folder, name))
      if (!isObject(json)) throw new Error('not a JSON object')
      files.set(id.toUpperCase(), { ...files.get(id.toUpperCase()), [known]: json })
    } catch (error) {
      throw new ImportError('bad_folder', `persist/${name} cannot be read: ${errorMessage(error)}`, { cause: error })
    }
  }
  return files
}

async function readJson(path: string): Promise<unknown> {
  const stats = await stat(path)
  // A pipe would be waited for without end.
  if (!stats.isFile()) throw new Error('not a file')
  if (stats.size > MOST_BYTES) throw new Error(`longer than ${MOST_BYTES} bytes`)
  return JSON.parse(await readFile(path, 'utf8'))
}

async function namesIn(folder: string): Promise<string[]> {
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  return isFolder ? (await readdir(folder)).sort() : []
}

function same(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase()
}
