import type { ScheduleReleaseReply, ScheduleReleaseRequest } from '../../generated/content/handlers.ts'
import { actorIn, changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function scheduleRelease(
  request: ScheduleReleaseRequest,
  context: ContentContext,
): Promise<ScheduleReleaseReply> {
  return changed(
    await context.releases.schedule(
      scopeOf(request),
      request.path.releaseId,
      ifMatch(request.headers['If-Match']),
      Date.parse(request.body.at),
      actorIn(context),
    ),
  )
}
