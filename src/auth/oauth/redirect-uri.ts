import { isIP } from 'node:net'
import { isPublicAddress } from '../../lib/addresses.ts'

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

/** The hosts that a native application may listen on (RFC 8252, 7.3), as `URL.hostname` writes them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** @returns null for what no application may be sent to */
export function redirectKind(text: string): RedirectKind | null {
  // What a browser would drop or write in another way is not what would be compared later.
  if (text.length > MAX_LENGTH || !/^[\x21-\x7e]+$/.test(text) || /[\\"<>^`{|}]/.test(text)) return null
  if (!URL.canParse(text) || text.includes('#')) return null
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return null
  if (protocol === 'https:') return isPublicName(hostname) ? 'web' : null
  if (protocol === 'http:') return LOOPBACK.includes(hostname) ? 'loopback' : null
  return TAKEN.test(protocol) ? null : 'scheme'
}

function isPublicName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? !/(?:^|\.)localhost$/.test(hostname) : isPublicAddress(bare)
}

/**
 * How a `Content-Security-Policy` names the place that a redirect leads to (CSP 3, 2.3.1): a form whose answer leads
 * on may be posted only where the policy has it. The grammar has no IPv6 hosts, so those are allowed by their scheme.
 */
export function redirectSource(text: string): string {
  const { protocol, hostname, origin } = new URL(text)
  return /^https?:$/.test(protocol) && !hostname.startsWith('[') ? origin : protocol
}

/** Where a redirect leads, as the consent page shows it. */
export function redirectPlace(text: string): { readonly kind: RedirectKind; readonly host: string } {
  const { protocol, host } = new URL(text)
  const kind = redirectKind(text) ?? 'scheme'
  return { kind, host: kind === 'scheme' ? protocol : host }
}
