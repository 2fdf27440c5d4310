import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { found } from '../found.ts'
import type { ListPage, PageRequest } from '../page.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Scope } from '../sites.ts'
import { checkUnchanged, type Tagged, tagged } from '../tagged.ts'
import type { Content } from './content.ts'
import { createDocument } from './create.ts'
import { type Diff, diffRevisions } from './diff.ts'
import { revise, type Writing } from './draft.ts'
import { listRevisions, type Revision, type RevisionSummary, readRevision } from './history.ts'
import { type DocumentFilter, listDocuments } from './list.ts'
import { movedTo, restored } from './moved.ts'
import { documentRoute, normalForm } from './normalize.ts'
import { removeDocument } from './remove.ts'
import { type ConsoleDocument, type Draft, readDocument, readDraft } from './representation.ts'
import type { DocumentSummary } from './summary.ts'

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
    return this.#db.transaction(async (trx) => {
      const id = await createDocument(this.#writing(trx, scope, actor), normal)
      return this.#read(trx, scope, id)
    })
  }

  /** @throws TriptychError `not_found` */
  async read(scope: Scope, id: string): Promise<Tagged<ConsoleDocument>> {
    return tagged(found(await readDocument(this.#db.reader, scope, id), 'document'))
  }

  /**
   * Another route moves a page, with its redirect; what says the same as the draft makes no revision.
   *
   * @throws TriptychError `not_found`, `stale`, `kind_fixed`, `route_taken`, `invalid_route`, `content_invalid`
   */
  async save(scope: Scope, id: string, etag: string, content: Content, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    const normal = normalForm(content)
    return this.#change(scope, id, etag, actor, (writing, draft) => {
      const { document } = draft
      if (normal.kind !== document.kind) throw kindFixed(document)
      const isMove = normal.kind === 'page' && normal.route !== document.key
      return revise(writing, draft, isMove ? movedTo(normal, normal.route, liveKey(document), true) : normal)
    })
  }

  /**
   * @param move.redirect whether where it is public redirects to the new route once that is; true when absent
   * @throws TriptychError `not_found`, `stale`, `kind_fixed` for what is no page, `route_taken`, `invalid_route`
   */
  async move(
    scope: Scope,
    id: string,
    etag: string,
    { to, redirect = true }: components['schemas']['Move'],
    actor: Actor,
  ): Promise<Tagged<ConsoleDocument>> {
    const route = documentRoute(to, 'to')
    return this.#change(scope, id, etag, actor, async (writing, draft) => {
      const { document, content } = draft
      if (content.kind !== 'page') throw new TriptychError('kind_fixed', `a ${content.kind} has no route`)
      if (route === document.key) return
      await revise(writing, draft, movedTo(content, route, liveKey(document), redirect))
    })
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
      await revise(writing, draft, restored(content, draft.content))
    })
  }

  /** @throws TriptychError `not_found`, `stale`, `document_public`, `release_not_open` */
  async remove(scope: Scope, id: string, etag: string): Promise<void> {
    await this.#db.transaction(async (trx) => {
      const { document } = await this.#draft(trx, scope, id, etag)
      await removeDocument(trx, document)
      await this.#search.remove(trx, [id])
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
    return this.#db.transaction(async (trx) => {
      await work(this.#writing(trx, scope, actor), await this.#draft(trx, scope, id, etag))
      return this.#read(trx, scope, id)
    })
  }

  /** The draft that is about to be changed, where it is still the one that the caller read. */
  async #draft(trx: Transact, scope: Scope, id: string, etag: string): Promise<Draft> {
    const draft = found(await readDraft(trx, scope, id), 'document')
    checkUnchanged(draft.document, etag)
    return draft
  }

  async #read(trx: Transact, scope: Scope, id: string): Promise<Tagged<ConsoleDocument>> {
    return tagged(found(await readDocument(trx, scope, id), 'document'))
  }

  #writing(trx: Transact, scope: Scope, actor: Actor): Writing {
    return { trx, search: this.#search, scope, actor, now: this.#now() }
  }
}

function liveKey({ live }: ConsoleDocument): string | null {
  return live?.key ?? null
}

function kindFixed({ id, kind }: ConsoleDocument): TriptychError {
  return new TriptychError('kind_fixed', `${id} is a ${kind}`)
}
