import type { Principal } from './principal.ts'

/** Tells whose session a cookie is. The auth surface implements it. */
export interface SessionVerifier {
  /** The person behind a session cookie's value, or `null` when no live session has it. */
  verifySession(cookie: string): Promise<Principal | null>
  /** Whether a person is still a member: what they made, a preview token say, ends with them. */
  isMember(id: string): Promise<boolean>
}

/** The truth while no auth surface is there: nobody is signed in, and nobody is a member. */
export const noSessions: SessionVerifier = {
  verifySession: async () => null,
  isMember: async () => false,
}
