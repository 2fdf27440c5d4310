import { PairingAttempts } from '../../hap/pairing-attempts.ts'
import type { Channel } from '../channel.ts'

/** What is kept of a HAP server, beside its keys, by the daemon. Every method throws what the daemon refuses with. */
export interface ServerRecord {
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
