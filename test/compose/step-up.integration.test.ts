import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import bridgeContract from '../../generated/bridge/openapi.json' with { type: 'json' }
import { routes as bridgeRoutes } from '../../generated/bridge/routes.ts'
import { channels } from '../../generated/bridge/streams.ts'
import contentContract from '../../generated/content/openapi.json' with { type: 'json' }
import { routes as contentRoutes } from '../../generated/content/routes.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import type { Route } from '../../src/contract/route.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { openStream, outcome } from '../bridge/guards/open-stream.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { CookieBrowser } from '../support/cookie-browser.ts'
import { exampleRequest } from '../support/example-request.ts'
import { onLocalhost } from '../support/loopback.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

const surfaces = {
  bridge: { routes: bridgeRoutes as readonly Route[], contract: bridgeContract },
  content: { routes: contentRoutes as readonly Route[], contract: contentContract },
} as const
type Surface = keyof typeof surfaces

const minute = 60_000
const asked = [403, 'step_up_required']
const env = { SVC_BRIDGE_AUTH: 'session', npm_config_registry: 'http://127.0.0.1:9/' }

/** What asks for a proof. A restart comes last: what is under way then is cut off. */
function asking(surface: Surface): readonly Route[] {
  const all = surfaces[surface].routes.filter(({ stepUp }) => stepUp)
  return all.toSorted((a, b) => Number(a.operationId === 'restartDaemon') - Number(b.operationId === 'restartDaemon'))
}

interface World {
  readonly auth: RunningTriptych
  readonly urls: Readonly<Record<Surface | 'auth', string>>
  readonly db: Database<AuthTables>
  close(): Promise<void>
}

/** @param apart whether each surface is a process of its own */
async function start(apart: boolean, settings: Record<string, string>): Promise<World> {
  const running: RunningTriptych[] = []
  const run = async (args: readonly string[], more: Record<string, string>) => {
    const triptych = await startTriptych({ args: [...args, '--check-replies'], env: { ...env, ...more } })
    running.push(triptych)
    return triptych
  }
  const auth = await run(apart ? ['auth'] : ['auth', 'bridge', 'content'], settings)
  // What the others know of step-up is what auth tells them.
  const elsewhere = { SVC_AUTH_URL: onLocalhost(auth.urls.auth) }
  const [bridge, content] = apart ? [await run(['bridge'], elsewhere), await run(['content'], elsewhere)] : [auth, auth]
  const db = await openDatabase<AuthTables>({ kind: 'sqlite', file: join(auth.dataDir, 'auth.sqlite') })
  return {
    ...{ auth, db },
    urls: {
      auth: onLocalhost(auth.urls.auth),
      bridge: onLocalhost(bridge.urls.bridge),
      content: onLocalhost(content.urls.content),
    },
    close: async () => {
      await db.close()
      await Promise.all(running.map((one) => one.stop()))
    },
  }
}

/** A sign-in of an administrator that began so long ago, and its shares. */
async function enter({ db, urls }: World, ago: number, role: 'admin' | 'member' = 'admin') {
  const credentials = new Credentials(db)
  const id = await credentials.actor('person', 'Ann', role)
  const signIn = await credentials.session(id, ago)
  const browser = new CookieBrowser(urls.auth)
  browser.setCookie('auth_session', signIn.secret)
  const cookies = {
    bridge: `bridge_session=${await credentials.consoleSession(id, 'bridge', signIn)}`,
    content: `content_session=${await credentials.consoleSession(id, 'content', signIn)}`,
  }
  return { id, signIn, browser, cookies }
}

