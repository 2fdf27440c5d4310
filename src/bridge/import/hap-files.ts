import { isObject } from '../../lib/json.ts'
import { countPairings } from '../hap/identity.ts'
import { deviceId } from '../protocol/plugin-id.ts'
import { type Ids, readIds, withBridge } from './identifier-cache.ts'
import { hapKinds, type StorageFolder } from './storage-folder.ts'

/** A file of hap-nodejs as this bridge is to have it. */
export interface HapFile {
  /** Relative to the folder `hap` of the data folder. */
  readonly path: string
  readonly json: unknown
}

/** What Homebridge keeps of one bridge. */
export interface BridgeFiles {
  readonly files: readonly HapFile[]
  /** As Homebridge has them; empty when it was never published. */
  readonly ids: Ids
  /** Controllers that are paired with it. */
  readonly controllers: number
}

/**
 * The keys, pairings and ids of a bridge, the main one or a child.
 *
 * @param uuids of the bridge: Homebridge's, and this one's
 */
export function bridgeFiles(
  { hap }: StorageFolder,
  username: string,
  uuids: { readonly from: string; readonly to: string },
): BridgeFiles {
  const own = deviceId(username)
  const { AccessoryInfo: info, IdentifierCache: identifiers } = hap.get(own) ?? {}
  const ids = readIds(identifiers) ?? {}
  const files: HapFile[] = []
  if (info !== undefined) files.push({ path: `AccessoryInfo.${own}.json`, json: info })
  if (identifiers !== undefined) {
    const cache = withBridge(ids, uuids.from, uuids.to)
    files.push({ path: `IdentifierCache.${own}.json`, json: { cache } })
  }
  return { files, ids, controllers: countPairings(info) }
}

/**
 * The keys and pairings of the accessories that have a HAP server of their own.
 *
 * @param bridges device ids of all bridges, without their colons
 * @returns the names of those that are paired as well
 */
export function externalFiles({ hap }: StorageFolder, bridges: ReadonlySet<string>) {
  const files: HapFile[] = []
  const paired: string[] = []
  for (const [id, kinds] of hap) {
    if (bridges.has(id)) continue
    for (const kind of hapKinds) {
      if (kinds[kind] !== undefined) files.push({ path: `external/${kind}.${id}.json`, json: kinds[kind] })
    }
    if (countPairings(kinds.AccessoryInfo) > 0) paired.push(nameOf(kinds.AccessoryInfo) ?? id)
  }
  return { files, paired }
}

function nameOf(info: unknown): string | undefined {
  return isObject(info) && typeof info.displayName === 'string' ? info.displayName : undefined
}
