import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channels } from '../../../generated/bridge/streams.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { Connector } from '../../support/oauth-connector.ts'
import { type GuardedBridge, startApart, startTogether } from './guarded-bridge.ts'
import { openStream, outcome } from './open-stream.ts'
import { forTokens, type OperatorRequest, operatorRequests, operatorRoutes } from './operator-requests.ts'

/** What the others answer, with no registry in reach and nothing installed. */
const elsewhere: Readonly<Record<string, number>> = {
  ...{ searchPlugins: 502, installPlugin: 502 },
  ...{
    uninstallPlugin: 404,
    rollBackPlugin: 404,
    getPluginSignature: 404,
    resetExternalPairings: 404,
    removePairing: 404,
    removeBridgePairing: 404,
    resetBridgePairings: 404,
    revokeToken: 404,
    createToken: 201,
  },
}

/** One with each method for each kind of right: the others have the same door. */
const oneOfEach: ReadonlySet<string> = new Set(
  Map.groupBy(operatorRoutes, ({ rights, method }) => `${rights} ${method}`)
    .values()
    .map(([{ operationId } = { operationId: '' }]) => operationId),
)

// Where auth is in another process, another asks who calls; what each may do is decided as in one.
describe.each([
  ['one process', startTogether, operatorRoutes],
  ['two processes', startApart, operatorRoutes.filter(({ operationId }) => oneOfEach.has(operationId))],
] as const)('a bridge that asks for a session (%s)', (_, start, routes) => {
  let world: GuardedBridge
  /** Headers of each who may not come in, and what they are told. */
  let refused: readonly (readonly [who: string, headers: Record<string, string>, status: number, code: string])[]
  /** Headers of the tokens that read and write accessories, and do nothing else. */
  let tokens: Readonly<Record<string, Record<string, string>>>
  let requests: readonly OperatorRequest[]

  beforeAll(async () => {
    world = await start()
    refused = await strangers()
    const all = await operatorRequests(async <T>(method: string, path: string, body?: unknown) => {
      return (await (await world.admin.send(method, path, body)).json()) as T
    })
    requests = all.filter((each) => routes.some(({ operationId }) => operationId === each.operationId))
  })

  afterAll(() => world?.close())

  async function strangers(): Promise<typeof refused> {
    const page = world.admin.at(world.auth)
    const { browser: member } = await world.signIn('member')
    const { id } = await bodyOf<{ id: string }>(page.post('/api/v1/agents', { name: 'robot' }))
    const script = await bodyOf<Minted>(member.at(world.auth).post('/api/v1/me/tokens', { name: 'script' }))
    const minted = [
      ['a personal token', (await bodyOf<Minted>(page.post('/api/v1/me/tokens', { name: 'script' }))).token],
      ['an agent’s token', (await bodyOf<Minted>(page.post(`/api/v1/agents/${id}/tokens`, { name: 'one' }))).token],
      ['a connector’s token', (await (await Connector.register(world.auth)).connect(page)).access_token],
      ['a token that was never minted', 'wsp_4Yb7sQ0mZr1TfXw2LkHc9NdJv5PgUe1WSf2k'],
    ] as const
    for (const [who, token] of minted.slice(0, 3)) {
      const { status } = await fetch(`${world.auth}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })
      expect([who, status]).toEqual([who, 200])
    }
    tokens = Object.fromEntries(minted.slice(0, 2).map(([who, token]) => [who, bearer(token)]))
    const auth = { Cookie: `bridge_session=${page.cookie('auth_session')}` }
    return [
      ['an anonymous request', {}, 401, 'unauthenticated'],
      ['a session that is none', { Cookie: `bridge_session=${'x'.repeat(43)}` }, 401, 'unauthenticated'],
      ['a session of the auth surface', auth, 401, 'unauthenticated'],
      ['a member', cookieOf(member), 403, 'admin_required'],
      ['a member with a token', { ...cookieOf(member), ...bearer(script.token) }, 403, 'admin_required'],
      ['a member’s token', bearer(script.token), 403, 'session_required'],
      ...minted.slice(2).map(([who, token]) => [who, bearer(token), 401, 'unauthenticated'] as const),
    ]
  }

  it('reads and writes accessories for tokens of administrators and agents, and runs nothing else for them', async () => {
    for (const [who, headers] of Object.entries(tokens)) {
      for (const { operationId, method, path, body } of requests) {
        const response = await fetch(world.bridge + path, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
        })
        const told = ((await response.json()) as { code?: string }).code
        const wanted = forTokens.has(operationId) ? [200, undefined] : [403, 'session_required']
        expect([who, operationId, response.status, told]).toEqual([who, operationId, ...wanted])
      }
      for (const { path } of channels) {
        const opening = await openStream(world.bridge, path, headers)
        expect([who, path, ...outcome(opening)]).toEqual([who, path, 403, 'session_required'])
      }
    }
  })

  it('runs no operation for any other caller', async () => {
    const before = await (await world.admin.get('/api/config')).text()
    for (const [who, headers, status, code] of refused) {
      for (const { operationId, method, path, body } of requests) {
        const response = await fetch(world.bridge + path, {
          method,
          headers: { Origin: world.bridge, 'Content-Type': 'application/json', ...headers },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
        })
        const told = ((await response.json()) as { code: string }).code
        expect([who, operationId, response.status, told]).toEqual([who, operationId, status, code])
      }
    }
    expect(await (await world.admin.get('/api/config')).text()).toBe(before)
  })

  it('tells its console who looks at it, and shows it to members too, who are told that they may not', async () => {
    const accountUrl = `${world.auth}/settings/account`
    const visitor = (headers: Record<string, string>) => bodyOf(fetch(`${world.bridge}/visitor`, { headers }))
    expect(await visitor({})).toEqual({ person: null, accountUrl, consoles: [] })
    expect(await visitor(cookieOf(world.admin))).toMatchObject({ person: { role: 'admin' }, accountUrl })
    const { browser: member } = await world.signIn('member')
    expect(await visitor(cookieOf(member))).toMatchObject({ person: { name: null, role: 'member' } })
    expect((await member.get('/console/plugins/a')).status).toBe(200)
  })

  it('leads an anonymous visitor to sign-in, and back to the page of the console', async () => {
    const response = await fetch(`${world.bridge}/console/plugins/a?tab=log`, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([
      ...[302, `${world.bridge}/sign-in?next=%2Fconsole%2Fplugins%2Fa%3Ftab%3Dlog`],
    ])
  })

  it('opens no stream for any other caller', async () => {
    for (const [who, headers, status, code] of refused) {
      for (const { path } of channels) {
        const opening = await openStream(world.bridge, path, { Origin: world.bridge, ...headers })
        expect([who, path, ...outcome(opening)]).toEqual([who, path, status, code])
      }
    }
  })

  it('opens every stream for an administrator, on a page of its own', async () => {
    const cookie = cookieOf(world.admin)
    for (const { path } of channels) {
      const open = async (headers: Record<string, string>) => outcome(await openStream(world.bridge, path, headers))
      expect(await open({ ...cookie, Origin: world.bridge })).toEqual([101, null])
      expect(await open({ ...cookie, 'Sec-Fetch-Site': 'same-origin' })).toEqual([101, null])
      for (const headers of [{}, { Origin: world.auth }, { Origin: 'null' }, { Origin: 'http://evil.example' }]) {
        expect(await open({ ...cookie, ...headers })).toEqual([403, 'foreign_origin'])
      }
    }
  })

  it('runs every operation for an administrator', async () => {
    expect(requests.map(({ operationId }) => operationId).toSorted()).toEqual(
      routes.map(({ operationId }) => operationId).toSorted(),
    )
    for (const { operationId, method, path, body } of requests) {
      const { status } = await world.admin.send(method, path, body ?? undefined)
      expect([operationId, status]).toEqual([operationId, elsewhere[operationId] ?? 200])
    }
  })
})

interface Minted {
  readonly token: string
}

async function bodyOf<T>(sent: Promise<Response>): Promise<T> {
  return (await (await sent).json()) as T
}

function bearer(token: string): { readonly Authorization: string } {
  return { Authorization: `Bearer ${token}` }
}

function cookieOf(browser: CookieBrowser): { readonly Cookie: string } {
  return { Cookie: `bridge_session=${browser.cookie('bridge_session')}` }
}
