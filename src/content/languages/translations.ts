import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { requireFound } from '../../lib/require-found.ts'
import type { Actor } from '../actor.ts'
import type { BulkChanges, BulkResult } from '../bulk/bulk-changes.ts'
import { createDocument } from '../documents/documents.ts'
import type { Writing } from '../documents/draft.ts'
import { documentRoute, normalForm, withSources } from '../documents/normalize.ts'
import { type ConsoleDocument, type Draft, readDocument, readDraft } from '../documents/representation.ts'
import { environmentLocks } from '../locks.ts'
import { announcePublished, renewVersion } from '../publish.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Scope } from '../sites.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { listTranslations, type TranslationFilter, type TranslationRows } from './list-translations.ts'
import { readVersions, type Translations, translationIdOf, translationsOf, type Version } from './page-versions.ts'
import {
  hasLanguage,
  knownLanguages,
  readLanguages,
  routeIn,
  type SiteLanguages,
  sourceLanguage,
} from './site-languages.ts'
import { vacateLanguage, writeTranslation } from './translation-rows.ts'

type Schemas = components['schemas']

interface Group {
  readonly languages: SiteLanguages
  readonly translationId: string
  readonly versions: readonly Version[]
}

/** Which pages are versions of one another. Changes take effect at once, for drafts and for public pages. */
export class TranslationGroups {
  readonly #db: Database<ContentTables>
  readonly #search: SearchIndex
  readonly #bulk: BulkChanges
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, search: SearchIndex, bulk: BulkChanges, now: () => number = Date.now) {
    this.#db = db
    this.#search = search
    this.#bulk = bulk
    this.#now = now
  }

  /** A page of the grid; see `listTranslations`. */
  list(scope: Scope, page: PageRequest<string>, filter?: TranslationFilter): Promise<TranslationRows> {
    return listTranslations(this.#db, scope, page, filter)
  }

  /** @throws TriptychError `not_found` for what is no page */
  async read(scope: Scope, documentId: string): Promise<Tagged<Translations>> {
    return this.#db.snapshot(async (db) => {
      requirePage(await readDraft(db, scope, documentId))
      return taggedGroup(await readGroup(db, scope, documentId))
    })
  }

  /**
   * Sets what a page is a version of, and which draft of its source it is up to date with.
   *
   * @param etag of its versions as the caller read them
   * @param demandPerson called before something public changes; may refuse
   * @throws TriptychError `not_found`, `stale`; `invalid_request` for a language that the site does not have, or
   *   a source that is not there; `already_exists` where there is a version in that language; `in_use` for a source that
   *   would leave its translations
   */
  async put(
    scope: Scope,
    documentId: string,
    { language, of, sourceRevision }: Schemas['Translation'],
    etag: string,
    demandPerson: () => void,
  ): Promise<Tagged<Translations>> {
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      requirePage(await readDraft(trx, scope, documentId))
      const group = await readGroup(trx, scope, documentId)
      checkUnchanged(taggedGroup(group).value, etag)
      checkLanguage(group.languages, language)
      const own = requireFound(versionOf(group, documentId), 'document')
      const target = await this.#target(trx, scope, group, own, of)
      if (target.translationId !== group.translationId && own.id === group.translationId && group.versions.length > 1) {
        throw refusal(
          'in_use',
          'of',
          'this page is the source of translations: make those versions of another page first',
        )
      }
      const isMember = target.translationId === group.translationId
      const isChanged = !isMember || language !== own.language
      if (isChanged && own.liveRev !== null) demandPerson()
      const next = await takeLanguage(trx, scope, target, language, documentId)
      const sourceRev = sourceRevOf(next, versionOf(next, documentId) ?? own, isMember, sourceRevision)
      await writeVersion(trx, scope, next, { id: documentId, language, sourceRev })
      const changed = await readGroup(trx, scope, documentId)
      if (isChanged && own.liveRev !== null) await this.#renew(trx, scope, [...group.versions, ...changed.versions])
      return taggedGroup(changed)
    })
  }

  /**
   * Creates a version of a page with the content of its draft.
   *
   * @returns the new page
   * @throws TriptychError `not_found`; `invalid_request` for a language that the site does not have;
   *   `already_exists` where there is a version in that language, or a page at that route; `invalid_route`
   */
  async create(
    scope: Scope,
    documentId: string,
    { language, route }: Schemas['NewTranslation'],
    actor: Actor,
  ): Promise<Tagged<ConsoleDocument>> {
    const asked = route === undefined ? undefined : documentRoute(route, 'route')
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      const content = requirePage(await readDraft(trx, scope, documentId))
      const group = await readGroup(trx, scope, documentId)
      checkLanguage(group.languages, language)
      const next = await takeLanguage(trx, scope, group, language, null)
      const own = requireFound(versionOf(next, documentId), 'document')
      const to = asked ?? routeIn(group.languages, own.route, own.language, language)
      const writing: Writing = { trx, search: this.#search, scope, actor, now: this.#now() }
      const id = await createDocument(
        writing,
        normalForm({ ...content, route: to, meta: withSources(content.meta, []) }),
      )
      // One that was deleted comes back with its history, and may have translations that it left behind.
      const left = (await readVersions(trx, scope, group.languages, [id])).get(id) ?? []
      if (left.some((version) => version.id !== id)) {
        throw refusal('already_exists', 'route', `the page that was deleted at ${to} is the source of translations`)
      }
      const sourceRev = versionOf(next, next.translationId)?.draftRev ?? null
      await writeVersion(trx, scope, next, { id, language, sourceRev })
      return withEtag(requireFound(await readDocument(trx, scope, id), 'document'))
    })
  }

  /**
   * Publishes the versions of a page in one transaction.
   *
   * @param only these languages; all when undefined
   * @param etag of the versions as the caller read them
   * @throws TriptychError `not_found`, `stale`, `changes_refused`; `invalid_request` for a
   *   language that it has no version in
   */
  async publish(
    scope: Scope,
    documentId: string,
    only: readonly string[] | undefined,
    etag: string,
    actor: Actor,
  ): Promise<BulkResult> {
    const { value } = await this.read(scope, documentId)
    checkUnchanged(value, etag)
    for (const [index, code] of (only ?? []).entries()) {
      const isThere = value.versions.some(({ language, page }) => language === code && page !== null)
      if (!isThere) throw refusal('invalid_request', `languages/${index}`, `the page has no version in ${code}`)
    }
    const documents = value.versions.flatMap(({ language, page }) =>
      page === null || only?.includes(language) === false ? [] : [{ id: page.id, draftRevision: page.draftRevision }],
    )
    // What the caller saw of each is held against what is there, within the transaction.
    if (documents.length === 0) throw refusal('invalid_request', 'languages', 'the site has no languages')
    return this.#bulk.change(scope, { action: 'publish', mode: 'all', documents }, actor)
  }

  async #target(trx: Transact, scope: Scope, group: Group, own: Version, of: string | undefined): Promise<Group> {
    if (of === undefined)
      return own.id === group.translationId ? group : { ...group, translationId: own.id, versions: [own] }
    const draft = await readDraft(trx, scope, of)
    if (draft?.content.kind !== 'page')
      throw refusal('invalid_request', 'of', 'must be the id of a page in this environment')
    const translationId = await translationIdOf(trx, of)
    return translationId === group.translationId ? group : readGroup(trx, scope, of)
  }

  /** Answers of all these versions change: each has the routes of the others. */
  async #renew(trx: Transact, scope: Scope, versions: readonly Version[]): Promise<void> {
    const contentVersion = await renewVersion(trx, scope)
    const routes = new Set(versions.flatMap(({ publicRoute }) => publicRoute ?? []))
    const changes = [...routes].map((key) => ({ kind: 'page', key, action: 'publish' }) as const)
    await announcePublished(trx, scope, contentVersion, { changes, redirected: new Set() }, this.#now())
  }
}

