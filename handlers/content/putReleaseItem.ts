import type { PutReleaseItemReply, PutReleaseItemRequest } from '../../generated/content/handlers.ts'
import { changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function putReleaseItem(
  request: PutReleaseItemRequest,
  context: ContentContext,
): Promise<PutReleaseItemReply> {
  return changed(
    await context.releases.putItem(
      scopeOf(request),
      request.path.releaseId,
      request.path.documentId,
      ifMatch(request.headers['If-Match']),
      request.body,
    ),
  )
}
