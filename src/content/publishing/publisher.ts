import type { Database } from '../../db/database.ts'
import type { Actor } from '../actor.ts'
import { type ConsoleDocument, readDocument } from '../documents/representation.ts'
import { environmentLocks } from '../locks.ts'
import { type Change, publishRevisions, warningsOf } from '../publish.ts'
import { requireFound } from '../require-found.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { publishValidated } from './validated.ts'

/** Makes single documents public, and takes them down. */
export class Publisher {
  readonly #db: Database<ContentTables>
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /**
   * Makes the draft of a document the public revision, where its draft has its route or key: so a move takes effect.
   * Of one that is public as it is nothing changes.
   *
   * @param etag of the document as the caller read it
   * @throws TriptychError `not_found`, `stale`; `content_invalid` with every fault of its blocks; `route_taken` where
   *   another document is public there; `links_broken` where the site refuses that
   */
  publish(scope: Scope, id: string, etag: string, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    const choose = async () => {
      const { draft, live } = requireUnchanged(await readDocument(this.#db.reader, scope, id), etag)
      const isPublic = live?.revision === draft.revision
      return { revisions: isPublic ? [] : [{ documentId: id, rev: draft.revision }], named: false }
    }
    return publishValidated(this.#db, scope, choose, async (trx) => {
      const { draft } = requireUnchanged(await readDocument(trx, scope, id), etag)
      return this.#change(trx, scope, { documentId: id, action: 'publish', rev: draft.revision }, actor)
    })
  }

  /**
   * Takes a document off the site; its draft stays. Of one that is not public nothing changes.
   *
   * @param etag of the document as the caller read it
   * @throws TriptychError `not_found`, `stale`, `links_broken`
   */
  unpublish(scope: Scope, id: string, etag: string, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      requireUnchanged(await readDocument(trx, scope, id), etag)
      return this.#change(trx, scope, { documentId: id, action: 'unpublish' }, actor)
    })
  }

  async #change(trx: Transact, scope: Scope, change: Change, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    const published = await publishRevisions(trx, scope, [change], { actor, now: this.#now() })
    const { value, etag } = withEtag(requireFound(await readDocument(trx, scope, change.documentId), 'document'))
    return { value: { ...value, ...warningsOf(published) }, etag }
  }
}

function requireUnchanged(document: ConsoleDocument | null, etag: string): ConsoleDocument {
  const there = requireFound(document, 'document')
  checkUnchanged(there, etag)
  return there
}
