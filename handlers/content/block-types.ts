import type { BlockTypesHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { scopeOf, withLocation, withTag } from './console-api.ts'
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
    const expect = expectedState(request.headers)
    const { made, tagged: state } = await context.blockTypes.put(site, type, request.body, { expect })
    return made
      ? reply.putBlockType.created(...withLocation(state, site, 'block-types', type))
      : reply.putBlockType.ok(...withTag(state))
  },

  async deleteBlockType(request, context) {
    await context.blockTypes.remove(request.path.site, request.path.type, ifMatch(request))
    return reply.deleteBlockType.noContent()
  },

  async listEnvironmentBlockTypes(request, context) {
    const blockTypes = await context.environmentBlockTypes.list(scopeOf(request))
    return reply.listEnvironmentBlockTypes.ok({ blockTypes })
  },

  async getEnvironmentBlockType(request, context) {
    const state = await context.environmentBlockTypes.read(scopeOf(request), request.path.type)
    return reply.getEnvironmentBlockType.ok(...withTag(state))
  },

  async putEnvironmentBlockType(request, context) {
    const { site, env, type } = request.path
    const { schema } = request.body
    const expect = expectedState(request.headers)
    const { made, tagged: state } = await context.environmentBlockTypes.put({ site, env }, type, schema, { expect })
    return made
      ? reply.putEnvironmentBlockType.created(...withLocation(state, site, 'environments', env, 'block-types', type))
      : reply.putEnvironmentBlockType.ok(...withTag(state))
  },

  async deleteEnvironmentBlockType(request, context) {
    await context.environmentBlockTypes.remove(scopeOf(request), request.path.type, ifMatch(request))
    return reply.deleteEnvironmentBlockType.noContent()
  },
} satisfies BlockTypesHandlers<ContentContext>
