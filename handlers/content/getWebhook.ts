import type { GetWebhookReply, GetWebhookRequest } from '../../generated/content/handlers.ts'
import { shown } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getWebhook(request: GetWebhookRequest, context: ContentContext): Promise<GetWebhookReply> {
  return shown(await context.webhooks.read(request.path.site, request.path.webhookId))
}
