import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { TriptychError } from '../../errors.ts'
import type { ListPage, PageRequest } from '../../lib/paging.ts'
import { requireFound } from '../../lib/require-found.ts'
import type { Actor } from '../actor.ts'
import { environmentLocks } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { demandScope, type Scope } from '../sites.ts'
import { type Tagged, withEtag } from '../tagged.ts'
import { type Content, encodeContent } from './content.ts'
import { keyHolder, revise, type Writing, writeRevision } from './draft.ts'
import { listRevisions, type Revision, type RevisionSummary, readRevision } from './history.ts'
import { type Diff, diffRevisions } from './json-diff.ts'
import { type DocumentFilter, listDocuments } from './list.ts'
import { liveKey, type Move, moveContent, movePage } from './move.ts'
import { checkKeyLength, normalForm, normalSource, withSources } from './normalize.ts'
import { removeDocument } from './remove.ts'
import { type ConsoleDocument, type Draft, readDocument, readDraft } from './representation.ts'
import type { DocumentSummary } from './summary.ts'
import { requireTarget } from './target.ts'

/**
 * Pages, partials, strings and redirects as editors have them. Whatever is changed here is a draft: nothing that is
 * public changes. A change says which state it was made from (`etag`), and is refused as `stale` where another one is
 * there by then.
 */
export class Documents {
  readonly #db: Database<ContentTables>
  readonly #search: SearchIndex
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, search: SearchIndex, now: () => number = Date.now) {
    this.#db = db
    this.#search = search
    this.#now = now
  }

  /** @throws TriptychError `already_exists`, `invalid_route`, `content_invalid`, `not_found` (the environment) */
  async create(scope: Scope, content: Content, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    const normal = normalForm(content)
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      const id = await createDocument(this.#writing(trx, scope, actor), normal)
      return this.#read(trx, scope, id)
    })
  }

  /** @throws TriptychError `not_found` */
  async read(scope: Scope, id: string): Promise<Tagged<ConsoleDocument>> {
    return withEtag(requireFound(await readDocument(this.#db.reader, scope, id), 'document'))
  }

  /**
   * Another route moves a page, with its redirect; what says the same as the draft makes no revision. A page without
   * `fields` keeps those that it has: a client that does not know of them loses none.
   *
   * @throws TriptychError `not_found`, `stale`, `kind_fixed`, `route_taken`, `invalid_route`, `content_invalid`
   */
  async save(scope: Scope, id: string, etag: string, content: Content, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    const normal = normalForm(content)
    return this.#change(scope, id, etag, actor, (writing, draft) => {
      const { document } = draft
      if (normal.kind !== document.kind) throw kindFixedError(document)
      const whole = keepFields(normal, draft.content)
      const isMove = whole.kind === 'page' && whole.route !== document.key
      return revise(writing, draft, isMove ? moveContent(whole, whole.route, liveKey(document), true) : whole)
    })
  }

  /**
   * @throws TriptychError `not_found`, `stale`, `kind_fixed` for what is not a page, `route_taken`, `invalid_route`
   */
  async move(scope: Scope, id: string, etag: string, move: Move, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    return this.#change(scope, id, etag, actor, (writing, draft) => movePage(writing, draft, move))
  }

  /**
   * Makes what a revision says the draft; a document stays where it is, but for a redirect, which is nothing else than
   * where it is.
   *
   * @throws TriptychError `not_found`, `stale`, `route_taken`
   */
  async restore(
    scope: Scope,
    id: string,
    etag: string,
    revision: number,
    actor: Actor,
  ): Promise<Tagged<ConsoleDocument>> {
    return this.#change(scope, id, etag, actor, async (writing, draft) => {
      const { content } = await readRevision(writing.trx, scope, id, revision)
      await revise(writing, draft, restoreContent(content, draft.content), revision)
    })
  }

  /** @throws TriptychError `not_found`, `stale`, `document_public`, `release_not_open` */
  async remove(scope: Scope, id: string, etag: string): Promise<void> {
    await this.#db.transaction(environmentLocks(scope), async (trx) => {
      const { document } = await this.#draft(trx, scope, id, etag)
      await removeDocument(trx, this.#search, document, this.#now())
    })
  }

  /** @throws TriptychError `not_found` */
  async revisions(scope: Scope, id: string, page: PageRequest<number>): Promise<ListPage<RevisionSummary, number>> {
    return listRevisions(this.#db.reader, scope, id, page)
  }

  /** @throws TriptychError `not_found` */
  async revision(scope: Scope, id: string, number: number): Promise<Revision> {
    return readRevision(this.#db.reader, scope, id, number)
  }

  /** @throws TriptychError `not_found` */
  async diff(scope: Scope, id: string, from: number | undefined, to: number | undefined): Promise<Diff> {
    return diffRevisions(this.#db.reader, scope, id, from, to)
  }

  /** @throws TriptychError `not_found` (the environment), `invalid_request` for a cursor that no list gave */
  async list(scope: Scope, filter: DocumentFilter & PageRequest<string>): Promise<ListPage<DocumentSummary, string>> {
    return listDocuments(this.#db.reader, scope, filter)
  }

  #change(
    scope: Scope,
    id: string,
    etag: string,
    actor: Actor,
    work: (writing: Writing, draft: Draft) => Promise<void>,
  ): Promise<Tagged<ConsoleDocument>> {
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      await work(this.#writing(trx, scope, actor), await this.#draft(trx, scope, id, etag))
      return this.#read(trx, scope, id)
    })
  }

  /** The draft that is about to be changed, where it is still the one that the caller read. */
  async #draft(trx: Transact, scope: Scope, id: string, etag: string): Promise<Draft> {
    const draft = requireFound(await readDraft(trx, scope, id), 'document')
    requireTarget(draft.document, { id, etag })
    return draft
  }

  async #read(trx: Transact, scope: Scope, id: string): Promise<Tagged<ConsoleDocument>> {
    return withEtag(requireFound(await readDocument(trx, scope, id), 'document'))
  }

  #writing(trx: Transact, scope: Scope, actor: Actor): Writing {
    return { trx, search: this.#search, scope, actor, now: this.#now() }
  }
}

