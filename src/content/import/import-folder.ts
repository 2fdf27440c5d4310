import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import type { Lock } from '../../db/locks.ts'
import type { DocumentOutline, FolderContent } from '../folder/entries.ts'
import { isReleaseName, releaseNameRule } from '../folder/place.ts'
import { readOutline } from '../folder/read.ts'
import { readLanguages } from '../languages/site-languages.ts'
import type { LinkFault } from '../links/link-faults.ts'
import { environmentLocks, mediaLock, siteLock } from '../locks.ts'
import type { MediaStore } from '../media/media-store.ts'
import { countRedirects, listLeftOut } from '../redirects/listing.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { isName, nameRule, type Scope, scopeExists } from '../sites.ts'
import { planBlockTypes } from './block-types.ts'
import { checkDocuments, checkKeys, checkNotEmpty, checkTypeCounts } from './check.ts'
import { claimEnvironment, giveBack, whileAlive } from './claim.ts'
import { clearMedia, clearOthers, clearRedirects, clearStage, clearVersions, hasStaged } from './clear.ts'
import { clearReleases } from './coming-sets.ts'
import {
  type CommittedImport,
  commitImport,
  type ImportCommit,
  type ImportWork,
  prepareAgain,
  prepareCommit,
} from './commit.ts'
import { inEnvironment, planEnvironmentTypes } from './environment-types.ts'
import { BrokenLinks, ImportError } from './error.ts'
import { planLanguages } from './languages.ts'
import { importSound } from './leave-out.ts'
import { countDocuments, countVersions, listDated, listKept, refusalReport } from './make-report.ts'
import { planMedia, stageMedia, storeMedia, withoutMedia } from './media.ts'
import { type Plan, planDocuments } from './plan.ts'
import { checkEdited, checkStillTrue } from './plan-checks.ts'
import { catchUp, NotCaughtUp } from './redirects.ts'
import { checkRelease } from './release.ts'
import { planReleases } from './release-plan.ts'
import type { FileProblem, ImportOptions, ImportProgress, ImportReport } from './report.ts'
import { releasesOvertaken, schedulesDiffer } from './schedules.ts'
import { type DocumentSource, FolderSource } from './source.ts'
import { stage } from './stage.ts'
import { planVersions } from './versions.ts'
import { stageVersions } from './write-versions.ts'

/** How often an import tries to take effect while others publish into its environment. */
const MOST_TRIES = 10

export interface ImportDependencies {
  readonly db: Database<ContentTables>
  readonly media: MediaStore
  /** UTC milliseconds. */
  readonly now?: () => number
}

/**
 * Imports a folder into an environment (design: content, "How content gets in"): all of it or nothing, idempotent by
 * hash. Documents are staged in small batches, invisibly, and take effect in one short transaction, so a running server
 * is never kept waiting, and an import that is killed has changed nothing visible.
 *
 * @returns what was done; with `problems` where the folder is not fit to be imported, and with `leftOut` where files of
 *   it are not, unless it is `strict`
 * @throws ImportError for a bad name, a release that is published or scheduled already, a place where another document
 *   is public, or after a concurrent change
 */
export async function importFolder(
  deps: ImportDependencies,
  folder: string,
  options: ImportOptions,
  progress: ImportProgress = () => {},
): Promise<ImportReport> {
  const scope = checkScope(options)
  const { publish = false, release = null, strict = true, lowercase = false } = options
  if (publish && release !== null) throw new TypeError('publish and release exclude one another')
  if (release !== null && !isReleaseName(release)) {
    throw new ImportError('bad_name', `the release cannot be called ${JSON.stringify(release)}: ${releaseNameRule}`)
  }
  if (release !== null) await checkRelease(deps.db.reader, scope, release)

  const { languages: site } = await readLanguages(deps.db.reader, scope.site)
  const read = await readOutline(folder, {
    lowercase,
    known: { site, named: options.languages ?? [] },
    onFile: (done, total) => progress('reading', done, total),
  })
  const attempt = (content: FolderContent<DocumentOutline>, isWhole: boolean) =>
    importContent(deps, { content, isWhole, source: new FolderSource(folder, content.context) }, options, progress)
  return strict ? attempt(read, true) : importSound(read, attempt)
}

