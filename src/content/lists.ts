import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { decodeCursor, encodeCursor } from './list-cursor.ts'
import { type ListEntry, type ListSource, redirectList, routeList } from './list-sources.ts'
import type { ContentTables } from './schema.ts'

/** A list as `_routes` and `_redirects` deliver it. */
export interface DeliveredList {
  readonly body: string
  readonly etag: string
  /** Where the next page begins; null when this is the last. */
  readonly next: string | null
}

/** A page of a list: all of it when `limit` is absent. */
export interface Page {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** Rows read at once; between batches other requests have their turn. */
const BATCH = 2000

/** How often a list is begun anew because something was published meanwhile, before publishing has to wait for it. */
const FREE_TRIES = 3

/** Characters of whole lists kept, over all sites; a longer one is built each time. */
const KEPT_CHARACTERS = 32 * 1024 * 1024

interface Built {
  readonly version: string
  readonly list: DeliveredList
}

/**
 * The lists of what is public. However many ask for a list at once, it is built once; the newest whole list of each
 * name and environment is kept, so that requests which the front cache does not answer do not build it again.
 */
export class Lists {
  readonly #db: Database<ContentTables>
  readonly #underWay = new Map<string, Promise<DeliveredList | null>>()
  readonly #whole = new LRUCache<string, Built>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ list }) => list.body.length + 1,
  })

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /** Null when there is no such environment. */
  async routes(siteId: string, env: string, page: Page): Promise<DeliveredList | null> {
    return this.#list(routeList(this.#db, siteId, env), page)
  }

  /** Null when there is no such environment. */
  async redirects(siteId: string, env: string, page: Page): Promise<DeliveredList | null> {
    return this.#list(redirectList(this.#db, siteId, env), page)
  }

  async #list(source: ListSource, page: Page): Promise<DeliveredList | null> {
    const version = await this.#version(source)
    if (version === null) return null
    const name = JSON.stringify([source.name, source.siteId, source.env])
    const isWhole = page.limit === undefined && page.cursor === undefined
    const kept = isWhole ? this.#whole.get(name) : undefined
    if (kept?.version === version) return kept.list
    const id = JSON.stringify([name, version, page.limit, page.cursor])
    const underWay = this.#underWay.get(id)
    if (underWay) return underWay
    const building = this.#build(source, page)
      .then((built) => {
        if (built !== null && isWhole) this.#whole.set(name, built)
        return built?.list ?? null
      })
      .finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, building)
    return building
  }

  /**
   * A list is read in several statements, and counts only if one version held from the first to the last. Where
   * publishing leaves no such gap, the last try takes the lock that publishing needs: the list always comes, and it is
   * always one that was public.
   */
  async #build(source: ListSource, page: Page): Promise<Built | null> {
    for (let left = FREE_TRIES; left > 0; left--) {
      const before = await this.#version(source)
      if (before === null) return null
      const list = await this.#read(source, page, before)
      if ((await this.#version(source)) === before) return { version: before, list }
    }
    return this.#db.transaction(async () => {
      const version = await this.#version(source)
      return version === null ? null : { version, list: await this.#read(source, page, version) }
    })
  }

  async #read(source: ListSource, page: Page, version: string): Promise<DeliveredList> {
    const limit = page.limit ?? Number.POSITIVE_INFINITY
    const entries: ListEntry[] = []
    let after = page.cursor === undefined ? null : decodeCursor(page.cursor)
    let more = true
    while (more && entries.length < limit) {
      const wanted = Math.min(BATCH, limit - entries.length)
      const batch = await source.read(after, wanted + 1)
      more = batch.length > wanted
      for (const entry of batch.slice(0, wanted)) entries.push(entry)
      after = entries.at(-1)?.at ?? after
      if (more) await nextTurn()
    }
    const next = more && after ? encodeCursor(after) : null
    return { body: source.render(entries), etag: `${version}-${source.name}${pageSuffix(page)}`, next }
  }

  async #version({ siteId, env }: ListSource): Promise<string | null> {
    const row = await this.#db.reader
      .selectFrom('environment')
      .select('content_version')
      .where('site_id', '=', siteId)
      .where('name', '=', env)
      .executeTakeFirst()
    return row?.content_version ?? null
  }
}

/** Tells the ETags of a list's pages apart. */
function pageSuffix({ limit, cursor }: Page): string {
  if (limit === undefined && cursor === undefined) return ''
  const place = createHash('sha256')
    .update(JSON.stringify([limit, cursor]))
    .digest('base64url')
    .slice(0, 12)
  return `-${place}`
}
