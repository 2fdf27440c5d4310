import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import { commandActor } from '../actor.ts'
import { writeOwnTypes } from '../block-types/environment-types.ts'
import type { TypeKind } from '../block-types/type-tables.ts'
import { readSiteTypes, tableOf } from '../block-types/types-in.ts'
import { inChunks } from '../in-chunks.ts'
import type { LinkFault } from '../links/link-faults.ts'
import { readLinkPolicy } from '../links/policy.ts'
import { announceMediaChanges } from '../media/media-changes.ts'
import { announcePublished, changesOf, renewPages, renewVersion, renewVersions } from '../publish.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { AnnouncedChange } from '../webhooks/announce.ts'
import { liveAfter, revisionIn } from './after.ts'
import type { BlockTypesPlan } from './block-types.ts'
import { type Claim, takeEffect } from './claim.ts'
import { stageSets } from './coming-sets.ts'
import { type EnvironmentTypesPlan, readStored } from './environment-types.ts'
import { BrokenLinks, concurrentChange, ImportError, routeTakenError } from './error.ts'
import { type LanguagesPlan, writeLanguages } from './languages.ts'
import { findMissing, followImportedLinks, type ImportedLinks, importedLinks, type MissingPlaces } from './links.ts'
import { type MediaPlan, mediaChanges } from './media.ts'
import { type CurrentDocument, type DocumentPlan, isPublicAs, type Plan } from './plan.ts'
import { finishRedirects, NotCaughtUp, readRedirected, stageRedirects } from './redirects.ts'
import { putIntoRelease, type ReleaseChange, type ReleaseWork, type StagedRelease, stageRelease } from './release.ts'
import { comingReleases } from './release-files.ts'
import type { ReleasesPlan } from './release-plan.ts'
import { comingSchedules, isOfDates, wantedOf } from './schedules.ts'
import type { DocumentSource } from './source.ts'
import { type Staged, stageKept } from './stage.ts'
import type { VersionsPlan } from './versions.ts'
import { carriedVersions, languageChanges } from './write-versions.ts'

/** What an import is about to do. */
export interface ImportWork {
  readonly importId: string
  readonly scope: Scope
  readonly source: DocumentSource
  readonly plan: Plan
  /** Of the plan, those that change or become public. */
  readonly changing: readonly DocumentPlan[]
  readonly media: MediaPlan
  readonly blockTypes: BlockTypesPlan
  readonly pageTypes: BlockTypesPlan
  readonly environmentTypes: EnvironmentTypesPlan
  readonly languages: LanguagesPlan
  readonly versions: VersionsPlan
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
  readonly prepared: PreparedCommit
}

export interface CommittedImport {
  readonly contentVersion: string | null
  /** Links that lead nowhere now, where the site wants to know. */
  readonly brokenLinks: readonly LinkFault[]
  readonly release: ReleaseChange | null
}

/**
 * What can be known before the last transaction, so that this one is short: it never goes through the documents. What
 * others change of them afterwards is noted by those (`beforeChange`, `afterArrival`, `afterInclusion`).
 */
export interface PreparedCommit {
  /** What webhooks are sent. */
  readonly changes: readonly AnnouncedChange[]
  /** Whether what delivery answers is another, redirects aside. */
  readonly isDelivered: boolean
  /** Each `from` for which `_redirects` will answer something else. */
  readonly redirected: ReadonlySet<string>
  readonly links: ImportedLinks
  readonly missing: PreparedMissing
  /** What becomes of the release that the import is for; null where it is for none. */
  readonly release: { readonly work: ReleaseWork; readonly staged: StagedRelease } | null
}

interface PreparedMissing {
  /** Of the environment, before anything was looked at. */
  readonly contentVersion: string
  /** Null where the site does not look after its links. */
  readonly places: MissingPlaces | null
}

async function prepareRelease(
  db: Database<ContentTables>,
  work: Omit<ImportCommit, 'prepared'>,
  name: string,
): Promise<PreparedCommit['release']> {
  const { claim, versions, staged, scope, plan, prune, author, now } = work
  const carried = await carriedVersions(db.reader, versions, staged)
  const revisionOf = (id: string, before: CurrentDocument | null) => revisionIn(staged, id, before)
  const into = { name, scope, plan, prune, author, now, carried, revisionOf }
  return { work: into, staged: await stageRelease(db, claim, into, null) }
}

