import type { DeliveryHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import type { DeliveredDocument } from '../../src/content/delivery.ts'
import { isDocumentRoute, normalizeKey, normalizeRoute } from '../../src/content/paths.ts'
import type { Preview } from '../../src/content/preview.ts'
import { TriptychError } from '../../src/errors.ts'
import { FileBody, SerializedJson } from '../../src/payload.ts'
import { problemBody } from '../../src/problems.ts'
import { nextLink } from '../common/next-link.ts'
import type { ContentContext } from './context.ts'

/** What shared caches may do with published content: keep it for a minute, and ask each time after that. */
const published = 'public, max-age=0, s-maxage=60'

/** A preview is for one pair of eyes. */
const previewed = 'private, no-store'

/** A page that is not there yet may be there soon. */
const missing = 'public, max-age=0, s-maxage=10'

export const delivery = {
  async getRootDocument(request, context) {
    const { siteId, env } = request.path
    const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
    const found = await context.delivery.read({ siteId, env, kind: 'page', key: '/' }, preview.view)
    return found
      ? reply.getRootDocument.ok(new SerializedJson(found.body), deliveryHeaders(found, preview))
      : reply.getRootDocument.notFound(...notFound(preview))
  },

  async getDocument(request, context) {
    const { siteId, env, route } = request.path
    const key = normalizeRoute(route)
    if (key === null) throw new TriptychError('malformed_path')
    const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
    if (!isDocumentRoute(key)) return reply.getDocument.notFound(...notFound(preview))
    const found = await context.delivery.read({ siteId, env, kind: 'page', key }, preview.view)
    return found
      ? reply.getDocument.ok(new SerializedJson(found.body), deliveryHeaders(found, preview))
      : reply.getDocument.notFound(...notFound(preview))
  },

  /** Published content only: a preview token is verified, but does not change the answer. */
  async listPages(request, context) {
    const { siteId, env } = request.path
    await context.previews.resolve(siteId, env, previewTokenOf(request))
    const list = await context.pageLists.list({ site: siteId, env }, request.query)
    if (list === null) return reply.listPages.notFound(...notPublic)
    return reply.listPages.ok(new SerializedJson(list.body), {
      'Cache-Control': published,
      ETag: `"${list.etag}"`,
      Link: nextLink(list.next, request.query),
    })
  },

  /** Published content only: a preview token is verified, but does not change the answer. */
  async searchPages(request, context) {
    const { siteId, env } = request.path
    await context.previews.resolve(siteId, env, previewTokenOf(request))
    const list = await context.searchLists.list({ site: siteId, env }, request.query)
    if (list === null) return reply.searchPages.notFound(...notPublic)
    return reply.searchPages.ok(new SerializedJson(list.body), {
      'Cache-Control': published,
      ETag: `"${list.etag}"`,
      Link: nextLink(list.next, request.query),
    })
  },

  async getPage(request, context) {
    const { siteId, env, documentId } = request.path
    const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
    const found = await context.pages.read({ site: siteId, env }, documentId, preview.view, request.query)
    return found
      ? reply.getPage.ok(new SerializedJson(found.body), deliveryHeaders(found, preview))
      : reply.getPage.notFound(...notFound(preview))
  },

  async getPartial(request, context) {
    const { siteId, env } = request.path
    const key = normalizeKey(request.path.key)
    if (key === null) throw new TriptychError('malformed_path')
    const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
    const found = await context.delivery.read({ siteId, env, kind: 'partial', key }, preview.view)
    return found
      ? reply.getPartial.ok(new SerializedJson(found.body), deliveryHeaders(found, preview))
      : reply.getPartial.notFound(...notFound(preview))
  },

  /** Published content only: a preview token is verified, but does not change the answer. */
  async listRoutes(request, context) {
    const { siteId, env } = request.path
    await context.previews.resolve(siteId, env, previewTokenOf(request))
    const list = await context.lists.routes(siteId, env, request.query)
    if (list === null) return reply.listRoutes.notFound(...notPublic)
    return reply.listRoutes.ok(new SerializedJson(list.body), {
      'Cache-Control': published,
      ETag: `"${list.etag}"`,
      Link: nextLink(list.next, request.query),
    })
  },

  /** Published content only: a preview token is verified, but does not change the answer. */
  async listRedirects(request, context) {
    const { siteId, env } = request.path
    await context.previews.resolve(siteId, env, previewTokenOf(request))
    const list = await context.lists.redirects(siteId, env, request.query)
    if (list === null) return reply.listRedirects.notFound(...notPublic)
    return reply.listRedirects.ok(new SerializedJson(list.body), {
      'Cache-Control': published,
      ETag: `"${list.etag}"`,
      Link: nextLink(list.next, request.query),
    })
  },

  async getStrings(request, context) {
    const { siteId, env, locale } = request.path
    const preview = await context.previews.resolve(siteId, env, previewTokenOf(request))
    const found = await context.delivery.read({ siteId, env, kind: 'strings', key: locale }, preview.view)
    return found
      ? reply.getStrings.ok(new SerializedJson(found.body), deliveryHeaders(found, preview))
      : reply.getStrings.notFound(...notFound(preview))
  },

  async getMedia(request, context) {
    const key = normalizeKey(request.path.key)
    if (key === null) throw new TriptychError('malformed_path')
    const file = await context.media.find(key)
    if (file === null) return reply.getMedia.notFound(...notPublic)
    return reply.getMedia.ok(file.type, new FileBody(file.source, file.size), {
      'Cache-Control': published,
      ETag: `"${file.etag}"`,
      // Never in the future, whatever the clock of another process says (RFC 9110, 8.8.2.1).
      'Last-Modified': new Date(Math.min(file.updatedAt, Date.now())).toUTCString(),
      ...(file.attachment ? { 'Content-Disposition': 'attachment' } : {}),
    })
  },
} satisfies DeliveryHandlers<ContentContext>

/** The headers that deliver a document, a partial or strings. */
function deliveryHeaders({ etag }: DeliveredDocument, { view, outcome }: Preview) {
  const caching = view.kind === 'published' ? published : previewed
  return { 'Cache-Control': caching, ETag: `"${etag}"`, 'X-CMS-Preview': outcome } as const
}

/** The token of a request; the header wins over the query parameter. */
function previewTokenOf(request: {
  readonly query: { readonly previewToken?: string }
  readonly headers: { readonly 'X-CMS-Preview-Token'?: string }
}): string | undefined {
  return request.headers['X-CMS-Preview-Token'] ?? request.query.previewToken
}

/** The one answer for what is missing and for what is hidden, so that a client cannot distinguish them. */
const notPublic = [problemBody('not_found'), { 'Cache-Control': missing }] as const

/** The same in a preview: what one does not show may be public, so that answer is not cached. */
function notFound({ view, outcome }: Preview) {
  const caching = view.kind === 'published' ? missing : previewed
  return [notPublic[0], { 'Cache-Control': caching, 'X-CMS-Preview': outcome }] as const
}
