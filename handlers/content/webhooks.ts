import type { WebhooksHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { nextLink } from '../common/next-link.ts'
import { pageRequest, withLocation, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './preconditions.ts'

export const webhooks = {
  async listWebhooks(request, context) {
    const webhooks = await context.webhooks.list(request.path.site)
    return reply.listWebhooks.ok({ webhooks })
  },

  async createWebhook(request, context) {
    const { secret, ...made } = await context.webhooks.create(request.path.site, request.body)
    const [webhook, headers] = withLocation(made, request.path.site, 'webhooks', made.value.id)
    return reply.createWebhook.created({ webhook, secret }, headers)
  },

  async getWebhook(request, context) {
    return reply.getWebhook.ok(...withTag(await context.webhooks.read(request.path.site, request.path.webhookId)))
  },

  async updateWebhook(request, context) {
    const webhook = await context.webhooks.update(
      request.path.site,
      request.path.webhookId,
      ifMatch(request),
      request.body,
    )
    return reply.updateWebhook.ok(...withTag(webhook))
  },

  async deleteWebhook(request, context) {
    await context.webhooks.remove(request.path.site, request.path.webhookId, ifMatch(request))
    return reply.deleteWebhook.noContent()
  },

  async rotateWebhookSecret(request, context) {
    const { site, webhookId } = request.path
    const tag = ifMatch(request)
    const { secret, ...state } = await context.webhooks.rotateSecret(site, webhookId, tag)
    const [webhook, headers] = withTag(state)
    return reply.rotateWebhookSecret.ok({ webhook, secret }, headers)
  },

  async testWebhook(request, context) {
    const body = await context.webhooks.test(request.path.site, request.path.webhookId)
    return reply.testWebhook.accepted(body)
  },

  async resendWebhookDeliveries(request, context) {
    const { site, webhookId } = request.path
    return reply.resendWebhookDeliveries.accepted(await context.webhooks.resend(site, webhookId, request.body))
  },

  async listWebhookDeliveries(request, context) {
    const list = await context.webhooks.deliveries(request.path.site, request.path.webhookId, pageRequest(request))
    return reply.listWebhookDeliveries.ok({ deliveries: list.entries }, { Link: nextLink(list.next, request.query) })
  },
} satisfies WebhooksHandlers<ContentContext>