/** @throws ImportError `route_taken` where the import would make a page public where another one is and stays */
export async function prepareCommit(
  db: Database<ContentTables>,
  work: Omit<ImportCommit, 'prepared'>,
): Promise<PreparedCommit> {
  const { claim, changing, removed, staged, media, versions, release } = work
  const { reader } = db
  await checkPlaces(reader, claim)
  await checkLeaving(reader, removed)
  await stageReleases(db, work)
  const published = changing.filter(({ entry, before, action }) => action === 'publish' && !isPublicAs(entry, before))
  const copied = published.map(({ id, entry: { kind, key }, before }) => {
    return { id, kind, key, liveKey: before?.liveKey ?? null }
  })
  const taken = [
    ...changing.flatMap(({ action, before }) => (action === 'unpublish' ? (before ?? []) : [])),
    ...removed,
  ].filter(({ liveKey }) => liveKey !== null)
  const declared = await readDeclaring(reader, claim.scope)
  await stageRedirects(db, claim, {
    declaring: [...copied, ...taken].flatMap(({ id }) => (declared.has(id) || staged.rules.has(id) ? [id] : [])),
    rules: staged.rules,
    routes: changedRoutes(copied, taken),
  })
  const inOtherLanguage = languageChanges(versions.changes, new Set([...copied, ...taken].map(({ id }) => id)))
  const links = importedLinks(published, { claim, taken, media: media.written.map(({ entry }) => entry.key) })
  return {
    changes: [...changesOf(copied, taken), ...inOtherLanguage],
    isDelivered: inOtherLanguage.length > 0 || [...copied, ...taken].some(({ kind }) => kind !== 'redirect'),
    redirected: await readRedirected(reader, claim),
    links,
    missing: await prepareMissing(reader, links),
    release: release === null ? null : await prepareRelease(db, work, release),
  }
}

/** Looks again at what others may have changed since: where links lead, and the release that the import is for. */
export async function prepareAgain(db: Database<ContentTables>, work: ImportCommit): Promise<ImportCommit> {
  const { claim, prepared } = work
  const { release } = prepared
  const missing = await prepareMissing(db.reader, prepared.links)
  const again =
    release === null ? null : { ...release, staged: await stageRelease(db, claim, release.work, release.staged) }
  return { ...work, prepared: { ...prepared, missing, release: again } }
}

async function prepareMissing(db: Kysely<ContentTables>, links: ImportedLinks): Promise<PreparedMissing> {
  const { scope } = links.claim
  const contentVersion = await readVersion(db, scope)
  const { check } = await readLinkPolicy(db, scope.site)
  return { contentVersion, places: check === 'off' ? null : await findMissing(db, links) }
}

async function checkPlaces(db: Kysely<ContentTables>, { importId, generation }: Claim): Promise<void> {
  const { rows } = await sql<{ kind: string; key: string }>`
    select p.kind, p.key from ${table(db, 'import_stage')} s
    join ${table(db, 'published')} p on p.document_id = s.document_id and p.from_generation = s.generation
    join ${table(db, 'published')} o on o.site_id = p.site_id and o.env = p.env and o.kind = p.kind and o.key = p.key
      and o.from_generation < ${generation} and o.until_generation > ${generation}
    where s.import_id = ${importId} limit 1`.execute(db)
  const [taken] = rows
  if (taken !== undefined) throw routeTakenError(taken.kind, taken.key)
}

/** The documents that declare redirects. */
async function readDeclaring(db: Kysely<ContentTables>, { site, env }: Scope): Promise<Set<string>> {
  const rules = await db
    .selectFrom('redirect_rule')
    .select('document_id')
    .distinct()
    .where('site_id', '=', site)
    .where('env', '=', env)
    .execute()
  return new Set(rules.map((rule) => rule.document_id))
}

type Moved = Pick<CurrentDocument, 'kind' | 'key' | 'liveKey'>

