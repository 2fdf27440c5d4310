import type { ListRoutesReply, ListRoutesRequest } from '../../generated/content/handlers.ts'
import { Encoded } from '../../src/payload.ts'
import { published } from './cache-control.ts'
import type { ContentContext } from './context.ts'
import { previewTokenOf } from './delivered.ts'
import { nextLink } from './next-link.ts'
import { notFound } from './not-found.ts'

/** Published content only: a token is held to be valid, and changes nothing. */
export async function listRoutes(request: ListRoutesRequest, context: ContentContext): Promise<ListRoutesReply> {
  const { siteId, env } = request.path
  await context.previews.resolve(siteId, env, previewTokenOf(request))
  const list = await context.lists.routes(siteId, env, request.query)
  if (list === null) return notFound()
  return {
    status: 200,
    headers: { 'Cache-Control': published, ETag: `"${list.etag}"`, Link: nextLink(list.next, request.query) },
    body: new Encoded(list.body),
  }
}
