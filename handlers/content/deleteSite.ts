import type { DeleteSiteReply, DeleteSiteRequest } from '../../generated/content/handlers.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteSite(request: DeleteSiteRequest, context: ContentContext): Promise<DeleteSiteReply> {
  await context.sites.remove(request.path.site, ifMatch(request.headers['If-Match']))
  return { status: 204 }
}
