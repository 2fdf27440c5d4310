import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'
import type { HapParts } from './hap-parts.ts'
import { randomSetupId } from './setup-uri.ts'

/**
 * The keys and pairings of what is published by a username, made when there are none; with a setup id, so that it has
 * its URI before it is published.
 *
 * @throws Error when they cannot be read or written
 */
export function identityOf({ AccessoryInfo }: Pick<HapParts, 'AccessoryInfo'>, username: string): AccessoryInfo {
  const info = AccessoryInfo.load(username) ?? AccessoryInfo.create(username)
  if (info.setupID) return info
  info.setupID = randomSetupId()
  info.save()
  return info
}
