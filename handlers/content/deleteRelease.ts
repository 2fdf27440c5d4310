import type { DeleteReleaseReply, DeleteReleaseRequest } from '../../generated/content/handlers.ts'
import { scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteRelease(
  request: DeleteReleaseRequest,
  context: ContentContext,
): Promise<DeleteReleaseReply> {
  await context.releases.remove(scopeOf(request), request.path.releaseId, ifMatch(request.headers['If-Match']))
  return { status: 204 }
}
