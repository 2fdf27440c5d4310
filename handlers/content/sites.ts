import type { SitesHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { nextLink } from '../common/next-link.ts'
import { pageRequest, scopeOf, withLocation, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './preconditions.ts'

export const sites = {
  async listSites(request, context) {
    const list = await context.sites.list(pageRequest(request))
    return reply.listSites.ok({ sites: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async createSite(request, context) {
    const made = await context.sites.create(request.body.id)
    return reply.createSite.created(...withLocation(made, made.value.id))
  },

  async getSite(request, context) {
    return reply.getSite.ok(...withTag(await context.sites.read(request.path.site)))
  },

  async deleteSite(request, context) {
    await context.sites.remove(request.path.site, ifMatch(request))
    return reply.deleteSite.noContent()
  },

  async getLinkPolicy(request, context) {
    return reply.getLinkPolicy.ok(...withTag(await context.linkPolicies.read(request.path.site)))
  },

  async putLinkPolicy(request, context) {
    const etag = ifMatch(request)
    return reply.putLinkPolicy.ok(...withTag(await context.linkPolicies.put(request.path.site, request.body, etag)))
  },

  async getPublicSearch(request, context) {
    return reply.getPublicSearch.ok(...withTag(await context.publicSearches.read(request.path.site)))
  },

  async putPublicSearch(request, context) {
    const etag = ifMatch(request)
    return reply.putPublicSearch.ok(...withTag(await context.publicSearches.put(request.path.site, request.body, etag)))
  },

  async revokePreviewTokens(request, context) {
    await context.sites.revokePreviewTokens(request.path.site)
    return reply.revokePreviewTokens.noContent()
  },

  async listEnvironments(request, context) {
    const environments = await context.sites.environments(request.path.site)
    return reply.listEnvironments.ok({ environments })
  },

  async createEnvironment(request, context) {
    const made = await context.sites.createEnvironment(request.path.site, request.body.name)
    return reply.createEnvironment.created(...withLocation(made, request.path.site, 'environments', made.value.name))
  },

  async getEnvironment(request, context) {
    return reply.getEnvironment.ok(...withTag(await context.sites.readEnvironment(scopeOf(request))))
  },

  async deleteEnvironment(request, context) {
    await context.sites.removeEnvironment(scopeOf(request), ifMatch(request))
    return reply.deleteEnvironment.noContent()
  },
} satisfies SitesHandlers<ContentContext>
