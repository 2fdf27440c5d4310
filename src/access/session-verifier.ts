import type { Principal } from './principal.ts'

/** A console's own session, made for a sign-in elsewhere. */
export interface ConsoleSession {
  /** The session cookie's value. */
  readonly secret: string
  /** UTC milliseconds; it ends sooner when the sign-in does. */
  readonly expiresAt: number
}

/** What a console shows of the signed-in person. */
export interface Profile {
  readonly email: string
  readonly name: string | null
  readonly role: 'admin' | 'member'
  /** Where they prove that it is them, while what asks for a fresh proof refuses them. */
  readonly proofUrl?: string
}

/**
 * Tells whose session a cookie of one console is, and gets it one; and who shows a token there. The auth surface
 * implements it: in this process, or over HTTP.
 */
export interface SessionVerifier {
  /**
   * The person behind a session cookie's value, or `null` when no live session has it.
   *
   * @param forStepUp whether a fresh proof is asked for: then one that was given a moment ago counts already
   */
  verifySession(cookie: string, forStepUp?: boolean): Promise<Principal | null>
  /**
   * The member or agent behind a personal or an agent token, never with administrator rights; `null` when no live one
   * is spelled so. A connector's token is `null` too: it is for the auth surface and its MCP endpoint.
   *
   * @param address where it is shown from; null where that is not known
   */
  verifyToken(token: string, address: string | null): Promise<Principal | null>
  /** Whether a person is still a member: what they made, a preview token say, ends with them. */
  isMember(id: string): Promise<boolean>
  /** Whether a person is an administrator now. */
  isAdministrator(id: string): Promise<boolean>
  /** Who the person behind a session cookie's value is; `null` as above. */
  profile(cookie: string): Promise<Profile | null>
  /**
   * Where a visitor without a session is sent; `null` without an auth surface. They come back to the console's
   * callback with `code` and `next`.
   *
   * @param next path of the console
   * @param challenge S256 of a verifier that stays with the visitor's browser (RFC 7636, 4.2)
   */
  handoverUrl(next: string, challenge: string): string | null
  /** Trades the code for a session of this console; `null` when code and verifier do not belong together, or are late. */
  redeem(code: string, verifier: string, userAgent: string | null): Promise<ConsoleSession | null>
  /** Ends the sign-in behind a session cookie's value, on every console. */
  endSession(cookie: string): Promise<void>
  /** A page that says why a sign-in came to nothing, or that it ended; `null` without an auth surface. */
  loginPage(error: string): string | null
  /** The page where people look after their account; `null` without an auth surface. */
  accountPage(): string | null
}

/** The verifier without an auth surface: no session is valid, and there are no members. */
export const noSessions: SessionVerifier = {
  verifySession: async () => null,
  verifyToken: async () => null,
  isMember: async () => false,
  isAdministrator: async () => false,
  profile: async () => null,
  handoverUrl: () => null,
  redeem: async () => null,
  endSession: async () => undefined,
  loginPage: () => null,
  accountPage: () => null,
}

/** Where the auth surface takes a visitor who is to be signed in to another console. */
export function handoverUrl(base: URL, surface: 'bridge' | 'content', next: string, challenge: string): string {
  const query = new URLSearchParams({ surface, next, code_challenge: challenge })
  return new URL(`/api/v1/auth/handover?${query}`, base).href
}

/** The sign-in page, saying what became of a sign-in. */
export function loginPage(base: URL, error: string): string {
  return new URL(`/login?${new URLSearchParams({ error })}`, base).href
}

/** Where people prove that it is them, for what another console asks a fresh proof for. */
export function proofPage(base: URL): string {
  return new URL('/settings/account?confirm', base).href
}

/** Where people look after their account. */
export function accountPage(base: URL): string {
  return new URL('/settings/account', base).href
}

/**
 * The token of an `Authorization: Bearer …` (RFC 6750, 2.1); null without one. Tokens in a query or a form
 * are not looked at.
 */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization ?? '')?.[1] ?? null
}
