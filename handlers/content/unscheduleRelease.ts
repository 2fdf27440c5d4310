import type { UnscheduleReleaseReply, UnscheduleReleaseRequest } from '../../generated/content/handlers.ts'
import { changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function unscheduleRelease(
  request: UnscheduleReleaseRequest,
  context: ContentContext,
): Promise<UnscheduleReleaseReply> {
  return changed(
    await context.releases.unschedule(scopeOf(request), request.path.releaseId, ifMatch(request.headers['If-Match'])),
  )
}
