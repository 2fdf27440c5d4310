import type { ListMyActivityReply, ListMyActivityRequest } from '../../generated/auth/handlers.ts'
import { callerOf } from './caller.ts'
import type { AuthContext } from './context.ts'
import { nextLink } from './next-link.ts'

export async function listMyActivity(
  request: ListMyActivityRequest,
  context: AuthContext,
): Promise<ListMyActivityReply> {
  const { entries, next } = await context.activity.list({ ...request.query, actorId: callerOf(context).id })
  const headers = {
    'Cache-Control': 'no-store',
    ...nextLink('/api/v1/me/activity', request.query.limit, next),
  } as const
  return { status: 200, headers, body: { activity: entries } }
}