describe.each([
  ['one process', false],
  ['three processes', true],
] as const)('with SVC_STEP_UP, bridge and content (%s)', (_, apart) => {
  let world: World

  beforeAll(async () => {
    world = await start(apart, { SVC_STEP_UP: 'true' })
  })

  afterAll(() => world?.close())

  async function send(surface: Surface, route: Route, headers: Record<string, string>) {
    const { method, path, headers: own, body } = exampleRequest(surfaces[surface].contract, route)
    const url = world.urls[surface]
    const response = await fetch(`${url}${path}`, { method, headers: { ...own, Origin: url, ...headers }, body })
    const text = await response.text()
    const isProblem = response.headers.get('Content-Type')?.includes('problem') === true
    return [response.status, isProblem ? (JSON.parse(text) as { code: string }).code : null] as const
  }

  const visitorAt = async (surface: Surface, Cookie: string) =>
    (await (await fetch(`${world.urls[surface]}/visitor`, { headers: { Cookie } })).json()) as { proofUrl?: string }

  it.each([
    'bridge',
    'content',
  ] as const)('%s: asks for it in every operation that says so, until it was given', async (surface) => {
    const { db, auth, urls } = world
    const { id, browser, cookies } = await enter(world, 11 * minute)
    const headers = { Cookie: cookies[surface] }
    for (const route of asking(surface)) {
      expect([route.operationId, ...(await send(surface, route, headers))]).toEqual([route.operationId, ...asked])
    }
    expect(await visitorAt(surface, headers.Cookie)).toMatchObject({
      proofUrl: `${urls.auth}/settings/account?confirm`,
    })
    const { secret } = await new Credentials(db).token({ id, kind: 'person' })
    for (const route of asking(surface)) {
      const refused = await send(surface, route, { Authorization: `Bearer ${secret}` })
      expect([route.operationId, ...refused]).toEqual([route.operationId, 403, 'session_required'])
    }
    // Rights come first: nobody proves anything for what they may not do.
    const member = await enter(world, 11 * minute, 'member')
    for (const route of asking(surface).filter(({ rights }) => rights === 'admin')) {
      const refused = await send(surface, route, { Cookie: member.cookies[surface] })
      expect([route.operationId, ...refused]).toEqual([route.operationId, 403, 'admin_required'])
    }

    const since = auth.stderr().length
    expect((await browser.post('/api/v1/me/proof/code')).status).toBe(202)
    const code = await vi.waitFor(
      () =>
        /code to confirm a change, for \S+: (\d{6})/.exec(auth.stderr().slice(since))?.[1] ??
        Promise.reject(new Error('no code yet')),
    )
    expect((await browser.post('/api/v1/me/proof', { code })).status).toBe(200)
    expect(await visitorAt(surface, headers.Cookie)).not.toHaveProperty('proofUrl')
    for (const route of asking(surface)) {
      const [, problem] = await send(surface, route, headers)
      expect([route.operationId, problem]).not.toEqual([route.operationId, 'step_up_required'])
      expect([route.operationId, problem]).not.toEqual([route.operationId, 'unauthenticated'])
    }
  })

  it('refuses a stream that asks for it, and opens those that show what there is', async () => {
    const { db, urls } = world
    const { signIn, cookies } = await enter(world, 11 * minute)
    const headers = { Cookie: cookies.bridge, Origin: urls.bridge }
    for (const { path, name } of channels) {
      const opened = outcome(await openStream(urls.bridge, path, headers))
      expect([name, ...opened]).toEqual([name, ...(name === 'shell' ? asked : [101, null])])
    }
    await db.writer.updateTable('session').set({ proven_at: Date.now() }).where('id', '=', signIn.id).execute()
    expect(outcome(await openStream(urls.bridge, '/ws/shell', headers))).toEqual([101, null])
  })
})

it('every change asks that only administrators make, and what mints', () => {
  for (const surface of ['bridge', 'content'] as const) {
    const changes = surfaces[surface].routes.filter(({ rights, method }) => rights === 'admin' && method !== 'GET')
    const minting = surface === 'content' ? ['createPreviewToken'] : []
    expect(
      asking(surface)
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual([...changes.map(({ operationId }) => operationId), ...minting].sort())
  }
  expect(channels.filter((channel) => 'stepUp' in channel).map(({ name }) => name)).toEqual(['shell'])
})

it('without SVC_STEP_UP nothing asks', async () => {
  const world = await start(false, {})
  try {
    const { cookies } = await enter(world, 11 * minute)
    const { bridge, content } = world.urls
    const create = { method: 'POST', body: JSON.stringify({ id: 'docs' }) }
    const made = await fetch(`${content}/api/console/sites`, {
      ...create,
      headers: { Cookie: cookies.content, Origin: content, 'Content-Type': 'application/json' },
    })
    expect(made.status).toBe(201)
    const headers = { Cookie: cookies.bridge, Origin: bridge }
    expect((await fetch(`${bridge}/api/plugins/refresh`, { method: 'POST', headers })).status).toBe(200)
    expect(outcome(await openStream(bridge, '/ws/shell', headers))).toEqual([101, null])
  } finally {
    await world.close()
  }
})
