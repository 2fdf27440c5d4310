import type { PageTypesHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { scopeOf, withLocation, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { expectedState, ifMatch } from './preconditions.ts'

export const pageTypes = {
  async listPageTypes(request, context) {
    const pageTypes = await context.pageTypes.list(request.path.site)
    return reply.listPageTypes.ok({ pageTypes })
  },

  async getPageType(request, context) {
    return reply.getPageType.ok(...withTag(await context.pageTypes.read(request.path.site, request.path.type)))
  },

  async putPageType(request, context) {
    const { site, type } = request.path
    const expect = expectedState(request.headers)
    const { made, tagged: state } = await context.pageTypes.put(site, type, request.body, { expect })
    await context.versions.refresh()
    return made
      ? reply.putPageType.created(...withLocation(state, site, 'page-types', type))
      : reply.putPageType.ok(...withTag(state))
  },

  async deletePageType(request, context) {
    await context.pageTypes.remove(request.path.site, request.path.type, ifMatch(request))
    await context.versions.refresh()
    return reply.deletePageType.noContent()
  },

  async listEnvironmentPageTypes(request, context) {
    const pageTypes = await context.environmentPageTypes.list(scopeOf(request))
    return reply.listEnvironmentPageTypes.ok({ pageTypes })
  },

  async getEnvironmentPageType(request, context) {
    const state = await context.environmentPageTypes.read(scopeOf(request), request.path.type)
    return reply.getEnvironmentPageType.ok(...withTag(state))
  },

  async putEnvironmentPageType(request, context) {
    const { site, env, type } = request.path
    const { schema } = request.body
    const expect = expectedState(request.headers)
    const { made, tagged: state } = await context.environmentPageTypes.put({ site, env }, type, schema, { expect })
    await context.versions.refresh()
    return made
      ? reply.putEnvironmentPageType.created(...withLocation(state, site, 'environments', env, 'page-types', type))
      : reply.putEnvironmentPageType.ok(...withTag(state))
  },

  async deleteEnvironmentPageType(request, context) {
    await context.environmentPageTypes.remove(scopeOf(request), request.path.type, ifMatch(request))
    await context.versions.refresh()
    return reply.deleteEnvironmentPageType.noContent()
  },
} satisfies PageTypesHandlers<ContentContext>