function kindFixedError({ id, kind }: ConsoleDocument): TriptychError {
  return new TriptychError('kind_fixed', `${id} is a ${kind}`)
}

type PageContent = Extract<Content, { kind: 'page' }>

function keepFields(content: Content, before: Content): Content {
  if (content.kind !== 'page' || content.fields !== undefined || before.kind !== 'page') return content
  return before.fields === undefined ? content : { ...content, fields: before.fields }
}

/** What a document said once, where it is now. A redirect is nothing else than where it is, so all of it comes back. */
function restoreContent(old: Content, now: Content): Content {
  if (old.kind === 'page' && now.kind === 'page') return restorePage(old, now)
  if (old.kind === 'partial' && now.kind === 'partial') return { ...old, key: now.key }
  if (old.kind === 'strings' && now.kind === 'strings') return { ...old, locale: now.locale }
  return old
}

/** Where it has moved since, it keeps redirecting from where it was: links to there outlive what the draft says. */
function restorePage(old: PageContent, now: PageContent): PageContent {
  if (old.route === now.route) return old
  const sources = [...(old.meta.redirectsFrom ?? []), ...(now.meta.redirectsFrom ?? [])].map(normalSource)
  const others = [...new Set(sources)].filter((path) => path !== now.route)
  return { ...old, route: now.route, meta: withSources(old.meta, others) }
}

/**
 * A new document, or one that was deleted, come back under its key with its history.
 *
 * @param content in normal form
 * @returns its id
 * @throws TriptychError `not_found` without such an environment, `already_exists`, `invalid_route`
 */
export async function createDocument(writing: Writing, content: Content): Promise<string> {
  const { trx, scope } = writing
  const stored = encodeContent(content)
  const { kind, key } = stored
  checkKeyLength(stored)
  await demandScope(trx, scope)
  const holder = await keyHolder(trx, scope, stored)
  if (holder?.isDeleted === false) throw new TriptychError('already_exists', `${kind} ${key} is ${holder.id}`)
  const id = holder?.id ?? uuidv7()
  if (holder === null) {
    await trx
      .insertInto('document')
      .values({ id, site_id: scope.site, env: scope.env, kind, key, draft_rev: null, live_rev: null })
      .execute()
  }
  await writeRevision(writing, id, stored)
  return id
}
