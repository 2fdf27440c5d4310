import type { ListReleaseItemsReply, ListReleaseItemsRequest } from '../../generated/content/handlers.ts'
import { listed, pageRequest, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function listReleaseItems(
  request: ListReleaseItemsRequest,
  context: ContentContext,
): Promise<ListReleaseItemsReply> {
  const list = await context.releases.items(scopeOf(request), request.path.releaseId, {
    ...pageRequest(request),
    conflicts: request.query.conflicts ?? false,
  })
  return listed(list, request.query, (items) => ({ items }))
}
