import type { WebhooksHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { defaultPageSize } from '../../src/lib/paging.ts'
import { nextLink } from '../common/next-link.ts'
import { type AuthContext, actorOf } from './context.ts'

export const webhooks = {
  async listWebhooks(_request, context) {
    return reply.listWebhooks.ok({ webhooks: await context.webhooks.list() })
  },

  async createWebhook(request, context) {
    return reply.createWebhook.created(await context.webhooks.create(actorOf(context), request.body))
  },

  async updateWebhook(request, context) {
    const body = await context.webhooks.update(actorOf(context), request.path.webhookId, request.body)
    return reply.updateWebhook.ok(body)
  },

  async deleteWebhook(request, context) {
    await context.webhooks.remove(actorOf(context), request.path.webhookId)
    return reply.deleteWebhook.noContent()
  },

  async rotateWebhookSecret(request, context) {
    return reply.rotateWebhookSecret.ok(await context.webhooks.rotateSecret(actorOf(context), request.path.webhookId))
  },

  async testWebhook(request, context) {
    return reply.testWebhook.accepted(await context.webhooks.test(actorOf(context), request.path.webhookId))
  },

  async listWebhookDeliveries({ path: { webhookId }, query }, context) {
    const page = { limit: query.limit ?? defaultPageSize, after: query.cursor ?? null }
    const { entries, next } = await context.webhooks.deliveries(webhookId, page)
    const link = nextLink(next, query, `/api/v1/webhooks/${webhookId}/deliveries`)
    return reply.listWebhookDeliveries.ok({ deliveries: [...entries] }, { Link: link })
  },

  async resendWebhookDeliveries(request, context) {
    const resent = await context.webhooks.resend(actorOf(context), request.path.webhookId, request.body)
    return reply.resendWebhookDeliveries.accepted({ resent })
  },
} satisfies WebhooksHandlers<AuthContext>
