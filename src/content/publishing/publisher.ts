import type { Database } from '../../db/database.ts'
import { requireFound } from '../../lib/require-found.ts'
import type { Actor } from '../actor.ts'
import { type ConsoleDocument, readDocument } from '../documents/representation.ts'
import { type DocumentTarget, requireTarget } from '../documents/target.ts'
import { environmentLocks } from '../locks.ts'
import { type Change, type PublishWarnings, publishRevisions, warningsOf } from '../publish.ts'
import { refusalsInTurn, throwRefusals } from '../refused-documents.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type Tagged, withEtag } from '../tagged.ts'
import { publishValidated } from './validated.ts'

/** What a publication made of documents, in the order in which they were asked for. */
export interface Publication {
  readonly documents: readonly { readonly before: ConsoleDocument; readonly after: Tagged<ConsoleDocument> }[]
  readonly warnings: PublishWarnings
}

/** Makes documents public, and takes them down. */
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
  async publish(scope: Scope, id: string, etag: string, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    return onlyOne(await this.publishAll(scope, [{ id, etag }], actor))
  }

  /**
   * Takes a document off the site; its draft stays. Of one that is not public nothing changes.
   *
   * @param etag of the document as the caller read it
   * @throws TriptychError `not_found`, `stale`, `links_broken`
   */
  async unpublish(scope: Scope, id: string, etag: string, actor: Actor): Promise<Tagged<ConsoleDocument>> {
    return onlyOne(await this.unpublishAll(scope, [{ id, etag }], actor))
  }

  /**
   * The same with several documents in one transaction: all of them or, where one is refused, none.
   *
   * @param targets each document once
   * @throws TriptychError as {@link publish}; RefusedDocuments with what is wrong with which of several
   */
  publishAll(scope: Scope, targets: readonly DocumentTarget[], actor: Actor): Promise<Publication> {
    const choose = async () => {
      const documents = await readTargets(this.#db.reader, scope, targets)
      const changed = documents.filter(({ draft, live }) => live?.revision !== draft.revision)
      const revisions = changed.map(({ id, draft }) => ({ documentId: id, rev: draft.revision }))
      return { revisions, named: targets.length > 1 }
    }
    return publishValidated(this.#db, scope, choose, async (trx) => {
      const documents = await readTargets(trx, scope, targets)
      return this.#change(trx, scope, documents, actor, ({ id, draft }) => {
        return { documentId: id, action: 'publish', rev: draft.revision }
      })
    })
  }

  /** @throws TriptychError as {@link unpublish}; RefusedDocuments with what is wrong with which of several */
  unpublishAll(scope: Scope, targets: readonly DocumentTarget[], actor: Actor): Promise<Publication> {
    return this.#db.transaction(environmentLocks(scope), async (trx) => {
      const documents = await readTargets(trx, scope, targets)
      return this.#change(trx, scope, documents, actor, ({ id }) => ({ documentId: id, action: 'unpublish' }))
    })
  }

  async #change(
    trx: Transact,
    scope: Scope,
    documents: readonly ConsoleDocument[],
    actor: Actor,
    changeOf: (document: ConsoleDocument) => Change,
  ): Promise<Publication> {
    const published = await publishRevisions(trx, scope, documents.map(changeOf), { actor, now: this.#now() })
    const changed: Publication['documents'][number][] = []
    for (const before of documents) {
      const after = withEtag(requireFound(await readDocument(trx, scope, before.id), 'document'))
      changed.push({ before, after })
    }
    return { documents: changed, warnings: warningsOf(published) }
  }
}

async function readTargets(
  db: Parameters<typeof readDocument>[0],
  scope: Scope,
  targets: readonly DocumentTarget[],
): Promise<ConsoleDocument[]> {
  const documents: ConsoleDocument[] = []
  const refusals = await refusalsInTurn(targets, async (target) => {
    documents.push(requireTarget(await readDocument(db, scope, target.id), target))
  })
  throwRefusals(targets, refusals)
  return documents
}

function onlyOne({ documents, warnings }: Publication): Tagged<ConsoleDocument> {
  const { value, etag } = requireFound(documents[0]?.after ?? null, 'document')
  return { value: { ...value, ...warnings }, etag }
}
