import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentStore } from '../../src/compose/content-store.ts'
import { loadConfig } from '../../src/config.ts'
import { commandActor } from '../../src/content/actor.ts'
import { BlockTypes } from '../../src/content/block-types/block-types.ts'
import { encodeContent } from '../../src/content/documents/content.ts'
import { inChunks } from '../../src/content/in-chunks.ts'
import { ofPages } from '../../src/content/pages/page-types.ts'
import { publishRevisions } from '../../src/content/publish.ts'
import type { ContentTables, Transact } from '../../src/content/schema.ts'
import { putEntries } from '../../src/content/search/write.ts'
import { ensureScope, type Scope } from '../../src/content/sites.ts'
import type { Database } from '../../src/db/database.ts'
import { uuidv7 } from '../../src/db/ids.ts'
import { keepDatabase, makeDatabase } from './database.ts'

/**
 * One environment with this many pages and a redirect document for each tenth; everything public and searchable. Each
 * page has a date and one of {@link TAGS} tags, and leads to the next one.
 */
export interface LargeSite {
  readonly dataDir: string
  /** Of PostgreSQL; undefined where the site is in SQLite's file. */
  readonly databaseUrl: string | undefined
  readonly pages: number
  route(page: number): string
  remove(): Promise<void>
}

const BATCH = 1_000
const SECTION = 1_000
const WORDS = 120
/** Tags of the site; each is one of so many pages. */
export const TAGS = 50

export const scope: Scope = { site: 'bench', env: 'production' }
const author = 'bench'

/**
 * Pages of about 1 kB, so that a million of them, each once as a draft and once as what is public, with all that finds
 * them, are 6 GB, made in some minutes. Written by what publishes and indexes elsewhere; only drafts are written in
 * bulk. Where `BENCH_SITES` names a folder, a site on SQLite is kept there for the next run, and one on PostgreSQL by the
 * machine's server.
 */
export async function makeLargeSite(pages: number, dialect: 'sqlite' | 'postgres'): Promise<LargeSite> {
  const kept = process.env.BENCH_SITES
  const site = { pages, databaseUrl: undefined, route: routeOf }
  if (dialect === 'postgres' || kept === undefined) {
    const dataDir = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
    const make = kept === undefined ? makeDatabase : () => keepDatabase(`triptych_bench_pages_${pages}`)
    const database = dialect === 'postgres' ? await make() : null
    await fill(dataDir, pages, database?.url)
    const remove = async (): Promise<void> => {
      await rm(dataDir, { recursive: true })
      await database?.remove()
    }
    return { ...site, dataDir, databaseUrl: database?.url, remove }
  }
  const dataDir = join(kept, `pages-${pages}`)
  const isThere = await stat(dataDir).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    await fill(`${dataDir}.part`, pages)
    await rename(`${dataDir}.part`, dataDir)
  }
  return { ...site, dataDir, remove: async () => {} }
}

/** Goes on where an earlier run was broken off. */
export async function fill(dataDir: string, pages: number, databaseUrl?: string): Promise<void> {
  const database = databaseUrl === undefined ? {} : { SVC_DATABASE_URL: databaseUrl }
  const store = await openContentStore(loadConfig({ SVC_DATA_DIR: dataDir, ...database }))
  await store.db.transaction([], (trx) => ensureScope(trx, scope, 0))
  await declarePosts(store.db)
  const { there } = await store.db.reader
    .selectFrom('document')
    .select((eb) => eb.fn.countAll().as('there'))
    .where('kind', '=', 'page')
    .executeTakeFirstOrThrow()
  for (let from = Number(there); from < pages; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, pages - from) }, (_, i) => from + i)
    await store.db.transaction([], (trx) => write(trx, numbers, pages))
    if (from % 100_000 === 0 && from > 0) process.stderr.write(`${from} of ${pages} pages written\n`)
  }
  await store.close()
}

