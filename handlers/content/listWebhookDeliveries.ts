import type { ListWebhookDeliveriesReply, ListWebhookDeliveriesRequest } from '../../generated/content/handlers.ts'
import { listed, pageRequest } from './console.ts'
import type { ContentContext } from './context.ts'

export async function listWebhookDeliveries(
  request: ListWebhookDeliveriesRequest,
  context: ContentContext,
): Promise<ListWebhookDeliveriesReply> {
  const list = await context.webhooks.deliveries(request.path.site, request.path.webhookId, pageRequest(request))
  return listed(list, request.query, (deliveries) => ({ deliveries }))
}
