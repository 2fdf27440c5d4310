import { EventEmitter, once } from 'node:events'
import type { Accessory, Categories, MDNSAdvertiser } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { Advertiser } from '../config/types.ts'
import { type Bind, listenOptions } from './bind.ts'
import type { BridgeLog } from './bridge-log.ts'
import { publishedParts } from './hap-internals.ts'
import type { HapParts } from './hap-parts.ts'
import { hapServer } from './hap-server.ts'
import type { PairingAttempts } from './pairing-attempts.ts'

/** An advertiser that advertises nothing, which hap-nodejs does not have. */
export class SilentAdvertiser extends EventEmitter {
  /** `publish` asks `CiaoAdvertiser`, whose place this takes, for the version of HAP (HAP, 6.6.3). */
  static readonly protocolVersionService = '1.1.0'

  initPort(): void {}

  async startAdvertising(): Promise<void> {}

  updateAdvertisement(): void {}

  async destroy(): Promise<void> {}
}

export interface PublishSettings {
  /** Six hex pairs with colons: the identity that pairings and ids hang on. */
  readonly username: string
  /** `NNN-NN-NNN`. */
  readonly pincode: string
  /** HAP accessory category (HAP, 13-1). */
  readonly category: number
  /** The first of them that is not taken; 0 takes a free one. */
  readonly ports: readonly [number, ...number[]]
  readonly bind: Bind
  readonly advertiser: Advertiser
  /** How long a connection may go unverified, in ms; 60,000 when absent. */
  readonly verifyWithin?: number
}

export interface Listening {
  readonly port: number
  /** Addresses and interfaces. */
  readonly address: string
  /** The one in use: hap-nodejs takes `ciao` where the wanted one is not to be had. */
  readonly advertiser: Advertiser
}

/** The exports of a module are others only for one at a time. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Publishes an accessory, a bridge or another, on what it is bound to, with a server and an advertiser that hap-nodejs has not:
 * `Accessory.publish` makes both by the exports of its modules, which are others for as long as it runs.
 *
 * @throws what stands in the way of listening; then `unpublish` has to clean up
 */
export async function publish(
  parts: HapParts,
  accessory: Accessory,
  settings: PublishSettings,
  attempts: PairingAttempts,
  log: BridgeLog,
): Promise<Listening> {
  const listening = Promise.withResolvers<{ port: number; address: string }>()
  listening.promise.catch(() => {})
  const onListening = (port: number, address: string): void => listening.resolve({ port, address })
  accessory.once('listening', onListening)
  try {
    const published = turn.then(() => publishBy(parts, accessory, settings, attempts, log, listening.reject))
    turn = published.catch(() => {})
    const advertiser = await published
    const { port, address } = await listening.promise
    const isShared = listenOptions(settings.bind).accepts !== null
    return { port, address: isShared ? settings.bind.join(', ') : address, advertiser }
  } finally {
    accessory.off('listening', onListening)
  }
}

async function publishBy(
  { servers, advertisers }: HapParts,
  accessory: Accessory,
  { username, pincode, category, ports, bind, advertiser, verifyWithin = 60_000 }: PublishSettings,
  attempts: PairingAttempts,
  log: BridgeLog,
  onError: (error: Error) => void,
): Promise<Advertiser> {
  const { HAPServer } = servers
  const { CiaoAdvertiser } = advertisers
  const [port, ...otherPorts] = ports
  servers.HAPServer = hapServer(HAPServer, {
    listen: listenOptions(bind),
    otherPorts,
    attempts,
    verifyWithin,
    log,
    onError,
  })
  if (advertiser === 'none') advertisers.CiaoAdvertiser = SilentAdvertiser
  const info = {
    username,
    pincode,
    category: category as Categories,
    port,
    addIdentifyingMaterial: false,
    advertiser: (advertiser === 'none' ? 'ciao' : advertiser) as MDNSAdvertiser,
    ...(bind.length > 0 && { bind: [...bind] }),
  }
  try {
    await accessory.publish(info)
    // `publish` writes there what it falls back to.
    return advertiser === 'none' ? 'none' : (info.advertiser as Advertiser)
  } finally {
    servers.HAPServer = HAPServer
    advertisers.CiaoAdvertiser = CiaoAdvertiser
  }
}

/** Resolves once the port is free again. */
export async function unpublish(accessory: Accessory): Promise<void> {
  const server = publishedParts(accessory)._server?.httpServer.tcpServer
  const closed = server?.listening ? once(server, 'close') : undefined
  await accessory.unpublish()
  await closed
}
