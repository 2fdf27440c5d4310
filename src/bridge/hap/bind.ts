import { isIP, isIPv4, type Server, Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isLoopbackAddress, plainAddress } from '../../lib/addresses.ts'

/** Addresses and names of network interfaces that HAP listens on, as Homebridge's `bind`; empty for all. */
export type Bind = readonly string[]

const ANY_IPV4 = '0.0.0.0'
const ANY = '::'

/** Where a server listens, so that it takes connections to a `Bind`. */
export interface ListenOptions {
  /** All addresses when undefined. */
  readonly host: string | undefined
  /** Whether connections to a local address are taken; null for all. */
  readonly accepts: ((localAddress: string) => boolean) | null
}

/**
 * One address is listened on. A server listens on one address or on all: interfaces, whose addresses may change, and
 * several addresses are listened on by way of all, with connections to other addresses refused ({@link refuseOthers}).
 */
export function listenOptions(bind: Bind): ListenOptions {
  const [first, ...others] = bind
  if (first === undefined || bind.includes(ANY)) return { host: undefined, accepts: null }
  // As in Homebridge, what stands beside it says what is advertised.
  if (bind.includes(ANY_IPV4)) return { host: ANY_IPV4, accepts: null }
  if (others.length === 0 && isIP(first) !== 0) return { host: first, accepts: null }
  return {
    host: bind.every((entry) => isIPv4(entry)) ? ANY_IPV4 : undefined,
    accepts: (localAddress) => bind.some((entry) => addressesOf(entry).includes(plainAddress(localAddress))),
  }
}

/** Has a server close connections to addresses that are not accepted before anything sees them. */
export function refuseOthers(server: Server, accepts: NonNullable<ListenOptions['accepts']>): void {
  const { emit } = server
  server.emit = (event: string | symbol, ...values: readonly unknown[]): boolean => {
    const [socket] = values
    if (event === 'connection' && socket instanceof Socket && !accepts(socket.localAddress ?? '')) {
      socket.destroy()
      return true
    }
    return Reflect.apply(emit, server, [event, ...values])
  }
}

/** The entries that name nothing that this machine has now: an interface that is missing or down, an address of another. */
export function absentEntries(bind: Bind): string[] {
  const own = new Set(Object.values(networkInterfaces()).flatMap((infos) => infos?.map(({ address }) => address) ?? []))
  const isPresent = (entry: string): boolean =>
    [ANY, ANY_IPV4].includes(entry) ||
    isLoopbackAddress(entry) ||
    addressesOf(entry).some((address) => own.has(address))
  return bind.filter((entry) => !isPresent(entry))
}

/** Why nothing can be reached by a `Bind` that names interfaces; null where something can. */
export function absenceOf(bind: Bind): string | null {
  if (!bind.some((entry) => isIP(entry) === 0) || absentEntries(bind).length < bind.length) return null
  return absenceText(bind)
}

/** Says that entries are not there, with the setting that helps. */
export function absenceText(entries: readonly string[]): string {
  const [first, ...others] = entries
  if (others.length > 0)
    return `${entries.join(', ')}: not an address or a network interface of this machine (bridge.bind)`
  if (isIP(first ?? '') !== 0) return `${first} is not an address of this machine (bridge.bind)`
  return `this machine has no network interface ${first}, or it is down (bridge.bind)`
}

/** Whether only this machine can reach what listens. */
export function isLoopbackOnly(bind: Bind): boolean {
  const isLoopback = (entry: string): boolean => {
    const addresses = addressesOf(entry)
    return addresses.length > 0 && addresses.every(isLoopbackAddress)
  }
  return bind.length > 0 && bind.every(isLoopback)
}

/** An address as it is, and those that an interface has now, without their scopes. */
function addressesOf(entry: string): string[] {
  if (isIP(entry) !== 0) return [plainAddress(entry)]
  return (networkInterfaces()[entry] ?? []).map(({ address }) => plainAddress(address))
}
