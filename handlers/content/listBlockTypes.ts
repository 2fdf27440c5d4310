import type { ListBlockTypesReply, ListBlockTypesRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'

export async function listBlockTypes(
  request: ListBlockTypesRequest,
  context: ContentContext,
): Promise<ListBlockTypesReply> {
  const blockTypes = await context.blockTypes.list(request.path.site)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { blockTypes } }
}
