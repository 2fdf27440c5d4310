import type { EndSessionReply } from '../../generated/auth/handlers.ts'
import { callerOf, doerOf, endedMeanwhile } from './caller.ts'
import type { AuthContext } from './context.ts'
import { signedOutCookie } from './cookies.ts'

export async function endSession(_request: unknown, context: AuthContext): Promise<EndSessionReply> {
  const { id, credentialId } = callerOf(context)
  await endedMeanwhile(context.sessions.end(doerOf(context), id, credentialId))
  return { status: 204, headers: { 'Set-Cookie': [signedOutCookie(context)] } }
}
