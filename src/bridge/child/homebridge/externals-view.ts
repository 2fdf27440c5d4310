import type { Accessory, AccessoryInfo } from '@homebridge/hap-nodejs'
import { setupUri } from '../../hap/identity.ts'
import { PairingAttempts } from '../../hap/pairing-attempts.ts'
import type { ExternalAccessory } from '../../protocol/accessory.ts'
import type { Channel } from '../channel.ts'
import type { Hap } from './types.ts'

/** Bytes of a DNS label, less the ` (2)` that a name gets that is taken. */
const LONGEST = 59

/** Gives an accessory a name that it can be advertised by, the same in both places where it stands. */
export function fitName({ Service, Characteristic }: Hap, accessory: Accessory): void {
  const name = shortName(accessory.displayName)
  if (name === accessory.displayName) return
  accessory.displayName = name
  accessory.getService(Service.AccessoryInformation)?.updateCharacteristic(Characteristic.Name, name)
}

/** A name, cut to what can be advertised. */
function shortName(name: string): string {
  let text = ''
  for (const character of name) {
    if (Buffer.byteLength(text + character) > LONGEST) break
    text += character
  }
  return text.trim() || 'Accessory'
}

/** HAP's category of what has no other (HAP, 13-1). */
const OTHER = 1

/** What the daemon receives about an accessory, except its port. */
export function viewOf(accessory: Accessory, info: AccessoryInfo): Omit<ExternalAccessory, 'port' | 'error'> {
  const { UUID: uuid, displayName } = accessory
  const { username, pincode, setupID } = info
  const category = categoryOf(accessory)
  return {
    uuid,
    name: shortName(displayName),
    category,
    username,
    pincode,
    setupURI: setupUri(pincode, category, setupID),
    paired: info.paired(),
  }
}

/** Plugins set it to anything. */
export function categoryOf({ category }: Accessory): number {
  return Number.isInteger(category) && category >= 1 && category <= 255 ? category : OTHER
}

/** What is kept of a HAP server, beside its keys, by the daemon. Every method throws what the daemon refuses with. */
interface ServerRecord {
  /** Where it listened last. */
  port(): Promise<number | undefined>
  keepPort(port: number): Promise<void>
  /** The same each time. */
  attempts(): Promise<PairingAttempts>
}

export function openRecord({ ask }: Pick<Channel, 'ask'>, username: string): ServerRecord {
  const [portKey, attemptsKey] = [`hap:port:${username}`, `hap:attempts:${username}`]
  let port: number | undefined
  let attempts: PairingAttempts | undefined

  async function numberAt(key: string): Promise<number | undefined> {
    const value = await ask({ type: 'storageGet', key })
    return Number.isSafeInteger(value) ? (value as number) : undefined
  }

  return {
    port: async () => {
      port = await numberAt(portKey)
      return port
    },
    keepPort: async (value) => {
      if (value !== port) await ask({ type: 'storageSet', key: portKey, value })
      port = value
    },
    attempts: async () => {
      attempts ??= new PairingAttempts((await numberAt(attemptsKey)) ?? 0, (value) =>
        ask({ type: 'storageSet', key: attemptsKey, value }),
      )
      return attempts
    },
  }
}
