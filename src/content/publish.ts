import { sql } from 'kysely'
import type { components } from '../../generated/content/types.ts'
import { table } from '../db/dialect.ts'
import type { Actor } from './actor.ts'
import { afterArrival } from './documents/staged-changes.ts'
import { inChunks } from './in-chunks.ts'
import { followLinks } from './links/check-links.ts'
import { type LinkFault, linksBroken } from './links/link-faults.ts'
import { readLinkPolicy } from './links/policy.ts'
import {
  type Change,
  changesDelivery,
  nameOf,
  type PublishTarget,
  readTargets,
  type UnpublishTarget,
} from './publishing/targets.ts'
import { checkPlaces, copyRevisions, noteLive, takeDown } from './publishing/written.ts'
import { declareRules } from './redirects/declare.ts'
import { currentView, noteTouched } from './redirects/rows.ts'
import { type RedirectRule, redirectRule } from './redirects/rule.ts'
import { resolveAgain, writeResolved } from './redirects/touched.ts'
import { findOverlappingReleases, type OverlappingRelease } from './releases/scheduled.ts'
import type { Transact } from './schema.ts'
import { newContentVersion, type Scope } from './sites.ts'
import { type AnnouncedChange, announce, announcePages } from './webhooks/announce.ts'
import { withRevisions } from './with-revisions.ts'

export type { Change } from './publishing/targets.ts'

export interface PublishOptions {
  /** Who is recorded as the publisher. */
  readonly actor: Actor
  /** UTC milliseconds. */
  readonly now?: number
  /** The release that is published. */
  readonly release?: string
  /** Ids of pages that are versions of something else from now on. */
  readonly versions?: readonly string[]
}

export interface PublishResult {
  /** The environment's new version, or null where nothing that is public changed. */
  readonly contentVersion: string | null
  /** Links that lead nowhere now, where the site wants to know. */
  readonly brokenLinks: readonly LinkFault[]
  /** Scheduled releases that contain something of what was published, and have stale items now. */
  readonly scheduledIn: readonly OverlappingRelease[]
}

/** What the answer of a publication warns of; a property is absent where there is nothing to warn of. */
export type PublishWarnings = Pick<components['schemas']['ConsoleDocument'], 'brokenLinks' | 'scheduledIn'>

export function warningsOf({ brokenLinks, scheduledIn }: PublishResult): PublishWarnings {
  return {
    ...(brokenLinks.length === 0 ? {} : { brokenLinks: [...brokenLinks] }),
    ...(scheduledIn.length === 0 ? {} : { scheduledIn: [...scheduledIn] }),
  }
}

/**
 * Changes what is public, all of it or nothing: `published`, the documents' `live_rev`, their redirects and what
 * they resolve to, and, where something public is another than before, the environment's version, once, and the
 * message to the site's webhooks. Every way of publishing is this one. A revision is public under its own key, so
 * publishing one that was moved moves what is public. Bodies are copied within the database. Blocks are not validated
 * here: a caller does that before its transaction (`publishing/validate.ts`). The cost follows the number of changes,
 * not the size of the site.
 *
 * @param changes at most one a document
 * @throws TriptychError `not_found` where a document or revision is not one of this environment, or was deleted;
 *   `route_taken` where another document is public at a key and stays there, or two changes lead to one key; `links_broken` where
 *   the site refuses links that lead nowhere: the transaction has to be rolled back then
 */
export async function publishRevisions(
  trx: Transact,
  scope: Scope,
  changes: readonly Change[],
  { actor, now = Date.now(), release, versions = [] }: PublishOptions,
): Promise<PublishResult> {
  const { coming, going } = await readTargets(trx, scope, changes)
  const copied = coming.filter(changesDelivery)
  const taken = going.filter(({ liveKey }) => liveKey !== null)
  await takeDown(trx, [...copied, ...taken])
  await checkPlaces(trx, scope, coming)
  await copyRevisions(trx, copied, now)
  await noteLive(trx, { coming, going }, { actor, now })
  await afterArrival(trx, scope, copied)

  const rules = new Map(await inChunks(copied, (chunk) => readRules(trx, chunk), 200))
  const declaring = [...copied, ...taken].filter(({ kind }) => kind === 'page' || kind === 'redirect')
  const view = await currentView(trx, scope)
  const touched = await declareRules(
    trx,
    scope,
    view,
    declaring.map(({ id }) => id),
    rules,
  )
  for (const { kind, key, liveKey } of copied) {
    if (kind !== 'page' || key === liveKey) continue
    touched.add(key)
    if (liveKey !== null) touched.add(liveKey)
  }
  for (const { kind, liveKey } of taken) if (kind === 'page' && liveKey !== null) touched.add(liveKey)
  const resolved = await resolveAgain(trx, scope, view, touched)
  await writeResolved(trx, scope, resolved)
  if (view.importing) await noteTouched(trx, scope, resolved.affected)
  const redirected = new Set(resolved.answers.map(({ from }) => from))
  const policy = await readLinkPolicy(trx, scope.site)
  const repeated = coming.filter((target) => target.rev !== target.liveRev && !changesDelivery(target))
  const change = { copied, repeated, taken, redirected }
  const { faults: brokenLinks, respelt } = await followLinks(trx, scope, policy, change, now)
  if (policy.check === 'refuse' && brokenLinks.length > 0) {
    throw linksBroken(
      brokenLinks,
      changes.map(({ documentId }) => documentId),
    )
  }

  const changed = [...coming.filter(({ rev, liveRev }) => rev !== liveRev), ...taken].map(({ id }) => id)
  const scheduledIn = await findOverlappingReleases(trx, scope, changed, release)
  const seen = [...changesOf(copied, taken), ...respelt.map(({ kind, key }) => publishedAt(kind, key))]
  const told = new Set(seen.map(({ kind, key }) => nameOf(kind, key)))
  for (const { kind, key } of await readPublicPages(trx, scope, versions))
    if (!told.has(nameOf(kind, key))) seen.push(publishedAt(kind, key))
  // A redirect document is public through its rule alone.
  const delivered = seen.some(({ kind }) => kind !== 'redirect')
  if (redirected.size === 0 && !delivered) return { contentVersion: null, brokenLinks, scheduledIn }
  const contentVersion = await renewVersion(trx, scope)
  await announcePublished(trx, scope, contentVersion, { changes: seen, redirected }, now)
  return { contentVersion, brokenLinks, scheduledIn }
}

