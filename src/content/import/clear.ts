import type { Database } from '../../db/database.ts'
import { adoptNext, dropNext } from '../documents/staged-changes.ts'
import { hasStagedVersions, settleVersions } from '../languages/staged-versions.ts'
import { mediaLock } from '../locks.ts'
import { settleMediaChanges } from '../media/media-changes.ts'
import { settleMedia, stagedKeys } from '../media/staged-media.ts'
import { clearEndedValues, undoValues } from '../pages/page-values.ts'
import { settleRedirects } from '../redirects/rows.ts'
import { type ContentTables, NEVER, type Transact } from '../schema.ts'
import { adoptStaged, clearStaged } from '../search/staged.ts'
import type { Scope } from '../sites.ts'
import { type Claim, checkNewest, isStagedBy } from './claim.ts'
import { clearReleases, hasSets } from './coming-sets.ts'
import { inPiece } from './pieces.ts'

/** Documents that are cleared at once. */
const CLEARED = 20

/**
 * Removes what an import staged: what it has replaced, where it took effect, and else what it would have made. Pieces
 * are small, and each leaves what is public as it is.
 *
 * @param claim of another import, for which it is done
 * @throws ImportError `changed_meanwhile` where a third one has begun since that one
 */
export async function clearStage(
  db: Database<ContentTables>,
  importId: string,
  claim: Claim | null = null,
): Promise<void> {
  for (;;) {
    const found = await db.reader
      .selectFrom('import_stage')
      .select(['site_id', 'env', 'generation', 'document_id'])
      .where('import_id', '=', importId)
      .orderBy('kind')
      .orderBy('key')
      .limit(CLEARED)
      .execute()
    const [first] = found
    if (first === undefined) return
    const scope = { site: first.site_id, env: first.env }
    // Before the revisions that it names.
    await clearReleases(db, scope, { of: first.generation })
    await inPiece(db, scope, async (trx) => {
      if (claim !== null) await checkNewest(trx, claim)
      const { generation } = (await trx
        .selectFrom('environment')
        .select('generation')
        .where('site_id', '=', scope.site)
        .where('name', '=', scope.env)
        .executeTakeFirst()) ?? { generation: 0 }
      const ids = found.map((row) => row.document_id)
      // Another import may have cleared some of them since, and have staged the same revisions itself.
      const rows = await trx
        .deleteFrom('import_stage')
        .where(isStagedBy(importId))
        .where('document_id', 'in', ids)
        .returning(['document_id', 'revision', 'first_revision', 'staged_at'])
        .execute()
      if (rows.length === 0) return
      if (generation >= first.generation) await finishStaged(trx, importId, generation, rows)
      else await undoStaged(trx, first.generation, rows)
      await clearStaged(
        trx,
        importId,
        rows.map((row) => row.document_id),
      )
    })
  }
}

interface StagedRow {
  readonly document_id: string
  readonly revision: number | null
  readonly first_revision: number | null
  readonly staged_at: number
}

/** Removes what was public before, and has documents found by what they say now, unless they say something else again. */
async function finishStaged(
  trx: Transact,
  importId: string,
  generation: number,
  rows: readonly StagedRow[],
): Promise<void> {
  const ids = rows.map((row) => row.document_id)
  await trx
    .deleteFrom('published')
    .where('document_id', 'in', ids)
    .where('until_generation', '<=', generation)
    .execute()
  await clearEndedValues(trx, ids, generation)
  await adoptNext(trx, ids)
  const drafts = await trx.selectFrom('document').select(['id', 'draft_rev']).where('id', 'in', ids).execute()
  const now = new Map(drafts.map(({ id, draft_rev }) => [id, draft_rev]))
  const same = rows.filter(({ document_id, revision }) => revision !== null && now.get(document_id) === revision)
  await adoptStaged(
    trx,
    importId,
    same.map((row) => row.document_id),
  )
}

