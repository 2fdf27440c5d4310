import type { GetSessionReply } from '../../generated/auth/handlers.ts'
import { callerOf, endedMeanwhile } from './caller.ts'
import type { AuthContext } from './context.ts'
import { toSession } from './session-view.ts'

export async function getSession(_request: unknown, context: AuthContext): Promise<GetSessionReply> {
  const { id, credentialId } = callerOf(context)
  const reading = Promise.all([context.members.get(id), context.sessions.get(credentialId)])
  const [member, session] = await endedMeanwhile(reading)
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { member, session: toSession(session, credentialId) },
  }
}
