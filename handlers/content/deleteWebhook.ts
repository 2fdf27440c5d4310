import type { DeleteWebhookReply, DeleteWebhookRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteWebhook(
  request: DeleteWebhookRequest,
  context: ContentContext,
): Promise<DeleteWebhookReply> {
  await context.webhooks.remove(request.path.site, request.path.webhookId, ifMatch(request.headers['If-Match']))
  return { status: 204 }
}
