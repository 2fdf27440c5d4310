import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../lib/json.ts'
import { hapTypes } from '../accessories/hap-types.ts'
import { bridgeSeed } from '../accessories/placement.ts'
import { ConfigFileError } from '../config/config-file-error.ts'
import { locate, readText } from '../config/disk.ts'
import { parseJson } from '../config/json-text.ts'
import { loadHapNodejs } from '../hap/hap-nodejs.ts'
import { countPairings } from '../hap/identity.ts'
import { realPath } from '../host/plugin-directories.ts'
import { installedPlugins } from '../marketplace/installed-plugins.ts'
import { deviceId } from '../protocol/plugin-id.ts'
import { assignPlugins } from './assign-plugins.ts'
import { bringAccessories } from './bring-accessories.ts'
import { listPluginFiles, missingFiles } from './copy-files.ts'
import { ImportError } from './error.ts'
import { bridgeFiles, externalFiles, type HapFile } from './hap-files.ts'
import { readHomebridgeConfig } from './homebridge-config.ts'
import type { ImportedAccessory } from './imported-accessories.ts'
import { mergeConfig } from './merge-config.ts'
import { packageFinder } from './package-finder.ts'
import { type ImportReport, reportOf } from './report.ts'
import { readStorageFolder } from './storage-folder.ts'

export interface ImportOptions {
  /** Homebridge's storage folder. */
  readonly folder: string
  /** This bridge's. */
  readonly dataDir: string
  /** `node_modules` folders to look for plugins in, beside the two folders' own. */
  readonly plugins: readonly string[]
  /** Whether a bridge that is paired may give way. */
  readonly replace: boolean
}

/** What an import is going to write; nothing is written yet. */
export interface ImportPlan {
  readonly options: ImportOptions
  readonly username: string
  readonly config: { readonly file: string; readonly before: string | null; readonly after: string }
  readonly hapFiles: readonly HapFile[]
  readonly accessories: readonly ImportedAccessory[]
  /** Files of plugins, relative to the folder. */
  readonly files: readonly string[]
  readonly report: ImportReport
}

/** What the UUIDs of Homebridge's bridges are made of, the children's too (Homebridge, `BridgeService`). */
const HOMEBRIDGE = 'HomeBridge'

/**
 * Reads all and writes nothing.
 *
 * @returns null when this bridge is that of the folder already
 * @throws ImportError; ConfigFileError for a config that is broken, ours or Homebridge's, with its file's name
 */
export async function planImport(options: ImportOptions): Promise<ImportPlan | null> {
  const { folder, dataDir, plugins, replace } = options
  if ((await realPath(folder)) === (await realPath(dataDir)) && (await realPath(folder)) !== undefined) {
    throw new ImportError('bad_folder', `${folder} is the data folder of this bridge, not one of Homebridge`)
  }
  const notes: string[] = []
  const note = (message: string): void => void notes.push(message)
  const storage = await readStorageFolder(folder, note)
  const homebridge = withFileName(join(folder, 'config.json'), () => readHomebridgeConfig(storage.config, note))
  const { username } = homebridge.bridge
  const file = await locate(join(dataDir, 'config.json'))
  const before = await readText(file)
  const present = before === null ? null : usernameIn(before, file)
  if (present === username && !replace) return null
  if (present !== null && !replace) await refusePaired(dataDir, present)

  const ownPlugins = join(dataDir, 'plugins')
  for (const path of plugins) {
    if ((await installedPlugins(path)).length === 0)
      note(`--plugins ${path}: it contains no plugin; name a node_modules folder`)
  }
  const finder = await packageFinder([join(ownPlugins, 'node_modules'), join(folder, 'node_modules'), ...plugins])
  const entries = await assignPlugins(homebridge, storage, finder)
  const after = withFileName(file, () => mergeConfig(before, homebridge, entries))
  const hap = await loadHapNodejs()
  const usernames = new Set(entries.map(({ child }) => child?.username ?? null))
  const taken = new Set<string>()
  // The main bridge first: where two have an accessory of one UUID, its stays.
  const bridges = [null, ...[...usernames].filter((child) => child !== null)].map((child) => {
    const uuids = {
      from: hap.uuid.generate(HOMEBRIDGE),
      to: hap.uuid.generate(bridgeSeed({ home: child, overflow: 0 })),
    }
    const own = bridgeFiles(storage, child ?? username, uuids)
    const contents = {
      username: child,
      entries: entries.filter((entry) => (entry.child?.username ?? null) === child),
      cached: storage.cached.get(child === null ? '' : deviceId(child)) ?? [],
      ids: own.ids,
    }
    return { ...own, child, brought: bringAccessories({ types: hapTypes(hap), uuid: hap.uuid }, contents, taken, note) }
  })
  const known = new Set([username, ...usernames].flatMap((each) => (each === null ? [] : [deviceId(each)])))
  for (const owner of storage.cached.keys()) {
    if (owner !== '' && !known.has(owner)) {
      note(`accessories/cachedAccessories.${owner} is left out: no entry of the config asks for its bridge`)
    }
  }
  const externals = externalFiles(storage, new Set([...known, ...storage.cached.keys()]))
  const { files, leftOut } = await listPluginFiles(folder, await realPath(dataDir))
  for (const path of leftOut) note(`${path} is left out: it is a link, or not a regular file`)
  const missing = await missingFiles(files, join(dataDir, 'homebridge'))
  return {
    options,
    username,
    config: { file, before, after },
    hapFiles: [...bridges.flatMap((bridge) => bridge.files), ...externals.files],
    accessories: bridges.flatMap(({ brought }) => brought.rows),
    files: missing,
    report: reportOf({
      ...{ homebridge, entries, bridges, finder, notes },
      externals: externals.paired,
      ownPlugins: (await realPath(ownPlugins)) ?? ownPlugins,
      files: missing.length,
    }),
  }
}

/** Of a config that may be broken otherwise. */
function usernameIn(text: string, file: string): string | null {
  const config = withFileName(file, () => parseJson(text))
  const username = isObject(config) && isObject(config.bridge) ? config.bridge.username : undefined
  return typeof username === 'string' ? username.toUpperCase() : null
}

async function refusePaired(dataDir: string, username: string): Promise<void> {
  const file = join(dataDir, 'hap', `AccessoryInfo.${deviceId(username)}.json`)
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const message = pairingIn(text, file)
  if (message !== null) throw new ImportError('refused', `${message}: use --replace to import nevertheless`)
}

/** Why an `AccessoryInfo` file must not be replaced; null when no controller is paired. */
function pairingIn(text: string, file: string): string | null {
  try {
    return countPairings(JSON.parse(text)) === 0 ? null : 'this bridge is paired already, and would not be any more'
  } catch {
    return `${file} is not JSON, so it is unknown whether this bridge is paired`
  }
}

function withFileName<R>(file: string, work: () => R): R {
  try {
    return work()
  } catch (error) {
    throw error instanceof ConfigFileError ? error.of(file) : error
  }
}
