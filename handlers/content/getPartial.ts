import type { GetPartialReply, GetPartialRequest } from '../../generated/content/handlers.ts'
import { normalizeKey } from '../../src/content/paths.ts'
import { TriptychError } from '../../src/errors.ts'
import type { ContentContext } from './context.ts'
import { delivered, previewTokenOf } from './delivered.ts'
import { notFound } from './not-found.ts'

export async function getPartial(request: GetPartialRequest, context: ContentContext): Promise<GetPartialReply> {
  const { siteId, env } = request.path
  const key = normalizeKey(request.path.key)
  if (key === null) throw new TriptychError('malformed_path')
  const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
  const found = await context.delivery.read({ siteId, env, kind: 'partial', key }, preview.view)
  return found ? delivered(found, preview) : notFound(preview)
}
