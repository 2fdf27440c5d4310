import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { LongText } from '../payload.ts'
import {
  decodePosition,
  encodePosition,
  type ListEntry,
  type ListSource,
  redirectList,
  routeList,
} from './list-sources.ts'
import type { ContentTables } from './schema.ts'

/** UTF-16 code units; a longer text is kept packed, and a shorter one in the answer cache. */
const LONG = 1024 * 1024

/** Bytes of a packed part. */
const CHUNK = 64 * 1024

/**
 * Puts a text together piece by piece. A long one is packed as it comes, by zlib's threads, so that neither making nor
 * keeping it costs what its length would.
 */
export class TextBuilder {
  #pieces: string[] = []
  #length = 0
  #size = 0
  #packed: Buffer[] = []
  #gzip: ReturnType<typeof createGzip> | null = null

  async add(piece: string): Promise<void> {
    this.#pieces.push(piece)
    this.#length += piece.length
    if (this.#gzip === null && this.#length <= LONG) return
    this.#gzip ??= createGzip({ chunkSize: CHUNK }).on('data', (chunk: Buffer) => this.#packed.push(chunk))
    for (const each of this.#pieces.splice(0)) {
      const bytes = Buffer.from(each)
      this.#size += bytes.length
      if (!this.#gzip.write(bytes)) await once(this.#gzip, 'drain')
    }
  }

  async end(): Promise<string | LongText> {
    if (this.#gzip === null) return this.#pieces.join('')
    const ended = once(this.#gzip, 'end')
    this.#gzip.end()
    await ended
    return new LongText(this.#packed, this.#size)
  }
}

/** Writes the delivered JSON of a list, some entries at a time. */
class ListText {
  readonly #source: ListSource
  /** How many sections have been opened. */
  #opened = 0
  #isEmpty = true

  constructor(source: ListSource) {
    this.#source = source
  }

  /** The text of the next entries, which come in the order of the list. */
  of(entries: readonly ListEntry[]): string {
    let text = ''
    for (const { at, json } of entries) {
      while (this.#section !== at.section) text += this.#open()
      text += this.#isEmpty ? json : `,${json}`
      this.#isEmpty = false
    }
    return text
  }

  /** What follows the last entry. */
  end(): string {
    let text = ''
    while (this.#opened < this.#source.opening.length) text += this.#open()
    return text + this.#source.closing
  }

  get #section(): string | undefined {
    return this.#source.opening[this.#opened - 1]?.[0]
  }

  #open(): string {
    const next = this.#source.opening[this.#opened]
    if (next === undefined) throw new Error(`the list ${this.#source.name} has no such section`)
    this.#opened += 1
    this.#isEmpty = true
    return next[1]
  }
}

/** A list as `_routes` and `_redirects` deliver it. */
export interface DeliveredList {
  /** Packed where it is long. */
  readonly body: string | LongText
  readonly etag: string
  /** Where the next page begins; null when this is the last. */
  readonly next: string | null
}

/** A page of a list: all of it when both are absent. */
export interface Page {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** Rows read at once; between batches other requests have their turn. */
const BATCH = 500

/** Entries of a page without a `limit`: a page from any position must not cost a whole list. */
const PAGE = 1000

/** How often a page is read again because something was published meanwhile, before it is read from a snapshot. */
const FREE_TRIES = 3

/** What whole lists that are kept may take, over all sites, in bytes or so; a longer one is built each time. */
const KEPT_SIZE = 64 * 1024 * 1024

interface CachedList {
  readonly version: string
  readonly list: DeliveredList
}

/**
 * The lists of what is public. However many ask for a list at once, it is built once; the newest whole list of each
 * name and environment is kept, so that requests which the answer cache does not answer do not build it again.
 */
export class Lists {
  readonly #db: Database<ContentTables>
  readonly #underWay = new Map<string, Promise<DeliveredList | null>>()
  readonly #whole = new LRUCache<string, CachedList>({
    maxSize: KEPT_SIZE,
    sizeCalculation: ({ list: { body } }) => (typeof body === 'string' ? body.length : body.packedSize) + 1,
  })

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /** Null when there is no such environment. */
  async routes(siteId: string, env: string, page: Page): Promise<DeliveredList | null> {
    return this.#list(routeList(siteId, env), page)
  }

  /** Null when there is no such environment. */
  async redirects(siteId: string, env: string, page: Page): Promise<DeliveredList | null> {
    return this.#list(redirectList(siteId, env), page)
  }

  async #list(source: ListSource, { cursor, limit }: Page): Promise<DeliveredList | null> {
    const page = { cursor, limit: limit ?? (cursor === undefined ? undefined : PAGE) }
    const version = await versionOf(this.#db.reader, source)
    if (version === null) return null
    const name = JSON.stringify([source.name, source.siteId, source.env])
    const isWhole = page.limit === undefined
    const kept = isWhole ? this.#whole.get(name) : undefined
    if (kept?.version === version) return kept.list
    const id = JSON.stringify([name, version, page.limit, page.cursor])
    const underWay = this.#underWay.get(id)
    if (underWay) return underWay
    const building = (isWhole ? this.#fromSnapshot(source, page) : this.#build(source, page))
      .then((built) => {
        if (built !== null && isWhole) this.#whole.set(name, built)
        return built?.list ?? null
      })
      .finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, building)
    return building
  }

  /** A page is read in few statements, and counts only if one version held from the first to the last. */
  async #build(source: ListSource, page: Page): Promise<CachedList | null> {
    const { reader } = this.#db
    for (let left = FREE_TRIES; left > 0; left--) {
      const before = await versionOf(reader, source)
      if (before === null) return null
      const list = await readList(reader, source, page, before)
      if ((await versionOf(reader, source)) === before) return { version: before, list }
    }
    return this.#fromSnapshot(source, page)
  }

  /** However long a list takes, and however often something is published meanwhile, it is one that was public. */
  #fromSnapshot(source: ListSource, page: Page): Promise<CachedList | null> {
    return this.#db.snapshot(async (reader) => {
      const version = await versionOf(reader, source)
      return version === null ? null : { version, list: await readList(reader, source, page, version) }
    })
  }
}

async function readList(
  reader: Kysely<ContentTables>,
  source: ListSource,
  page: Page,
  version: string,
): Promise<DeliveredList> {
  const limit = page.limit ?? Number.POSITIVE_INFINITY
  const text = new ListText(source)
  const body = new TextBuilder()
  let after = page.cursor === undefined ? null : decodePosition(page.cursor)
  let count = 0
  let more = true
  while (more && count < limit) {
    const wanted = Math.min(BATCH, limit - count)
    const batch = await source.read(reader, after, wanted + 1)
    more = batch.length > wanted
    const entries = more ? batch.slice(0, wanted) : batch
    count += entries.length
    after = entries.at(-1)?.at ?? after
    await body.add(text.of(entries))
    if (more) await nextTurn()
  }
  await body.add(text.end())
  const next = more && after ? encodePosition(after) : null
  return { body: await body.end(), etag: `${version}-${source.name}${pageSuffix(page)}`, next }
}

async function versionOf(reader: Kysely<ContentTables>, { siteId, env }: ListSource): Promise<string | null> {
  const row = await reader
    .selectFrom('environment')
    .select('content_version')
    .where('site_id', '=', siteId)
    .where('name', '=', env)
    .executeTakeFirst()
  return row?.content_version ?? null
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
