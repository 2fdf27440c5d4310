import type { ListRevisionsReply, ListRevisionsRequest } from '../../generated/content/handlers.ts'
import { decodeCursor, encodeCursor } from '../../src/content/opaque-cursor.ts'
import { listed, pageRequest, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function listRevisions(
  request: ListRevisionsRequest,
  context: ContentContext,
): Promise<ListRevisionsReply> {
  const { limit, after } = pageRequest(request)
  const [number] = after === null ? [] : decodeCursor(after, ['number'])
  const { entries, next } = await context.documents.revisions(scopeOf(request), request.path.documentId, {
    limit,
    after: number === undefined ? null : Number(number),
  })
  const list = { entries, next: next === null ? null : encodeCursor([next]) }
  return listed(list, request.query, (revisions) => ({ revisions }))
}
