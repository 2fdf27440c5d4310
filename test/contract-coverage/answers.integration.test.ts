import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import type { Route } from '../../src/contract/route.ts'
import type { Database } from '../../src/db/database.ts'
import { uuidv7 } from '../../src/db/ids.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { presentContent } from '../support/content-present.ts'
import { type CallOptions, everyOperation } from '../support/every-operation.ts'
import { exampleRequest } from '../support/example-request.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { type Contract, contracts, faultsOf, type ReceivedAnswer } from './failing-surface.ts'

// What only a whole server answers, of every operation that declares it: what is not there, what is another state, what
// has not changed, what is asked for in part. The requests come from the contracts.

let server: RunningTriptych
/** Neither has an auth surface to sign in at. */
let apart: RunningTriptych
let db: Database<AuthTables>
let credentials: Credentials

beforeAll(async () => {
  const env = {
    ...{ SVC_WEBHOOKS: 'false', SVC_TRUSTED_PROXIES: '127.0.0.1', SVC_BRIDGE_INSECURE: 'true' },
    // Nothing listens there.
    npm_config_registry: 'http://127.0.0.1:9',
  }
  const args = ['auth', 'bridge', 'content', '--sample', '--check-replies']
  ;[server, apart] = await Promise.all([
    startTriptych({ args, env }),
    startTriptych({ args: ['bridge', 'content', '--sample', '--check-replies'] }),
  ])
  db = await openStore<AuthTables>(loadConfig({ SVC_DATA_DIR: server.dataDir }), 'auth', authMigrations)
  credentials = new Credentials(db)
})

afterAll(async () => {
  await db?.close()
  await Promise.all([server?.stop(), apart?.stop()])
})

/** Headers of an administrator's page. */
async function administrator(surface: Contract['name']): Promise<Record<string, string>> {
  const origin = { Origin: new URL(server.urls[surface]).origin }
  if (surface === 'bridge') return origin
  const id = await credentials.actor('person', 'Ann', 'admin')
  const secret = surface === 'auth' ? (await credentials.session(id)).secret : await credentials.consoleSession(id)
  return { ...origin, Cookie: `${surface}_session=${secret}` }
}

async function received(response: Response): Promise<ReceivedAnswer> {
  const { status, headers } = response
  return { status, headers: Object.fromEntries(headers), body: await response.text() }
}

/** The operations of a contract that declare a status. */
function declaring({ routes }: Contract, status: number): { readonly route: Route }[] {
  return routes.flatMap((route) => (route.replies[status] === undefined ? [] : [{ route }]))
}