/** The routes of pages that come or go. */
function changedRoutes(copied: readonly Moved[], taken: readonly Moved[]): Set<string> {
  const routes = new Set<string>()
  for (const { kind, key, liveKey } of copied) {
    if (kind !== 'page' || key === liveKey) continue
    routes.add(key)
    if (liveKey !== null) routes.add(liveKey)
  }
  for (const { kind, liveKey } of taken) if (kind === 'page' && liveKey !== null) routes.add(liveKey)
  return routes
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
 * Documents that go leave the releases that would bring them back. What comes into a release, or is scheduled in one, once
 * they are staged has the import give up (`afterInclusion`).
 *
 * @throws ImportError `release_scheduled` where one of those is scheduled, for nothing in it changes
 */
async function checkLeaving(db: Kysely<ContentTables>, removed: readonly CurrentDocument[]): Promise<void> {
  const items = await inChunks(removed, (chunk) =>
    db
      .selectFrom('current_release_item as i')
      .innerJoin('current_release as r', 'r.id', 'i.release_id')
      .innerJoin('document as d', 'd.id', 'i.document_id')
      .select(['r.name', 'r.state', 'r.scheduled_by', 'd.kind', 'd.key'])
      .where(
        'i.document_id',
        'in',
        chunk.map(({ id }) => id),
      )
      .where('r.state', '=', 'scheduled')
      .execute(),
  )
  const fixed = items.find((item) => !isOfDates(item))
  if (fixed === undefined) return
  const { kind, key, name } = fixed
  throw new ImportError('release_scheduled', `the ${kind} ${key} is in the scheduled release "${name}": unschedule it`)
}

/** Writes what releases are to hold that follow files of the folder, and those that follow the dates of its pages. */
async function stageReleases(db: Database<ContentTables>, work: Omit<ImportCommit, 'prepared'>): Promise<void> {
  const { claim, scope, plan, changing, removed, staged, releases, publish } = work
  const wanted = publish
    ? wantedOf(plan.documents, {
        rev: ({ id, before }) => revisionIn(staged, id, before),
        live: (document) => liveAfter(staged, document),
      })
    : []
  const dates = { documents: plan.documents, wanted, removed }
  const due = publish ? await comingSchedules(db.reader, scope, dates) : { sets: [], standOn: new Set<string>() }
  const isStaged = new Set(changing.map(({ id }) => id))
  const dated = plan.documents.flatMap(({ id, before }) => (due.standOn.has(id) ? (before ?? []) : []))
  const pinned = releases.changed.flatMap(({ written }) => written.flatMap(({ stays }) => stays ?? []))
  const kept = new Map([...pinned, ...dated].map((document) => [document.id, document]))
  await stageKept(
    db,
    claim,
    [...kept.values()].filter(({ id }) => !isStaged.has(id)),
    work,
  )
  await stageSets(db, claim, [...(await comingReleases(db, claim, releases.changed, work)), ...due.sets], work)
}

/**
 * The one transaction in which an import takes effect. Documents, what is public of them, and releases change by one number;
 * what the plan was made from has been watched since it was staged. Types are written here.
 *
 * @param isLast whether it is not tried again where others have published meanwhile
 * @throws ImportError `changed_meanwhile`, `route_taken`, `release_scheduled`; NotCaughtUp
 */
export async function commitImport(trx: Transact, work: ImportCommit, isLast = true): Promise<CommittedImport> {
  const { claim, scope, languages, versions, prepared } = work
  const redirected = await finishRedirects(trx, claim, isLast)
  // Before the rest takes effect: webhooks are told of the pages whose answers change by this alone.
  await writeTypes(trx, 'block', scope.site, work.blockTypes)
  await writeTypes(trx, 'page', scope.site, work.pageTypes)
  await writeEnvironmentTypes(trx, scope, work.environmentTypes)
  if (work.pageTypes.written.length > 0) await renewVersions(trx, scope.site, work.now)
  else if (work.environmentTypes.written.some(({ of }) => of === 'page')) await renewPages(trx, scope, work.now)
  if (languages.isChanged || versions.changes.length > 0) await writeLanguages(trx, scope.site, languages, work.now)
  await takeEffect(trx, claim)
  const into = prepared.release
  const release = into === null ? null : await putIntoRelease(trx, into.work, into.staged, isLast)
  const published = await announceStaged(trx, work, redirected, isLast)
  const recording = { actor: commandActor(work.author), now: work.now }
  await announceMediaChanges(trx, scope.site, mediaChanges(work.media.written, scope), recording)
  return { ...published, release }
}

/**
 * Has links follow, and says what became public.
 *
 * @throws BrokenLinks; NotCaughtUp
 */
async function announceStaged(
  trx: Transact,
  { scope, prepared, now }: ImportCommit,
  changed: ReadonlySet<string>,
  isLast: boolean,
): Promise<Omit<CommittedImport, 'release'>> {
  const { isDelivered, changes, links } = prepared
  const redirected = prepared.redirected.union(changed)
  const policy = await readLinkPolicy(trx, scope.site)
  const isSame = (await readVersion(trx, scope)) === prepared.missing.contentVersion
  if (!isSame && !isLast && policy.check !== 'off') throw new NotCaughtUp()
  const missing = isSame ? prepared.missing.places : null
  const { faults: brokenLinks, respelt } = await followImportedLinks(trx, policy, links, { missing, redirected, now })
  if (policy.check === 'refuse' && brokenLinks.length > 0) throw new BrokenLinks(brokenLinks)
  if (redirected.size === 0 && !isDelivered) return { contentVersion: null, brokenLinks }
  const contentVersion = await renewVersion(trx, scope)
  const seen = [...changes, ...respelt.map(({ kind, key }) => ({ kind, key, action: 'publish' }) as const)]
  await announcePublished(trx, scope, contentVersion, { changes: seen, redirected }, now)
  return { contentVersion, brokenLinks }
}

async function writeTypes(
  trx: Transact,
  of: TypeKind,
  site: string,
  { stored, written }: BlockTypesPlan,
): Promise<void> {
  const rows = await readSiteTypes(trx, of, site)
  if (rows.length !== stored.size || rows.some(({ type, schema }) => stored.get(type) !== schema)) {
    throw concurrentChange(`the ${of} types`)
  }
  await inChunks(
    written,
    (chunk) =>
      trx
        .insertInto(tableOf[of])
        .values(chunk.map(({ type, schema }) => ({ site_id: site, type, schema })))
        .onConflict((clash) =>
          clash.columns(['site_id', 'type']).doUpdateSet((eb) => ({ schema: eb.ref('excluded.schema') })),
        )
        .execute(),
    150,
  )
}

async function writeEnvironmentTypes(
  trx: Transact,
  scope: Scope,
  { stored, written }: EnvironmentTypesPlan,
): Promise<void> {
  const now = await readStored(trx, scope)
  if (now.size !== stored.size || [...now].some(([name, schema]) => stored.get(name) !== schema)) {
    throw concurrentChange('the types of the environment')
  }
  await writeOwnTypes(trx, scope, written)
}
