import { sql } from 'kysely'
import { TriptychError } from '../errors.ts'
import { withChosen } from './chosen-revisions.ts'
import { inChunks } from './in-chunks.ts'
import { declareRules } from './redirects/declare.ts'
import { type RedirectRule, redirectRule } from './redirects/rule.ts'
import { resolveTouched } from './redirects/touched.ts'
import type { DocumentKind, Transact } from './schema.ts'
import { newContentVersion, type Scope } from './sites.ts'

/** `publish` makes revision `rev` of a document the public one; `unpublish` takes the document down. */
export type Change =
  | { readonly documentId: string; readonly action: 'publish'; readonly rev: number }
  | { readonly documentId: string; readonly action: 'unpublish' }

export interface PublishResult {
  /** The environment's new version, or null where nothing that is public changed. */
  readonly contentVersion: string | null
}

/** What a change is about, read in one go: `etag` and `type` are of the revision, `liveEtag` of what is public. */
interface Target {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
  readonly rev: number | null
  readonly etag: string | null
  readonly type: string | null
  readonly liveEtag: string | null
  readonly liveType: string | null
}

/**
 * Changes what is public, all of it or nothing: `published`, the documents' `live_rev`, their redirects and what
 * they resolve to, and the environment's version, once, where something public is another than before. Bodies are
 * copied within the database. Blocks are not validated here: a caller does that before its transaction
 * (`checkBlocks`). The cost follows the number of changes, not the size of the site.
 *
 * @param changes at most one a document
 * @param now UTC milliseconds
 * @throws TriptychError `not_found` where a document or revision is not one of this environment
 */
export async function publishRevisions(
  trx: Transact,
  scope: Scope,
  changes: readonly Change[],
  now: number = Date.now(),
): Promise<PublishResult> {
  const targets = await inChunks(changes, (chunk) => readTargets(trx, scope, chunk), 150)
  if (targets.length !== changes.length) throw new TriptychError('not_found', 'a document or revision is not there')

  const going = targets.filter((target) => target.rev === null)
  const coming = targets.filter((target) => target.rev !== null)
  const copied = coming.filter((target) => target.etag !== target.liveEtag || target.type !== target.liveType)
  await inChunks(copied, (chunk) => copyRevisions(trx, chunk, now), 200)
  await inChunks(coming, (chunk) => setLiveRevisions(trx, chunk), 200)
  await inChunks(going, (chunk) => takeDown(trx, chunk))

  const taken = going.filter((target) => target.liveEtag !== null)
  const rules = await inChunks(copied, (chunk) => readRules(trx, chunk), 200)
  const declaring = [...copied, ...taken].filter(({ kind }) => kind === 'page' || kind === 'redirect')
  const touched = await declareRules(
    trx,
    scope,
    declaring.map(({ id }) => id),
    new Map(rules),
  )
  for (const { kind, key } of copied.filter(({ liveEtag }) => liveEtag === null).concat(taken)) {
    if (kind === 'page') touched.add(key)
  }
  const redirected = await resolveTouched(trx, scope, touched)

  // A redirect document is public through its rule alone.
  const delivered = [...copied, ...taken].some(({ kind }) => kind !== 'redirect')
  return { contentVersion: redirected || delivered ? await renewVersion(trx, scope) : null }
}

/** The documents and revisions of `changes` that are there; a missing one has no row. */
async function readTargets(trx: Transact, { site, env }: Scope, changes: readonly Change[]): Promise<Target[]> {
  const rows = changes.map((change) => ({
    id: change.documentId,
    rev: change.action === 'publish' ? change.rev : null,
  }))
  const { rows: targets } = await sql<Target>`
    ${withChosen(rows)}
    select d.id, d.kind, d.key, c.rev, r.etag, r.type, p.etag as "liveEtag", p.type as "liveType"
    from chosen c
    join document d on d.id = c.document_id and d.site_id = ${site} and d.env = ${env}
    left join revision r on r.document_id = c.document_id and r.number = c.rev
    left join published p on p.document_id = c.document_id
    where c.rev is null or r.number is not null`.execute(trx)
  return targets
}

async function copyRevisions(trx: Transact, targets: readonly Target[], now: number): Promise<never[]> {
  // `where true` keeps SQLite from reading `on conflict` as a part of the join (sqlite.org/lang_upsert.html).
  await sql`
    ${withChosen(targets)}
    insert into published (site_id, env, kind, key, document_id, type, body, etag, updated_at)
    select d.site_id, d.env, d.kind, d.key, d.id, r.type, r.body, r.etag, cast(${now} as bigint)
    from chosen c
    join revision r on r.document_id = c.document_id and r.number = c.rev
    join document d on d.id = c.document_id
    where true
    on conflict (site_id, env, kind, key) do update set
      document_id = excluded.document_id, type = excluded.type, body = excluded.body, etag = excluded.etag,
      updated_at = excluded.updated_at`.execute(trx)
  return []
}

async function setLiveRevisions(trx: Transact, targets: readonly Target[]): Promise<never[]> {
  await sql`
    ${withChosen(targets)}
    update document set live_rev = chosen.rev from chosen where document.id = chosen.document_id`.execute(trx)
  return []
}

async function takeDown(trx: Transact, targets: readonly Target[]): Promise<never[]> {
  const ids = targets.map(({ id }) => id)
  await trx.deleteFrom('published').where('document_id', 'in', ids).execute()
  await trx.updateTable('document').set({ live_rev: null }).where('id', 'in', ids).execute()
  return []
}

/** The redirects that revisions declare. Only bodies that may declare one leave the database. */
async function readRules(trx: Transact, targets: readonly Target[]): Promise<[string, RedirectRule[]][]> {
  const byId = new Map(targets.map((target) => [target.id, target]))
  const { rows } = await sql<{ id: string; body: string }>`
    ${withChosen(targets)}
    select r.document_id as id, r.body from chosen c
    join revision r on r.document_id = c.document_id and r.number = c.rev
    join document d on d.id = c.document_id
    where d.kind = 'redirect' or (d.kind = 'page' and r.body like '%"redirectsFrom":%')`.execute(trx)
  return rows.map(({ id, body }) => [id, byId.get(id)?.kind === 'redirect' ? [ruleOf(body)] : rulesOfPage(body)])
}

function ruleOf(body: string): RedirectRule {
  const { from, to, status } = JSON.parse(body) as { from: string; to: string; status: number }
  return redirectRule(from, to, status)
}

function rulesOfPage(body: string): RedirectRule[] {
  const { route, meta } = JSON.parse(body) as { route: string; meta: { redirectsFrom?: string[] } }
  return (meta.redirectsFrom ?? []).map((from) => redirectRule(from, route, 301))
}

async function renewVersion(trx: Transact, { site, env }: Scope): Promise<string> {
  const contentVersion = newContentVersion()
  await trx
    .updateTable('environment')
    .set({ content_version: contentVersion })
    .where('site_id', '=', site)
    .where('name', '=', env)
    .execute()
  return contentVersion
}
