import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inChunks } from '../in-chunks.ts'
import { renewLanguageValues } from '../pages/page-values.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import type { AnnouncedChange } from '../webhooks/announce.ts'
import { newestIn } from './after.ts'
import type { Claim } from './claim.ts'
import { concurrentChange } from './error.ts'
import { Pieces } from './pieces.ts'
import type { ReleasedVersion } from './release.ts'
import { versionColumns } from './release-rows.ts'
import { checkPlanned, type Staged } from './stage.ts'
import { readStored, type StoredVersion, type VersionChange, type VersionsPlan } from './versions.ts'

/**
 * Writes what pages are to be versions of in pieces, unseen before the import takes effect, once the drafts are staged:
 * translations are in step with those. All that ends does so before anything comes in its place, since pages may exchange
 * their languages. From then on a change of one of these pages, or of its versions, has the import give up
 * (`beforeChange`, `beforeVersionChange`).
 *
 * @throws ImportError `changed_meanwhile` where a page or its language is not what the plan was made from, or a deleted
 *   page whose language one takes is back
 */
export async function stageVersions(
  db: Database<ContentTables>,
  claim: Claim,
  { changes }: Pick<VersionsPlan, 'changes'>,
  staged: Pick<Staged, 'revisions' | 'drafts'>,
): Promise<void> {
  const pieces = new Pieces(db, claim)
  const planned = new Set(changes.map(({ documentId }) => documentId))
  const staging: Staging = { claim, planned, staged, moved: new Map() }
  for (const [some, write] of [
    [changes.filter(({ page }) => page !== null), endVersions],
    [changes.filter(({ isTaken }) => isTaken), vacate],
    [changes, begin],
  ] as const) {
    for (let done = 0; done < some.length; ) {
      const batch = some.slice(done, done + pieces.rows)
      await pieces.write(batch.length, (trx) => write(trx, staging, batch))
      done += batch.length
    }
  }
}

interface Staging {
  readonly claim: Claim
  /** The pages whose languages change. */
  readonly planned: ReadonlySet<string>
  readonly staged: Pick<Staged, 'revisions' | 'drafts'>
  /** The sources that others have taken the place of, and those. */
  readonly moved: Map<string, string>
}

/** Also of deleted translations of a source that becomes a translation itself: each is a page of its own from then on. */
async function endVersions(trx: Transact, staging: Staging, changes: readonly VersionChange[]): Promise<void> {
  const { claim, planned } = staging
  await checkSame(trx, changes)
  const ids = changes.map(({ documentId }) => documentId)
  const joining = changes.filter(({ documentId, after }) => after !== null && after.translationId !== documentId)
  const routes = new Map(joining.map(({ documentId, route }) => [documentId, route]))
  const left = await versionsIn(trx, [...routes.keys()])
  const there = await readThere(trx, claim, left)
  const stays = left.find(({ id }) => there.has(id) && !planned.has(id))
  if (stays !== undefined) throw concurrentChange(`the language of ${routes.get(stays.of)}`)
  await end(trx, claim, [...new Set([...ids, ...left.map(({ id }) => id)])])
}

/**
 * Takes languages from pages that were deleted, or go. Where such a page is a source, the oldest of its versions that
 * stay has its place, and where none does the page that takes its language.
 */
async function vacate(trx: Transact, staging: Staging, changes: readonly VersionChange[]): Promise<void> {
  const { claim, moved, staged } = staging
  for (const { documentId, route, after } of changes) {
    if (after === null) continue
    const of = moved.get(after.translationId) ?? after.translationId
    const versions = await versionsIn(trx, [of])
    const holder = versions.find(({ language }) => language === after.language)
    if (holder === undefined) continue
    const there = await readThere(trx, claim, versions)
    if (there.has(holder.id)) throw concurrentChange(`the language of ${route}`)
    if (holder.id !== of) {
      await end(trx, claim, [holder.id])
      continue
    }
    const others = versions.filter(({ id }) => id !== of)
    const [next] = others.filter(({ id }) => there.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1))
    await end(
      trx,
      claim,
      versions.map(({ id }) => id),
    )
    moved.set(after.translationId, next?.id ?? documentId)
    if (next === undefined) continue
    const draft = newestIn(staged, next.id) ?? there.get(next.id) ?? null
    await insert(
      trx,
      claim,
      others.map(({ id, language }) => {
        return { id, translationId: next.id, language, sourceRev: id === next.id ? null : draft }
      }),
    )
  }
}

/** Writes what holds from the import's generation on. */
async function begin(trx: Transact, staging: Staging, changes: readonly VersionChange[]): Promise<void> {
  const { claim, moved, staged } = staging
  // Those with rows of their own have been watched since these were ended.
  await checkSame(
    trx,
    changes.filter(({ before }) => before === null),
  )
  const placed = changes.flatMap(({ after, ...change }) => {
    if (after === null) return []
    return { ...change, language: after.language, translationId: moved.get(after.translationId) ?? after.translationId }
  })
  const sources = [...new Set(placed.map(({ translationId }) => translationId))]
  const taken = new Set((await versionsIn(trx, sources)).map(({ of, language }) => `${of} ${language}`))
  const clash = placed.find(({ translationId, language }) => taken.has(`${translationId} ${language}`))
  if (clash !== undefined) throw concurrentChange(`the language of ${clash.route}`)
  const drafts = await readDrafts(trx, sources)
  const rows = placed.map(({ documentId: id, translationId, language, sourceRev }) => {
    const rev = sourceRev === 'newest' ? (newestIn(staged, translationId) ?? drafts.get(translationId)) : sourceRev
    return { id, translationId, language, sourceRev: id === translationId ? null : (rev ?? null) }
  })
  await insert(trx, claim, rows)
}

