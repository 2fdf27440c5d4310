import type { UpdateWebhookReply, UpdateWebhookRequest } from '../../generated/content/handlers.ts'
import { changed } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function updateWebhook(
  request: UpdateWebhookRequest,
  context: ContentContext,
): Promise<UpdateWebhookReply> {
  return changed(
    await context.webhooks.update(
      request.path.site,
      request.path.webhookId,
      ifMatch(request.headers['If-Match']),
      request.body,
    ),
  )
}
