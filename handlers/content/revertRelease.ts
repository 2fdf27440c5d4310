import type { RevertReleaseReply, RevertReleaseRequest } from '../../generated/content/handlers.ts'
import { actorIn, created, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function revertRelease(
  request: RevertReleaseRequest,
  context: ContentContext,
): Promise<RevertReleaseReply> {
  const made = await context.releases.revert(scopeOf(request), request.path.releaseId, actorIn(context))
  return created(made, request.path.site, 'environments', request.path.env, 'releases', made.value.id)
}