async function undoStaged(trx: Transact, generation: number, rows: readonly StagedRow[]): Promise<void> {
  const ids = rows.map((row) => row.document_id)
  await dropNext(trx, ids, generation)
  await trx.deleteFrom('published').where('document_id', 'in', ids).where('from_generation', '=', generation).execute()
  await trx
    .updateTable('published')
    .set({ until_generation: NEVER })
    .where('document_id', 'in', ids)
    .where('until_generation', '=', generation)
    .execute()
  await undoValues(trx, ids, generation)
  for (const { document_id, first_revision, staged_at } of rows) {
    if (first_revision === null) continue
    await trx
      .deleteFrom('revision')
      .where('document_id', '=', document_id)
      .where('number', '>=', first_revision)
      .where('created_at', '=', Number(staged_at))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('release_item as i')
              .select('i.action')
              .where('i.document_id', '=', document_id)
              .whereRef('i.rev', '=', 'revision.number'),
          ),
        ),
      )
      .execute()
  }
  await trx.deleteFrom('redirect_rule').where('document_id', 'in', ids).where('status', '=', 0).execute()
  await trx
    .deleteFrom('document')
    .where('id', 'in', ids)
    .where('draft_rev', 'is', null)
    .where('live_rev', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('revision as r').select('r.number').whereRef('r.document_id', '=', 'document.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('release_item as i').select('i.action').whereRef('i.document_id', '=', 'document.id'))),
    )
    .execute()
}

/** As {@link clearStage}, of the media that an import has staged, or those before it. */
export async function clearMedia(
  db: Database<ContentTables>,
  { scope, generation }: Claim,
  now: number,
): Promise<void> {
  const by = { scope, generation }
  for (;;) {
    const keys = await stagedKeys(db.reader, by, CLEARED)
    if (keys.length === 0) break
    await inPiece(db, scope, (trx) => settleMedia(trx, keys, { now, by }), [mediaLock])
  }
  await inPiece(db, scope, (trx) => settleMediaChanges(trx, by))
}

/** As {@link clearStage}, of the redirects that an import has staged, or those before it. */
export async function clearRedirects(db: Database<ContentTables>, { scope, generation }: Claim): Promise<void> {
  while (await inPiece(db, scope, (trx) => settleRedirects(trx, scope, generation, CLEARED)));
}

/** As {@link clearStage}, of what an import has staged pages as versions of, or those before it. */
export async function clearVersions(db: Database<ContentTables>, { scope, generation }: Claim): Promise<void> {
  while (await inPiece(db, scope, (trx) => settleVersions(trx, scope, generation, CLEARED)));
}

/**
 * Removes what other imports into an environment staged: those that did not take effect will not any more.
 *
 * @throws ImportError `changed_meanwhile` where one of them has begun since
 */
export async function clearOthers(db: Database<ContentTables>, claim: Claim, now: number): Promise<void> {
  const { importId, scope } = claim
  await clearRedirects(db, claim)
  await clearMedia(db, claim, now)
  await clearReleases(db, scope, { but: claim })
  for (const other of await stagedInto(db, scope)) if (other !== importId) await clearStage(db, other, claim)
  await clearVersions(db, claim)
}

/** Whether an import has staged something for an environment and not cleared it away: it is under way, or was killed. */
export async function hasStaged(db: Database<ContentTables>, scope: Scope): Promise<boolean> {
  const { site, env } = scope
  const rules = db.reader
    .selectFrom('redirect_rule')
    .select('from_path')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('next_generation', 'is not', null)
    .limit(1)
  return (
    (await stagedInto(db, scope)).length > 0 ||
    (await stagedKeys(db.reader, { scope, generation: NEVER }, 1)).length > 0 ||
    (await hasSets(db.reader, scope, 'any')) ||
    (await hasStagedVersions(db.reader, scope)) ||
    (await rules.execute()).length > 0
  )
}

/** The imports that have staged documents for an environment: under way, or killed. */
async function stagedInto(db: Database<ContentTables>, { site, env }: Scope): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('import_stage')
    .select('import_id')
    .distinct()
    .where('site_id', '=', site)
    .where('env', '=', env)
    .execute()
  return rows.map((row) => row.import_id)
}
