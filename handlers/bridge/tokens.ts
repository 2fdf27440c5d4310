import type { TokensHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import type { BridgeContext } from './context.ts'

export const tokens = {
  async listTokens(_request, context) {
    return reply.listTokens.ok({ tokens: await context.tokens.list() })
  },

  async createToken({ body }, context) {
    return reply.createToken.created(await context.tokens.create(body))
  },

  async revokeToken({ path }, context) {
    await context.tokens.revoke(path.id)
    return reply.revokeToken.ok({ ok: true })
  },
} satisfies TokensHandlers<BridgeContext>
