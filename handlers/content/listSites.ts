import type { ListSitesReply, ListSitesRequest } from '../../generated/content/handlers.ts'
import { listed, pageRequest } from './console.ts'
import type { ContentContext } from './context.ts'

export async function listSites(request: ListSitesRequest, context: ContentContext): Promise<ListSitesReply> {
  const list = await context.sites.list(pageRequest(request))
  return listed(list, request.query, (sites) => ({ sites }))
}
