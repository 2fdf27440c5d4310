import type { RotateWebhookSecretReply, RotateWebhookSecretRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function rotateWebhookSecret(
  request: RotateWebhookSecretRequest,
  context: ContentContext,
): Promise<RotateWebhookSecretReply> {
  const { site, webhookId } = request.path
  const { value, etag, secret } = await context.webhooks.rotateSecret(
    site,
    webhookId,
    ifMatch(request.headers['If-Match']),
  )
  return { status: 200, headers: { 'Cache-Control': 'no-store', ETag: `"${etag}"` }, body: { webhook: value, secret } }
}
