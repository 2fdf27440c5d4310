import { once } from 'node:events'
import type { MDNSAdvertiser } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import type { BridgeLog } from './bridge-log.ts'
import { forgetUnusedIds } from './forget-unused-ids.ts'
import { BRIDGE_CATEGORY, type HapNodejs, publishedParts } from './hap-nodejs.ts'
import { hapServer } from './hap-server.ts'
import type { HapSettings } from './hap-settings.ts'
import type { PairingAttempts } from './pairing-attempts.ts'
import { SilentAdvertiser } from './silent-advertiser.ts'

/** Bytes of a DNS label, which is what the name is advertised as. */
const LONGEST_NAME = 63

/**
 * Publishes a bridge on one address, with a server and an advertiser that hap-nodejs has not: `publish` makes both by
 * the exports of its modules, which are others for as long as it runs.
 *
 * @returns where it listens
 * @throws what stands in the way of listening; then `unpublish` has to clean up
 */
export async function publish(
  { Service, Characteristic, parts }: HapNodejs,
  bridge: Bridge,
  { name, username, pincode, port, bind, advertiser, version, verifyWithin = 60_000 }: HapSettings,
  attempts: PairingAttempts,
  log: BridgeLog,
): Promise<{ port: number; address: string }> {
  // To be refused by `publish` itself would leave the bridge in a state that cannot be published any more.
  if (name === '' || Buffer.byteLength(name) > LONGEST_NAME) {
    throw new Error(`the name must have 1 to ${LONGEST_NAME} bytes (bridge.name)`)
  }
  bridge.displayName = name
  bridge
    .getService(Service.AccessoryInformation)
    ?.updateCharacteristic(Characteristic.Name, name)
    .updateCharacteristic(Characteristic.Manufacturer, 'Triptych')
    .updateCharacteristic(Characteristic.Model, 'Triptych Bridge')
    .updateCharacteristic(Characteristic.SerialNumber, username)
    .updateCharacteristic(Characteristic.FirmwareRevision, version)

  const { servers, advertisers } = parts
  const { HAPServer } = servers
  const { CiaoAdvertiser } = advertisers
  const listening = Promise.withResolvers<{ port: number; address: string }>()
  listening.promise.catch(() => {})
  const onListening = (port: number, address: string): void => listening.resolve({ port, address })
  servers.HAPServer = hapServer(HAPServer, {
    host: bind ?? undefined,
    attempts,
    verifyWithin,
    log,
    onError: listening.reject,
  })
  if (advertiser === 'none') advertisers.CiaoAdvertiser = SilentAdvertiser
  bridge.once('listening', onListening)
  try {
    await bridge.publish({
      username,
      pincode,
      category: BRIDGE_CATEGORY,
      port,
      addIdentifyingMaterial: false,
      advertiser: (advertiser === 'none' ? 'ciao' : advertiser) as MDNSAdvertiser,
      ...(bind === null ? {} : { bind }),
    })
    if (bridge.bridgedAccessories.length > 0) forgetUnusedIds(bridge)
    return await listening.promise
  } finally {
    bridge.off('listening', onListening)
    servers.HAPServer = HAPServer
    advertisers.CiaoAdvertiser = CiaoAdvertiser
  }
}

/** Resolves once the port is free again. */
export async function unpublish(bridge: Bridge): Promise<void> {
  const server = publishedParts(bridge)._server?.httpServer.tcpServer
  const closed = server?.listening ? once(server, 'close') : undefined
  await bridge.unpublish()
  await closed
}
