import type { CreateAgentReply, CreateAgentRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function createAgent(request: CreateAgentRequest, context: AuthContext): Promise<CreateAgentReply> {
  const body = await context.agents.create(doerOf(context), request.body)
  return { status: 201, headers: { 'Cache-Control': 'no-store' }, body }
}
