import type { EndConsoleSessionReply, EndConsoleSessionRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'

export async function endConsoleSession(
  request: EndConsoleSessionRequest,
  { sessions, call }: AuthContext,
): Promise<EndConsoleSessionReply> {
  const { surface, session } = request.body
  await sessions.endBySecret(surface, session, call.requestId)
  return { status: 204 }
}
