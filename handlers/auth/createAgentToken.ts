import type { CreateAgentTokenReply, CreateAgentTokenRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function createAgentToken(
  request: CreateAgentTokenRequest,
  context: AuthContext,
): Promise<CreateAgentTokenReply> {
  const holder = { id: request.path.agentId, kind: 'agent' } as const
  const body = await context.tokens.create(doerOf(context), holder, request.body)
  return { status: 201, headers: { 'Cache-Control': 'no-store' }, body }
}
