import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { requireFound } from '../../lib/require-found.ts'
import type { Actor } from '../actor.ts'
import type { Writing } from '../documents/draft.ts'
import { movePage } from '../documents/move.ts'
import { removeDocument } from '../documents/remove.ts'
import { type ConsoleDocument, type Draft, readDocument, readDraft } from '../documents/representation.ts'
import { tagPage } from '../documents/tag.ts'
import { type DocumentTarget, requireTarget } from '../documents/target.ts'
import { environmentLocks } from '../locks.ts'
import { readPageTypes } from '../pages/includes.ts'
import type { PublishWarnings } from '../publish.ts'
import type { Publication, Publisher } from '../publishing/publisher.ts'
import { RefusedDocuments, refusalsInTurn, throwRefusals } from '../refused-documents.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { demandScope, type Scope } from '../sites.ts'
import { withEtag } from '../tagged.ts'
import { changesRefused, type Done, type Named, outcomesOf, readNamed } from './outcomes.ts'

/** What is done to several documents. */
export type BulkChange = components['schemas']['BulkChange']

/** What became of them. */
export type BulkResult = components['schemas']['BulkResult']

/** What one transaction made of the documents that it was about. */
interface Step {
  readonly done: readonly Done[]
  readonly warnings?: PublishWarnings
}

/** Which field holds tags where nothing else is said. */
const TAGS = 'tags'

/** Does to several documents what is done to single ones, by the same functions. */
export class BulkChanges {
  readonly #db: Database<ContentTables>
  readonly #search: SearchIndex
  readonly #publisher: Publisher
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, search: SearchIndex, publisher: Publisher, now: () => number = Date.now) {
    this.#db = db
    this.#search = search
    this.#publisher = publisher
    this.#now = now
  }

  /**
   * With the mode `all` in one transaction; with `each` every document in one of its own.
   *
   * @throws TriptychError `not_found` without such an environment, `invalid_request` for a document that is named twice;
   *   with the mode `all` `changes_refused`, which says of each document whether it is one that was refused, and why
   */
  async change(scope: Scope, request: BulkChange, actor: Actor): Promise<BulkResult> {
    const targets: readonly DocumentTarget[] = request.documents
    checkEachOnce(targets)
    await demandScope(this.#db.reader, scope)
    const named = await readNamed(this.#db.reader, scope, targets)
    const run = (some: readonly DocumentTarget[]) => this.#run(scope, request, some, actor)
    return request.mode === 'all' ? changeAll(targets, named, run) : changeEach(targets, named, run)
  }

  /** Changes documents in one transaction: all of them or, where one is refused, none. */
  #run(scope: Scope, request: BulkChange, targets: readonly DocumentTarget[], actor: Actor): Promise<Step> {
    switch (request.action) {
      case 'publish':
        return this.#publisher.publishAll(scope, targets, actor).then(publishedStep)
      case 'unpublish':
        return this.#publisher.unpublishAll(scope, targets, actor).then(publishedStep)
      case 'tag':
        return this.#write(scope, targets, actor, async (trx) => {
          const types = await readPageTypes(trx, scope)
          const { field = TAGS, add = [], remove = [] } = request
          return (writing, draft) => tagPage(writing, draft, types, { field, add, remove })
        })
      case 'move': {
        const routes = new Map(request.documents.map(({ id, to }) => [id, to]))
        const { redirect } = request
        return this.#write(scope, targets, actor, async () => (writing, draft) => {
          return movePage(writing, draft, { to: routes.get(draft.document.id) ?? '', redirect })
        })
      }
      case 'delete':
        return this.#write(scope, targets, actor, async () => ({ trx, now }, { document }) => {
          return removeDocument(trx, this.#search, document, now)
        })
    }
  }

  async #write(
    scope: Scope,
    targets: readonly DocumentTarget[],
    actor: Actor,
    begin: (trx: Transact) => Promise<(writing: Writing, draft: Draft) => Promise<void>>,
  ): Promise<Step> {
    const work = async (trx: Transact): Promise<Step> => {
      const change = await begin(trx)
      const writing: Writing = { trx, search: this.#search, scope, actor, now: this.#now() }
      const done: Done[] = []
      const refusals = await refusalsInTurn(targets, async (target) => {
        const draft = requireFound(await readDraft(trx, scope, target.id), 'document')
        const before = requireTarget(draft.document, target)
        await change(writing, draft)
        done.push(doneOf(before, await readDocument(trx, scope, target.id)))
      })
      throwRefusals(targets, refusals)
      return { done }
    }
    return this.#db.transaction(environmentLocks(scope), work, { alone: targets.length > 1 })
  }
}

function publishedStep({ documents, warnings }: Publication): Step {
  return { done: documents.map(({ before, after }) => doneOf(before, after.value)), warnings }
}

function doneOf(before: ConsoleDocument, after: ConsoleDocument | null): Done {
  const { id, kind, key } = after ?? before
  const { etag } = withEtag(before)
  const now = after === null ? null : withEtag(after).etag
  return { id, kind, key, isChanged: now !== etag, etag: now }
}

/** @throws TriptychError `invalid_request` */
function checkEachOnce(targets: readonly DocumentTarget[]): void {
  const seen = new Set<string>()
  const errors = targets.flatMap(({ id }, index) => {
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew ? [] : [{ in: 'body', name: `documents/${index}/id`, message: 'is named before' } as const]
  })
  if (errors.length > 0) throw new TriptychError('invalid_request', 'a document is named twice', { errors })
}

type Run = (targets: readonly DocumentTarget[]) => Promise<Step>

async function changeAll(targets: readonly DocumentTarget[], named: Named, run: Run): Promise<BulkResult> {
  try {
    const { done, warnings } = await run(targets)
    return { documents: outcomesOf(targets, named, new Map(done.map((one) => [one.id, one])), new Map()), ...warnings }
  } catch (error) {
    if (!(error instanceof TriptychError) || error.code === 'unavailable') throw error
    const [only] = targets
    if (only !== undefined && targets.length === 1) {
      throw changesRefused(targets, named, new Map([[only.id, error]]), [])
    }
    throw error instanceof RefusedDocuments ? changesRefused(targets, named, error.refusals, error.others) : error
  }
}

async function changeEach(targets: readonly DocumentTarget[], named: Named, run: Run): Promise<BulkResult> {
  const all = new Map<string, Done>()
  const brokenLinks = new Map<string, NonNullable<PublishWarnings['brokenLinks']>[number]>()
  const scheduledIn = new Map<string, NonNullable<PublishWarnings['scheduledIn']>[number]>()
  let lost: TriptychError | null = null
  const refusals = await refusalsInTurn(targets, async (target) => {
    // Each would wait for the database in vain.
    if (lost !== null) return
    const { done, warnings = {} } = await run([target]).catch((error: unknown) => {
      if (error instanceof TriptychError && error.code === 'unavailable') lost = error
      throw error
    })
    for (const one of done) all.set(one.id, one)
    for (const fault of warnings.brokenLinks ?? []) brokenLinks.set(JSON.stringify(fault), fault)
    for (const release of warnings.scheduledIn ?? []) scheduledIn.set(release.id, release)
  })
  if (lost !== null && all.size === 0) throw lost
  return {
    documents: outcomesOf(targets, named, all, refusals),
    ...(brokenLinks.size === 0 ? {} : { brokenLinks: [...brokenLinks.values()] }),
    ...(scheduledIn.size === 0 ? {} : { scheduledIn: [...scheduledIn.values()] }),
  }
}
