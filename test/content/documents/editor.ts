import { afterAll, beforeAll } from 'vitest'
import type { Actor } from '../../../src/content/actor.ts'
import type { Content } from '../../../src/content/documents/content.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import type { ConsoleDocument } from '../../../src/content/documents/representation.ts'
import { type Change, publishRevisions } from '../../../src/content/publish.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope, type Scope } from '../../../src/content/sites.ts'
import type { Tagged } from '../../../src/content/tagged.ts'
import { describeEachDialect, openTestDatabase, type TestDatabase } from '../../support/databases.ts'

export const ada: Actor = { id: '01938f3e-ad8e-7f60-b1c2-3d4e5f607182', kind: 'person', name: 'ada@example.com' }
export const bot: Actor = { id: '01938f3e-cfa0-7182-93e4-5f6071829304', kind: 'agent', name: 'Writer' }

type PageContent = Extract<Content, { kind: 'page' }>

export function page(route: string, text = 'Text', redirectsFrom: readonly string[] = []): PageContent {
  const meta = { title: `About ${route}`, description: '', ...(redirectsFrom.length > 0 && { redirectsFrom }) }
  const zones = { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: text } }] } }
  return { kind: 'page', route, type: 'page', meta, zones }
}

/** An environment of its own, and an editor at work in it. */
export class Editor {
  readonly documents: Documents
  readonly scope: Scope
  readonly #opened: TestDatabase
  #now = Date.UTC(2026, 0, 1)

  constructor(opened: TestDatabase, site: string) {
    this.#opened = opened
    this.scope = { site, env: 'production' }
    const { database } = opened
    this.documents = new Documents(database, new DatabaseSearch(database), () => this.#now++)
  }

  get db() {
    return this.#opened.database
  }

  create(content: Content): Promise<Tagged<ConsoleDocument>> {
    return this.documents.create(this.scope, content, ada)
  }

  /** Saves over whatever is there. */
  async save(id: string, content: Content): Promise<Tagged<ConsoleDocument>> {
    const { etag } = await this.documents.read(this.scope, id)
    return this.documents.save(this.scope, id, etag, content, ada)
  }

  async move(id: string, to: string, redirect?: boolean): Promise<Tagged<ConsoleDocument>> {
    const { etag } = await this.documents.read(this.scope, id)
    return this.documents.move(this.scope, id, etag, { to, ...(redirect !== undefined && { redirect }) }, ada)
  }

  async restore(id: string, revision: number): Promise<Tagged<ConsoleDocument>> {
    const { etag } = await this.documents.read(this.scope, id)
    return this.documents.restore(this.scope, id, etag, revision, ada)
  }

  async remove(id: string): Promise<void> {
    const { etag } = await this.documents.read(this.scope, id)
    await this.documents.remove(this.scope, id, etag)
  }

  async publish(...ids: string[]): Promise<void> {
    const drafts = await Promise.all(ids.map((id) => this.documents.read(this.scope, id)))
    await this.#change(
      drafts.map(({ value }) => ({ documentId: value.id, action: 'publish', rev: value.draft.revision })),
    )
  }

  async unpublish(documentId: string): Promise<void> {
    await this.#change([{ documentId, action: 'unpublish' }])
  }

  async #change(changes: Change[]): Promise<void> {
    await this.db.transaction([], (trx) => publishRevisions(trx, this.scope, changes, { actor: ada, now: this.#now++ }))
  }

  async redirects(): Promise<string[]> {
    const rows = await this.db.reader
      .selectFrom('redirect_resolved')
      .select(['from_path', 'to_path'])
      .where('site_id', '=', this.scope.site)
      .execute()
    return rows.map((row) => `${row.from_path} > ${row.to_path}`).sort()
  }

  /** Routes and keys of what is public. */
  async published(): Promise<string[]> {
    const rows = await this.db.reader
      .selectFrom('public_document')
      .select('key')
      .where('site_id', '=', this.scope.site)
      .execute()
    return rows.map(({ key }) => key).sort()
  }

  async contentVersion(): Promise<string> {
    const row = await this.db.reader
      .selectFrom('environment')
      .select('content_version')
      .where('site_id', '=', this.scope.site)
      .executeTakeFirstOrThrow()
    return row.content_version
  }

  async found(q: string): Promise<string[]> {
    const page = await new DatabaseSearch(this.db).find(this.scope, { q, limit: 50, after: null })
    return page.entries.map(({ key }) => key)
  }
}

/** The suite once for each dialect, on one database; each editor has a site of its own. */
export function describeEditing(name: string, suite: (edit: () => Promise<Editor>) => void): void {
  describeEachDialect(name, (dialect) => {
    let opened: TestDatabase
    let sites = 0

    beforeAll(async () => {
      opened = await openTestDatabase(dialect)
    })
    afterAll(() => opened.close())

    suite(async () => {
      const editor = new Editor(opened, `site-${++sites}`)
      await editor.db.transaction([], (trx) => ensureScope(trx, editor.scope, 1))
      return editor
    })
  })
}
