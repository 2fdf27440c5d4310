import type { GetRootDocumentReply, GetRootDocumentRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { delivered, previewTokenOf } from './delivered.ts'
import { notFound } from './not-found.ts'

export async function getRootDocument(
  request: GetRootDocumentRequest,
  context: ContentContext,
): Promise<GetRootDocumentReply> {
  const { siteId, env } = request.path
  const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
  const found = await context.delivery.read({ siteId, env, kind: 'page', key: '/' }, preview.view)
  return found ? delivered(found, preview) : notFound(preview)
}
