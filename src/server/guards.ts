import type { IncomingMessage } from 'node:http'
import { TriptychError } from '../errors.ts'
import { loopbackNames } from '../lib/addresses.ts'
import { createProxyTrust, readAuthority } from './client-address.ts'

export interface GuardOptions {
  /** The surface's public address; its origin counts. */
  publicUrl(): URL
  /** The port that it listens on. */
  port(): number
  /** Further host names, lower case, without ports. */
  readonly allowedHosts: readonly string[]
  /** Addresses and CIDR ranges whose `X-Forwarded-Host` and `-Proto` count. */
  readonly trustedProxies: readonly string[]
  /** Whether any `Host` may read this path (as sent). Asked for GET, HEAD and OPTIONS only. */
  openPath(pathname: string): boolean
  /** Whether pages of every origin may write here, since nothing there looks at a cookie; none may when absent. */
  openToWrites?(pathname: string): boolean
  /**
   * Whether pages of other origins may not even send reads here, whose answers they could not see; they may when
   * absent. Following a link is not a read by another page.
   */
  closedToReads?(pathname: string): boolean
}

/** What a guard looks at. */
export interface GuardedRequest {
  readonly method: string
  readonly pathname: string
  readonly host: string
  readonly scheme: string
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
  readonly fetchDest: string | undefined
  readonly hasCookie: boolean
  readonly isUpgrade: boolean
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The guards of one request.
 *
 * @returns a check, which throws what `checkHost` and `checkOrigin` throw
 */
export function createGuard(options: GuardOptions): (request: IncomingMessage) => void {
  const trusts = createProxyTrust(options.trustedProxies)
  return (request) => {
    const { headers, method = 'GET', url = '/' } = request
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    // What most requests are: a read that is open to all. Nothing below would refuse it.
    if (headers.upgrade === undefined && reads.has(method) && options.openPath(pathname)) return
    const guarded: GuardedRequest = {
      method,
      pathname,
      ...readAuthority(request, trusts),
      origin: headers.origin,
      fetchSite: headers['sec-fetch-site'] as string | undefined,
      fetchDest: headers['sec-fetch-dest'] as string | undefined,
      hasCookie: headers.cookie !== undefined,
      isUpgrade: /\bwebsocket\b/i.test(headers.upgrade ?? ''),
    }
    checkHost(guarded, options)
    checkOrigin(guarded, options)
  }
}

/**
 * A page that an attacker serves under a name of their own can point that name at this machine (DNS rebinding): so a
 * request must name one of the surface's own.
 *
 * @throws TriptychError `foreign_host`
 */
export function checkHost(request: GuardedRequest, options: GuardOptions): void {
  if (reads.has(request.method) && options.openPath(request.pathname)) return
  if (!isOwnHost(request.host, options)) {
    const name = JSON.stringify(request.host)
    throw new TriptychError(
      'foreign_host',
      `Host ${name} is not a name of this server: it may be set in SVC_ALLOWED_HOSTS`,
    )
  }
}

/**
 * Writes and upgrades come from the surface's own pages, or from no page at all. A cookie makes the proof
 * compulsory: `SameSite=Lax` ignores ports, so another server on the same machine counts as the same site.
 *
 * @throws TriptychError `foreign_origin`
 */
export function checkOrigin(request: GuardedRequest, options: GuardOptions): void {
  const isRead = reads.has(request.method) && !request.isUpgrade
  if (isRead && !options.closedToReads?.(request.pathname)) return
  if (!request.isUpgrade && options.openToWrites?.(request.pathname)) return
  const { origin, fetchSite, hasCookie } = request
  const isOriginOptional = () => (isRead ? !isPartOfForeignPage(request) : !hasCookie || fetchSite === 'same-origin')
  const allowed = origin === undefined ? isOriginOptional() : isOwnOrigin(origin, request, options)
  if (!allowed) throw new TriptychError('foreign_origin', `Origin ${JSON.stringify(origin ?? null)} is not ours`)
}

/** A picture, a frame, a script: browsers send such reads without an `Origin` (Fetch, 3.2.5; Fetch Metadata). */
function isPartOfForeignPage({ fetchSite, fetchDest }: GuardedRequest): boolean {
  return (fetchSite === 'cross-site' || fetchSite === 'same-site') && fetchDest !== 'document'
}

function isOwnHost(host: string, options: GuardOptions): boolean {
  // A Host without a port means the default one of the scheme that the client spoke: the public address tells which.
  const own = options.publicUrl()
  if (readAuthorityUrl(own.protocol, host)?.host === own.host) return true
  const plain = readAuthorityUrl('http:', host)
  return plain !== undefined && (isOwnLoopback(plain, options) || options.allowedHosts.includes(plain.hostname))
}

/** A browser writes `null`, or a scheme and a host and nothing after (RFC 6454, 6.2); `null` matches no origin. */
function isOwnOrigin(origin: string, request: GuardedRequest, options: GuardOptions): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (url === undefined || url.href !== `${url.origin}/`) return false
  if (url.origin === options.publicUrl().origin) return true
  if (url.protocol === 'http:' && isOwnLoopback(url, options)) return true
  // A further name counts only for the pages of the very name that this request is sent to.
  const target = readAuthorityUrl(`${request.scheme}:`, request.host)
  return options.allowedHosts.includes(url.hostname) && target?.origin === url.origin
}

function isOwnLoopback(url: URL, options: GuardOptions): boolean {
  return loopbackNames.includes(url.hostname) && Number(url.port || 80) === options.port()
}

/** A `Host` as a URL: lower case, default port dropped, without the dot that makes a name absolute. */
function readAuthorityUrl(protocol: string, host: string): URL | undefined {
  // A user part, a path or a query would let a foreign name look like ours.
  const text = `${protocol}//${host.replace(/\.(?=:\d*$|$)/, '')}`
  return /[/?#@\\\s]/.test(host) || host === '' || !URL.canParse(text) ? undefined : new URL(text)
}
