import type { DeleteDocumentReply, DeleteDocumentRequest } from '../../generated/content/handlers.ts'
import { scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteDocument(
  request: DeleteDocumentRequest,
  context: ContentContext,
): Promise<DeleteDocumentReply> {
  await context.documents.remove(scopeOf(request), request.path.documentId, ifMatch(request.headers['If-Match']))
  return { status: 204 }
}
