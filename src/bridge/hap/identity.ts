import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'
import { isObject } from '../../lib/json.ts'
import { deviceId } from '../protocol/plugin-id.ts'
import type { HapParts } from './hap-parts.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Supports HAP over IP. */
const IP = 1n << 28n

/**
 * What a phone reads from the QR code: `X-HM://`, nine digits of base 36, the setup id. The digits hold, from the
 * highest bit: version (3 bits, 0), reserved (4), category (8), flags (4), the setup code (27).
 *
 * @param pincode `NNN-NN-NNN`
 * @param category HAP accessory category (HAP, 13-1)
 * @param setupId four digits or capital letters
 */
export function setupUri(pincode: string, category: number, setupId: string): string {
  const payload = (BigInt(category) << 31n) | IP | BigInt(pincode.replaceAll('-', ''))
  return `X-HM://${payload.toString(36).toUpperCase().padStart(9, '0')}${setupId}`
}

/** Four of the letters that a setup id may have. */
export function randomSetupId(): string {
  return Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
}

/**
 * The name that a bridge is advertised with. With `addIdentifyingMaterial`, four hexadecimal digits derived from its
 * username follow it, the same as those of hap-nodejs (`Accessory.publish`).
 */
export function advertisedName(settings: {
  readonly name: string
  readonly username: string
  readonly addIdentifyingMaterial?: boolean
}): string {
  const { name, username, addIdentifyingMaterial = false } = settings
  if (!addIdentifyingMaterial || name === '') return name
  return `${name} ${createHash('sha512').update(username).digest('hex').slice(0, 4).toUpperCase()}`
}

/**
 * The keys and pairings of what is published by a username, made when there are none; with a setup id, so that it has
 * its URI before it is published.
 *
 * @param setupId the one that it is to have; its own, or a random one, when absent
 * @throws Error when they cannot be read or written
 */
export function identityOf(
  { AccessoryInfo }: Pick<HapParts, 'AccessoryInfo'>,
  username: string,
  setupId?: string | null,
): AccessoryInfo {
  const info = AccessoryInfo.load(username) ?? AccessoryInfo.create(username)
  const wanted = setupId ?? (info.setupID || randomSetupId())
  if (info.setupID === wanted) return info
  info.setupID = wanted
  info.save()
  return info
}

/** Whether a controller is paired with what has a username, published or not. What cannot be read is taken for unpaired. */
export async function hasPairings(storagePath: string, username: string): Promise<boolean> {
  try {
    const info: unknown = JSON.parse(
      await readFile(join(storagePath, `AccessoryInfo.${deviceId(username)}.json`), 'utf8'),
    )
    return countPairings(info) > 0
  } catch {
    return false
  }
}

/** How many controllers are paired, by the content of an `AccessoryInfo` file. */
export function countPairings(info: unknown): number {
  return isObject(info) && isObject(info.pairedClients) ? Object.keys(info.pairedClients).length : 0
}
