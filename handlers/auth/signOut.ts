import type { SignOutReply } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { signedOutCookie, visitOf } from './cookies.ts'
import { loginPath, seeOther } from './sign-in.ts'

export async function signOut(_request: unknown, context: AuthContext): Promise<SignOutReply> {
  const { session, requestId } = visitOf(context)
  if (session !== null) await context.sessions.endBySecret('auth', session, requestId)
  return seeOther(loginPath({ error: 'signed_out' }), [signedOutCookie(context)])
}
