import type { EndMySessionReply, EndMySessionRequest } from '../../generated/auth/handlers.ts'
import { callerOf, doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function endMySession(request: EndMySessionRequest, context: AuthContext): Promise<EndMySessionReply> {
  await context.sessions.end(doerOf(context), callerOf(context).id, request.path.sessionId)
  return { status: 204 }
}
