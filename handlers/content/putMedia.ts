import type { PutMediaReply, PutMediaRequest } from '../../generated/content/handlers.ts'
import { changed, created, mediaKey } from './console.ts'
import type { ContentContext } from './context.ts'
import { expectedState } from './expected-state.ts'

export async function putMedia(request: PutMediaRequest, context: ContentContext): Promise<PutMediaReply> {
  const { site } = request.path
  const key = mediaKey(request)
  const expect = expectedState(request.headers)
  const { made, tagged } = await context.library.put(site, key, request.body, {
    expect,
    declared: context.call.bodyLength ?? undefined,
  })
  return made ? created(tagged, site, 'media', ...key.split('/')) : changed(tagged)
}
