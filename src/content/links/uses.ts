import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { table } from '../../db/dialect.ts'
import { requireFound } from '../../lib/require-found.ts'
import { readDocument } from '../documents/representation.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import { demandSite, type Scope } from '../sites.ts'
import { linksOfRevisions } from './link-rows.ts'
import { resolveLinks } from './resolve-links.ts'

type Schemas = components['schemas']
type Uses = Schemas['UseList']
type DocumentLink = Schemas['DocumentLink']

/** Most uses in one answer. */
const MAX_USES = 100

/** Says where links lead, and what links to something. */
export class Links {
  readonly #db: Database<ContentTables>

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /**
   * The links of a document's draft, in the order in which they were found.
   *
   * @throws TriptychError `not_found`
   */
  async ofDocument(scope: Scope, id: string): Promise<DocumentLink[]> {
    const db = this.#db.reader
    const { draft } = requireFound(await readDocument(db, scope, id), 'document')
    const rows = await linksOfRevisions(db, [{ id, rev: draft.revision }])
    const resolve = await resolveLinks(db, scope, rows)
    const links: DocumentLink[] = []
    for (const row of rows) {
      const { place, text, targetKind: kind } = row
      const there = resolve(row)
      const hidden = there === null ? await findDraft(db, scope, row) : null
      const { key = null, documentId = null } = there ?? hidden ?? {}
      const state = there !== null ? 'public' : hidden !== null ? 'draft' : 'missing'
      links.push({ place, text, kind, state, key, documentId })
    }
    return links
  }

  /**
   * Links to a document: by its id, to what it was before it moved, and to where it is.
   *
   * @throws TriptychError `not_found`
   */
  async toDocument(scope: Scope, id: string): Promise<Uses> {
    const db = this.#db.reader
    const { kind, key, live } = requireFound(await readDocument(db, scope, id), 'document')
    const keys = [...new Set([key, live?.key ?? key])]
    const isAt = sql`l.target_id is null and l.target_key in (${sql.join(keys)}) and l.target_kind = ${kind}
      and l.site_id = ${scope.site} and l.env = ${scope.env}`
    return findUses(db, [sql`l.target_id = ${id}`, isAt])
  }

  /**
   * Links to a file, in every environment of the site.
   *
   * @throws TriptychError `not_found` where there is no such site
   */
  async toMedia(site: string, key: string): Promise<Uses> {
    await demandSite(this.#db.reader, site)
    return findUses(this.#db.reader, [isOfFile(site, key)])
  }
}

/** Whether something public shows a file, or an import under way is about to make public what does. */
export async function isShown(db: Kysely<ContentTables>, site: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${table(db, 'link')} l join ${table(db, 'document')} d on d.id = l.document_id
    left join ${table(db, 'current_document')} c on c.id = d.id
    where ${isOfFile(site, key)} and (l.revision = c.live_rev or l.revision = d.next_live_rev) limit 1`.execute(db)
  return rows.length > 0
}

function isOfFile(site: string, key: string): RawBuilder<unknown> {
  return sql`l.target_key = ${key} and l.target_kind = 'media' and l.site_id = ${site}`
}

interface UseRow {
  readonly environment: string
  readonly documentId: string
  readonly kind: DocumentKind
  readonly key: string
  readonly place: string
  readonly text: string
  readonly isPublic: number | boolean
  readonly isDraft: number | boolean
}

/** One row for a link that draft and public revision have at the same place. */
async function findUses(db: Kysely<ContentTables>, which: readonly RawBuilder<unknown>[]): Promise<Uses> {
  const found: UseRow[] = []
  for (const condition of which) {
    const { rows } = await sql<UseRow>`
      select l.env as environment, l.document_id as "documentId", d.kind, d.key, l.place, l.text,
        max(case when l.revision = d.live_rev then 1 else 0 end) as "isPublic",
        max(case when l.revision = d.draft_rev then 1 else 0 end) as "isDraft"
      from ${table(db, 'link')} l join ${table(db, 'current_document')} d on d.id = l.document_id
      where ${condition} and (l.revision = d.live_rev or l.revision = d.draft_rev)
      group by l.env, l.document_id, d.kind, d.key, l.place, l.text
      order by l.env, d.kind, d.key, l.place, l.text limit ${MAX_USES + 1}`.execute(db)
    found.push(...rows)
  }
  const uses = found.slice(0, MAX_USES).map(({ isPublic, isDraft, ...row }) => {
    return { ...row, isPublic: Number(isPublic) === 1, isDraft: Number(isDraft) === 1 }
  })
  return { uses, more: found.length > MAX_USES }
}

async function findDraft(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  link: { readonly targetKind: string; readonly targetKey: string; readonly targetId: string | null },
): Promise<{ key: string; documentId: string } | null> {
  const { targetKind: kind, targetKey, targetId } = link
  const drafts = db
    .selectFrom('current_document')
    .select(['id as documentId', 'key'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('draft_rev', 'is not', null)
  const byId = targetId === null ? undefined : await drafts.where('id', '=', targetId).executeTakeFirst()
  if (byId !== undefined) return byId
  if (kind !== 'page' && kind !== 'partial') return null
  return (await drafts.where('kind', '=', kind).where('key', '=', targetKey).executeTakeFirst()) ?? null
}
