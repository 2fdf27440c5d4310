import { createSocket, type SocketType } from 'node:dgram'
import { once } from 'node:events'
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { memoryHolder } from '../host/memory-watch.ts'

/** The machine and the process. */
export interface SystemInfo {
  /** `linux`, `darwin`, `win32`. */
  readonly os: NodeJS.Platform
  /** `x64`, `arm64`. */
  readonly arch: string
  readonly hostname: string
  /** The machine's own address on its network. */
  readonly ip: string
  readonly nodeVersion: string
  /** Whole seconds since the process started. */
  readonly uptime: number
  /** Who holds plugins to their memory. */
  readonly pluginMemory: 'cgroup' | 'proc' | 'none'
}

export async function systemInfo(): Promise<SystemInfo> {
  return {
    os: process.platform,
    arch: process.arch,
    hostname: hostname(),
    ip: await primaryAddress(),
    nodeVersion: process.version,
    uptime: uptime(),
    pluginMemory: memoryHolder(),
  }
}

/** Whole seconds since the process started. */
export function uptime(): number {
  return Math.floor(process.uptime())
}

/** Addresses of documentation (RFC 5737, RFC 3849): not on this network, and assigned to no host. */
const FAR: readonly (readonly [SocketType, string])[] = [
  ['udp4', '192.0.2.1'],
  ['udp6', '2001:db8::1'],
]

/**
 * The address that this machine would speak from to one far away, IPv4 before IPv6; without a way there, the first
 * of an interface (`firstAddress`). Nothing is sent: connecting a UDP socket only looks up the route.
 */
async function primaryAddress(): Promise<string> {
  for (const [type, far] of FAR) {
    const address = await addressTowards(type, far)
    if (address !== undefined) return address
  }
  return firstAddress(networkInterfaces())
}

/** The first IPv4 address that is not the machine's alone, else IPv6, those of a link last; 127.0.0.1 without any. */
export function firstAddress(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string {
  const rank = ({ address, family }: NetworkInterfaceInfo): number =>
    (/^(?:169\.254\.|fe[89ab])/i.test(address) ? 2 : 0) + (family === 'IPv4' ? 0 : 1)
  const [first] = Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .filter(({ internal }) => !internal)
    .sort((one, other) => rank(one) - rank(other))
  return first?.address ?? '127.0.0.1'
}

async function addressTowards(type: SocketType, far: string): Promise<string | undefined> {
  const socket = createSocket(type)
  try {
    socket.connect(9, far)
    await once(socket, 'connect')
    return socket.address().address
  } catch {
    return undefined
  } finally {
    socket.close()
  }
}
