import type { GetDocumentReply, GetDocumentRequest } from '../../generated/content/handlers.ts'
import { isDocumentRoute, normalizeRoute } from '../../src/content/paths.ts'
import { TriptychError } from '../../src/errors.ts'
import type { ContentContext } from './context.ts'
import { delivered, previewTokenOf } from './delivered.ts'
import { notFound } from './not-found.ts'

export async function getDocument(request: GetDocumentRequest, context: ContentContext): Promise<GetDocumentReply> {
  const { siteId, env, route } = request.path
  const key = normalizeRoute(route)
  if (key === null) throw new TriptychError('malformed_path')
  const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
  if (!isDocumentRoute(key)) return notFound(preview)
  const found = await context.delivery.read({ siteId, env, kind: 'page', key }, preview.view)
  return found ? delivered(found, preview) : notFound(preview)
}