describe.each(contracts)('$name', (contract) => {
  const { name, document } = contract

  /** Sends the request of the contract's examples, changed. */
  async function send(route: Route, path: string, headers: Record<string, string> = {}, of = server) {
    const example = exampleRequest(document, route)
    const conditions = route.parameters.some((each) => each.name === 'If-Match') ? { 'If-Match': '"a-state"' } : {}
    const all = { ...example.headers, ...conditions, ...(await administrator(name)), ...headers }
    const url = `${of.urls[name]}${path}`
    return received(await fetch(url, { method: route.method, headers: all, body: example.body, redirect: 'manual' }))
  }

  // A console has a page for every path, while it is built.
  const sought = declaring(contract, 404).filter(
    ({ route }) => route.path.includes('{') && !route.mounted && route.operationId !== 'getConsolePage',
  )

  it.each(sought)('has no $route.path for $route.operationId: 404', async ({ route }) => {
    const [target = '', query] = exampleRequest(document, route).path.split('?')
    const names = route.path.split('/')
    const answered: number[] = []
    // Right in form, and nothing that there is: a version 7 UUID, a word, a number, an id of HAP.
    for (const unknown of [uuidv7(), 'unknown', '999999', 'unknown.js', '00:00:5E:00:53:01']) {
      for (const [i, segment] of names.entries()) {
        if (!segment.startsWith('{')) continue
        const path = target.split('/').with(i, unknown).join('/')
        const answer = await send(route, query === undefined ? path : `${path}?${query}`)
        answered.push(answer.status)
        if (answer.status !== 404) continue
        expect(faultsOf(contract, route, answer)).toEqual([])
        return
      }
    }
    expect.unreachable(`answered ${answered}`)
  })

  const remembered = declaring(contract, 304)

  it.each(remembered)('has not changed for $route.operationId: 304', async ({ route: { operationId, path } }) => {
    const caller = { baseUrl: server.urls[name], headers: await administrator(name) }
    const ids = name === 'content' ? await presentContent(caller, operationId, path) : {}
    const again = async (request: Request): Promise<Response> => {
      const first = await fetch(request.clone())
      await first.arrayBuffer()
      // Of a state of its own, so that the answer cache keeps nothing that would answer before the handler.
      const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
      for (const [key, value] of Object.entries(headers)) request.headers.set(key, value)
      return fetch(request)
    }
    const { response } = await everyOperation[name].call(operationId, { ...caller, send: again }, ids)
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  const local = declaring(contract, 403).filter(({ route }) => route.security.length === 0 && route.method === 'GET')

  it.each(local)('refuses $route.operationId with 403 to who may not read it', async ({ route }) => {
    const { path } = exampleRequest(document, route)
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-CMS-Preview-Token': 'no-token-of-ours' }
    const answer = await send(route, path, headers)
    expect([answer.status, ...faultsOf(contract, route, answer)]).toEqual([403])
  })
})

describe('content', () => {
  const [, , content] = contracts
  if (content === undefined) throw new Error('there is no content')
  const changes = declaring(content, 412)

  /** A change of something that is there, sent with what is left of its conditions. */
  async function change({ operationId, path }: Route, send: (request: Request) => Promise<Response>) {
    const caller = { baseUrl: server.urls.content, headers: await administrator('content') }
    const ids = await presentContent(caller, operationId, path)
    return (await everyOperation.content.call(operationId, { ...caller, send }, ids)).response.status
  }

  it.each(changes)('does not do $route.operationId to another state: 412', async ({ route }) => {
    const stale = (request: Request) => {
      request.headers.set('If-Match', '"another-state"')
      return fetch(request)
    }
    expect(await change(route, stale)).toBe(412)
  })

  const demanding = changes.filter(({ route }) => '428' in route.replies)
  it.each(demanding)('does not do $route.operationId to any state: 428', async ({ route }) => {
    const blind = (request: Request) => {
      request.headers.delete('If-Match')
      request.headers.delete('If-None-Match')
      return fetch(request)
    }
    expect(await change(route, blind)).toBe(428)
  })

  const call = (operationId: string, caller: CallOptions, ids: object = {}) =>
    everyOperation.content.call(operationId, caller, ids)

  /** Lists of which the sample has too little for two pages: each makes the rest, and names what the list is of. */
  const scenes: Readonly<Record<string, (caller: CallOptions) => Promise<object>>> = {
    comparePromotion: (caller) => presentContent(caller, '', '/promotion'),
    listSites: (caller) => presentContent(caller, 'deleteSite', ''),
    listRevisions: async (caller) => {
      const ids = await presentContent(caller, '', '{documentId}')
      await call('saveDraft', caller, ids)
      return ids
    },
    listMedia: async (caller) => {
      await presentContent(caller, '', '/media/')
      return presentContent(caller, '', '/media/')
    },
    searchPages: (caller) => presentContent(caller, '', '/_search'),
    listReleases: async (caller) => {
      await presentContent(caller, '', '{releaseId}')
      return presentContent(caller, '', '{releaseId}')
    },
    listReleaseItems: async (caller) => {
      const { documentId } = await presentContent(caller, '', '{documentId}')
      const ids = await presentContent(caller, '', '{releaseId}')
      await call('putReleaseItem', caller, { ...ids, documentId })
      return ids
    },
    listWebhookDeliveries: async (caller) => {
      const ids = await presentContent(caller, '', '{webhookId}')
      for (let i = 0; i < 2; i++) await call('testWebhook', caller, ids)
      return ids
    },
  }
  const paged = content.routes.filter(
    ({ replies, parameters }) =>
      replies[200]?.headers.includes('Link') && parameters.some(({ name }) => name === 'cursor'),
  )

  it.each(paged)('leads to the next page of $operationId', async ({ operationId }) => {
    const caller = { baseUrl: server.urls.content, headers: await administrator('content') }
    const ids = (await scenes[operationId]?.(caller)) ?? {}
    let url = ''
    const send = (request: Request) => {
      const asked = new URL(request.url)
      asked.searchParams.set('limit', '1')
      url = asked.href
      return fetch(new Request(url, request))
    }
    const { response } = await call(operationId, { ...caller, send }, ids)
    const [, next] = /^<(.+)>; rel="next"$/.exec(response.headers.get('Link') ?? '') ?? []
    expect([response.status, next]).toEqual([200, expect.stringContaining('cursor=')])
    const second = await fetch(new URL(next ?? '', url), { headers: caller.headers })
    expect(second.status).toBe(200)
    expect(await second.json()).not.toEqual(await (await fetch(url, { headers: caller.headers })).json())
  })

  it.each([
    ['bytes=0-1', 206],
    ['bytes=99999999-', 416],
  ])('answers %s of a file with %i', async (range, status) => {
    const route = content.routes.find(({ operationId }) => operationId === 'getMedia')
    if (route === undefined) throw new Error('the contract has no getMedia')
    const caller = { baseUrl: server.urls.content, headers: { Range: range } }
    const { response } = await everyOperation.content.call('getMedia', caller)
    expect(response.status).toBe(status)
  })
})

describe('bridge', () => {
  const [, bridge] = contracts
  if (bridge === undefined) throw new Error('there is no bridge')

  // Of these nothing is asked while nothing is installed.
  const asking = declaring(bridge, 502).filter(
    ({ route }) => !['listPluginUpdates', 'rollBackPlugin'].includes(route.operationId),
  )

  it.each(asking)('says that no registry answers to $route.operationId: 502', async ({ route }) => {
    const baseUrl = server.urls.bridge
    const { response } = await everyOperation.bridge.call(route.operationId, { baseUrl }, { installed: 'homebridge-x' })
    expect(response.status).toBe(502)
  })
})

describe.each(['bridge', 'content'] as const)('%s without an auth surface', (name) => {
  it.each(['startSignIn', 'finishSignIn'])('offers no sign-in: %s is 404', async (operationId) => {
    const { response } = await everyOperation[name].call(operationId, { baseUrl: apart.urls[name] })
    expect(response.status).toBe(404)
  })
})
