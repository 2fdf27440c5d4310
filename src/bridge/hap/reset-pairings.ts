import type { Accessory } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'
import { publishedParts } from './hap-internals.ts'

/** `PermissionTypes.ADMIN` of hap-nodejs. */
const ADMIN = 1

/**
 * Forgets every pairing, drops every connection and advertises as unpaired.
 *
 * @param info of the accessory, which need not be published
 * @throws Error when that cannot be written; then the pairings are as they were
 */
export function resetPairings(accessory: Accessory, info: AccessoryInfo): void {
  keepPairings(accessory, info, {})
}

/**
 * Forgets one pairing and drops its connections. The last administrator takes the others along: no controller could unpair
 * those (HAP, 5.11).
 *
 * @returns false when there is no such pairing
 * @throws Error when that cannot be written; then the pairings are as they were
 */
export function removePairing(accessory: Accessory, info: AccessoryInfo, id: string): boolean {
  if (!Object.hasOwn(info.pairedClients, id)) return false
  const { [id]: _, ...others } = info.pairedClients
  keepPairings(accessory, info, adminsIn(others) === 0 ? {} : others)
  return true
}

type Pairings = AccessoryInfo['pairedClients']

function adminsIn(pairings: Pairings): number {
  return Object.values(pairings).filter(({ permission }) => permission === ADMIN).length
}

function keepPairings(accessory: Accessory, info: AccessoryInfo, kept: Pairings): void {
  const { pairedClients, pairedAdminClients } = info
  Object.assign(info, { pairedClients: kept, pairedAdminClients: adminsIn(kept) })
  try {
    info.save()
  } catch (error) {
    Object.assign(info, { pairedClients, pairedAdminClients })
    throw error
  }
  const { _server: server, _advertiser: advertiser } = publishedParts(accessory)
  const isPaired = Object.keys(kept).length > 0
  for (const connection of server?.httpServer.connections ?? []) {
    const { username } = connection
    const stays = username === undefined ? isPaired : Object.hasOwn(kept, username)
    if (!stays) connection.close()
  }
  advertiser?.updateAdvertisement()
}
