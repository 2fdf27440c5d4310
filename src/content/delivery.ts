import type { Database } from '../db/database.ts'
import { prepare } from '../db/prepared.ts'
import type { ContentTables, DocumentKind } from './schema.ts'

/** Which state of a site is read. */
export type View =
  | { readonly kind: 'published' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'release'; readonly id: string }

/** A document's delivered JSON, and the hash of it. */
export interface Delivered {
  readonly body: string
  readonly etag: string
}

/** What is asked for: `key` in its normal form (`paths.ts`). */
export interface Address {
  readonly siteId: string
  readonly env: string
  readonly kind: DocumentKind
  readonly key: string
}

/** Reads documents, partials and strings. Null means that nothing there is to be shown, and never says why. */
export class Delivery {
  readonly #db: Database<ContentTables>
  readonly #published: (parameters: readonly unknown[]) => Promise<Delivered[]>

  constructor(db: Database<ContentTables>) {
    this.#db = db
    this.#published = prepare(db, publishedQuery(db))
  }

  read(address: Address, view: View): Promise<Delivered | null> {
    if (view.kind === 'draft') return this.#draft(address)
    if (view.kind === 'release') return this.#released(address, view.id)
    return this.#public(address)
  }

  /** One look-up, the same for what is hidden and what is missing. */
  async #public({ siteId, env, kind, key }: Address): Promise<Delivered | null> {
    const [row] = await this.#published([siteId, env, kind, key])
    return row ?? null
  }

  /** The newest revision, which is the public one where no draft is pending. */
  async #draft(address: Address): Promise<Delivered | null> {
    const row = await this.#document(address)
      .innerJoin('revision', (join) =>
        join.onRef('revision.document_id', '=', 'document.id').onRef('revision.number', '=', 'document.draft_rev'),
      )
      .select(['revision.body', 'revision.etag'])
      .executeTakeFirst()
    return row ?? this.#public(address)
  }

  /** As if the release were published. */
  async #released(address: Address, releaseId: string): Promise<Delivered | null> {
    const item = await this.#document(address)
      .innerJoin('release_item', 'release_item.document_id', 'document.id')
      .leftJoin('revision', (join) =>
        join
          .onRef('revision.document_id', '=', 'release_item.document_id')
          .onRef('revision.number', '=', 'release_item.rev'),
      )
      .where('release_item.release_id', '=', releaseId)
      .select(['release_item.action', 'revision.body', 'revision.etag'])
      .executeTakeFirst()
    if (item === undefined) return this.#public(address)
    return item.body !== null && item.etag !== null ? { body: item.body, etag: item.etag } : null
  }

  #document({ siteId, env, kind, key }: Address) {
    return this.#db.reader
      .selectFrom('document')
      .where('document.site_id', '=', siteId)
      .where('document.env', '=', env)
      .where('document.kind', '=', kind)
      .where('document.key', '=', key)
  }
}

/** Compiled once: building it for every request would cost more than running it. */
function publishedQuery(db: Database<ContentTables>) {
  return db.reader
    .selectFrom('published')
    .select(['body', 'etag'])
    .where('site_id', '=', '')
    .where('env', '=', '')
    .where('kind', '=', 'page')
    .where('key', '=', '')
    .compile()
}
