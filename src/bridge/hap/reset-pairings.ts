import type { Accessory } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'
import { publishedParts } from './hap-internals.ts'

/**
 * Forgets every pairing, drops every connection and advertises as unpaired.
 *
 * @param info of the accessory, which need not be published
 * @throws Error when that cannot be written; then the pairings are as they were
 */
export function resetPairings(accessory: Accessory, info: AccessoryInfo): void {
  const { pairedClients, pairedAdminClients } = info
  Object.assign(info, { pairedClients: {}, pairedAdminClients: 0 })
  try {
    info.save()
  } catch (error) {
    Object.assign(info, { pairedClients, pairedAdminClients })
    throw error
  }
  const { _server: server, _advertiser: advertiser } = publishedParts(accessory)
  for (const connection of server?.httpServer.connections ?? []) connection.close()
  advertiser?.updateAdvertisement()
}
