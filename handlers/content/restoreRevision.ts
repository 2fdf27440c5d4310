import type { RestoreRevisionReply, RestoreRevisionRequest } from '../../generated/content/handlers.ts'
import { actorIn, changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function restoreRevision(
  request: RestoreRevisionRequest,
  context: ContentContext,
): Promise<RestoreRevisionReply> {
  return changed(
    await context.documents.restore(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request.headers['If-Match']),
      request.body.revision,
      actorIn(context),
    ),
  )
}
