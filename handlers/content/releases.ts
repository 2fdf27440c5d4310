import type { ReleasesHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { instantOf } from '../../src/lib/moment.ts'
import { nextLink } from '../common/next-link.ts'
import { actorIn, demandSession, pageRequest, scopeOf, withLocationIn, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './preconditions.ts'

export const releases = {
  async listReleases(request, context) {
    const list = await context.releases.list(scopeOf(request), { ...pageRequest(request), state: request.query.state })
    return reply.listReleases.ok({ releases: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async createRelease(request, context) {
    const made = await context.releases.create(scopeOf(request), request.body.name, actorIn(context))
    return reply.createRelease.created(...withLocationIn(request, made, 'releases'))
  },

  async getRelease(request, context) {
    return reply.getRelease.ok(...withTag(await context.releases.read(scopeOf(request), request.path.releaseId)))
  },

  async renameRelease(request, context) {
    const release = await context.releases.rename(
      scopeOf(request),
      request.path.releaseId,
      ifMatch(request),
      request.body.name,
    )
    return reply.renameRelease.ok(...withTag(release))
  },

  async deleteRelease(request, context) {
    await context.releases.remove(scopeOf(request), request.path.releaseId, ifMatch(request))
    return reply.deleteRelease.noContent()
  },

  async listReleaseItems(request, context) {
    const list = await context.releases.items(scopeOf(request), request.path.releaseId, {
      ...pageRequest(request),
      conflicts: request.query.conflicts,
    })
    return reply.listReleaseItems.ok({ items: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async putReleaseItem(request, context) {
    const item = await context.releases.putItem(
      scopeOf(request),
      request.path.releaseId,
      request.path.documentId,
      ifMatch(request),
      request.body,
    )
    return reply.putReleaseItem.ok(...withTag(item))
  },

  async deleteReleaseItem(request, context) {
    const item = await context.releases.removeItem(
      scopeOf(request),
      request.path.releaseId,
      request.path.documentId,
      ifMatch(request),
    )
    return reply.deleteReleaseItem.ok(...withTag(item))
  },

  async rebaseRelease(request, context) {
    const release = await context.releases.rebase(scopeOf(request), request.path.releaseId, ifMatch(request))
    return reply.rebaseRelease.ok(...withTag(release))
  },

  async publishRelease(request, context) {
    const { force } = request.body
    const etag = ifMatch(request)
    const { releaseId } = request.path
    const release = await context.releases.publish(scopeOf(request), releaseId, etag, { force }, actorIn(context))
    await context.versions.refresh()
    return reply.publishRelease.ok(...withTag(release))
  },

  async scheduleRelease(request, context) {
    const release = await context.releases.schedule(
      scopeOf(request),
      request.path.releaseId,
      ifMatch(request),
      { at: instantOf(request.body.at), onConflict: request.body.onConflict },
      actorIn(context),
    )
    return reply.scheduleRelease.ok(...withTag(release))
  },

  async unscheduleRelease(request, context) {
    const release = await context.releases.unschedule(scopeOf(request), request.path.releaseId, ifMatch(request))
    return reply.unscheduleRelease.ok(...withTag(release))
  },

  async revertRelease(request, context) {
    const made = await context.releases.revert(scopeOf(request), request.path.releaseId, actorIn(context))
    return reply.revertRelease.created(...withLocationIn(request, made, 'releases'))
  },

  async comparePromotion(request, context) {
    const { from } = request.query
    const promotions = await context.promotions()
    const { promotion, entries, next } = await promotions.compare(scopeOf(request), from, pageRequest(request))
    return reply.comparePromotion.ok({ ...promotion, changes: entries }, { Link: nextLink(next, request.query) })
  },

  async promoteEnvironment(request, context) {
    const wanted = { ...request.body, version: ifMatch(request) }
    if (wanted.types) demandSession(context, 'to bring types along')
    const promotions = await context.promotions()
    const made = await promotions.promote(scopeOf(request), wanted, actorIn(context))
    if (wanted.types) await context.versions.refresh()
    return reply.promoteEnvironment.created(...withLocationIn(request, made, 'releases'))
  },
} satisfies ReleasesHandlers<ContentContext>