/** What is imported. */
export interface ImportedContent {
  readonly content: FolderContent<DocumentOutline>
  /** Whether that is all that there is. */
  readonly isWhole: boolean
  readonly source: DocumentSource
}

/** The same of what is in a folder, or elsewhere; the name of a release was checked. @throws as {@link importFolder} */
export async function importContent(
  { db, media: store, now = Date.now }: ImportDependencies,
  { content, isWhole, source }: ImportedContent,
  options: ImportOptions,
  progress: ImportProgress = () => {},
): Promise<ImportReport> {
  const scope: Scope = { site: options.site, env: options.env }
  const { publish = false, release = null, dryRun = false, author = 'import' } = options
  const {
    yields = false,
    media: withMedia = false,
    overwrite = false,
    keepDrafts = false,
    strict = true,
    checksDrafts = false,
  } = options
  const prune = options.prune === true && isWhole
  const importId = uuidv7()
  if (content.problems.length === 0) await clearBefore(db, scope, importId, now())
  const known = await scopeExists(db.reader, scope)
  const mode = publish ? 'publish' : release === null ? 'draft' : 'release'
  const plan = await planDocuments(db.reader, scope, content.documents, { mode, now: now() })
  const blockTypes = await planBlockTypes(db.reader, scope.site, content.blockTypes, 'block')
  const pageTypes = await planBlockTypes(db.reader, scope.site, content.pageTypes, 'page')
  const environmentTypes = await planEnvironmentTypes(db.reader, scope, content.environmentTypes)
  const planned = await planMedia(db.reader, store, scope.site, content.media, (done) =>
    progress('checking', done, content.media.length),
  )
  const media = publish || withMedia ? planned : withoutMedia(planned)
  const removed = prune && !keepDrafts ? plan.vanished.filter(({ liveRev }) => publish || liveRev === null) : []
  const languages = await planLanguages(db.reader, scope.site, content.languages)
  const versions = await planVersions(db.reader, scope, content.versions, {
    ...{ languages: languages.after, plan, removed, publish, yields },
  })
  const releases = await planReleases(db.reader, scope, content.releases, plan, removed, {
    languages: languages.after,
    versions: versions.changes,
  })
  const problems: FileProblem[] = [...content.problems, ...checkKeys(content), ...media.problems, ...releases.problems]
  problems.push(...languages.problems, ...(strict ? versions.problems : []))
  problems.push(...checkNotEmpty(content, prune))
  problems.push(...checkTypeCounts(content, { block: blockTypes, page: pageTypes }, environmentTypes))
  const twice = content.releases.find(({ name }) => name === release)
  if (twice !== undefined) {
    problems.push({ file: twice.file, reason: 'is the name of --release: choose another name', refusesAll: true })
  }
  if (publish && !overwrite) problems.push(...(await checkEdited(db.reader, plan, removed)))
  if (problems.length === 0)
    problems.push(
      ...(await checkDocuments(content, source, {
        blockTypes: inEnvironment(blockTypes, environmentTypes, 'block'),
        pageTypes: inEnvironment(pageTypes, environmentTypes, 'page'),
        plan,
        drafts: checksDrafts,
        progress,
      })),
    )

  const base = {
    site: scope.site,
    env: scope.env,
    mode,
    dryRun,
    dropped: content.dropped,
    unknownLinks: content.unknownLinks,
    ignored: content.ignored,
    crlf: content.crlf,
  } as const
  if (problems.length > 0) return refusalReport(base, problems)

  const changing = plan.documents.filter(
    ({ state, action, pending }) => state !== 'unchanged' || action !== null || pending !== null,
  )
  const work: ImportWork = {
    importId,
    scope,
    source,
    plan,
    changing,
    media,
    blockTypes,
    pageTypes,
    environmentTypes,
    languages,
    versions,
    releases,
    removed,
    publish,
    release,
    prune,
    author,
    now: now(),
  }
  const changesContent =
    !known ||
    removed.length > 0 ||
    media.written.length > 0 ||
    blockTypes.written.length > 0 ||
    pageTypes.written.length > 0 ||
    environmentTypes.written.length > 0 ||
    releases.changed.length > 0 ||
    changing.length > 0 ||
    languages.isChanged ||
    versions.changes.length > 0 ||
    (publish && (await schedulesDiffer(db.reader, scope, plan.documents)))
  // Documents and media are read one after the other. What changed between would make a plan of two states of the site.
  if (changesContent) {
    await checkStillTrue(
      db.reader,
      plan.documents.flatMap(({ before }) => before ?? []),
    )
  }
  let done: ImportResult | null = null
  try {
    if (changesContent || release !== null) {
      done = await (dryRun ? performDryRun(db, work, progress) : perform(db, store, work, progress))
    }
  } catch (error) {
    if (error instanceof BrokenLinks) return refusalReport(base, error.faults.map(linkProblem(plan)))
    throw error
  }
  return {
    ...base,
    problems: [],
    leftOut: [],
    unlinked: strict ? [] : versions.problems,
    changed: changesContent || done?.release?.made === true || (done?.release?.changed ?? 0) > 0,
    documents: countDocuments(work),
    media: media.counts,
    heldMedia: media.held,
    blockTypes: blockTypes.counts,
    pageTypes: pageTypes.counts,
    environmentTypes: environmentTypes.counts,
    languages: languages.counts,
    ...countVersions(work),
    releases: releases.counts,
    release: done?.release ?? null,
    redirects: done?.redirects ?? (await readRedirects(db.reader, scope)),
    brokenLinks: done?.brokenLinks ?? [],
    scheduledIn: await releasesOvertaken(db.reader, work),
    kept: listKept(work, options.prune === true && !isWhole),
    dated: mode === 'draft' ? [] : listDated(plan, mode),
    contentVersion: done?.contentVersion ?? null,
  }
}

