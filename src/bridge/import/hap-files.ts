import { isObject } from '../../lib/json.ts'
import { type Ids, readIds, withBridge } from './identifier-cache.ts'
import { hapKinds, type StorageFolder } from './storage-folder.ts'

/** A file of hap-nodejs as this bridge is to have it. */
export interface HapFile {
  /** Relative to the folder `hap` of the data folder. */
  readonly path: string
  readonly json: unknown
}

export interface HapFiles {
  readonly files: readonly HapFile[]
  /** Of the bridge, as Homebridge has them; empty when it was never published. */
  readonly ids: Ids
  /** Controllers that are paired with the bridge. */
  readonly controllers: number
  /** Names of the accessories that are paired on their own. */
  readonly externals: readonly string[]
}

/**
 * The keys, pairings and ids of the bridge and of the accessories that have a HAP server of their own. Those of child
 * bridges have no place: there is one bridge.
 *
 * @param username of the bridge
 * @param children device ids of the child bridges, without their colons
 * @param uuids of the bridge: Homebridge's, and this one's
 */
export function hapFiles(
  { hap }: StorageFolder,
  username: string,
  children: ReadonlySet<string>,
  uuids: { readonly from: string; readonly to: string },
): HapFiles {
  const own = idOf(username)
  const { AccessoryInfo: info, IdentifierCache: identifiers } = hap.get(own) ?? {}
  const ids = readIds(identifiers) ?? {}
  const files: HapFile[] = []
  if (info !== undefined) files.push({ path: `AccessoryInfo.${own}.json`, json: info })
  if (identifiers !== undefined) {
    const cache = withBridge(ids, uuids.from, uuids.to)
    files.push({ path: `IdentifierCache.${own}.json`, json: { cache } })
  }
  const externals: string[] = []
  for (const [id, kinds] of hap) {
    if (id === own || children.has(id)) continue
    for (const kind of hapKinds) {
      if (kinds[kind] !== undefined) files.push({ path: `external/${kind}.${id}.json`, json: kinds[kind] })
    }
    if (pairedWith(kinds.AccessoryInfo) > 0) externals.push(nameOf(kinds.AccessoryInfo) ?? id)
  }
  return { files, ids, controllers: pairedWith(info), externals }
}

/** A device id as hap-nodejs has it in the names of its files. */
export function idOf(username: string): string {
  return username.replaceAll(':', '').toUpperCase()
}

/** How many controllers are paired, by an `AccessoryInfo` file. */
export function pairedWith(info: unknown): number {
  return isObject(info) && isObject(info.pairedClients) ? Object.keys(info.pairedClients).length : 0
}

function nameOf(info: unknown): string | undefined {
  return isObject(info) && typeof info.displayName === 'string' ? info.displayName : undefined
}
