import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openContentStore } from '../../../src/compose/content-store.ts'
import { loadConfig } from '../../../src/config.ts'
import { commandActor } from '../../../src/content/actor.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { LinkPolicies } from '../../../src/content/links/policy.ts'
import { Lists } from '../../../src/content/lists.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { encodeCursor } from '../../../src/lib/cursor.ts'
import { pageOf, routeOf, scope } from '../large-site.ts'
import { type BenchServer, listenOnLoopback } from '../protocol.ts'

interface Options {
  readonly dataDir: string
  /** How many pages the site has. */
  readonly pages: number
  /** Of PostgreSQL; SQLite when absent. */
  readonly databaseUrl?: string
}

/** What editors do to a large site, without sign-in and contract: each request is one step, on another page each. */
export default {
  async start({ dataDir, pages, databaseUrl }: Options) {
    const database = databaseUrl === undefined ? {} : { SVC_DATABASE_URL: databaseUrl }
    const { db } = await openContentStore(loadConfig({ SVC_DATA_DIR: dataDir, ...database }))
    const search = new DatabaseSearch(db)
    const documents = new Documents(db, search)
    const publisher = new Publisher(db)
    const policies = new LinkPolicies(db)
    const held = monitorEventLoopDelay({ resolution: 1 })
    const actor = commandActor('bench')
    let turn = 0

    /** Far from the page before, and not soon again. */
    const nextPage = (): number => (turn++ * 7_919) % pages

    async function idOf(route: string): Promise<string> {
      const { id } = await db.reader
        .selectFrom('document')
        .select('id')
        .where('site_id', '=', scope.site)
        .where('env', '=', scope.env)
        .where('kind', '=', 'page')
        .where('key', '=', route)
        .executeTakeFirstOrThrow()
      return id
    }

    async function save(): Promise<string> {
      const page = pageOf(nextPage(), pages)
      const { value, etag } = await documents.read(scope, await idOf(page.route))
      const meta = { ...page.meta, description: `Written in turn ${turn} of ${Date.now()}.` }
      return (await documents.save(scope, value.id, etag, { ...page, meta }, actor)).value.id
    }

    const waiting: string[] = []
    const steps: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
      '/save': save,
      // What is published next is saved before, unmeasured.
      '/prepare': async () => waiting.push(await save()),
      '/publish': async () => {
        const id = waiting.shift()
        if (id === undefined) throw new Error('nothing is prepared')
        await publisher.publish(scope, id, (await documents.read(scope, id)).etag, actor)
      },
      '/check': async (query) => {
        const check = query.get('links') === 'refuse' ? 'refuse' : 'off'
        await policies.put(scope.site, { check, ignore: [] }, (await policies.read(scope.site)).etag)
      },
      '/documents': () =>
        documents.list(scope, { kind: 'page', limit: 100, after: encodeCursor(['page', routeOf(nextPage())]) }),
      '/search': (query) => search.find(scope, { q: query.get('q') ?? '', limit: 50, after: null }),
      '/search/number': () => search.find(scope, { q: `page ${nextPage()}`, limit: 50, after: null }),
      // A list that is whole is kept, so each is asked of an instance that has none.
      '/routes': () => new Lists(db).routes(scope.site, scope.env, {}),
      '/redirects': () => new Lists(db).redirects(scope.site, scope.env, {}),
      '/held': async () => {
        held.enable()
        held.reset()
        await new Lists(db).routes(scope.site, scope.env, {})
        held.disable()
        return { millis: held.max / 1e6 }
      },
    }

    async function step(req: IncomingMessage): Promise<unknown> {
      const url = new URL(req.url ?? '/', 'http://localhost')
      const work = steps[url.pathname]
      if (work === undefined) throw new Error(`no such step: ${url.pathname}`)
      return work(url.searchParams)
    }

    return listenOnLoopback(async (req, res) => {
      try {
        const answer = await step(req)
        res.writeHead(200, { 'Content-Type': 'application/json' })
        // Lists are as long as the site, and sending them is measured elsewhere.
        res.end(req.url === '/routes' || req.url === '/redirects' ? '{}' : JSON.stringify(answer ?? null))
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
        res.writeHead(500).end()
      }
    })
  },
} satisfies BenchServer as BenchServer
