import type { MediaHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { normalizeKey } from '../../src/content/paths.ts'
import { TriptychError } from '../../src/errors.ts'
import { nextLink } from '../common/next-link.ts'
import { actorIn, demandSession, pageRequest, withLocation, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { expectedState, ifMatch } from './preconditions.ts'

export const media = {
  async listMedia(request, context) {
    const list = await context.library.list(request.path.site, {
      ...pageRequest(request),
      prefix: request.query.prefix,
      part: request.query.q,
    })
    return reply.listMedia.ok({ media: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async getMediaFile(request, context) {
    return reply.getMediaFile.ok(...withTag(await context.library.read(request.path.site, mediaKey(request))))
  },

  async putMedia(request, context) {
    const { site } = request.path
    const key = mediaKey(request)
    const expect = expectedState(request.headers)
    // Media have no drafts, so what would change here is public: tokens bring new files, and people replace and delete.
    if (expect !== 'none') demandSession(context, 'to replace a file')
    const { made, tagged: state } = await context.library.put(site, key, request.body, {
      expect,
      declared: context.call.bodyLength ?? undefined,
      actor: actorIn(context),
    })
    return made
      ? reply.putMedia.created(...withLocation(state, site, 'media', ...key.split('/')))
      : reply.putMedia.ok(...withTag(state))
  },

  async deleteMedia(request, context) {
    const etag = ifMatch(request)
    demandSession(context, 'to delete a file')
    await context.library.remove(request.path.site, mediaKey(request), etag, actorIn(context))
    return reply.deleteMedia.noContent()
  },

  async listMediaChanges(request, context) {
    const { key } = request.query
    const list = await context.library.changes(request.path.site, { ...pageRequest(request), key })
    return reply.listMediaChanges.ok({ changes: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async listMediaUses(request, context) {
    return reply.listMediaUses.ok(await context.links.toMedia(request.path.site, mediaKey(request)))
  },
} satisfies MediaHandlers<ContentContext>

/** @throws TriptychError `malformed_path` */
function mediaKey({ path }: { readonly path: { readonly key: string } }): string {
  const key = normalizeKey(path.key)
  if (key === null) throw new TriptychError('malformed_path')
  return key
}
