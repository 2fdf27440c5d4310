import type { DeleteAgentReply, DeleteAgentRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function deleteAgent(request: DeleteAgentRequest, context: AuthContext): Promise<DeleteAgentReply> {
  await context.agents.remove(doerOf(context), request.path.agentId)
  return { status: 204 }
}
