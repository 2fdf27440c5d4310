import { minute } from '../../src/auth/attempts.ts'
import type { StartedSession } from '../../src/auth/sessions.ts'
import type { PendingFlows } from '../../src/auth/sso/sso-sign-in.ts'
import { readSecret, type Visit } from '../../src/auth/visit.ts'
import type { AuthContext } from './context.ts'

const SESSION = 'auth_session'
const BROWSER = 'auth_browser'
const INVITATION = 'auth_invitation'
const CHALLENGE = 'auth_challenge'
const FLOW = 'auth_flow_'
const PASSKEY = 'auth_passkey'
const NEW_PASSKEY = 'auth_passkey_new'
const AUTHENTICATOR = 'auth_authenticator'

/** Lifetimes in seconds. */
const tenMinutes = (10 * minute) / 1000
const thirtyDays = 30 * 24 * 60 * 60
const fourHundredDays = 400 * 24 * 60 * 60

/** What ties a code to the browser that asked for it, and the email that it asked for. */
export interface Challenge {
  readonly secret: string
  readonly email: string
}

/** What is known of a person who signs in, besides their proof of identity. */
export function visitOf({ call, cookies }: AuthContext): Visit {
  return {
    requestId: call.requestId,
    address: call.clientAddress,
    userAgent: call.userAgent?.slice(0, 1000) ?? null,
    browser: readSecret(cookies.read(call, BROWSER)),
    invitation: readSecret(cookies.read(call, INVITATION)),
    session: readSecret(cookies.read(call, SESSION)),
  }
}

/** Keeps the secret of an invitation until the member has signed in; it makes this browser known. */
export function invitationCookie({ cookies }: AuthContext, secret: string): string {
  return cookies.set(INVITATION, secret, thirtyDays)
}

/** The challenge of a code that this browser asked for; null without one. */
export function readChallenge({ call, cookies }: AuthContext): Challenge | null {
  const [secret, email] = (cookies.read(call, CHALLENGE) ?? '').split('.')
  const known = readSecret(secret)
  return known && email !== undefined ? { secret: known, email: Buffer.from(email, 'base64url').toString() } : null
}

export function challengeCookie({ cookies }: AuthContext, { secret, email }: Challenge): string {
  return cookies.set(CHALLENGE, `${secret}.${Buffer.from(email).toString('base64url')}`, tenMinutes)
}

/** The cookies of a completed sign-in; the challenge is no longer needed. */
export function signInCookies({ call, cookies }: AuthContext, started: StartedSession): string[] {
  const lifetime = Math.floor((started.expiresAt - Date.now()) / 1000)
  return [
    cookies.set(SESSION, started.secret, lifetime),
    cookies.set(BROWSER, started.browser, fourHundredDays),
    cookies.clear(CHALLENGE),
    ...(cookies.read(call, PASSKEY) === null ? [] : [cookies.clear(PASSKEY)]),
    ...(cookies.read(call, INVITATION) === null ? [] : [cookies.clear(INVITATION)]),
  ]
}

/** What this browser keeps of the challenge of a sign-in with a passkey. */
export function readPasskey({ call, cookies }: AuthContext): string | null {
  return cookies.read(call, PASSKEY)
}

export function passkeyCookie({ cookies }: AuthContext, sealed: string): string {
  return cookies.set(PASSKEY, sealed, tenMinutes)
}

/** What this browser keeps while it makes a passkey. */
export function readNewPasskey({ call, cookies }: AuthContext): string | null {
  return cookies.read(call, NEW_PASSKEY)
}

export function newPasskeyCookie({ cookies }: AuthContext, sealed: string): string {
  return cookies.set(NEW_PASSKEY, sealed, tenMinutes)
}

/** What this browser keeps of the secret of an authenticator app until a code has confirmed it. */
export function readAuthenticator({ call, cookies }: AuthContext): string | null {
  return cookies.read(call, AUTHENTICATOR)
}

export function authenticatorCookie({ cookies }: AuthContext, sealed: string): string {
  return cookies.set(AUTHENTICATOR, sealed, tenMinutes)
}

export function signOutCookie({ cookies }: AuthContext): string {
  return cookies.clear(SESSION)
}

/** The sign-ins that this browser has under way at the provider. */
export function readFlows({ call, cookies }: AuthContext): PendingFlows {
  return cookies.readAll(call, FLOW)
}

export function flowCookie({ cookies }: AuthContext, id: string, sealed: string): string {
  return cookies.set(`${FLOW}${id}`, sealed, tenMinutes)
}

export function clearFlowCookie({ cookies }: AuthContext, id: string): string {
  return cookies.clear(`${FLOW}${id}`)
}
