import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Special-purpose addresses of the IANA registries (RFC 6890) that reach no server out there, and multicast. Kept here
 * rather than taken from `ipaddr.js` 1.9.1: it reads `2130706433` and `0177.0.0.1` as addresses, and
 * calls 192.31.196.1, 3fff::1, 5f00::1 and 64:ff9b:1::1 unicast like any other.
 */
const special = new BlockList()
for (const subnet of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [net = '', prefix] = subnet.split('/')
  special.addSubnet(net, Number(prefix), 'ipv4')
}
for (const subnet of ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']) {
  const [net = '', prefix] = subnet.split('/')
  special.addSubnet(net, Number(prefix), 'ipv6')
}

/** What IPv6 calls an IPv4 address: mapped (RFC 4291, 2.5.5.2), and translated by the well-known prefix (RFC 6052, 2.1). */
const MAPPED = [0, 0, 0, 0, 0, 0xffff]
const TRANSLATED = [0x64, 0xff9b, 0, 0, 0, 0]

/**
 * Whether a host, with or without the brackets of an IPv6 address, is this machine's own name for itself. A name that
 * only looks like an address, such as `127.evil.example`, is not.
 */
export function isLoopbackName(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || isLoopbackAddress(bare)
}

/** The names of this machine that browsers and native applications use (RFC 8252, 7.3), as `URL.hostname` writes them. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** A host as it stands in a URL: an IPv6 address in brackets (RFC 3986, 3.2.2). */
export function urlHost(host: string): string {
  return isIPv6(host) ? `[${host}]` : host
}

/**
 * Where a browser finds what listens on a host: on localhost, unless it is another address or name of this machine, since
 * nothing else leads there.
 */
export function addressOfListener(host: string, port: number | string): URL {
  const own = URL.parse(`http://${urlHost(host)}:${port}`)
  const isLocal = own === null || [...loopbackNames, '0.0.0.0', '[::]'].includes(own.hostname)
  return isLocal ? new URL(`http://localhost:${port}`) : own
}

/** Host and port of a listener, for messages: `192.168.1.4:51826`; the port alone of one on the unspecified address. */
export function placeOfListener(host: string, port: number): string {
  return host === '0.0.0.0' || host === '::' ? `port ${port} of this machine` : `${urlHost(host)}:${port}`
}

/** An IP address without its scope; an IPv4 address that reached an IPv6 socket (RFC 4291, 2.5.5.2) as IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

/** Whether an IP address is this machine's own (127.0.0.0/8, RFC 1122; `::1`, RFC 4291). */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (address.startsWith('127.') && isIPv4(address))
}

/**
 * Whether an IP address is one of the public internet's. Of IPv6 only global unicast (2000::/3) is; an IPv4 address
 * within one counts as the IPv4 address. What is not an address is not public either.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  const groups = groupsOf(address)
  if ([MAPPED, TRANSLATED].some((prefix) => prefix.every((group, i) => group === groups[i]))) {
    const [high = 0, low = 0] = groups.slice(6)
    return isPublicAddress([high >> 8, high & 0xff, low >> 8, low & 0xff].join('.'))
  }
  return ((groups[0] ?? 0) & 0xe000) === 0x2000 && !special.check(address, 'ipv6')
}

/** The eight groups of an IPv6 address, however it is written; without its scope. */
export function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_match, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = '', tail] = hexadecimal.split('::')
  const read = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const [left, right] = [read(head), read(tail ?? '')]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
