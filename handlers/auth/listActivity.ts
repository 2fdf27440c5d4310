import type { ListActivityReply, ListActivityRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { nextLink } from './next-link.ts'

export async function listActivity(request: ListActivityRequest, context: AuthContext): Promise<ListActivityReply> {
  const { entries, next } = await context.activity.list(request.query)
  const headers = { 'Cache-Control': 'no-store', ...nextLink('/api/v1/activity', request.query.limit, next) } as const
  return { status: 200, headers, body: { activity: entries } }
}
