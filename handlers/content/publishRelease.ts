import type { PublishReleaseReply, PublishReleaseRequest } from '../../generated/content/handlers.ts'
import { ReleaseConflicts } from '../../src/content/releases/conflicts.ts'
import { TriptychError } from '../../src/errors.ts'
import { problemBody } from '../../src/problems.ts'
import { actorIn, changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function publishRelease(
  request: PublishReleaseRequest,
  context: ContentContext,
): Promise<PublishReleaseReply> {
  const { releaseId } = request.path
  try {
    const force = request.body.force ?? false
    const release = await context.releases.publish(
      scopeOf(request),
      releaseId,
      ifMatch(request.headers['If-Match']),
      { force },
      actorIn(context),
    )
    await context.versions.refresh()
    return changed(release)
  } catch (error) {
    if (!(error instanceof TriptychError)) throw error
    const { code, errors } = error
    const problem = problemBody(code)
    if (problem.status !== 409) throw error
    const conflicts = error instanceof ReleaseConflicts ? { conflicts: error.conflicts } : {}
    return {
      status: 409,
      headers: { 'Cache-Control': 'no-store' },
      body: { ...problem, status: 409, ...conflicts, ...(errors === undefined ? {} : { errors }) },
    }
  }
}
