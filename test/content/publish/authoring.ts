import { createHash } from 'node:crypto'
import { type Actor, commandActor } from '../../../src/content/actor.ts'
import { type Change, type PublishResult, publishRevisions } from '../../../src/content/publish.ts'
import { listLeftOut } from '../../../src/content/redirects/listing.ts'
import type { ContentTables, DocumentKind } from '../../../src/content/schema.ts'
import { ensureScope, type Scope } from '../../../src/content/sites.ts'
import type { Database } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'

export const scope: Scope = { site: 'docs', env: 'production' }

/** Writes drafts as an editor would, and looks at what is public. */
export class Authoring {
  readonly db: Database<ContentTables>
  readonly scope: Scope

  constructor(db: Database<ContentTables>, at: Scope = scope) {
    this.db = db
    this.scope = at
  }

  async begin(): Promise<this> {
    await this.db.transaction([], (trx) => ensureScope(trx, this.scope, 1))
    return this
  }

  async create(kind: DocumentKind, key: string): Promise<string> {
    const id = uuidv7()
    await this.db.writer
      .insertInto('document')
      .values({ id, site_id: this.scope.site, env: this.scope.env, kind, key })
      .execute()
    return id
  }

  /** A new draft; at another key it is a move. */
  async revise(documentId: string, number: number, body: unknown, moved?: string): Promise<void> {
    const text = JSON.stringify(body)
    const etag = createHash('sha256').update(text).digest('base64url').slice(0, 27)
    const draft = { draft_rev: number, ...(moved === undefined ? {} : { key: moved }) }
    await this.db.writer.updateTable('document').set(draft).where('id', '=', documentId).execute()
    const row = { document_id: documentId, number, type: 'page', body: text, etag, author: 'test', created_at: number }
    await this.db.writer
      .insertInto('revision')
      .values(({ selectFrom }) => ({ ...row, key: selectFrom('document').select('key').where('id', '=', documentId) }))
      .execute()
  }

  /** Drafts a page at another route, with a redirect from where it was. */
  async move(documentId: string, number: number, from: string, to: string): Promise<void> {
    await this.revise(documentId, number, page(to, [from]), to)
  }

  async page(route: string, redirectsFrom: readonly string[] = []): Promise<string> {
    const id = await this.create('page', route)
    await this.revise(id, 1, page(route, redirectsFrom))
    return id
  }

  async redirect(from: string, to: string, status = 301): Promise<string> {
    const id = await this.create('redirect', JSON.stringify([from, to, status]))
    await this.revise(id, 1, { from, to, status })
    return id
  }

  change(changes: readonly Change[], now = 1, actor: Actor = commandActor('test')): Promise<PublishResult> {
    return this.db.transaction([], (trx) => publishRevisions(trx, this.scope, changes, { actor, now }))
  }

  publish(documentId: string, rev = 1, now = 1): Promise<PublishResult> {
    return this.change([{ documentId, action: 'publish', rev }], now)
  }

  unpublish(documentId: string): Promise<PublishResult> {
    return this.change([{ documentId, action: 'unpublish' }])
  }

  async version(): Promise<string> {
    const { site, env } = this.scope
    const row = await this.db.reader
      .selectFrom('environment')
      .select('content_version')
      .where('site_id', '=', site)
      .where('name', '=', env)
      .executeTakeFirstOrThrow()
    return row.content_version
  }

  /** `kind key` of everything public, in order. */
  async published(): Promise<string[]> {
    const rows = await this.db.reader.selectFrom('public_document').select(['kind', 'key']).execute()
    return rows.map(({ kind, key }) => `${kind} ${key}`).sort()
  }

  async redirects(): Promise<string[]> {
    const { site, env } = this.scope
    const rows = await this.db.reader
      .selectFrom('current_redirect_resolved')
      .selectAll()
      .where('site_id', '=', site)
      .where('env', '=', env)
      .execute()
    return rows.map((row) => `${row.from_path} > ${row.to_path} ${row.status}`).sort()
  }

  async leftOut(): Promise<string[]> {
    const rows = await listLeftOut(this.db.reader, this.scope)
    return rows.map((row) => `${row.from} > ${row.to} ${row.reason}`).sort()
  }
}

export function page(route: string, redirectsFrom: readonly string[] = [], text = 'Text') {
  const meta = { title: 'T', description: '', ...(redirectsFrom.length > 0 && { redirectsFrom }) }
  return { route, meta, zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: text } }] } } }
}
