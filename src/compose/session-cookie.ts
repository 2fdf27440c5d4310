import { parseCookie } from 'cookie'
import type { Principal } from '../access/principal.ts'
import type { SessionVerifier } from '../access/session-verifier.ts'
import type { HttpCall } from '../contract/call.ts'

/**
 * Reads a surface's session cookie and asks whose it is. Over https the cookie carries the `__Host-` prefix, which no
 * other host can set (RFC 6265bis, 4.1.3.2).
 */
export function sessionCookieReader(
  name: string,
  publicUrl: URL | null,
  sessions: SessionVerifier,
): (call: HttpCall) => Promise<Principal | null> {
  const cookieName = publicUrl?.protocol === 'https:' ? `__Host-${name}` : name
  return async (call) => {
    const cookie = parseCookie(call.headers.cookie ?? '')[cookieName]
    return cookie ? sessions.verifySession(cookie) : null
  }
}
