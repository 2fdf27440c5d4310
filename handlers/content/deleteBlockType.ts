import type { DeleteBlockTypeReply, DeleteBlockTypeRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteBlockType(
  request: DeleteBlockTypeRequest,
  context: ContentContext,
): Promise<DeleteBlockTypeReply> {
  await context.blockTypes.remove(request.path.site, request.path.type, ifMatch(request.headers['If-Match']))
  return { status: 204 }
}
