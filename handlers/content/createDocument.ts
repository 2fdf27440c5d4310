import type { CreateDocumentReply, CreateDocumentRequest } from '../../generated/content/handlers.ts'
import { actorIn, created, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function createDocument(
  request: CreateDocumentRequest,
  context: ContentContext,
): Promise<CreateDocumentReply> {
  const made = await context.documents.create(scopeOf(request), request.body, actorIn(context))
  return created(made, request.path.site, 'environments', request.path.env, 'documents', made.value.id)
}
