import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { parseExactJson } from '../../lib/json.ts'
import type { DeliveredDocument, View } from '../delivery.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type PageType, splitFields } from './page-type.ts'
import { readPageType } from './page-types.ts'

/** A page as delivery reads it by its id. */
interface PageRow {
  readonly id: string
  readonly type: string
  readonly body: string
  readonly fields: string | null
  /** UTC milliseconds. */
  readonly at: number
}

/** Reads pages by their ids, with their fields. Null means that nothing is to be shown, and never says why. */
export class PageDelivery {
  readonly #db: Database<ContentTables>

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  async read(scope: Scope, id: string, view: View): Promise<DeliveredDocument | null> {
    const row = await this.#row(scope, id, view)
    if (row === undefined) return null
    const body = pageText(row, await readPageType(this.#db.reader, scope.site, row.type))
    return { body, etag: hash('sha256', body, 'base64url').slice(0, 27) }
  }

  async #row(scope: Scope, id: string, view: View): Promise<PageRow | undefined> {
    const { reader } = this.#db
    if (view.kind === 'draft')
      return revisions(reader, scope, id).whereRef('r.number', '=', 'd.draft_rev').executeTakeFirst()
    if (view.kind === 'published') return readPublic(reader, scope, id)
    const item = await reader
      .selectFrom('release_item')
      .select(['action', 'rev'])
      .where('release_id', '=', view.id)
      .where('document_id', '=', id)
      .executeTakeFirst()
    if (item === undefined) return readPublic(reader, scope, id)
    if (item.rev === null) return undefined
    return revisions(reader, scope, id).where('r.number', '=', item.rev).executeTakeFirst()
  }
}

function readPublic(reader: Kysely<ContentTables>, { site, env }: Scope, id: string): Promise<PageRow | undefined> {
  return reader
    .selectFrom('public_document as p')
    .select(['p.document_id as id', 'p.type', 'p.body', 'p.fields', 'p.updated_at as at'])
    .where('p.document_id', '=', id)
    .where('p.site_id', '=', site)
    .where('p.env', '=', env)
    .where('p.kind', '=', 'page')
    .executeTakeFirst()
}

function revisions(reader: Kysely<ContentTables>, { site, env }: Scope, id: string) {
  return reader
    .selectFrom('current_document as d')
    .innerJoin('revision as r', 'r.document_id', 'd.id')
    .select(['d.id', 'r.type', 'r.body', 'r.fields', 'r.created_at as at'])
    .where('d.id', '=', id)
    .where('d.site_id', '=', site)
    .where('d.env', '=', env)
    .where('d.kind', '=', 'page')
}

/** The members of a page's body follow what stands beside it, in the bytes that its route answers. */
function pageText({ id, type, body, fields, at }: PageRow, pageType: PageType): string {
  const values = fields === null ? {} : (parseExactJson(fields) as Record<string, unknown>)
  const split = splitFields(pageType, values)
  const head = JSON.stringify({ id, type, updatedAt: new Date(at).toISOString(), ...split })
  return `${head.slice(0, -1)},${body.slice(1)}`
}
