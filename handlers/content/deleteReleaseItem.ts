import type { DeleteReleaseItemReply, DeleteReleaseItemRequest } from '../../generated/content/handlers.ts'
import { changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteReleaseItem(
  request: DeleteReleaseItemRequest,
  context: ContentContext,
): Promise<DeleteReleaseItemReply> {
  return changed(
    await context.releases.removeItem(
      scopeOf(request),
      request.path.releaseId,
      request.path.documentId,
      ifMatch(request.headers['If-Match']),
    ),
  )
}
