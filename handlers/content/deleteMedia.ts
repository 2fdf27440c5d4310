import type { DeleteMediaReply, DeleteMediaRequest } from '../../generated/content/handlers.ts'
import { mediaKey } from './console.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './if-match.ts'

export async function deleteMedia(request: DeleteMediaRequest, context: ContentContext): Promise<DeleteMediaReply> {
  await context.library.remove(request.path.site, mediaKey(request), ifMatch(request.headers['If-Match']))
  return { status: 204 }
}
