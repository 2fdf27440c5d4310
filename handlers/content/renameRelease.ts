import type { RenameReleaseReply, RenameReleaseRequest } from '../../generated/content/handlers.ts'
import { changed, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function renameRelease(
  request: RenameReleaseRequest,
  context: ContentContext,
): Promise<RenameReleaseReply> {
  return changed(
    await context.releases.rename(
      scopeOf(request),
      request.path.releaseId,
      ifMatch(request.headers['If-Match']),
      request.body.name,
    ),
  )
}
