import type { ListMembersReply, ListMembersRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { nextLink } from './next-link.ts'

export async function listMembers(request: ListMembersRequest, context: AuthContext): Promise<ListMembersReply> {
  const { members, next } = await context.members.list(request.query)
  const headers = { 'Cache-Control': 'no-store', ...nextLink('/api/v1/members', request.query.limit, next) } as const
  return { status: 200, headers, body: { members } }
}
