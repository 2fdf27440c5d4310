import type { AdvertiserClass, HapServerClass } from './hap-internals.ts'

const lib = '@homebridge/hap-nodejs/dist/lib'

/**
 * What publishing takes of hap-nodejs, loaded when first asked for.
 *
 * `Accessory.publish` makes its server and its advertiser by these modules' exports, and keeps its files in a singleton;
 * others are put there (`publish.ts`). That rests on names that no documentation promises, so the version is pinned and
 * each name is looked at here.
 *
 * @throws Error naming what is missing
 */
export async function loadHapParts() {
  const { servers, advertisers, infos, storages } = await import('./hap-modules.ts')
  const server = servers.HAPServer.prototype as unknown as Record<string, unknown>
  const storage = storageOf(storages.HAPStorage)
  const present = {
    'HAPServer.prototype.listen': server.listen,
    'HAPServer.prototype.handlePairSetupM3': server.handlePairSetupM3,
    'HAPServer.prototype.handleRequestOnHAPConnection': server.handleRequestOnHAPConnection,
    'Advertiser.CiaoAdvertiser': advertisers.CiaoAdvertiser,
    'HAPStorage.INSTANCE': storage,
    'AccessoryInfo.load': infos.AccessoryInfo.load,
  }
  const gone = Object.entries(present).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (gone.length > 0) throw new Error(`${lib} has an unsupported version: it lacks ${gone.join(', ')}`)
  return {
    AccessoryInfo: infos.AccessoryInfo,
    servers: servers as unknown as { HAPServer: HapServerClass },
    advertisers: advertisers as unknown as { CiaoAdvertiser: AdvertiserClass },
    storage,
  }
}

export type HapParts = Awaited<ReturnType<typeof loadHapParts>>

/** Where hap-nodejs has its files; it makes a `persist` folder of its own when it is asked for one before this is set. */
export function storageOf(HAPStorage: object): { localStore?: unknown } {
  // A private static, and one for the whole process.
  return (HAPStorage as { INSTANCE: { localStore?: unknown } }).INSTANCE
}
