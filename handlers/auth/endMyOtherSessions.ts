import type { EndMyOtherSessionsReply } from '../../generated/auth/handlers.ts'
import { callerOf, doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function endMyOtherSessions(_request: unknown, context: AuthContext): Promise<EndMyOtherSessionsReply> {
  const { id, credentialId } = callerOf(context)
  await context.sessions.endOthers(doerOf(context), id, credentialId)
  return { status: 204 }
}
