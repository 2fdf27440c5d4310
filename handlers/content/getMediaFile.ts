import type { GetMediaFileReply, GetMediaFileRequest } from '../../generated/content/handlers.ts'
import { mediaKey, shown } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getMediaFile(request: GetMediaFileRequest, context: ContentContext): Promise<GetMediaFileReply> {
  return shown(await context.library.read(request.path.site, mediaKey(request)))
}
