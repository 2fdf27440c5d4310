import type { PutBlockTypeReply, PutBlockTypeRequest } from '../../generated/content/handlers.ts'
import { changed, created } from './console.ts'
import type { ContentContext } from './context.ts'
import { expectedState } from './expected-state.ts'

export async function putBlockType(request: PutBlockTypeRequest, context: ContentContext): Promise<PutBlockTypeReply> {
  const { site, type } = request.path
  const { made, tagged } = await context.blockTypes.put(site, type, request.body, {
    expect: expectedState(request.headers),
  })
  return made ? created(tagged, site, 'block-types', type) : changed(tagged)
}
