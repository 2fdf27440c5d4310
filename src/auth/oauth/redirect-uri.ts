import { BlockList, isIP } from 'node:net'

/** Longest redirect URI, in characters. */
const MAX_LENGTH = 2000

/** What an address is to a browser that is sent there. */
export type RedirectKind =
  /** A web application. */
  | 'web'
  /** An application on the member's own machine, on any port of it (RFC 8252, 7.3). */
  | 'loopback'
  /** An application that has a scheme of its own (RFC 8252, 7.1). */
  | 'scheme'

/** Schemes that browsers or mail programs act on themselves, or that run what follows them. */
const TAKEN =
  /^(?:about|blob|chrome|chrome-extension|data|feed|file|filesystem|ftp|ftps|intent|jar|javascript|ldap|ldaps|mailto|moz-extension|resource|sftp|sms|ssh|tel|telnet|urn|vbscript|view-source|ws|wss):$/

/** Machines of a private network, by their address: nothing out there can be meant. */
const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4')
}

/** Whether a host, as `URL.hostname` writes it, is this machine's own name for itself. */
function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

/** @returns null for what no application may be sent to */
export function redirectKind(text: string): RedirectKind | null {
  // What a browser would drop or write in another way is not what would be compared later.
  if (text.length > MAX_LENGTH || !/^[\x21-\x7e]+$/.test(text) || /[\\"<>^`{|}]/.test(text)) return null
  if (!URL.canParse(text) || text.includes('#')) return null
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return null
  if (protocol === 'https:') return isPublicName(hostname) ? 'web' : null
  if (protocol === 'http:') return isLoopbackName(hostname) ? 'loopback' : null
  return TAKEN.test(protocol) ? null : 'scheme'
}

function isPublicName(hostname: string): boolean {
  if (hostname.startsWith('[')) return /^\[[23][0-9a-f]{3}:/.test(hostname)
  if (isIP(hostname) === 4) return !inside.check(hostname, 'ipv4')
  return !isLoopbackName(hostname) && !hostname.endsWith('.localhost')
}

/**
 * How a `Content-Security-Policy` names the place that a redirect leads to (CSP 3, 2.3.1): a form whose answer leads
 * on may be posted only where the policy has it. The grammar has no IPv6 hosts, so those are let in by their scheme.
 */
export function redirectSource(text: string): string {
  const { protocol, hostname, origin } = new URL(text)
  return /^https?:$/.test(protocol) && !hostname.startsWith('[') ? origin : protocol
}

/** What a member is told of where they go on to. */
export function redirectPlace(text: string): { readonly kind: RedirectKind; readonly host: string } {
  const { protocol, host } = new URL(text)
  const kind = redirectKind(text) ?? 'scheme'
  return { kind, host: kind === 'scheme' ? protocol : host }
}
