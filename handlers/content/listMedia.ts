import type { ListMediaReply, ListMediaRequest } from '../../generated/content/handlers.ts'
import { listed, pageRequest } from './console.ts'
import type { ContentContext } from './context.ts'

export async function listMedia(request: ListMediaRequest, context: ContentContext): Promise<ListMediaReply> {
  const list = await context.library.list(request.path.site, { ...pageRequest(request), prefix: request.query.prefix })
  return listed(list, request.query, (media) => ({ media }))
}
