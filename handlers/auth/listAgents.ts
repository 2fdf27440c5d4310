import type { ListAgentsReply, ListAgentsRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'
import { nextLink } from './next-link.ts'

export async function listAgents(request: ListAgentsRequest, context: AuthContext): Promise<ListAgentsReply> {
  const { agents, next } = await context.agents.list(request.query)
  const headers = { 'Cache-Control': 'no-store', ...nextLink('/api/v1/agents', request.query.limit, next) } as const
  return { status: 200, headers, body: { agents } }
}
