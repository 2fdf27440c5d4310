import { isIP } from 'node:net'
import { isPublicAddress, loopbackNames } from '../../lib/addresses.ts'

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

/** Schemes that browsers, mail programs or operating systems act on themselves, or that run what follows them. */
const TAKEN = new RegExp(
  `^(?:${[
    'about|blob|chrome|chrome-extension|data|edge|feed|file|filesystem|ftp|ftps|intent|jar|javascript|jscript|livescript',
    'ldap|ldaps|mailto|market|mhtml|moz-extension|mk|nfs|resource|sftp|smb|sms|ssh|tel|telnet|tn3270|rlogin|urn|vbscript',
    'view-source|vnc|ws|wss|x-man-page|wyciwyg|cid|mid|news|nntp|magnet|webcal|webcals',
    // Of Windows: settings, search, diagnosis, installation, Office; each has been made to run programs.
    'ms-.*|microsoft-.*|search|search-.*|shell|hcp|help|res|its|onenote|onenote-.*|windowsdefender|ldapaddress|callto',
    // Of macOS and iOS: scripts, settings, installation, calls.
    'applescript|x-apple.*|itms|itms-.*|help-viewer|facetime.*|shortcuts|workflow|afp|addressbook|prefs|app-prefs',
    // Of Android and desktops of Linux.
    'android-app|content|apt|appstream|snap|ymp|xdg-open|steam|jnlp|jnlps|rdp|rdar|git|svn|svn\\+ssh',
  ].join('|')}):$`,
)

/** @returns null for what no application may be sent to */
export function redirectKind(text: string): RedirectKind | null {
  // What a browser would drop or write in another way is not what would be compared later.
  if (text.length > MAX_LENGTH || !/^[\x21-\x7e]+$/.test(text) || /[\\"<>^`{|}]/.test(text)) return null
  if (!URL.canParse(text) || text.includes('#')) return null
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return null
  if (protocol === 'https:') return isPublicName(hostname) ? 'web' : null
  if (protocol === 'http:') return loopbackNames.includes(hostname) ? 'loopback' : null
  return TAKEN.test(protocol) ? null : 'scheme'
}

function isPublicName(hostname: string): boolean {
  // A final dot names the same host (RFC 1034, 3.1).
  const bare = hostname.replace(/^\[|\]$|\.$/g, '')
  return isIP(bare) === 0 ? !/(?:^|\.)(?:localhost|localdomain)$/.test(bare) : isPublicAddress(bare)
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

/**
 * What an approval of a redirect is for: the host of a web site, with its port where it has one of its own; a name of this
 * computer, whose ports do not count (RFC 8252, 7.3); or a scheme, `cursor:`.
 */
export function redirectHost(text: string): string {
  const { kind, host } = redirectPlace(text)
  return kind === 'loopback' ? new URL(text).hostname : host
}
