import type { UpdateAgentReply, UpdateAgentRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function updateAgent(request: UpdateAgentRequest, context: AuthContext): Promise<UpdateAgentReply> {
  const body = await context.agents.update(doerOf(context), request.path.agentId, request.body)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
