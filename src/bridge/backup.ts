import { lstat, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../lib/error-text.ts'
import { isObject } from '../lib/json.ts'
import { installedPlugins } from './marketplace/installed-plugins.ts'
import { installedIntegrity } from './marketplace/tree-packages.ts'
import type { BridgeTables } from './schema.ts'

/** What a backup holds. */
export const backupTables = [
  'accessory',
  'plugin_value',
  'config_version',
  'metric_sample',
  'pairing_attempt',
  'imported_accessory',
  'awaited_accessory',
  'entry_id',
] as const satisfies readonly (keyof BridgeTables)[]

/** Credentials, which no archive holds: a restored bridge begins with a new first token. */
export const credentialTables = [
  'access_token',
  'first_token',
  'console_session',
] as const satisfies readonly (keyof BridgeTables)[]

/**
 * The files of the bridge, and folders whose files are, beside its database, relative to the data folder: what a
 * restore replaces as a whole.
 */
export const bridgePlaces = ['config.json', 'hap', 'homebridge', 'plugins/native', 'plugins/users'] as const

/** Files that are being written, and what npm links. */
const transient = /(^|\/)(\.[^/]*\.tmp|[^/]*\.[0-9a-f]{16}\.tmp|node_modules\/\.bin\/.*)$/

export interface BridgeFiles {
  /** Relative to the data folder, with `/`. */
  readonly files: readonly string[]
  /** Links, sockets and the like. */
  readonly leftOut: readonly string[]
}

/** The files that a backup holds. A `config.json` that is a link is the file that it leads to. */
export async function listBridgeFiles(dataDir: string): Promise<BridgeFiles> {
  const files: string[] = []
  const leftOut: string[] = []
  const walk = async (path: string): Promise<void> => {
    for (const entry of await entriesOf(join(dataDir, path))) {
      const inside = `${path}/${entry.name}`
      if (transient.test(inside)) continue
      if (entry.isDirectory()) await walk(inside)
      else (entry.isFile() ? files : leftOut).push(inside)
    }
  }
  for (const place of bridgePlaces) {
    if (place !== 'config.json') await walk(place)
    else if ((await realpath(join(dataDir, place)).catch(passMissing)) !== undefined) files.push(place)
  }
  return { files, leftOut }
}

async function entriesOf(folder: string) {
  const found = await readdir(folder, { withFileTypes: true }).catch(passMissing)
  return (found ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The third-party plugins that are installed, with what their lockfiles say of their packages. */
export async function listInstalled(
  dataDir: string,
): Promise<{ name: string; version: string; integrity: string | null }[]> {
  const nodeModules = join(dataDir, 'plugins', 'node_modules')
  const plugins = await installedPlugins(nodeModules)
  return Promise.all(
    plugins.map(async ({ name, version }) => ({
      name,
      version,
      integrity: await installedIntegrity(nodeModules, name),
    })),
  )
}

/** HAP's configuration number is of 16 bits, and never 0 (HAP, 6.4). */
const MOST_CONFIG = 0xffff

/**
 * Gives every HAP server of a restored bridge a configuration number that no controller has seen, so that each of them
 * reads anew what the bridge has.
 *
 * @param staged the data folder that is going to be
 * @param current the one that it replaces
 * @returns how many pairings there are, those that were forgotten included
 */
export async function settleHap(staged: string, current: string, forgetPairings: boolean): Promise<number> {
  const { files } = await listBridgeFiles(staged)
  let pairings = 0
  for (const path of files.filter((file) => /(^|\/)hap\/(.*\/)?AccessoryInfo\.[^/]*\.json$/.test(file))) {
    const info = await readInfo(join(staged, path))
    if (info === null) continue
    const before = await readInfo(join(current, path))
    const last = Math.max(numberOf(info), numberOf(before))
    pairings += isObject(info.pairedClients) ? Object.keys(info.pairedClients).length : 0
    const settled = {
      ...info,
      configVersion: last >= MOST_CONFIG ? 1 : last + 1,
      ...(forgetPairings ? { pairedClients: {}, pairedClientsPermission: {} } : {}),
    }
    await writeFile(join(staged, path), JSON.stringify(settled), { flush: true })
  }
  return pairings
}

/** Null for what is not there, or is none. */
async function readInfo(file: string): Promise<Record<string, unknown> | null> {
  try {
    if (!(await lstat(file)).isFile()) return null
    const json: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isObject(json) ? json : null
  } catch {
    return null
  }
}

function numberOf(info: Record<string, unknown> | null): number {
  return typeof info?.configVersion === 'number' ? info.configVersion : 0
}

function passMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error
}
