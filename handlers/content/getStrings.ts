import type { GetStringsReply, GetStringsRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { delivered, previewTokenOf } from './delivered.ts'
import { notFound } from './not-found.ts'

export async function getStrings(request: GetStringsRequest, context: ContentContext): Promise<GetStringsReply> {
  const { siteId, env, locale } = request.path
  const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
  const found = await context.delivery.read({ siteId, env, kind: 'strings', key: locale }, preview.view)
  return found ? delivered(found, preview) : notFound(preview)
}
