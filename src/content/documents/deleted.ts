import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { requireFound } from '../../lib/require-found.ts'
import { hasInKey } from '../key-part.ts'
import { environmentLocks } from '../locks.ts'
import { deleteValues } from '../pages/page-values.ts'
import { beforeLeaving } from '../releases/item-sets.ts'
import { nextVersion } from '../releases/representation.ts'
import type { ContentTables, DocumentKind, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { demandScope, type Scope } from '../sites.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { beforeChange } from './staged-changes.ts'

/** A document that was deleted, and what of it is still stored. */
export type DeletedDocument = components['schemas']['DeletedDocument']

export interface DeletedFilter {
  readonly kind?: DocumentKind | undefined
  /** A part of the key; letters from A to Z are as their small ones. */
  readonly q?: string | undefined
}

/** Documents that were deleted: their history stays until they are erased. */
export class DeletedDocuments {
  readonly #db: Database<ContentTables>
  readonly #search: SearchIndex

  constructor(db: Database<ContentTables>, search: SearchIndex) {
    this.#db = db
    this.#search = search
  }

  /** By id. @throws TriptychError `not_found` without such an environment */
  async list(
    scope: Scope,
    { limit, after, kind, q }: DeletedFilter & PageRequest<string>,
  ): Promise<ListPage<DeletedDocument, string>> {
    const [last] = after === null ? [] : decodeCursor(after, ['string'])
    await demandScope(this.#db.reader, scope)
    const rows = await selectDeleted(this.#db.reader, scope)
      .$if(kind !== undefined, (query) => query.where('d.kind', '=', kind ?? 'page'))
      .$if(q !== undefined, (query) => query.where(hasInKey('d.key', q ?? '')))
      .$if(last !== undefined, (query) => query.where('d.id', '>', String(last)))
      .orderBy('d.id')
      .limit(limit + 1)
      .execute()
    return pageOf(rows.map(representationOf), limit, ({ id }) => encodeCursor([id]))
  }

  /** Every document of that kind that had this key last, or has this id. */
  async find(scope: Scope, kind: DocumentKind, name: string): Promise<Tagged<DeletedDocument>[]> {
    // A redirect's key goes on with where it leads to; a key that was given up, with its document's id.
    const [from, to] =
      kind === 'redirect' ? [`[${JSON.stringify(name)},`, `[${JSON.stringify(name)}-`] : [name, `${name}$`]
    const rows = await selectDeleted(this.#db.reader, scope)
      .where('d.kind', '=', kind)
      .where((eb) => eb.or([eb('d.id', '=', name), eb.and([eb('d.key', '>=', from), eb('d.key', '<', to)])]))
      .orderBy('d.id')
      .execute()
    const found = rows.map((row) => withEtag(representationOf(row)))
    return found.filter(({ value }) => value.id === name || value.key === name)
  }

  /** @throws TriptychError `not_found` */
  async read(scope: Scope, id: string): Promise<Tagged<DeletedDocument>> {
    return readDeleted(this.#db.reader, scope, id)
  }

  /**
   * Removes a deleted document for good: its revisions, its place in releases, and its row.
   *
   * @param etag of what the caller saw, so that nothing is erased that was not told before
   * @throws TriptychError `not_found`, `stale`
   */
  async erase(scope: Scope, id: string, etag: string): Promise<void> {
    await this.#db.transaction(environmentLocks(scope), async (trx) => {
      const { value } = await readDeleted(trx, scope, id)
      checkUnchanged(value, etag)
      await eraseDocument(trx, this.#search, id)
    })
    await this.#search.purge()
  }
}

async function readDeleted(db: Kysely<ContentTables>, scope: Scope, id: string): Promise<Tagged<DeletedDocument>> {
  const row = await selectDeleted(db, scope).where('d.id', '=', id).executeTakeFirst()
  return withEtag(representationOf(requireFound(row ?? null, 'deleted document')))
}

function selectDeleted(db: Kysely<ContentTables>, { site, env }: Scope) {
  return db
    .selectFrom('current_document as d')
    .select(['d.id', 'd.kind', 'd.key', 'd.deleted_at'])
    .select(({ selectFrom }) => [
      selectFrom('revision as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.document_id', '=', 'd.id')
        .as('revisions'),
      selectFrom('current_release_item as i')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('i.document_id', '=', 'd.id')
        .as('releases'),
    ])
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .where('d.deleted_at', 'is not', null)
    .where('d.draft_rev', 'is', null)
    .where('d.live_rev', 'is', null)
}

interface DeletedRow {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
  readonly deleted_at: number | null
  readonly revisions: number | null
  readonly releases: number | null
}

function representationOf({ id, kind, key, deleted_at, revisions, releases }: DeletedRow): DeletedDocument {
  // One that gave its key up has its id after it (`draft.ts`).
  const last = key.endsWith(`#${id}`) ? key.slice(0, -id.length - 1) : key
  return {
    id,
    kind,
    key: kind === 'redirect' ? String((JSON.parse(last) as unknown[])[0]) : last,
    revisions: revisions ?? 0,
    releases: releases ?? 0,
    deletedAt: new Date(deleted_at ?? 0).toISOString(),
  }
}

/** Removes a deleted document in the caller's transaction, which holds its environment. */
export async function eraseDocument(trx: Transact, search: SearchIndex, id: string): Promise<void> {
  await beforeChange(trx, [id])
  await beforeLeaving(trx, id)
  await trx
    .updateTable('release')
    .set({ version: nextVersion })
    .where('id', 'in', (eb) => eb.selectFrom('current_release_item').select('release_id').where('document_id', '=', id))
    .execute()
  await trx.deleteFrom('release_item').where('document_id', '=', id).execute()
  await trx.deleteFrom('import_stage').where('document_id', '=', id).execute()
  // What an import has replaced, or gave up, and not cleared away yet.
  await trx.deleteFrom('published').where('document_id', '=', id).execute()
  await trx.deleteFrom('redirect_rule').where('document_id', '=', id).execute()
  await deleteValues(trx, [id])
  await trx.deleteFrom('translation').where('document_id', '=', id).execute()
  await search.remove(trx, [id])
  await trx.deleteFrom('revision').where('document_id', '=', id).execute()
  await trx.deleteFrom('document').where('id', '=', id).execute()
}
