import type { Kysely } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import { renewLanguageValues, vacateLanguage } from '../languages/translation-rows.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { AnnouncedChange } from '../webhooks/announce.ts'
import { newestIn } from './after.ts'
import { concurrentChange } from './error.ts'
import type { ReleasedVersion } from './release.ts'
import { versionColumns } from './release-rows.ts'
import { readStored, type StoredVersion, type VersionChange, type VersionsPlan } from './versions.ts'

/** Writes the languages of pages that the import makes, together with those, where nothing shows them yet. */
export async function stageVersions(trx: Transact, scope: Scope, changes: readonly VersionChange[]): Promise<void> {
  const made = changes.filter(({ isNew, isTaken }) => isNew && !isTaken)
  await insert(trx, scope, made, (change) => (typeof change.sourceRev === 'number' ? change.sourceRev : null))
}

/**
 * Writes the languages of pages that were there before, and which draft of its source each translation is in step with,
 * in the last transaction, once the drafts are what they will be.
 *
 * @throws ImportError `changed_meanwhile` where a page's language is not what the plan was made from, or a deleted page
 *   whose language one takes is back
 */
export async function writeVersions(
  trx: Transact,
  scope: Scope,
  { changes, held }: Pick<VersionsPlan, 'changes' | 'held'>,
): Promise<void> {
  const last = changes.filter(({ isNew, isTaken, sourceRev }) => !isNew || isTaken || sourceRev === 'newest')
  if (last.length === 0) return
  await checkSame(
    trx,
    last.filter(({ isNew }) => !isNew),
  )
  await deleteRows(trx, last)
  await checkVacant(trx, last, new Set(held.map(({ documentId }) => documentId)))
  const moved = new Map<string, string>()
  for (const { after, isTaken } of last) {
    if (after === null || !isTaken) continue
    const { translationId, language } = after
    moved.set(translationId, await vacateLanguage(trx, moved.get(translationId) ?? translationId, language))
  }
  const placed = last.map((change) => {
    const { after } = change
    const translationId = after === null ? undefined : moved.get(after.translationId)
    return after === null || translationId === undefined ? change : { ...change, after: { ...after, translationId } }
  })
  const sources = placed.flatMap(({ after, sourceRev }) => (sourceRev === 'newest' && after !== null ? [after] : []))
  const newest = await readDrafts(trx, [...new Set(sources.map(({ translationId }) => translationId))])
  await insert(trx, scope, placed, ({ after, sourceRev }) =>
    sourceRev === 'newest' ? (newest.get(after?.translationId ?? '') ?? null) : sourceRev,
  )
  const inOtherLanguage = last.filter(({ isNew, isTaken, before, after }) =>
    isNew ? isTaken : before?.language !== after?.language,
  )
  await inChunks(
    inOtherLanguage.map(({ documentId }) => documentId),
    async (ids) => {
      await renewLanguageValues(trx, ids)
      return []
    },
  )
}

/** Also of deleted translations of a source that becomes a translation itself: each is a page of its own from then on. */
async function deleteRows(trx: Transact, changes: readonly VersionChange[]): Promise<void> {
  await inChunks(changes, async (chunk) => {
    const ids = chunk.map(({ documentId }) => documentId)
    await trx.deleteFrom('translation').where('document_id', 'in', ids).execute()
    const joining = chunk.flatMap(({ documentId, after }) =>
      after === null || after.translationId === documentId ? [] : [documentId],
    )
    if (joining.length > 0) await trx.deleteFrom('translation').where('translation_id', 'in', joining).execute()
    return []
  })
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
  return changes.flatMap(({ isNew, documentId, publicRoute, before, after }) => {
    const isSame = before?.language === after?.language && before?.translationId === after?.translationId
    if (isNew || isSame || publicRoute === null || announced.has(documentId)) return []
    return [{ kind: 'page', key: publicRoute, action: 'publish' }]
  })
}

async function insert(
  trx: Transact,
  { site, env }: Scope,
  changes: readonly VersionChange[],
  sourceRevOf: (change: VersionChange) => number | null,
): Promise<void> {
  const rows = changes.flatMap((change) => {
    const { documentId, after } = change
    if (after === null) return []
    const { translationId: translation_id, language } = after
    const source_rev = sourceRevOf(change)
    return [{ document_id: documentId, site_id: site, env, translation_id, language, source_rev }]
  })
  await inChunks(rows, async (chunk) => {
    await trx.insertInto('translation').values(chunk).execute()
    return []
  })
}

async function checkSame(trx: Transact, changes: readonly VersionChange[]): Promise<void> {
  const now = await readStored(
    trx,
    changes.map(({ documentId }) => documentId),
  )
  for (const { documentId, route, before } of changes) {
    if (!isSame(now.get(documentId) ?? null, before)) throw concurrentChange(`the language of ${route}`)
  }
}

/**
 * Refuses a language that a deleted page has again since the plan was made. `held` are the pages that keep the language
 * which the plan takes from them until their change is published: the plan knows them.
 */
async function checkVacant(trx: Transact, changes: readonly VersionChange[], held: ReadonlySet<string>): Promise<void> {
  const taking = changes.flatMap(({ after, isTaken, route }) =>
    after !== null && isTaken ? [{ ...after, route }] : [],
  )
  const there = await inChunks([...new Set(taking.map(({ translationId }) => translationId))], (some) =>
    trx
      .selectFrom('translation as t')
      .innerJoin('current_document as d', 'd.id', 't.document_id')
      .select(['t.document_id as id', 't.translation_id as of', 't.language'])
      .where('t.translation_id', 'in', some)
      .where('d.draft_rev', 'is not', null)
      .execute(),
  )
  const places = new Set(there.filter(({ id }) => !held.has(id)).map(({ of, language }) => `${of} ${language}`))
  const taken = taking.find(({ translationId, language }) => places.has(`${translationId} ${language}`))
  if (taken !== undefined) throw concurrentChange(`the language of ${taken.route}`)
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
