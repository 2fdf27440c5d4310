import type { MoveDocumentReply, MoveDocumentRequest } from '../../generated/content/handlers.ts'
import { actorIn, changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function moveDocument(request: MoveDocumentRequest, context: ContentContext): Promise<MoveDocumentReply> {
  return changed(
    await context.documents.move(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request.headers['If-Match']),
      request.body,
      actorIn(context),
    ),
  )
}