/** Does nothing where an earlier run has done it. */
async function declarePosts(db: Database<ContentTables>): Promise<void> {
  const types = new BlockTypes(db, ofPages)
  if ((await types.list(scope.site)).length > 0) return
  const properties = {
    date: { type: 'string', format: 'date', filterable: true, sortable: true },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 10, filterable: true },
  }
  await types.put(scope.site, 'post', { type: 'object', properties }, { expect: 'none' })
}

async function write(trx: Transact, numbers: readonly number[], pages: number): Promise<void> {
  const contents = [
    ...numbers.map((page) => pageOf(page, pages)),
    ...numbers.filter((page) => page % 10 === 0).map(redirectTo),
  ]
  const now = Date.now()
  const stored = contents.map((content) => ({ id: uuidv7(), ...encodeContent(content) }))
  const documents = stored.map(({ id, kind, key }) => {
    return {
      id,
      site_id: scope.site,
      env: scope.env,
      kind,
      key,
      draft_rev: 1,
      live_rev: null,
      live_at: null,
      live_by: null,
    }
  })
  const revisions = stored.map(({ id, key, type, body, etag }) => {
    return { document_id: id, number: 1, key, type, body, etag, author, created_at: now }
  })
  await inChunks(documents, (chunk) => trx.insertInto('document').values(chunk).execute())
  await inChunks(revisions, (chunk) => trx.insertInto('revision').values(chunk).execute())
  await putEntries(
    trx,
    stored.map(({ id, kind, key, body }) => ({ documentId: id, ...scope, kind, key, body })),
  )
  const changes = stored.map(({ id }) => ({ documentId: id, action: 'publish', rev: 1 }) as const)
  await publishRevisions(trx, scope, changes, { actor: commandActor(author), now })
}

/** The route of a page, from 0 on. They are written in the order of their routes, as an import does. */
export function routeOf(page: number): string {
  const section = String(Math.floor(page / SECTION)).padStart(4, '0')
  return `/section-${section}/page-${String(page).padStart(7, '0')}`
}

/**
 * What a page says at first.
 *
 * @param pages how many the site has
 */
export function pageOf(page: number, pages: number) {
  const words = Array.from({ length: WORDS }, (_, i) => wordOf(page * WORDS + i))
  const fields = { markdown: `Everywhere. ${words.join(' ')} [Next](${routeOf((page + 1) % pages)})` }
  return {
    kind: 'page',
    route: routeOf(page),
    type: 'post',
    meta: { title: `Page ${page}`, description: 'One of many.' },
    fields: { date: dateOf(page), tags: [tagOf(page)] },
    zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields }] } },
  } as const
}

/** Days that follow one another, in no order of the pages. */
export function dateOf(page: number): string {
  return new Date(Date.UTC(2000, 0, 1 + ((Math.imul(page, 7_919) >>> 0) % DAYS))).toISOString().slice(0, 10)
}

const DAYS = 10_000

/** Of a page, in no order of the pages. */
function tagOf(page: number): string {
  return `tag-${Math.floor(fraction(page) * TAGS)}`
}

function redirectTo(page: number) {
  return { kind: 'redirect', from: `/old/${String(page).padStart(7, '0')}`, to: routeOf(page), status: 301 } as const
}

/** A word of 4 to 8 letters; few are in most pages and most are in few, as in any language. */
function wordOf(seed: number): string {
  const rank = Math.floor(VOCABULARY ** fraction(seed))
  let letters = ''
  for (let rest = Math.floor(fraction(rank) * 26 ** 8), i = 0; i < 4 + (rank % 5); i++, rest = Math.floor(rest / 26)) {
    letters += String.fromCharCode(97 + (rest % 26))
  }
  return letters
}

const VOCABULARY = 30_000

/** The same for the same number, on every machine, and anywhere between 0 and 1. */
function fraction(seed: number): number {
  let x = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b)
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
}
