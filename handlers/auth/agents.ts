import type { AgentsHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { nextLink } from '../common/next-link.ts'
import { type AuthContext, actorOf } from './context.ts'

export const agents = {
  async listAgents(request, context) {
    const { agents, next } = await context.agents.list(request.query)
    return reply.listAgents.ok({ agents }, { Link: nextLink(next, request.query, '/api/v1/agents') })
  },

  async createAgent(request, context) {
    const body = await context.agents.create(actorOf(context), request.body)
    return reply.createAgent.created(body)
  },

  async updateAgent(request, context) {
    const body = await context.agents.update(actorOf(context), request.path.agentId, request.body)
    return reply.updateAgent.ok(body)
  },

  async deleteAgent(request, context) {
    await context.agents.remove(actorOf(context), request.path.agentId)
    return reply.deleteAgent.noContent()
  },

  async listAgentTokens(request, context) {
    const tokens = await context.tokens.list({ id: request.path.agentId, kind: 'agent' })
    return reply.listAgentTokens.ok({ tokens })
  },

  async createAgentToken(request, context) {
    const holder = { id: request.path.agentId, kind: 'agent' } as const
    const body = await context.tokens.create(actorOf(context), holder, request.body)
    return reply.createAgentToken.created(body)
  },

  async revokeAgentToken(request, context) {
    const { agentId, tokenId } = request.path
    await context.tokens.revoke(actorOf(context), { id: agentId, kind: 'agent' }, tokenId)
    return reply.revokeAgentToken.noContent()
  },
} satisfies AgentsHandlers<AuthContext>
