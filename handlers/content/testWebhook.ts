import type { TestWebhookReply, TestWebhookRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'

export async function testWebhook(request: TestWebhookRequest, context: ContentContext): Promise<TestWebhookReply> {
  const body = await context.webhooks.test(request.path.site, request.path.webhookId)
  return { status: 202, headers: { 'Cache-Control': 'no-store' }, body }
}
