import type { GetReleaseReply, GetReleaseRequest } from '../../generated/content/handlers.ts'
import { scopeOf, shown } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getRelease(request: GetReleaseRequest, context: ContentContext): Promise<GetReleaseReply> {
  return shown(await context.releases.read(scopeOf(request), request.path.releaseId))
}
