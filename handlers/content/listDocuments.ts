import type { ListDocumentsReply, ListDocumentsRequest } from '../../generated/content/handlers.ts'
import { listed, pageRequest, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

/** By their words when it has a `q`, else in order of kind and key. */
export async function listDocuments(
  request: ListDocumentsRequest,
  context: ContentContext,
): Promise<ListDocumentsReply> {
  const { q, kind, under, pending } = request.query
  const filter = { ...pageRequest(request), kind, under, pending: pending ?? false }
  const scope = scopeOf(request)
  const list =
    q === undefined ? await context.documents.list(scope, filter) : await context.search.find(scope, { ...filter, q })
  return listed(list, request.query, (documents) => ({ documents }))
}
