import type { PublishDocumentReply, PublishDocumentRequest } from '../../generated/content/handlers.ts'
import { actorIn, changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function publishDocument(
  request: PublishDocumentRequest,
  context: ContentContext,
): Promise<PublishDocumentReply> {
  const document = await context.publisher.publish(
    scopeOf(request),
    request.path.documentId,
    ifMatch(request.headers['If-Match']),
    actorIn(context),
  )
  await context.versions.refresh()
  return changed(document)
}
