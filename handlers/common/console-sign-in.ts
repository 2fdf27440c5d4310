import { createHash, randomBytes } from 'node:crypto'
import type { CallContext } from '../../src/access/principal.ts'
import type { SessionVerifier } from '../../src/access/session-verifier.ts'
import { TriptychError } from '../../src/errors.ts'
import type { Cookies } from './cookies.ts'

/** What the sign-in of a console, `specs/common.yaml`'s, works with. */
export interface ConsoleSignIn {
  readonly call: CallContext
  readonly sessions: SessionVerifier
  readonly cookies: Cookies
  /** Names of the cookies: the session, and the verifier of a sign-in under way. */
  readonly names: { readonly session: string; readonly verifier: string }
  /** The console's public address. */
  readonly publicUrl: URL
}

/** How long a sign-in may take, in seconds. */
const TEN_MINUTES = 600

/**
 * Leads to where the sign-in begins, under the public address: a visitor may have come by another of the console's
 * names (`127.0.0.1`), whose cookies are not there any more when they come back.
 *
 * @param next where they go on from there, path and query; the front page where that is too long to travel
 */
export function toConsoleSignIn({ sessions, publicUrl }: ConsoleSignIn, next: string): Redirect {
  if (sessions.loginPage('handover') === null) throw new TriptychError('sign_in_disabled')
  return redirectTo(new URL(`/sign-in?${new URLSearchParams({ next: ownPath(next) })}`, publicUrl).href)
}

/**
 * Leads to the auth surface. The verifier stays in this browser's cookie: a code that another browser asked for is of
 * no use here, so no visitor can be signed in as another person (RFC 7636; login CSRF). An existing verifier is kept,
 * so that two tabs both work.
 */
export async function startConsoleSignIn(context: ConsoleSignIn, next: string | undefined): Promise<CookieRedirect> {
  const verifier = readVerifier(context) ?? randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const url = context.sessions.handoverUrl(ownPath(next), challenge)
  if (url === null) throw new TriptychError('sign_in_disabled')
  return redirectTo(url, [context.cookies.set(context.names.verifier, verifier, TEN_MINUTES)])
}

/** Trades the code that the visitor brings back for a session. */
export async function finishConsoleSignIn(
  context: ConsoleSignIn,
  code: string | undefined,
  next: string | undefined,
): Promise<CookieRedirect> {
  const { sessions, cookies, names, call } = context
  const failed = sessions.loginPage('handover')
  if (failed === null) throw new TriptychError('sign_in_disabled')
  const verifier = readVerifier(context)
  const fits = code !== undefined && code !== '' && code.length <= 128 && verifier !== null
  const session = fits ? await sessions.redeem(code, verifier, call.userAgent) : null
  if (session === null) {
    // A second tab of this browser was faster, and its session serves this one too.
    const cookie = cookies.read(call, names.session)
    const signedIn = verifier === null && cookie !== null && (await sessions.verifySession(cookie)) !== null
    return redirectTo(signedIn ? ownPath(next) : failed)
  }
  const lifetime = Math.floor((session.expiresAt - Date.now()) / 1000)
  return redirectTo(ownPath(next), [
    cookies.set(names.session, session.secret, lifetime),
    cookies.clear(names.verifier),
  ])
}

/** Ends the sign-in on every console, and leads to the page that says so. */
export async function endConsoleSignIn({ call, sessions, cookies, names }: ConsoleSignIn): Promise<CookieRedirect> {
  const cookie = cookies.read(call, names.session)
  if (cookie !== null) await sessions.endSession(cookie)
  return redirectTo(sessions.loginPage('signed_out') ?? '/', [cookies.clear(names.session)])
}

/** The headers of a redirect that vary. */
export interface Redirect {
  readonly Location: string
}

/** Of a redirect that may set cookies. */
export interface CookieRedirect extends Redirect {
  readonly 'Set-Cookie'?: readonly string[]
}

/** A redirect to another page. */
export function redirectTo(location: string): Redirect
export function redirectTo(location: string, cookies: readonly string[]): CookieRedirect
export function redirectTo(location: string, cookies: readonly string[] = []): CookieRedirect {
  return { Location: location, ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}) }
}

function readVerifier({ call, cookies, names }: ConsoleSignIn): string | null {
  const verifier = cookies.read(call, names.verifier)
  return verifier !== null && /^[A-Za-z0-9_-]{43}$/.test(verifier) ? verifier : null
}

/** A path of this console; anything that a browser could read as another host is not one. */
export function ownPath(next: string | undefined): string {
  if (next === undefined || !/^\/(?![/\\]|%2f|%5c)[\x21-\x5b\x5d-\x7e]*$/i.test(next) || next.length > 2048) return '/'
  return next
}
