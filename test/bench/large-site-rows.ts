import { dateOf, type LargeSite, TAGS } from './large-site.ts'
import type { Load, Sent } from './load.ts'
import type { Exchange, Work } from './measured-server.ts'
import type { Contender, Row, Stage } from './row.ts'

/** A million documents beside fewer: a task costs the same, whatever lies beside it. */
const MILLION = 1_000_000
const TEN_THOUSAND = 10_000
const THOUSAND = 1_000

const AIM = 1.5

const DIALECTS = ['sqlite', 'postgres'] as const

/** Queries of which no two are alike, so that none is answered by a list that is kept. */
const queries: readonly { readonly what: string; query(turn: number): string }[] = [
  {
    what: 'with a tag, until a day',
    query: (turn) => `filter[tags]=tag-${turn % TAGS}&filter[date.lte]=${dateOf(turn)}`,
  },
  {
    what: 'below a section',
    query: (turn) => `under=/section-000${turn % 10}&filter[date.lte]=${dateOf(turn)}`,
  },
]

/** Compares times, since PostgreSQL's work is done by another process than the one whose CPU is counted. */
const queryRows: readonly Row[] = DIALECTS.flatMap((dialect) =>
  queries.map(({ what, query }) => ({
    what: `million: the newest 20 pages ${what}, ${dialect}`,
    against: `the same with ${TEN_THOUSAND.toLocaleString('en')} pages`,
    by: 'medianMillis',
    aim: 2,
    rounds: 7,
    onlyNamed: 'million',
    contenders: async (stage) => {
      const contender = ({ dataDir, databaseUrl }: LargeSite): Contender => ({
        server: ['content', { dataDir, databaseUrl, answerCache: false }],
        work: async ({ url }) => {
          let turn = 0
          const path = () => `/api/v1/bench/production/_documents?type=post&sort=-date&limit=20&${query(turn++)}`
          return each(path, 100)(url)
        },
      })
      return {
        subject: contender(await stage.largeSite(MILLION, dialect)),
        peer: contender(await stage.largeSite(TEN_THOUSAND, dialect)),
      }
    },
  })),
)

const linkRows: readonly Row[] = DIALECTS.map((dialect) => ({
  what: `million: publish of one page, its links checked, ${dialect}`,
  against: 'the same, unchecked',
  by: 'medianMillis',
  aim: AIM,
  rounds: 7,
  onlyNamed: 'million',
  contenders: async (stage) => {
    const { dataDir, databaseUrl, pages } = await stage.largeSite(MILLION, dialect)
    const contender = (links: string): Contender => ({
      server,
      work: async ({ url }) => {
        const publish = each('/publish', 20, '/prepare')(url)
        return {
          ...publish,
          ready: async () => {
            await get(`${url}/check?links=${links}`)
            await publish.ready?.()
          },
        }
      },
    })
    const server: Contender['server'] = ['authoring', { dataDir, databaseUrl, pages }]
    return { subject: contender('refuse'), peer: contender('off') }
  },
}))

