import type { ListReleasesReply, ListReleasesRequest } from '../../generated/content/handlers.ts'
import { listed, pageRequest, scopeOf } from './console.ts'
import type { ContentContext } from './context.ts'

export async function listReleases(request: ListReleasesRequest, context: ContentContext): Promise<ListReleasesReply> {
  const list = await context.releases.list(scopeOf(request), { ...pageRequest(request), state: request.query.state })
  return listed(list, request.query, (releases) => ({ releases }))
}
