import type { GetSiteReply, GetSiteRequest } from '../../generated/content/handlers.ts'
import { shown } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getSite(request: GetSiteRequest, context: ContentContext): Promise<GetSiteReply> {
  return shown(await context.sites.read(request.path.site))
}