export const largeSiteRows: readonly Row[] = [
  {
    what: 'two sites: save of a draft on PostgreSQL, another instance at work in another site',
    against: 'the same alone',
    by: 'medianMillis',
    aim: AIM,
    contenders: async (stage) => {
      const { url } = await stage.postgres()
      const work = async (server: { readonly url: string }): Promise<Work> => each('/', 20)(server.url)
      return {
        subject: { server: ['two-sites', { url, beside: true }, 'all'], work },
        peer: { server: ['two-sites', { url, beside: false }, 'all'], work },
      }
    },
  },
  row('published document, past the answer cache', TEN_THOUSAND, (site) => ({
    server: ['content', { dataDir: site.dataDir, answerCache: false }],
    work: async () => inTurn(site, (route) => `/api/v1/bench/production${route}`),
  })),
  row('a page of 100 of _routes', TEN_THOUSAND, (site) => ({
    server: ['content', { dataDir: site.dataDir, answerCache: false }],
    work: async () => inTurn(site, routesAfter),
  })),
  row('publish of one page', THOUSAND, (site) => authoring(site, each('/publish', 20, '/prepare'))),
  row('save of a draft', THOUSAND, (site) => authoring(site, each('/save', 20))),
  row("a page of 100 of the console's list", TEN_THOUSAND, (site) => authoring(site, { path: '/documents' })),
  row('search, a word of every page', TEN_THOUSAND, (site) => authoring(site, { path: '/search?q=everywhere' })),
  row('search, the beginning of one', TEN_THOUSAND, (site) => authoring(site, { path: '/search?q=everyw' })),
  row('search, a word of one page', TEN_THOUSAND, (site) => authoring(site, { path: '/search/number' })),
  row('all of _routes, for each of them', TEN_THOUSAND, (site) => authoring(site, whole('/routes', site.pages))),
  row('all of _redirects, for each of them', TEN_THOUSAND, (site) =>
    authoring(site, whole('/redirects', site.pages / 10)),
  ),
  ...queryRows,
  ...linkRows,
  {
    what: 'million: longest hold of the event loop while _routes is made',
    against: '50 ms',
    by: 'medianMillis',
    aim: 1,
    rounds: 5,
    onlyNamed: 'million',
    contenders: async (stage) => {
      const site = await stage.largeSite(MILLION)
      const { server } = authoring(site, { path: '/' })
      return {
        subject: { server, work: async ({ url }) => ({ round: async () => sentIn(await heldMillis(url)) }) },
        peer: { server, work: async () => ({ round: async () => sentIn(50) }) },
      }
    },
  },
]

function row(what: string, fewer: number, contender: (site: LargeSite) => Contender): Row {
  return {
    what: `million: ${what}`,
    against: `the same with ${fewer.toLocaleString('en')} pages`,
    by: 'cpuMicros',
    aim: AIM,
    rounds: 7,
    onlyNamed: 'million',
    contenders: async (stage: Stage) => ({
      subject: contender(await stage.largeSite(MILLION)),
      peer: contender(await stage.largeSite(fewer)),
    }),
  }
}

function authoring({ dataDir, pages }: LargeSite, work: Load | ((url: string) => Exchange)): Contender {
  return {
    server: ['authoring', { dataDir, pages }],
    work: async ({ url }): Promise<Work> => (typeof work === 'function' ? work(url) : work),
  }
}

/** One after the other, so many a round; `before` each of them something that is not measured. */
function each(path: string | (() => string), count: number, before?: string): (url: string) => Exchange {
  return (url) => ({
    ready: async () => {
      for (let i = 0; before !== undefined && i < count; i++) await get(url + before)
    },
    round: async () => {
      const millis: number[] = []
      const started = performance.now()
      for (let i = 0; i < count; i++) {
        const target = typeof path === 'string' ? path : path()
        const began = performance.now()
        await get(url + target)
        millis.push(performance.now() - began)
      }
      millis.sort((a, b) => a - b)
      const [medianMillis = 0, p99Millis = 0] = [millis[Math.floor(count / 2)], millis.at(-1)]
      return { requests: count, perSecond: (count * 1000) / (performance.now() - started), medianMillis, p99Millis }
    },
  })
}

/** A whole list, as many times as a second or so takes; what is counted are its entries. */
function whole(path: string, entries: number): (url: string) => Exchange {
  const times = Math.max(1, Math.floor(200_000 / entries))
  return (url) => ({
    round: async () => {
      const started = performance.now()
      for (let i = 0; i < times; i++) await get(url + path)
      const millis = performance.now() - started
      return { ...sentIn(millis / times), requests: entries * times, perSecond: (entries * times * 1000) / millis }
    },
  })
}

function sentIn(millis: number): Sent {
  return { requests: 1, perSecond: 1000 / millis, medianMillis: millis, p99Millis: millis }
}

async function heldMillis(url: string): Promise<number> {
  return ((await (await get(`${url}/held`)).json()) as { readonly millis: number }).millis
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  if (!url.endsWith('/held')) await response.arrayBuffer()
  return response
}

/** Of pages that lie far apart, one after the other. */
function inTurn({ pages, route }: LargeSite, pathOf: (route: string) => string): Load {
  const paths = Array.from({ length: 500 }, (_, i) => pathOf(route((i * 104_729) % pages)))
  return { path: paths[0] ?? '', paths }
}

/** As a link of the page before has it. */
function routesAfter(route: string): string {
  return `/api/v1/bench/production/_routes?limit=100&cursor=${Buffer.from(`r${route}`).toString('base64url')}`
}