/** @throws ImportError `bad_name` */
function checkScope({ site, env }: Scope): Scope {
  for (const [what, name] of [
    ['site', site],
    ['environment', env],
  ]) {
    if (name === undefined || !isName(name)) {
      throw new ImportError('bad_name', `the ${what} cannot be called "${name}": ${nameRule}`)
    }
  }
  return { site, env }
}

/** Removes what another import has staged, so that no plan is made from it. That one gives up, where it is under way. */
async function clearBefore(db: Database<ContentTables>, scope: Scope, importId: string, now: number): Promise<void> {
  if (!(await hasStaged(db, scope))) return
  const claim = await claimEnvironment(db, scope, importId, now)
  await whileAlive(db, claim, () => clearOthers(db, claim, now))
  await giveBack(db, claim)
}

/** What the commit stands on: types and languages are the whole site's, media everybody's. */
function commitLocks({ scope, blockTypes, pageTypes, languages, media }: ImportWork): Lock[] {
  const locks = environmentLocks(scope)
  const ofSite = blockTypes.written.length + pageTypes.written.length
  if (ofSite > 0 || languages.isChanged) locks.push(siteLock(scope.site))
  if (media.written.length > 0) locks.push(mediaLock)
  return locks
}

interface ImportResult extends CommittedImport {
  readonly redirects: ImportReport['redirects']
}

async function perform(
  db: Database<ContentTables>,
  store: MediaStore,
  work: ImportWork,
  progress: ImportProgress,
): Promise<ImportResult> {
  const { scope, media, now } = work
  await store.removeStale(now)
  await storeMedia(db, store, media, now, (done) => progress('media', done, media.written.length))
  const committed = await withStaged(db, work, false, progress, (commit) => commitOnceCaughtUp(db, commit))
  return { ...committed, redirects: await readRedirects(db.reader, scope) }
}

