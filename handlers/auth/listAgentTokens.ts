import type { ListAgentTokensReply, ListAgentTokensRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'

export async function listAgentTokens(
  request: ListAgentTokensRequest,
  context: AuthContext,
): Promise<ListAgentTokensReply> {
  const tokens = await context.tokens.list({ id: request.path.agentId, kind: 'agent' })
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { tokens } }
}
