import type { RevokeAgentTokenReply, RevokeAgentTokenRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function revokeAgentToken(
  request: RevokeAgentTokenRequest,
  context: AuthContext,
): Promise<RevokeAgentTokenReply> {
  const { agentId, tokenId } = request.path
  await context.tokens.revoke(doerOf(context), { id: agentId, kind: 'agent' }, tokenId)
  return { status: 204 }
}
