import { sql } from 'kysely'
import { TriptychError } from '../../errors.ts'
import { commandActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import { type Change, publishRevisions } from '../publish.ts'
import { nextVersion } from '../releases/representation.ts'
import type { Transact } from '../schema.ts'
import { adoptStaged, retire } from '../search/staged.ts'
import { ensureScope, type Scope } from '../sites.ts'
import type { BlockTypesPlan } from './block-types.ts'
import { concurrentChange, ImportError } from './error.ts'
import { type MediaPlan, writeMedia } from './media.ts'
import type { CurrentDocument, DocumentPlan, Plan } from './plan.ts'
import { putIntoRelease, type ReleaseChange } from './release.ts'
import { writeReleases } from './release-files.ts'
import type { ReleasesPlan } from './release-plan.ts'
import { checkStillTrue } from './still-true.ts'

export interface ImportCommit {
  readonly importId: string
  readonly scope: Scope
  readonly plan: Plan
  readonly media: MediaPlan
  readonly blockTypes: BlockTypesPlan
  readonly releases: ReleasesPlan
  /** The documents that are no longer in the folder and go away. */
  readonly removed: readonly CurrentDocument[]
  readonly publish: boolean
  readonly release: string | null
  readonly prune: boolean
  readonly author: string
  readonly now: number
}

export interface CommittedImport {
  readonly contentVersion: string | null
  readonly release: ReleaseChange | null
}

/**
 * The one transaction in which an import takes effect. What was staged is moved within the database; what the plan
 * was made from is looked at once more, for others may have written since.
 *
 * @throws ImportError `changed_meanwhile`, `route_taken`, `release_scheduled`
 */
export async function commitImport(trx: Transact, work: ImportCommit): Promise<CommittedImport> {
  const { importId, scope, plan, removed, releases, now } = work
  await ensureScope(trx, scope, now)
  const changing = plan.documents.filter(({ state, action }) => state !== 'unchanged' || action !== null)
  await checkStillTrue(trx, [...changing.flatMap(({ before }) => before ?? []), ...removed, ...releases.standOn])

  await moveDocuments(trx, work)
  await adoptStaged(trx, importId)
  await retire(
    trx,
    importId,
    removed.map(({ id }) => id),
  )
  const revisions = await stagedRevisions(trx, importId)
  const revisionOf = (id: string, before: CurrentDocument | null): number => {
    const revision = revisions.get(id) ?? before?.draftRev
    if (revision === undefined || revision === null) throw concurrentChange('what the import staged')
    return revision
  }

  await writeMedia(trx, scope.site, work.media, now)
  await writeBlockTypes(trx, scope.site, work.blockTypes)
  const release = work.release === null ? null : await putIntoRelease(trx, { ...work, name: work.release, revisionOf })
  const changes: Change[] = changing.flatMap((each) => changeOf(each, revisionOf))
  for (const { id, liveRev } of removed) {
    if (liveRev !== null) changes.push({ documentId: id, action: 'unpublish' })
  }
  const options = { actor: commandActor(work.author), now }
  const { contentVersion } = await publishRevisions(trx, scope, changes, options).catch(explainTakenRoute)
  await deleteRemovedDocuments(trx, now, removed)
  await writeReleases(trx, releases.changed, work)
  return { contentVersion, release }
}

/** A page's draft may be elsewhere while it is public where the folder has another one. */
function explainTakenRoute(error: unknown): never {
  if (!(error instanceof TriptychError) || error.code !== 'route_taken') throw error
  const hint = 'publish its draft, which was moved, or take it down first; nothing was written'
  throw new ImportError('route_taken', `${error.message}: ${hint}`)
}

function changeOf(
  { id, before, action }: DocumentPlan,
  revisionOf: (id: string, before: CurrentDocument | null) => number,
): Change[] {
  if (action === null) return []
  return action === 'unpublish'
    ? [{ documentId: id, action }]
    : [{ documentId: id, action, rev: revisionOf(id, before) }]
}

/** From the stage to `document` and `revision`, every row in four statements. */
async function moveDocuments(trx: Transact, { importId, scope, author, now }: ImportCommit): Promise<void> {
  await sql`
    insert into document (id, site_id, env, kind, key, draft_rev, live_rev)
    select document_id, cast(${scope.site} as text), cast(${scope.env} as text), kind, key,
      cast(null as integer), cast(null as integer)
    from import_stage where import_id = ${importId}
    on conflict (site_id, env, kind, key) do nothing`.execute(trx)
  const other = await trx
    .selectFrom('import_stage as s')
    .leftJoin('document as d', 'd.id', 's.document_id')
    .select(['s.kind', 's.key'])
    .where('s.import_id', '=', importId)
    .where('d.id', 'is', null)
    .executeTakeFirst()
  if (other !== undefined) throw concurrentChange(`the ${other.kind} ${other.key}`)
  await sql`
    insert into revision (document_id, number, key, type, body, etag, author, created_at)
    select s.document_id,
      coalesce((select max(r.number) from revision r where r.document_id = s.document_id), 0) + 1,
      s.key, s.type, s.body, s.etag, cast(${author} as text), cast(${now} as bigint)
    from import_stage s where s.import_id = ${importId}`.execute(trx)
  await sql`
    update document
    set draft_rev = (select max(r.number) from revision r where r.document_id = document.id)
    where id in (select document_id from import_stage where import_id = ${importId})`.execute(trx)
}

async function stagedRevisions(trx: Transact, importId: string): Promise<Map<string, number | null>> {
  const rows = await trx
    .selectFrom('import_stage as s')
    .innerJoin('document as d', 'd.id', 's.document_id')
    .select(['d.id', 'd.draft_rev'])
    .where('s.import_id', '=', importId)
    .execute()
  return new Map(rows.map((row) => [row.id, row.draft_rev]))
}

async function writeBlockTypes(trx: Transact, site: string, { stored, written }: BlockTypesPlan): Promise<void> {
  const rows = await trx.selectFrom('block_type').select(['type', 'schema']).where('site_id', '=', site).execute()
  if (rows.length !== stored.size || rows.some(({ type, schema }) => stored.get(type) !== schema)) {
    throw concurrentChange('the block types')
  }
  await inChunks(
    written,
    (chunk) =>
      trx
        .insertInto('block_type')
        .values(chunk.map(({ type, schema }) => ({ site_id: site, type, schema })))
        .onConflict((clash) =>
          clash.columns(['site_id', 'type']).doUpdateSet((eb) => ({ schema: eb.ref('excluded.schema') })),
        )
        .execute(),
    150,
  )
}

/**
 * Deletes documents: their revisions stay, and they leave the releases that would bring them back.
 *
 * @throws ImportError `release_scheduled` where one of those is scheduled, for nothing in it changes
 */
async function deleteRemovedDocuments(trx: Transact, now: number, removed: readonly CurrentDocument[]): Promise<void> {
  const ids = removed.map(({ id }) => id)
  const items = await inChunks(ids, (chunk) =>
    trx
      .selectFrom('release_item as i')
      .innerJoin('release as r', 'r.id', 'i.release_id')
      .innerJoin('document as d', 'd.id', 'i.document_id')
      .select(['r.id', 'r.name', 'r.state', 'd.kind', 'd.key'])
      .where('i.document_id', 'in', chunk)
      .where('r.state', '<>', 'published')
      .execute(),
  )
  const fixed = items.find(({ state }) => state === 'scheduled')
  if (fixed !== undefined) {
    const { kind, key, name } = fixed
    throw new ImportError(
      'release_scheduled',
      `the ${kind} ${key} is in the scheduled release "${name}": unschedule it`,
    )
  }
  const releases = [...new Set(items.map(({ id }) => id))]
  await inChunks(ids, async (chunk) => {
    await trx.updateTable('document').set({ draft_rev: null, deleted_at: now }).where('id', 'in', chunk).execute()
    if (releases.length === 0) return []
    return trx
      .deleteFrom('release_item')
      .where('document_id', 'in', chunk)
      .where('release_id', 'in', releases)
      .execute()
  })
  await inChunks(releases, (chunk) =>
    trx.updateTable('release').set({ version: nextVersion }).where('id', 'in', chunk).execute(),
  )
}