function readPublicPages(trx: Transact, { site, env }: Scope, ids: readonly string[]) {
  return inChunks(ids, (some) =>
    trx
      .selectFrom('public_document')
      .select(['kind', 'key'])
      .where('document_id', 'in', some)
      .where('site_id', '=', site)
      .where('env', '=', env)
      .execute(),
  )
}

/** The redirects that revisions declare. Only bodies that may declare one leave the database. */
async function readRules(trx: Transact, targets: readonly PublishTarget[]): Promise<[string, RedirectRule[]][]> {
  const byId = new Map(targets.map((target) => [target.id, target]))
  const { rows } = await sql<{ id: string; body: string }>`
    ${withRevisions(targets)}
    select r.document_id as id, r.body from chosen c
    join ${table(trx, 'revision')} r on r.document_id = c.document_id and r.number = c.rev
    join ${table(trx, 'document')} d on d.id = c.document_id
    where d.kind = 'redirect' or (d.kind = 'page' and r.body like '%"redirectsFrom":%')`.execute(trx)
  return rows.map(({ id, body }) => [id, byId.get(id)?.kind === 'redirect' ? [ruleOf(body)] : rulesOfPage(body)])
}

/** The rule that a redirect document is. */
export function ruleOf(body: string): RedirectRule {
  const { from, to, status } = JSON.parse(body) as { from: string; to: string; status: number }
  return redirectRule(from, to, status)
}

/** The redirects that a page declares, from the JSON that is delivered of it. */
export function rulesOfPage(body: string): RedirectRule[] {
  const { route, meta } = JSON.parse(body) as { route: string; meta: { redirectsFrom?: string[] } }
  return (meta.redirectsFrom ?? []).map((from) => redirectRule(from, route, 301))
}

/**
 * Gives an environment another version, so that no answer from memory counts any more.
 *
 * @returns the environment's new version
 */
export async function renewVersion(trx: Transact, { site, env }: Scope): Promise<string> {
  const contentVersion = newContentVersion()
  await trx
    .updateTable('environment')
    .set({ content_version: contentVersion })
    .where('site_id', '=', site)
    .where('name', '=', env)
    .execute()
  return contentVersion
}

/**
 * The same of every environment of a site, for what is the whole site's and shows in answers, such as its languages and
 * page types. Webhooks are told that the pages that are public there answer something else.
 *
 * @param now UTC milliseconds
 */
export async function renewVersions(trx: Transact, site: string, now = Date.now()): Promise<void> {
  const environments = await trx.selectFrom('environment').select('name').where('site_id', '=', site).execute()
  for (const { name: env } of environments) await renewPages(trx, { site, env }, now)
}

/** The same where what is said of the pages of one environment changes. */
export async function renewPages(trx: Transact, scope: Scope, now = Date.now()): Promise<void> {
  await announcePages(trx, scope, await renewVersion(trx, scope), now)
}

/** What has become public, as webhooks announce it. */
interface PublicChanges {
  readonly changes: readonly AnnouncedChange[]
  /** Each `from` whose redirect came, went or changed. */
  readonly redirected: ReadonlySet<string>
}

export async function announcePublished(
  trx: Transact,
  { site, env }: Scope,
  contentVersion: string,
  { changes, redirected }: PublicChanges,
  now: number,
): Promise<void> {
  // A redirect is announced only where what `_redirects` answers has changed: its rule may lead to a page that is hidden.
  const seen = changes.filter(({ kind, key }) => kind !== 'redirect' || redirected.has(sourceOf(key)))
  const event = { type: 'content.published', environment: env, contentVersion } as const
  await announce(trx, site, { ...event, changes: seen }, now)
}

/** What is public at a key now, and the keys where nothing is public any more. */
export function changesOf(
  copied: readonly Pick<PublishTarget, 'kind' | 'key' | 'liveKey'>[],
  taken: readonly Pick<UnpublishTarget, 'kind' | 'liveKey'>[],
): AnnouncedChange[] {
  const changes = copied.map(({ kind, key }) => publishedAt(kind, key))
  const arrived = new Set(changes.map(({ kind, key }) => nameOf(kind, key)))
  for (const { kind, liveKey: key } of [...copied, ...taken]) {
    if (key !== null && !arrived.has(nameOf(kind, key))) changes.push({ kind, key, action: 'unpublish' })
  }
  return changes
}

function publishedAt(kind: AnnouncedChange['kind'], key: string): AnnouncedChange {
  return { kind, key, action: 'publish' }
}

function sourceOf(key: string): string {
  const [from, to, status] = JSON.parse(key) as [from: string, to: string, status: number]
  return redirectRule(from, to, status).from
}
