import fc from 'fast-check'
import { type Content, encodeContent } from '../../../src/content/documents/content.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { SearchQuery } from '../../../src/content/search/search-index.ts'
import { ensureScope, type Scope } from '../../../src/content/sites.ts'
import type { Database } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'

/** A page with a text in each place where there can be one. */
export function page(route: string, title: string, text = '', description = ''): Content {
  const zones = { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: text } }] } }
  return { kind: 'page', route, type: 'page', meta: { title, description }, zones }
}

let sites = 0

/** Writes documents with their search entries, and finds them; each in an environment of its own. */
export class SearchSite {
  readonly db: Database<ContentTables>
  readonly index: DatabaseSearch
  readonly scope: Scope = { site: `site-${sites++}`, env: 'production' }

  /** @param lookedAt as the index takes it */
  constructor(db: Database<ContentTables>, lookedAt?: number) {
    this.db = db
    this.index = new DatabaseSearch(db, lookedAt)
  }

  async begin(): Promise<this> {
    await this.db.transaction([], (trx) => ensureScope(trx, this.scope, 1))
    return this
  }

  /** The first revision of new documents; their ids. */
  async add(...contents: readonly Content[]): Promise<string[]> {
    const { site, env } = this.scope
    const stored = contents.map((content) => ({ id: uuidv7(), ...encodeContent(content) }))
    const documents = stored.map(({ id, kind, key }) => {
      return { id, site_id: site, env, kind, key, draft_rev: 1, live_rev: null, live_at: null, live_by: null }
    })
    const revisions = stored.map(({ id, key, type, body, etag }) => {
      return { document_id: id, number: 1, key, type, body, etag, author: 'test', created_at: 1000 }
    })
    await this.db.transaction([], async (trx) => {
      await trx.insertInto('document').values(documents).execute()
      await trx.insertInto('revision').values(revisions).execute()
      const entries = stored.map(({ id, kind, key, body }) => ({ documentId: id, site, env, kind, key, body }))
      await this.index.put(trx, entries)
    })
    return stored.map(({ id }) => id)
  }

  /** Makes the first revision of documents the public one, as far as lists can tell. */
  async makePublic(...ids: readonly string[]): Promise<void> {
    await this.db.writer.updateTable('document').set({ live_rev: 1 }).where('id', 'in', ids).execute()
  }

  /** Keys of the first page of what is found. */
  async keys(q: string, filter: Partial<SearchQuery> = {}): Promise<string[]> {
    const { entries } = await this.index.find(this.scope, { q, limit: 50, after: null, ...filter })
    return entries.map(({ key }) => key)
  }

  /** Keys of all that is found, read in pages. */
  async all(q: string, limit: number, filter: Partial<SearchQuery> = {}): Promise<string[]> {
    const keys: string[] = []
    for (let after: string | null = null; ; ) {
      const { entries, next } = await this.index.find(this.scope, { q, limit, after, ...filter })
      keys.push(...entries.map(({ key }) => key))
      if (next === null) return keys
      after = next
    }
  }
}

/** Any text, halves of surrogate pairs and controls included; plain characters now and then. */
export const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...'"\'*^:()&|!<->+-\\\0 aA1é'), fc.integer({ min: 0, max: 0xffff }).map(codeUnit)),
  maxLength: 40,
})

function codeUnit(code: number): string {
  return String.fromCharCode(code)
}
