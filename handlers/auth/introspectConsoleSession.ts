import type { IntrospectConsoleSessionReply, IntrospectConsoleSessionRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'

export async function introspectConsoleSession(
  request: IntrospectConsoleSessionRequest,
  { sessions, members }: AuthContext,
): Promise<IntrospectConsoleSessionReply> {
  const { surface, session } = request.body
  const headers = { 'Cache-Control': 'no-store' } as const
  const principal = await sessions.verify(surface, session)
  const member = principal && (await members.find(principal.id))
  if (!member) return { status: 200, headers, body: { active: false } }
  return { status: 200, headers, body: { active: true, member, session_id: principal.credentialId } }
}
