import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomPincode } from '../protocol/pincode.ts'
import { defaultPort } from './schema.ts'
import type { BridgeFields, PlatformEntry } from './types.ts'

/** Where Homebridge begins, and how far from there a port is looked for. */
const firstHapPort = 51_826
const hapPorts = 1_000

/**
 * The text of a config to begin with: an identity of its own, and no plugins.
 *
 * @param samplePlugin path of the virtual plugin's entry file, for a config with something to see
 */
export async function firstConfig(samplePlugin: string | null): Promise<string> {
  const username = randomUsername()
  const bridge: BridgeFields = {
    name: `Triptych ${username.slice(-5).replace(':', '')}`,
    port: defaultPort,
    hapPort: await freeHapPort(),
    pincode: randomPincode(),
    username,
    logLevel: 'info',
  }
  const platforms = samplePlugin === null ? [] : [virtualEntry(samplePlugin)]
  return `${JSON.stringify({ bridge, platforms }, null, 4)}\n`
}

function virtualEntry(plugin: string): PlatformEntry {
  return {
    platform: 'Virtual',
    plugin,
    accessories: [
      { id: 'lamp', type: 'dimmable-light', name: 'Lamp' },
      { id: 'temperature', type: 'temperature-sensor', name: 'Temperature' },
    ],
  }
}

/** `0E`, whose bits make it no address of hardware, and five random bytes. */
function randomUsername(): string {
  const bytes = [...randomBytes(5)].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase())
  return ['0E', ...bytes].join(':')
}

/** From anywhere in the range, so that two bridges that are set up at once do not both take the first. */
async function freeHapPort(): Promise<number> {
  const start = randomInt(hapPorts)
  for (let step = 0; step < hapPorts; step++) {
    const port = firstHapPort + ((start + step) % hapPorts)
    if (await isFree(port)) return port
  }
  return firstHapPort
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    // Also rejects with the server's `error`.
    const listening = once(server, 'listening')
    server.listen({ port, exclusive: true })
    await listening
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
