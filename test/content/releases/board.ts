import { afterAll, beforeAll, describe } from 'vitest'
import type { Actor } from '../../../src/content/actor.ts'
import type { WantedItem } from '../../../src/content/releases/put-item.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { Release } from '../../../src/content/releases/representation.ts'
import type { ConflictChoice, ContentTables } from '../../../src/content/schema.ts'
import type { Scope } from '../../../src/content/sites.ts'
import type { Tagged } from '../../../src/content/tagged.ts'
import type { Database } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { dialects, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import { Authoring, page } from '../publish/authoring.ts'

export const ada: Actor = { id: 'member-ada', kind: 'person', name: 'ada@example.com' }

/** A moment that tests begin at. */
export const noon = Date.UTC(2026, 10, 21, 12)

let sites = 0

/**
 * The suite once for each database, which its tests share: `begin` gives an empty site of one's own, since a fresh
 * database costs more than most tests do.
 */
export function describeBoards(name: string, suite: (begin: () => Promise<Board>) => void): void {
  describe.each(dialects)(`${name} (%s)`, (dialect) => {
    let opened: TestDatabase

    beforeAll(async () => {
      opened = await openTestDatabase(dialect)
    })

    afterAll(() => opened.close())

    suite(() => new Board(opened.database, { site: `site-${++sites}`, env: 'production' }).begin())
  })
}

/** Puts releases together as an editor would, at a time that stands still. */
export class Board extends Authoring {
  readonly releases: Releases
  now = noon

  constructor(db: Database<ContentTables>, at?: Scope) {
    super(db, at)
    this.releases = new Releases(db, () => this.now)
  }

  read(id: string): Promise<Tagged<Release>> {
    return this.releases.read(this.scope, id)
  }

  async etag(id: string): Promise<string> {
    return (await this.read(id)).etag
  }

  /** An open release of these documents' drafts, or of what is said of them. */
  async release(
    name: string,
    ...items: readonly (string | readonly [id: string, item: WantedItem])[]
  ): Promise<string> {
    const made = await this.releases.create(this.scope, name, ada)
    for (const each of items) {
      await (typeof each === 'string' ? this.put(made.value.id, each) : this.put(made.value.id, ...each))
    }
    return made.value.id
  }

  async put(id: string, documentId: string, item: WantedItem = { action: 'publish' }): Promise<Tagged<Release>> {
    return this.releases.putItem(this.scope, id, documentId, await this.etag(id), item)
  }

  async publishRelease(id: string, options: { force?: boolean } = {}): Promise<Tagged<Release>> {
    return this.releases.publish(this.scope, id, await this.etag(id), options, ada)
  }

  async schedule(id: string, at: number, onConflict?: ConflictChoice): Promise<Tagged<Release>> {
    return this.releases.schedule(this.scope, id, await this.etag(id), { at, onConflict }, ada)
  }

  async items(id: string, conflicts = false) {
    const { entries } = await this.releases.items(this.scope, id, { conflicts, limit: 200, after: null })
    return entries
  }

  /** A page that is public, and the draft of its next text. */
  async changedPage(route: string): Promise<string> {
    const id = await this.page(route)
    await this.publish(id)
    await this.revise(id, 2, page(route, [], 'New'))
    return id
  }

  /** As deleting does: history stays. */
  async forget(id: string): Promise<void> {
    await this.db.writer.updateTable('document').set({ draft_rev: null }).where('id', '=', id).execute()
  }

  /** Has a webhook listen; see {@link told}. */
  async listen(): Promise<void> {
    await this.db.writer
      .insertInto('webhook')
      .values({
        id: uuidv7(),
        site_id: this.scope.site,
        // Refused before anything is sent.
        url: 'https://127.0.0.1:9/',
        events: null,
        active: 1,
        secret_epoch: 0,
        created_at: 1,
        updated_at: 1,
      })
      .execute()
  }

  /** What webhooks are told of, in order. */
  async told(): Promise<{ type: string; data: Record<string, unknown> }[]> {
    const rows = await this.db.reader
      .selectFrom('webhook_delivery as d')
      .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
      .select('d.payload')
      .where('w.site_id', '=', this.scope.site)
      .orderBy('d.id')
      .execute()
    return rows.map(({ payload }) => JSON.parse(payload) as { type: string; data: Record<string, unknown> })
  }

  /** `route text` of every page that is public. */
  async texts(): Promise<string[]> {
    const rows = await this.#publicRows()
    const pages = rows.filter(({ kind }) => kind === 'page')
    return pages.map(({ key, body }) => `${key} ${JSON.parse(body).zones.main.blocks[0].fields.markdown}`).sort()
  }

  /** `kind key` of everything public, in order. */
  override async published(): Promise<string[]> {
    return (await this.#publicRows()).map(({ kind, key }) => `${kind} ${key}`).sort()
  }

  #publicRows() {
    const { site, env } = this.scope
    return this.db.reader
      .selectFrom('public_document')
      .select(['kind', 'key', 'body'])
      .where('site_id', '=', site)
      .where('env', '=', env)
      .execute()
  }

  /** Another environment of the same site. */
  beside(env: string): Promise<Board> {
    return new Board(this.db, { ...this.scope, env }).begin()
  }
}
