import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { isLoopbackAddress, isPublicAddress, plainAddress } from '../lib/addresses.ts'

/** Where a request comes from. */
export interface Client {
  /** Empty when the connection is already gone. */
  readonly address: string
  /** On this machine, and no proxy stands between. */
  readonly loopback: boolean
  /** The `Host` as the client wrote it; empty when it did not. */
  readonly host: string
}

/** Tells whether an address is one of the trusted proxies. */
export type ProxyTrust = (address: string) => boolean

/** @param ranges addresses and CIDR ranges, validated */
export function createProxyTrust(ranges: readonly string[]): ProxyTrust {
  if (ranges.length === 0) return () => false
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Reads a request's client. `X-Forwarded-For` counts from its right end, as far as each hop is a trusted proxy (the
 * meaning of Express's `trust proxy` with a list); a forwarded request is never loopback, whichever proxy forwarded it.
 * `proxy-addr` is not used: it returns an entry that is not an address as the client's address.
 *
 * @param onUntrusted called with the address of a nearby peer that forwards requests and is not trusted: a proxy that
 *   the settings do not name, behind which every client has one address
 */
export function createClientReader(
  trusts: ProxyTrust,
  onUntrusted: (address: string) => void = () => {},
): (request: IncomingMessage) => Client {
  return (request) => {
    let address = plainAddress(request.socket.remoteAddress ?? '')
    const { host } = readAuthority(request, trusts)
    if (!isForwarded(request)) return { address, loopback: isLoopbackAddress(address), host }
    const hops = listField(request.headers['x-forwarded-for'])
    // From a public address it is a client's own invention; a proxy stands nearby.
    if (hops.length > 0 && !trusts(address) && !isPublicAddress(address)) onUntrusted(address)
    while (trusts(address)) {
      const hop = plainAddress(hops.pop() ?? '')
      if (isIP(hop) === 0) break
      address = hop
    }
    return { address, loopback: false, host }
  }
}

/**
 * The `Host` and the scheme as the client wrote them. `X-Forwarded-*` counts from a trusted proxy only, and its last
 * entry: a proxy that appends leaves what the client made up at the front.
 */
export function readAuthority(request: IncomingMessage, trusts: ProxyTrust): { host: string; scheme: string } {
  const { host = '', 'x-forwarded-host': forHost, 'x-forwarded-proto': forScheme } = request.headers
  const mayForward = (forHost ?? forScheme) !== undefined && trusts(plainAddress(request.socket.remoteAddress ?? ''))
  if (!mayForward) return { host, scheme: 'http' }
  return { host: listField(forHost).at(-1) ?? host, scheme: listField(forScheme).at(-1)?.toLowerCase() ?? 'http' }
}

/** Whether a proxy says that it passes the request on. */
export function isForwarded(request: IncomingMessage): boolean {
  for (const name in request.headers) if (isOfProxy(name)) return true
  return false
}

/** Takes out of a request whatever says that a proxy passed it on. */
export function removeForwarded({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (isOfProxy(name)) delete headers[name]
}

function isOfProxy(name: string): boolean {
  return name === 'forwarded' || name === 'via' || name === 'x-real-ip' || name.startsWith('x-forwarded-')
}

function listField(value: string | string[] | undefined): string[] {
  return (Array.isArray(value) ? value.join(',') : (value ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
