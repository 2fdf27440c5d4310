import type { UnpublishDocumentReply, UnpublishDocumentRequest } from '../../generated/content/handlers.ts'
import { actorIn, changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function unpublishDocument(
  request: UnpublishDocumentRequest,
  context: ContentContext,
): Promise<UnpublishDocumentReply> {
  const document = await context.publisher.unpublish(
    scopeOf(request),
    request.path.documentId,
    ifMatch(request.headers['If-Match']),
    actorIn(context),
  )
  await context.versions.refresh()
  return changed(document)
}
