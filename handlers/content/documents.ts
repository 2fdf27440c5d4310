import type { DocumentsHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { decodeCursor, encodeCursor } from '../../src/lib/cursor.ts'
import { nextLink } from '../common/next-link.ts'
import { actorIn, demandSession, pageRequest, scopeOf, withLocationIn, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './preconditions.ts'

export const documents = {
  /** By their words when it has a `q`, else in order of kind and key. */
  async listDocuments(request, context) {
    const { q, kind, under, pending } = request.query
    const filter = { ...pageRequest(request), kind, under, pending }
    const scope = scopeOf(request)
    const list =
      q === undefined ? await context.documents.list(scope, filter) : await context.search.find(scope, { ...filter, q })
    return reply.listDocuments.ok({ documents: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async createDocument(request, context) {
    const made = await context.documents.create(scopeOf(request), request.body, actorIn(context))
    return reply.createDocument.created(...withLocationIn(request, made, 'documents'))
  },

  async getConsoleDocument(request, context) {
    const document = await context.documents.read(scopeOf(request), request.path.documentId)
    return reply.getConsoleDocument.ok(...withTag(document))
  },

  async saveDraft(request, context) {
    const document = await context.documents.save(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request),
      request.body,
      actorIn(context),
    )
    return reply.saveDraft.ok(...withTag(document))
  },

  async deleteDocument(request, context) {
    await context.documents.remove(scopeOf(request), request.path.documentId, ifMatch(request))
    return reply.deleteDocument.noContent()
  },

  async listDeletedDocuments(request, context) {
    const { q, kind } = request.query
    const list = await context.deleted.list(scopeOf(request), { ...pageRequest(request), q, kind })
    return reply.listDeletedDocuments.ok({ documents: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async getDeletedDocument(request, context) {
    const document = await context.deleted.read(scopeOf(request), request.path.documentId)
    return reply.getDeletedDocument.ok(...withTag(document))
  },

  async eraseDocument(request, context) {
    await context.deleted.erase(scopeOf(request), request.path.documentId, ifMatch(request))
    return reply.eraseDocument.noContent()
  },

  async moveDocument(request, context) {
    const document = await context.documents.move(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request),
      request.body,
      actorIn(context),
    )
    return reply.moveDocument.ok(...withTag(document))
  },

  async restoreRevision(request, context) {
    const document = await context.documents.restore(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request),
      request.body.revision,
      actorIn(context),
    )
    return reply.restoreRevision.ok(...withTag(document))
  },

  async publishDocument(request, context) {
    const document = await context.publisher.publish(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request),
      actorIn(context),
    )
    await context.versions.refresh()
    return reply.publishDocument.ok(...withTag(document))
  },

  async unpublishDocument(request, context) {
    const document = await context.publisher.unpublish(
      scopeOf(request),
      request.path.documentId,
      ifMatch(request),
      actorIn(context),
    )
    await context.versions.refresh()
    return reply.unpublishDocument.ok(...withTag(document))
  },

  async changeDocuments(request, context) {
    const { action } = request.body
    const isPublic = action === 'publish' || action === 'unpublish'
    if (isPublic) demandSession(context, `to ${action} documents`)
    const result = await context.bulkChanges.change(scopeOf(request), request.body, actorIn(context))
    if (isPublic) await context.versions.refresh()
    return reply.changeDocuments.ok(result)
  },

  async listDocumentLinks(request, context) {
    return reply.listDocumentLinks.ok({
      links: await context.links.ofDocument(scopeOf(request), request.path.documentId),
    })
  },

  async listDocumentUses(request, context) {
    return reply.listDocumentUses.ok(await context.links.toDocument(scopeOf(request), request.path.documentId))
  },

  async listRevisions(request, context) {
    const { limit, after } = pageRequest(request)
    const [number] = after === null ? [] : decodeCursor(after, ['number'])
    const { entries, next } = await context.documents.revisions(scopeOf(request), request.path.documentId, {
      limit,
      after: number === undefined ? null : Number(number),
    })
    const list = { entries, next: next === null ? null : encodeCursor([next]) }
    return reply.listRevisions.ok({ revisions: list.entries }, { Link: nextLink(list.next, request.query) })
  },

  async getRevision(request, context) {
    const body = await context.documents.revision(scopeOf(request), request.path.documentId, request.path.revision)
    return reply.getRevision.ok(body)
  },

  async diffRevisions(request, context) {
    const body = await context.documents.diff(
      scopeOf(request),
      request.path.documentId,
      request.query.from,
      request.query.to,
    )
    return reply.diffRevisions.ok(body)
  },

  async listRedirectRules(request, context) {
    const list = await context.redirectRules(scopeOf(request), {
      ...pageRequest(request),
      leftOut: request.query.leftOut,
    })
    return reply.listRedirectRules.ok({ rules: list.entries }, { Link: nextLink(list.next, request.query) })
  },
} satisfies DocumentsHandlers<ContentContext>
