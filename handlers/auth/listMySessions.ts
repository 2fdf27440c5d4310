import type { ListMySessionsReply } from '../../generated/auth/handlers.ts'
import { callerOf } from './caller.ts'
import type { AuthContext } from './context.ts'
import { toSession } from './session-view.ts'

export async function listMySessions(_request: unknown, context: AuthContext): Promise<ListMySessionsReply> {
  const { id, credentialId } = callerOf(context)
  const rows = await context.sessions.list(id)
  const body = { sessions: rows.map((row) => toSession(row, credentialId)) }
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
