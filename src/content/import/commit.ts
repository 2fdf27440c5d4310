import { type Kysely, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { actorText, commandActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import { announcePublished, renewVersion } from '../publish.ts'
import { declareRules } from '../redirects/declare.ts'
import { resolveTouched } from '../redirects/touched.ts'
import { nextVersion } from '../releases/representation.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { BlockTypesPlan } from './block-types.ts'
import { type Claim, takeEffect } from './claim.ts'
import { concurrentChange, ImportError } from './error.ts'
import { type MediaPlan, writeMedia } from './media.ts'
import { type CurrentDocument, type DocumentPlan, isPublicAs, type Plan } from './plan.ts'
import { putIntoRelease, type ReleaseChange } from './release.ts'
import { writeReleases } from './release-files.ts'
import type { ReleasesPlan } from './release-plan.ts'
import type { FolderSource } from './source.ts'
import type { Staged } from './stage.ts'
import { checkStillTrue } from './still-true.ts'

/** What an import is about to do. */
export interface ImportWork {
  readonly importId: string
  readonly scope: Scope
  readonly source: FolderSource
  readonly plan: Plan
  /** Of the plan, those that change or become public. */
  readonly changing: readonly DocumentPlan[]
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

export interface ImportCommit extends ImportWork {
  readonly claim: Claim
  readonly staged: Staged
  readonly surroundings: Surroundings
}

export interface CommittedImport {
  readonly contentVersion: string | null
  readonly release: ReleaseChange | null
}

/**
 * What is public beside the import, looked at before its last transaction, so that this one is short: it looks again
 * only where something else became public meanwhile.
 */
export interface Surroundings {
  readonly contentVersion: string
  /** Every path that a redirect of the environment leads from or to. */
  readonly paths: ReadonlySet<string>
  /** The documents that declare redirects. */
  readonly declaring: ReadonlySet<string>
}

/** @throws ImportError `route_taken` where the import would make a page public where another one is and stays */
export async function lookAround(
  db: Kysely<ContentTables>,
  { importId, scope, generation }: Claim,
): Promise<Surroundings> {
  const contentVersion = await readVersion(db, scope)
  const { rows } = await sql<{ kind: string; key: string }>`
    select p.kind, p.key from ${table(db, 'import_stage')} s
    join ${table(db, 'published')} p on p.document_id = s.document_id and p.from_generation = s.generation
    join ${table(db, 'published')} o on o.site_id = p.site_id and o.env = p.env and o.kind = p.kind and o.key = p.key
      and o.from_generation < ${generation} and o.until_generation > ${generation}
    where s.import_id = ${importId} limit 1`.execute(db)
  const [taken] = rows
  if (taken !== undefined) {
    const hint = 'publish its draft, which was moved, or take it down first; nothing was written'
    const message = `${taken.kind} ${taken.key}: another document is public there: ${hint}`
    throw new ImportError('route_taken', message)
  }
  const rules = await db
    .selectFrom('redirect_rule')
    .select(['document_id', 'from_path', 'to_path'])
    .where('site_id', '=', scope.site)
    .where('env', '=', scope.env)
    .execute()
  return {
    contentVersion,
    paths: new Set(rules.flatMap((rule) => [rule.from_path, rule.to_path])),
    declaring: new Set(rules.map((rule) => rule.document_id)),
  }
}

async function readVersion(db: Kysely<ContentTables>, { site, env }: Scope): Promise<string> {
  const { content_version } = await db
    .selectFrom('environment')
    .select('content_version')
    .where('site_id', '=', site)
    .where('name', '=', env)
    .executeTakeFirstOrThrow()
  return content_version
}

/**
 * The one transaction in which an import takes effect. All that takes long was written before; what the plan was made
 * from is looked at once more, for others may have written since.
 *
 * @throws ImportError `changed_meanwhile`, `route_taken`, `release_scheduled`
 */
export async function commitImport(trx: Transact, work: ImportCommit): Promise<CommittedImport> {
  const { claim, scope, changing, removed, releases, now } = work
  await checkStillTrue(trx, releases.standOn)
  await changeDocuments(trx, work)
  await takeEffect(trx, claim)
  const revisionOf = (id: string, before: CurrentDocument | null): number => {
    const revision = work.staged.revisions.get(id) ?? before?.draftRev
    if (revision === undefined || revision === null) throw concurrentChange('what the import staged')
    return revision
  }

  await writeMedia(trx, scope.site, work.media, now)
  await writeBlockTypes(trx, scope.site, work.blockTypes)
  const release = work.release === null ? null : await putIntoRelease(trx, { ...work, name: work.release, revisionOf })
  const contentVersion = await publishStaged(trx, work, changing)
  await leaveReleases(trx, removed)
  await writeReleases(trx, releases.changed, work)
  return { contentVersion, release }
}

/** Gives each staged document what it is to have, where it still is what the plan found. */
async function changeDocuments(
  trx: Transact,
  { importId, changing, removed, author, now }: ImportCommit,
): Promise<void> {
  const by = actorText(commandActor(author))
  const { numAffectedRows } = await sql`
    update ${table(trx, 'document')} set draft_rev = s.next_draft_rev, live_rev = s.next_live_rev,
      live_at = case when s.next_live_rev is distinct from s.base_live_rev then cast(${now} as bigint) else live_at end,
      live_by = case when s.next_live_rev is distinct from s.base_live_rev then cast(${by} as text) else live_by end,
      deleted_at = case when s.next_draft_rev is null then cast(${now} as bigint) else deleted_at end
    from ${table(trx, 'import_stage')} s
    where s.import_id = ${importId} and document.id = s.document_id and document.key = s.key
      and document.draft_rev is not distinct from s.base_draft_rev
      and document.live_rev is not distinct from s.base_live_rev`.execute(trx)
  if (numAffectedRows === BigInt(changing.length + removed.length)) return
  const other = await trx
    .selectFrom('import_stage as s')
    .leftJoin('document as d', (join) =>
      join
        .onRef('d.id', '=', 's.document_id')
        .onRef('d.key', '=', 's.key')
        .on(sql<boolean>`d.draft_rev is not distinct from s.next_draft_rev`)
        .on(sql<boolean>`d.live_rev is not distinct from s.next_live_rev`),
    )
    .select(['s.kind', 's.key'])
    .where('s.import_id', '=', importId)
    .where('d.id', 'is', null)
    .executeTakeFirst()
  throw concurrentChange(other === undefined ? 'what the import staged' : `the ${other.kind} ${other.key}`)
}

/**
 * Resolves the redirects anew that the import touches, and says what became public.
 *
 * @returns the environment's new version, or null where nothing that is public changed
 */
async function publishStaged(
  trx: Transact,
  { claim, scope, staged, surroundings: before, removed, now }: ImportCommit,
  changing: readonly DocumentPlan[],
): Promise<string | null> {
  const isAsBefore = (await readVersion(trx, scope)) === before.contentVersion
  const { paths, declaring } = isAsBefore ? before : await lookAround(trx, claim)
  const copied = changing
    .filter(({ entry, before, action }) => action === 'publish' && !isPublicAs(entry, before))
    .map(({ id, entry: { kind, key }, before }) => ({ id, kind, key, liveKey: before?.liveKey ?? null }))
  const taken = [
    ...changing.flatMap(({ action, before }) => (action === 'unpublish' ? (before ?? []) : [])),
    ...removed,
  ].filter(({ liveKey }) => liveKey !== null)
  const declared = [...copied, ...taken].filter(({ id }) => declaring.has(id) || staged.rules.has(id))
  const touched = await declareRules(
    trx,
    scope,
    declared.map(({ id }) => id),
    staged.rules,
  )
  const mentioned = new Set(paths)
  for (const { from, to } of [...staged.rules.values()].flat()) mentioned.add(from).add(to)
  for (const { kind, key, liveKey } of copied) {
    if (kind !== 'page' || key === liveKey) continue
    if (mentioned.has(key)) touched.add(key)
    if (liveKey !== null && mentioned.has(liveKey)) touched.add(liveKey)
  }
  for (const { kind, liveKey } of taken) {
    if (kind === 'page' && liveKey !== null && mentioned.has(liveKey)) touched.add(liveKey)
  }
  const redirected = await resolveTouched(trx, scope, touched)
  if (redirected.size === 0 && ![...copied, ...taken].some(({ kind }) => kind !== 'redirect')) return null
  const contentVersion = await renewVersion(trx, scope)
  await announcePublished(trx, scope, contentVersion, { copied, taken, redirected }, now)
  return contentVersion
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
 * Documents that are deleted leave the releases that would bring them back.
 *
 * @throws ImportError `release_scheduled` where one of those is scheduled, for nothing in it changes
 */
async function leaveReleases(trx: Transact, removed: readonly CurrentDocument[]): Promise<void> {
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
  if (items.length === 0) return
  const releases = [...new Set(items.map(({ id }) => id))]
  await inChunks(ids, (chunk) =>
    trx.deleteFrom('release_item').where('document_id', 'in', chunk).where('release_id', 'in', releases).execute(),
  )
  await inChunks(releases, (chunk) =>
    trx.updateTable('release').set({ version: nextVersion }).where('id', 'in', chunk).execute(),
  )
}
