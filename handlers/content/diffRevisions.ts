import type { DiffRevisionsReply, DiffRevisionsRequest } from '../../generated/content/handlers.ts'
import { scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function diffRevisions(
  request: DiffRevisionsRequest,
  context: ContentContext,
): Promise<DiffRevisionsReply> {
  const body = await context.documents.diff(
    scopeOf(request),
    request.path.documentId,
    request.query.from,
    request.query.to,
  )
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
