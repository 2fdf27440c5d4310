import type { LanguagesHandlers } from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import { nextLink } from '../common/next-link.ts'
import { actorIn, demandSession, pageRequest, scopeOf, withLocation, withTag } from './console-api.ts'
import type { ContentContext } from './context.ts'
import { ifMatch } from './preconditions.ts'

export const languages = {
  async getLanguages(request, context) {
    return reply.getLanguages.ok(...withTag(await context.languages.read(request.path.site)))
  },

  async putLanguages(request, context) {
    const etag = ifMatch(request)
    const languages = await context.languages.put(request.path.site, request.body, etag)
    await context.versions.refresh()
    return reply.putLanguages.ok(...withTag(languages))
  },

  async listTranslations(request, context) {
    const { status, language } = request.query
    const page = pageRequest(request)
    const { entries, languages, next } = await context.translations.list(scopeOf(request), page, { status, language })
    const body = { languages, translations: [...entries] }
    return reply.listTranslations.ok(body, { Link: nextLink(next, request.query) })
  },

  async getTranslations(request, context) {
    const { documentId } = request.path
    return reply.getTranslations.ok(...withTag(await context.translations.read(scopeOf(request), documentId)))
  },

  async createTranslation(request, context) {
    const { path, body } = request
    const made = await context.translations.create(scopeOf(request), path.documentId, body, actorIn(context))
    const place = [path.site, 'environments', path.env, 'documents', made.value.id] as const
    return reply.createTranslation.created(...withLocation(made, ...place))
  },

  async publishTranslations(request, context) {
    const result = await context.translations.publish(
      scopeOf(request),
      request.path.documentId,
      request.body.languages,
      ifMatch(request),
      actorIn(context),
    )
    await context.versions.refresh()
    return reply.publishTranslations.ok(result)
  },

  async putTranslation(request, context) {
    const versions = await context.translations.put(
      scopeOf(request),
      request.path.documentId,
      request.body,
      ifMatch(request),
      () => demandSession(context, 'to change the language of what is public'),
    )
    await context.versions.refresh()
    return reply.putTranslation.ok(...withTag(versions))
  },
} satisfies LanguagesHandlers<ContentContext>