async function readGroup(db: Kysely<ContentTables>, scope: Scope, documentId: string): Promise<Group> {
  const languages = await readLanguages(db, scope.site)
  const translationId = await translationIdOf(db, documentId)
  const versions = (await readVersions(db, scope, languages, [translationId])).get(translationId) ?? []
  return { languages, translationId, versions }
}

function taggedGroup({ languages, translationId, versions }: Group): Tagged<Translations> {
  return withEtag(translationsOf(languages, translationId, versions))
}

function versionOf({ versions }: Group, documentId: string): Version | undefined {
  return versions.find(({ id }) => id === documentId)
}

/** Writes what a page is a version of; the source itself gets its language with the first translation. */
async function writeVersion(
  trx: Transact,
  { site, env }: Scope,
  group: Group,
  version: Pick<Version, 'id' | 'language' | 'sourceRev'>,
): Promise<void> {
  const rowOf = ({ id, language, sourceRev }: typeof version) => {
    const where = { document_id: id, site_id: site, env }
    return { ...where, translation_id: group.translationId, language, source_rev: sourceRev }
  }
  const source = versionOf(group, group.translationId)
  await writeTranslation(trx, rowOf(version), {
    source: source === undefined || source.isStated ? null : rowOf(source),
    first: sourceLanguage(group.languages),
  })
}

/** The draft of its source that a page is up to date with from now on. */
function sourceRevOf(target: Group, own: Version, isMember: boolean, asked: number | undefined): number | null {
  if (target.translationId === own.id) return null
  const source = versionOf(target, target.translationId)
  if (asked === undefined) return isMember ? own.sourceRev : (source?.draftRev ?? null)
  if (source === undefined) throw refusal('invalid_request', 'sourceRevision', 'the source was deleted')
  if (asked > source.draftRev) {
    throw refusal(
      'invalid_request',
      'sourceRevision',
      `must be ${source.draftRev} at most, the revision of the source's draft`,
    )
  }
  return asked
}

function checkLanguage(languages: SiteLanguages, language: string): void {
  if (!hasLanguage(languages, language)) throw refusal('invalid_request', 'language', knownLanguages(languages))
}

/**
 * Makes a language free for a page, or a new one: a deleted version gives it up.
 *
 * @param documentId null for a new page
 * @returns the versions, with another source where the source was the deleted one
 * @throws TriptychError `already_exists`
 */
async function takeLanguage(
  trx: Transact,
  scope: Scope,
  group: Group,
  language: string,
  documentId: string | null,
): Promise<Group> {
  const there = group.versions.find((version) => version.language === language)
  if (there !== undefined && there.id !== documentId) {
    throw refusal('already_exists', 'language', `${there.route} is the version in ${language} already`)
  }
  if (there !== undefined) return group
  const translationId = await vacateLanguage(trx, group.translationId, language)
  return translationId === group.translationId ? group : readGroup(trx, scope, translationId)
}

function requirePage(draft: Draft | null): Extract<Draft['content'], { kind: 'page' }> {
  const content = draft?.content
  return requireFound(content?.kind === 'page' ? content : null, 'page')
}

function refusal(code: 'already_exists' | 'in_use' | 'invalid_request', name: string, message: string): TriptychError {
  return new TriptychError(code, message, { errors: [{ in: 'body', name, message }] })
}
