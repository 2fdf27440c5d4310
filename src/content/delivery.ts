import type { Database } from '../db/database.ts'
import { type PreparedLookup, prepare } from '../db/prepared.ts'
import type { ContentTables, DocumentKind } from './schema.ts'

/** Which state of a site is read. */
export type View =
  | { readonly kind: 'published' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'release'; readonly id: string }

/** A document's delivered JSON, and the hash of it. */
export interface DeliveredDocument {
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
  readonly #published: PreparedLookup<DeliveredDocument>

  constructor(db: Database<ContentTables>) {
    this.#db = db
    this.#published = prepare(db, publishedQuery(db))
  }

  /** What is public is there at once, where the database has it at once. */
  read(address: Address, view: View): DeliveredDocument | null | Promise<DeliveredDocument | null> {
    if (view.kind === 'draft') return this.#draft(address)
    if (view.kind === 'release') return this.#asOfRelease(address, view.id)
    return this.#public(address)
  }

  /** One look-up, the same for what is hidden and what is missing. */
  #public({ siteId, env, kind, key }: Address): DeliveredDocument | null | Promise<DeliveredDocument | null> {
    const row = this.#published([siteId, env, kind, key])
    return row instanceof Promise ? row.then((late) => late ?? null) : (row ?? null)
  }

  /**
   * What the newest revision of a document says, public or not. What is public has a draft too, so where no draft is
   * nothing is shown: what is public there was moved elsewhere.
   */
  async #draft({ siteId, env, kind, key }: Address): Promise<DeliveredDocument | null> {
    const row = await this.#db.reader
      .selectFrom('current_document as d')
      .innerJoin('revision as r', (join) =>
        join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_rev'),
      )
      .select(['r.body', 'r.etag'])
      .where('d.site_id', '=', siteId)
      .where('d.env', '=', env)
      .where('d.kind', '=', kind)
      .where('d.key', '=', key)
      .executeTakeFirst()
    return row ?? null
  }

  /** As if the release were published now, or, once it is, as it was then. */
  async #asOfRelease(address: Address, releaseId: string): Promise<DeliveredDocument | null> {
    return (await this.#item(address, releaseId)) ?? (await this.#readUntouched(address, releaseId))
  }

  /** What the release brings to a key of its environment. Where two items lead there it cannot be published: one. */
  async #item({ kind, key }: Address, releaseId: string): Promise<DeliveredDocument | null> {
    const row = await this.#db.reader
      .selectFrom('current_release_item as i')
      .innerJoin('revision as r', (join) =>
        join.onRef('r.document_id', '=', 'i.document_id').onRef('r.number', '=', 'i.rev'),
      )
      .innerJoin('document as d', 'd.id', 'i.document_id')
      .select(['r.body', 'r.etag'])
      .where('i.release_id', '=', releaseId)
      .where('i.key', '=', key)
      .where('d.kind', '=', kind)
      .executeTakeFirst()
    return row ?? null
  }

  /** What is public at a key, unless the release takes it away from there. */
  async #readUntouched({ siteId, env, kind, key }: Address, releaseId: string): Promise<DeliveredDocument | null> {
    const row = await this.#db.reader
      .selectFrom('public_document as p')
      .leftJoin('current_release_item as i', (join) =>
        join.on('i.release_id', '=', releaseId).onRef('i.document_id', '=', 'p.document_id'),
      )
      .select(['p.body', 'p.etag'])
      .where('p.site_id', '=', siteId)
      .where('p.env', '=', env)
      .where('p.kind', '=', kind)
      .where('p.key', '=', key)
      .where('i.document_id', 'is', null)
      .executeTakeFirst()
    return row ?? null
  }
}

/** Compiled once: building it for every request would cost more than running it. */
function publishedQuery(db: Database<ContentTables>) {
  return db.reader
    .selectFrom('public_document')
    .select(['body', 'etag'])
    .where('site_id', '=', '')
    .where('env', '=', '')
    .where('kind', '=', 'page')
    .where('key', '=', '')
    .compile()
}
