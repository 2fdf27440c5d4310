import type { GetBlockTypeReply, GetBlockTypeRequest } from '../../generated/content/handlers.ts'
import { shown } from './console.ts'
import type { ContentContext } from './context.ts'

export async function getBlockType(request: GetBlockTypeRequest, context: ContentContext): Promise<GetBlockTypeReply> {
  return shown(await context.blockTypes.read(request.path.site, request.path.type))
}
