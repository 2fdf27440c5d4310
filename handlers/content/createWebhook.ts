import type { CreateWebhookReply, CreateWebhookRequest } from '../../generated/content/handlers.ts'
import { location } from './console.ts'
import type { ContentContext } from './context.ts'

export async function createWebhook(
  request: CreateWebhookRequest,
  context: ContentContext,
): Promise<CreateWebhookReply> {
  const { value, etag, secret } = await context.webhooks.create(request.path.site, request.body)
  const headers = {
    'Cache-Control': 'no-store',
    ETag: `"${etag}"`,
    Location: location(request.path.site, 'webhooks', value.id),
  } as const
  return { status: 201, headers, body: { webhook: value, secret } }
}
