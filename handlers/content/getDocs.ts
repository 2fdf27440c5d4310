import type { GetDocsReply } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'

export async function getDocs(_request: unknown, context: ContentContext): Promise<GetDocsReply> {
  const { html, etag, policy } = context.service.docs
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-cache', ETag: etag, 'Content-Security-Policy': policy },
    body: html,
  }
}
