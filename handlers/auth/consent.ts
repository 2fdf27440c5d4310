import type { ConsentRequest } from '../../src/auth/oauth/consents.ts'
import type { AuthContext } from './context.ts'

/** Where one request of an application is decided. */
export function consentPath(uid: string): string {
  return `/oauth/consent/${uid}`
}

/** The request that this browser has begun, by the authorization server's cookie of this path; null for another's. */
export async function ownRequest({ call, consents }: AuthContext, uid: string): Promise<ConsentRequest | null> {
  return call.cookies.auth_interaction === uid ? consents.read(uid) : null
}
