import type { BlockTypesHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { withLocation, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { expectedState, ifMatch } from './preconditions.ts'

export const blockTypes = {
  async listBlockTypes(request, context) {
    const blockTypes = await context.blockTypes.list(request.path.site)
    return reply.listBlockTypes.ok({ blockTypes })
  },

  async getBlockType(request, context) {
    return reply.getBlockType.ok(...withTag(await context.blockTypes.read(request.path.site, request.path.type)))
  },

  async putBlockType(request, context) {
    const { site, type } = request.path
    const { made, tagged: state } = await context.blockTypes.put(site, type, request.body, {
      expect: expectedState(request.headers),
    })
    return made
      ? reply.putBlockType.created(...withLocation(state, site, 'block-types', type))
      : reply.putBlockType.ok(...withTag(state))
  },

  async deleteBlockType(request, context) {
    await context.blockTypes.remove(request.path.site, request.path.type, ifMatch(request))
    return reply.deleteBlockType.noContent()
  },
} satisfies BlockTypesHandlers<ContentContext>
