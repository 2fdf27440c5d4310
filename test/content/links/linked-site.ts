import { Readable } from 'node:stream'
import type { Content } from '../../../src/content/documents/content.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import type { ConsoleDocument } from '../../../src/content/documents/representation.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { markdownLinks } from '../../../src/content/links/find-links.ts'
import { pathTarget } from '../../../src/content/links/link-target.ts'
import { LinkPolicies, type LinkPolicy } from '../../../src/content/links/policy.ts'
import { respellLinks } from '../../../src/content/links/spell-links.ts'
import { Links } from '../../../src/content/links/uses.ts'
import { MediaLibrary } from '../../../src/content/media/library.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import type { Database } from '../../../src/db/database.ts'
import { png } from '../../support/every-content-operation.ts'
import { ada, page } from '../documents/editor.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'

export const scope = { site: 'docs', env: 'production' }

/** A site whose pages link to one another, at work. */
export class LinkedSite {
  readonly db: Database<ContentTables>
  readonly documents: Documents
  readonly publisher: Publisher
  readonly releases: Releases
  readonly links: Links
  readonly policies: LinkPolicies
  readonly library: MediaLibrary
  readonly #media: MediaFolder
  #now = Date.UTC(2026, 0, 1)

  private constructor(db: Database<ContentTables>, folder: string) {
    const now = (): number => this.#now++
    this.db = db
    this.documents = new Documents(db, new DatabaseSearch(db), now)
    this.publisher = new Publisher(db, now)
    this.releases = new Releases(db, now)
    this.links = new Links(db)
    this.policies = new LinkPolicies(db)
    this.#media = new MediaFolder(folder)
    this.library = new MediaLibrary(db, this.#media, { maxBytes: 10_000, now })
  }

  static async open(
    db: Database<ContentTables>,
    check: LinkPolicy['check'],
    ignore: string[] = [],
  ): Promise<LinkedSite> {
    const site = new LinkedSite(db, await temporaryDirectory())
    await db.transaction([], (trx) => ensureScope(trx, scope, 1))
    await site.choose(check, ignore)
    return site
  }

  async choose(check: LinkPolicy['check'], ignore: string[] = []): Promise<void> {
    const { etag } = await this.policies.read(scope.site)
    await this.policies.put(scope.site, { check, ignore }, etag)
  }

  async create(route: string, text = 'Text', more: Partial<Content> = {}): Promise<string> {
    const made = await this.documents.create(scope, { ...page(route, text), ...more } as Content, ada)
    return made.value.id
  }

  /** A page that is public. */
  async public(route: string, text?: string, more?: Partial<Content>): Promise<string> {
    const id = await this.create(route, text, more)
    await this.publish(id)
    return id
  }

  async write(id: string, text: string): Promise<void> {
    const { value, etag } = await this.documents.read(scope, id)
    const { route, meta } = value.content as Extract<Content, { kind: 'page' }>
    await this.documents.save(scope, id, etag, { ...page(route, text), meta }, ada)
  }

  async move(id: string, to: string, redirect = true): Promise<void> {
    const { etag } = await this.documents.read(scope, id)
    await this.documents.move(scope, id, etag, { to, redirect }, ada)
  }

  async publish(id: string): Promise<ConsoleDocument> {
    const { etag } = await this.documents.read(scope, id)
    return (await this.publisher.publish(scope, id, etag, ada)).value
  }

  async unpublish(id: string): Promise<ConsoleDocument> {
    const { etag } = await this.documents.read(scope, id)
    return (await this.publisher.unpublish(scope, id, etag, ada)).value
  }

  async remove(id: string): Promise<void> {
    const { etag } = await this.documents.read(scope, id)
    await this.documents.remove(scope, id, etag)
  }

  /** An open release with the drafts of these documents. */
  async release(name: string, ids: readonly string[], action: 'publish' | 'unpublish' = 'publish'): Promise<string> {
    const { value } = await this.releases.create(scope, name, ada)
    for (const id of ids) {
      const { etag } = await this.releases.read(scope, value.id)
      await this.releases.putItem(scope, value.id, id, etag, { action })
    }
    return value.id
  }

  async publishRelease(id: string): Promise<void> {
    const { etag } = await this.releases.read(scope, id)
    await this.releases.publish(scope, id, etag, { force: true }, ada)
  }

  async upload(key: string): Promise<void> {
    await this.library.put(scope.site, key, Readable.from([png]), { expect: 'none' })
  }

  async removeFile(key: string): Promise<void> {
    const { etag } = await this.library.read(scope.site, key)
    await this.library.remove(scope.site, key, etag)
  }

  async import(files: Record<string, string | Uint8Array>, options: object = {}) {
    const deps = { db: this.db, media: this.#media, now: () => this.#now++ }
    return importFolder(deps, await folderOf(files), { ...scope, publish: true, overwrite: true, ...options })
  }

  /** What is delivered of the first block at a route. */
  async text(route: string): Promise<string | null> {
    const row = await this.db.reader
      .selectFrom('public_document')
      .select('body')
      .where('kind', '=', 'page')
      .where('key', '=', route)
      .executeTakeFirst()
    return row === undefined ? null : JSON.parse(row.body).zones.main.blocks[0].fields.markdown
  }

  /** What is delivered with other links than its targets are called now. */
  async stale(): Promise<string[]> {
    const rows = await this.db.reader
      .selectFrom('public_document')
      .select('document_id')
      .where('kind', 'in', ['page', 'partial'])
      .execute()
    const rollBack = new Error('only looked')
    let stale: string[] = []
    const look = this.db.transaction([], async (trx) => {
      const ids = rows.map((row) => row.document_id)
      stale = (await respellLinks(trx, scope, ids, 1)).map(({ key }) => key)
      throw rollBack
    })
    await look.catch((error: unknown) => {
      if (error !== rollBack) throw error
    })
    return stale
  }

  /** Every link of what is delivered that delivery has no answer for, by what is delivered alone. */
  async dead(): Promise<string[]> {
    const { reader } = this.db
    const rows = await reader.selectFrom('public_document').select(['kind', 'key', 'body']).execute()
    const redirects = await reader.selectFrom('redirect_resolved').select('from_path').execute()
    const files = await reader.selectFrom('media').select('key').execute()
    const there = new Set([
      ...rows.map(({ kind, key }) => `${kind} ${key}`),
      ...redirects.map(({ from_path }) => `page ${from_path}`),
      ...files.map(({ key }) => `media ${key}`),
    ])
    return rows.flatMap(({ key, body }) => {
      const { zones } = JSON.parse(body) as { zones?: Record<string, { blocks: { fields: { markdown?: string } }[] }> }
      const texts = Object.values(zones ?? {}).flatMap(({ blocks }) =>
        blocks.flatMap(({ fields }) => fields.markdown ?? []),
      )
      const links = texts.flatMap((text) => markdownLinks(text).map(({ destination }) => destination))
      return links.flatMap((link) => {
        const target = pathTarget(link)
        return target === null || there.has(`${target.kind} ${target.key}`) ? [] : [`${key} > ${link}`]
      })
    })
  }
}
