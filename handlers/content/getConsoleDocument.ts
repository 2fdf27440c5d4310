import type { GetConsoleDocumentReply, GetConsoleDocumentRequest } from '../../generated/content/handlers.ts'
import { scopeOf, shown } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getConsoleDocument(
  request: GetConsoleDocumentRequest,
  context: ContentContext,
): Promise<GetConsoleDocumentReply> {
  return shown(await context.documents.read(scopeOf(request), request.path.documentId))
}