interface Row {
  readonly id: string
  readonly of: string
  readonly language: string
}

/** The versions of sources that nothing is to end. */
function versionsIn(trx: Transact, sources: readonly string[]): Promise<Row[]> {
  return inChunks(sources, (some) =>
    trx
      .selectFrom('translation')
      .select(['document_id as id', 'translation_id as of', 'language'])
      .where('translation_id', 'in', some)
      .where('until_generation', '=', NEVER)
      .execute(),
  )
}

/** Of these pages, those that are there once the import is in effect, with their drafts. */
async function readThere(trx: Transact, { generation }: Claim, pages: readonly Row[]): Promise<Map<string, number>> {
  const rows = await inChunks(pages, (some) =>
    trx
      .selectFrom('current_document as c')
      .innerJoin('document as d', 'd.id', 'c.id')
      .select(['c.id', 'c.draft_rev as now', 'd.next_generation', 'd.next_draft_rev as next'])
      .where(
        'c.id',
        'in',
        some.map(({ id }) => id),
      )
      .execute(),
  )
  return new Map(
    rows.flatMap(({ id, now, next, next_generation }) => {
      const draft = next_generation === generation ? next : now
      return draft === null ? [] : [[id, draft]]
    }),
  )
}

async function end(trx: Transact, { generation }: Claim, ids: readonly string[]): Promise<void> {
  await inChunks(ids, async (some) => {
    await trx
      .deleteFrom('translation')
      .where('document_id', 'in', some)
      .where('from_generation', '=', generation)
      .execute()
    await trx
      .updateTable('translation')
      .set({ until_generation: generation })
      .where('document_id', 'in', some)
      .where('until_generation', '=', NEVER)
      .execute()
    await renewLanguageValues(trx, some)
    return []
  })
}

interface Coming extends StoredVersion {
  readonly id: string
}

async function insert(trx: Transact, { scope, generation }: Claim, rows: readonly Coming[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ id, translationId, language, sourceRev }) => {
    const place = { document_id: id, site_id: scope.site, env: scope.env, from_generation: generation }
    return { ...place, translation_id: translationId, language, source_rev: sourceRev }
  })
  await trx.insertInto('translation').values(values).execute()
  await renewLanguageValues(
    trx,
    rows.map(({ id }) => id),
  )
}

/** What the items of a release say of pages that stay what they are until it is published. */
export async function carriedVersions(
  db: Kysely<ContentTables>,
  { held }: VersionsPlan,
  staged: Readonly<Record<'revisions' | 'drafts', ReadonlyMap<string, number>>>,
): Promise<Map<string, ReleasedVersion>> {
  const sources = held.flatMap(({ after, sourceRev }) => (sourceRev === 'newest' && after !== null ? [after] : []))
  const newest = await readDrafts(db, [...new Set(sources.map(({ translationId }) => translationId))])
  const draftOf = (id: string): number | null => newestIn(staged, id) ?? newest.get(id) ?? null
  return new Map(
    held.map(({ documentId, before, after, sourceRev }) => {
      const { translationId, language } = after ?? { translationId: documentId, language: null }
      const rev = after === null ? null : sourceRev === 'newest' ? draftOf(translationId) : sourceRev
      return [documentId, versionColumns({ translationId, language, sourceRev: rev }, before)]
    }),
  )
}

/**
 * What webhooks are sent of public pages of which only the language changes.
 *
 * @param announced the ids of pages that are announced anyway
 */
export function languageChanges(changes: readonly VersionChange[], announced: ReadonlySet<string>): AnnouncedChange[] {
  return changes.flatMap(({ documentId, page, before, after }) => {
    const isSame = before?.language === after?.language && before?.translationId === after?.translationId
    if (isSame || page?.liveKey == null || announced.has(documentId)) return []
    return [{ kind: 'page', key: page.liveKey, action: 'publish' }]
  })
}

async function checkSame(trx: Transact, changes: readonly VersionChange[]): Promise<void> {
  await checkPlanned(
    trx,
    changes.flatMap(({ page }) => page ?? []),
  )
  const now = await readStored(
    trx,
    changes.map(({ documentId }) => documentId),
  )
  for (const { documentId, route, before } of changes) {
    if (!isSame(now.get(documentId) ?? null, before)) throw concurrentChange(`the language of ${route}`)
  }
}

function isSame(a: StoredVersion | null, b: StoredVersion | null): boolean {
  return a?.translationId === b?.translationId && a?.language === b?.language && a?.sourceRev === b?.sourceRev
}

async function readDrafts(trx: Kysely<ContentTables>, ids: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await inChunks(ids, (some) =>
    trx.selectFrom('current_document').select(['id', 'draft_rev']).where('id', 'in', some).execute(),
  )
  return new Map(rows.map(({ id, draft_rev }) => [id, draft_rev]))
}
