import type { ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import type { Accessory, Categories } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'

/** What lies in `HAPConnection` that the bridge touches. */
export interface HapConnection {
  _pairSetupState: number | undefined
  readonly internalHttpServer: Server
  /** Whether its controller has proven that it is paired. */
  isAuthenticated(): boolean
  on(event: 'closed', listener: () => void): void
  close(): void
}

/** What lies in `HAPServer` that the bridge touches. */
export interface HapServer {
  readonly httpServer: {
    readonly tcpServer: Server
    readonly connections: ReadonlySet<HapConnection>
    on(event: 'connection-opened', listener: (connection: HapConnection) => void): void
  }
  listen(port: number, host?: string): void
  handleRequestOnHAPConnection(connection: HapConnection, request: HapRequest, response: ServerResponse): void
  handlePairSetupM3(connection: HapConnection, request: unknown, response: ServerResponse, tlvs: unknown): void
}

export interface HapRequest {
  readonly url: string
  on(event: 'data', listener: (chunk: Buffer) => void): void
}

export type HapServerClass = new (info: AccessoryInfo) => HapServer

/** What lies in a published `Bridge` that the bridge touches. */
export interface Published {
  readonly _accessoryInfo?: AccessoryInfo
  readonly _server?: HapServer
  readonly _advertiser?: { updateAdvertisement(silent?: boolean): void }
  readonly _identifierCache?: { readonly _cache: Record<string, number> }
}

/** What `Accessory.publish` asks of an advertiser. */
export type AdvertiserClass = new (...args: never[]) => object

/** HAP's category of a bridge (HAP, 13-1). */
export const BRIDGE_CATEGORY = 2 as Categories

const lib = '@homebridge/hap-nodejs/dist/lib'

/**
 * hap-nodejs, loaded when first asked for: it takes 100 ms. Module by module, because its index installs
 * source-map-support, which takes over the stack traces and the uncaught errors of the whole process.
 *
 * `publish` makes its server and its advertiser by these modules' exports and keeps its files in a singleton; the
 * bridge puts its own there (`publish.ts`). That rests on names that no documentation promises, so the version is
 * pinned and each name is looked at here.
 *
 * @throws Error naming what is gone
 */
export async function loadHapNodejs() {
  const { default: services } = await import('@homebridge/hap-nodejs/dist/lib/Service.js')
  const { default: characteristics } = await import('@homebridge/hap-nodejs/dist/lib/Characteristic.js')
  await import('@homebridge/hap-nodejs/dist/lib/definitions/index.js')
  const { default: accessories } = await import('@homebridge/hap-nodejs/dist/lib/Accessory.js')
  const { default: bridges } = await import('@homebridge/hap-nodejs/dist/lib/Bridge.js')
  const { default: servers } = await import('@homebridge/hap-nodejs/dist/lib/HAPServer.js')
  const { default: advertisers } = await import('@homebridge/hap-nodejs/dist/lib/Advertiser.js')
  const { default: infos } = await import('@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js')
  const { default: storages } = await import('@homebridge/hap-nodejs/dist/lib/model/HAPStorage.js')
  const { default: files } = await import('@homebridge/hap-nodejs/dist/lib/model/HAPFileStorage.js')
  const { default: errors } = await import('@homebridge/hap-nodejs/dist/lib/util/hapStatusError.js')
  const { default: uuid } = await import('@homebridge/hap-nodejs/dist/lib/util/uuid.js')

  const server = servers.HAPServer.prototype as unknown as Record<string, unknown>
  const singleton = storages.HAPStorage as unknown as { INSTANCE?: { localStore?: unknown } }
  const present = {
    'HAPServer.prototype.listen': server.listen,
    'HAPServer.prototype.handlePairSetupM3': server.handlePairSetupM3,
    'HAPServer.prototype.handleRequestOnHAPConnection': server.handleRequestOnHAPConnection,
    'Advertiser.CiaoAdvertiser': advertisers.CiaoAdvertiser,
    'HAPStorage.INSTANCE': singleton.INSTANCE,
    'HAPFileStorage.prototype.setItemSync': files.HAPFileStorage.prototype.setItemSync,
    'AccessoryInfo.load': infos.AccessoryInfo.load,
  }
  const gone = Object.entries(present).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (gone.length > 0 || singleton.INSTANCE === undefined) {
    throw new Error(`${lib} is not the version that the bridge is written for: no ${gone.join(', ')}`)
  }
  return {
    Service: services.Service,
    Characteristic: characteristics.Characteristic,
    Accessory: accessories.Accessory,
    Bridge: bridges.Bridge,
    AccessoryInfo: infos.AccessoryInfo,
    HAPFileStorage: files.HAPFileStorage,
    HapStatusError: errors.HapStatusError,
    uuid,
    /** The exports that `publish` makes its parts by. */
    parts: {
      servers: servers as unknown as { HAPServer: HapServerClass },
      advertisers: advertisers as unknown as { CiaoAdvertiser: AdvertiserClass },
      storage: singleton.INSTANCE as { localStore?: unknown },
    },
  }
}

export type HapNodejs = Awaited<ReturnType<typeof loadHapNodejs>>

/** The parts of a bridge that `publish` makes; all absent before. */
export function publishedParts(bridge: Bridge | Accessory): Published {
  return bridge as unknown as Published
}