/** What others have published since it was made ready is caught up with outside of the transaction. */
async function commitOnceCaughtUp(db: Database<ContentTables>, work: ImportCommit): Promise<CommittedImport> {
  let commit = work
  for (let tries = 1; ; tries += 1) {
    try {
      const ready = commit
      const takeEffect = (trx: Transact) => commitImport(trx, ready, tries === MOST_TRIES)
      return await db.transaction(commitLocks(ready), takeEffect, { alone: true })
    } catch (error) {
      if (!(error instanceof NotCaughtUp)) throw error
    }
    await catchUp(db, commit.claim)
    commit = await prepareAgain(db, commit)
  }
}

/**
 * Stages what the import changes, invisibly, for as long as `use` takes.
 *
 * @param isDryRun whether it takes no effect: then it needs neither its media nor to be found
 */
async function withStaged<R>(
  db: Database<ContentTables>,
  work: ImportWork,
  isDryRun: boolean,
  progress: ImportProgress,
  use: (commit: ImportCommit) => Promise<R>,
): Promise<R> {
  const { importId, scope, source, changing: documents, removed, author, now } = work
  const claim = await claimEnvironment(db, scope, importId, now)
  return whileAlive(db, claim, async () => {
    await clearOthers(db, claim, now)
    try {
      const onStaged = (done: number): void => progress('writing', done, documents.length)
      const staged = await stage(db, {
        ...{ claim, source, documents, removed, search: !isDryRun, author, now, onStaged },
      })
      await stageVersions(db, claim, work.versions, staged)
      // A dry run has not stored their bytes.
      if (!isDryRun) await stageMedia(db, claim, work.media, work)
      return await use({ ...work, claim, staged, prepared: await prepareCommit(db, { ...work, claim, staged }) })
    } finally {
      // Where this fails, a later import clears it, or a server does (`import-sweeper.ts`).
      await clearRedirects(db, claim)
        .then(() => clearMedia(db, claim, now))
        .then(() => clearReleases(db, scope, { of: claim.generation }))
        .then(() => clearStage(db, importId))
        .then(() => clearVersions(db, claim))
        .then(() => giveBack(db, claim))
        .catch(() => {})
    }
  })
}

/** Thrown to roll back the transaction of a dry run; carries its result. */
class DryRunRollback extends Error {
  readonly done: ImportResult

  constructor(done: ImportResult) {
    super('rolled back: a dry run')
    this.done = done
  }
}

/**
 * Stages as an import does and rolls back its one transaction: what a dry run reports is what the import would do, and
 * it keeps other writers waiting no longer than the import would.
 */
async function performDryRun(
  db: Database<ContentTables>,
  work: ImportWork,
  progress: ImportProgress,
): Promise<ImportResult> {
  const commitAndRollBack = async (trx: Transact, commit: ImportCommit): Promise<never> => {
    const committed = await commitImport(trx, commit)
    throw new DryRunRollback({ ...committed, redirects: await readRedirects(trx, work.scope) })
  }
  try {
    return await withStaged(db, work, true, progress, (commit) =>
      db.transaction(commitLocks(work), (trx) => commitAndRollBack(trx, commit), { alone: true }),
    )
  } catch (error) {
    if (error instanceof DryRunRollback) return error.done
    throw error
  }
}

async function readRedirects(db: Kysely<ContentTables>, scope: Scope): Promise<ImportReport['redirects']> {
  return { inForce: await countRedirects(db, scope), leftOut: await listLeftOut(db, scope) }
}

/** A link that leads nowhere, with the file that has it; one of a document of others has none. */
function linkProblem({ documents }: Plan) {
  return ({ documentId, kind, key, place, text }: LinkFault): FileProblem => {
    const file = documents.find(({ id }) => id === documentId)?.entry.file
    const reason = `${place.slice(1)} leads to ${text}, where nothing would be public`
    return file === undefined ? { file: '.', reason: `${kind} ${key}: ${reason}` } : { file, reason }
  }
}
