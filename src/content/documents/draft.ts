import { TriptychError } from '../../errors.ts'
import { type Actor, actorText } from '../actor.ts'
import { resolveLinks } from '../links/resolve-links.ts'
import { keepTargets, pinLinks, writeLinks } from '../links/write-links.ts'
import type { DocumentKind, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Scope } from '../sites.ts'
import { type Content, encodeContent, type StoredContent } from './content.ts'
import { checkKeyLength } from './normalize.ts'
import type { Draft } from './representation.ts'
import { beforeChange } from './staged-changes.ts'

/** Who writes what, where, and when. */
export interface Writing {
  readonly trx: Transact
  readonly search: Pick<SearchIndex, 'put'>
  readonly scope: Scope
  readonly actor: Actor
  /** UTC milliseconds. */
  readonly now: number
}

/**
 * Makes `content` the draft of a document, as one more revision; nothing where the draft says so already. What is
 * public stays as it is.
 *
 * @param content in normal form
 * @param source the revision that it is made from: its links lead where they led. The draft when absent
 * @throws TriptychError `route_taken` where another document's draft has the key; `invalid_route`
 */
export async function revise(
  writing: Writing,
  { document, type, etag }: Draft,
  content: Content,
  source = document.draft.revision,
): Promise<void> {
  const stored = encodeContent(content)
  const isMoved = stored.key !== document.key
  if (!isMoved && stored.type === type && stored.etag === etag) return
  if (isMoved) {
    checkKeyLength(stored)
    await takeKey(writing, stored, document.id)
  }
  const { id, live } = document
  const revision = await writeRevision(writing, id, stored)
  await keepTargets(writing.trx, id, source, revision)
  // What is public moves, and takes links along, when the move is published.
  if (isMoved && live?.key !== document.key && (stored.kind === 'page' || stored.kind === 'partial')) {
    await pinDraftLinks(writing, { id, kind: stored.kind, key: document.key })
  }
}

/** Links to where a draft was lead to it on, unless they are to what is public there, or to where a redirect leads. */
async function pinDraftLinks(
  { trx, scope }: Writing,
  moved: { readonly id: string; readonly kind: 'page' | 'partial'; readonly key: string },
): Promise<void> {
  const link = { targetKind: moved.kind, targetKey: moved.key, targetId: null }
  const resolve = await resolveLinks(trx, scope, [link])
  if (resolve(link) === null) await pinLinks(trx, scope, moved)
}

/** Appends a revision and makes it the draft. */
export async function writeRevision(
  { trx, search, scope, actor, now }: Writing,
  documentId: string,
  { kind, key, type, body, fields, etag }: StoredContent,
): Promise<number> {
  const { last } = await trx
    .selectFrom('revision')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  await trx
    .insertInto('revision')
    .values({
      document_id: documentId,
      number,
      key,
      type,
      body,
      fields,
      etag,
      author: actorText(actor),
      created_at: now,
    })
    .execute()
  await writeLinks(trx, scope, [{ documentId, revision: number, kind, type, body, fields }])
  await beforeChange(trx, [documentId])
  await trx.updateTable('document').set({ key, draft_rev: number }).where('id', '=', documentId).execute()
  await search.put(trx, [{ documentId, ...scope, kind, key, body }])
  return number
}

/** The document of this key, deleted or not. */
export async function keyHolder(
  trx: Transact,
  { site, env }: Scope,
  { kind, key }: { readonly kind: DocumentKind; readonly key: string },
): Promise<{ readonly id: string; readonly isDeleted: boolean } | null> {
  const row = await trx
    .selectFrom('current_document')
    .select(['id', 'draft_rev', 'live_rev'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, isDeleted: row.draft_rev === null && row.live_rev === null }
}

/** Sees to it that a document may have a key: one that was deleted gives it up, and cannot come back under it. */
async function takeKey({ trx, scope }: Writing, stored: StoredContent, documentId: string): Promise<void> {
  const holder = await keyHolder(trx, scope, stored)
  if (holder === null || holder.id === documentId) return
  if (!holder.isDeleted) throw new TriptychError('route_taken', `${stored.kind} ${stored.key} is ${holder.id}`)
  // `#` is in no key, and the id makes it the only one.
  const key = `${stored.key}#${holder.id}`
  await beforeChange(trx, [holder.id])
  await trx.updateTable('document').set({ key }).where('id', '=', holder.id).execute()
}
