import type { GetRevisionReply, GetRevisionRequest } from '../../generated/content/handlers.ts'
import { scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getRevision(request: GetRevisionRequest, context: ContentContext): Promise<GetRevisionReply> {
  const body = await context.documents.revision(scopeOf(request), request.path.documentId, request.path.revision)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
