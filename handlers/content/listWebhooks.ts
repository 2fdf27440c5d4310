import type { ListWebhooksReply, ListWebhooksRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'

export async function listWebhooks(request: ListWebhooksRequest, context: ContentContext): Promise<ListWebhooksReply> {
  const webhooks = await context.webhooks.list(request.path.site)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { webhooks } }
}
