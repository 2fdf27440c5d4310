import type { SaveDraftReply, SaveDraftRequest } from '../../generated/content/handlers.ts'
import { actorIn, changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function saveDraft(request: SaveDraftRequest, context: ContentContext): Promise<SaveDraftReply> {
  return changed(
    await context.documents.save(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request.headers['If-Match']),
      request.body,
      actorIn(context),
    ),
  )
}
