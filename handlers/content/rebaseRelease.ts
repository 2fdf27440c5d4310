import type { RebaseReleaseReply, RebaseReleaseRequest } from '../../generated/content/handlers.ts'
import { changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function rebaseRelease(
  request: RebaseReleaseRequest,
  context: ContentContext,
): Promise<RebaseReleaseReply> {
  return changed(
    await context.releases.rebase(scopeOf(request), request.path.releaseId, ifMatch(request.headers['If-Match'])),
  )
}
