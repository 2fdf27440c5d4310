import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentClient } from '../../generated/content/client.ts'
import type { Route } from '../../src/contract/route.ts'
import { ensurePrism } from '../../tools/prism/mock.ts'
import { everyOperation } from '../support/every-operation.ts'
import { type RunningProcess, startProcess } from '../support/process.ts'
import { isThorough } from '../support/thorough.ts'

const program = join(import.meta.dirname, '../../tools/prism/main.ts')
const surfaces = ['auth', 'bridge', 'content'] as const

/** The credentials of a session, whatever they say: the mock looks none up. */
const cookies = {
  auth: 'auth_session=example',
  bridge: 'bridge_session=example',
  content: 'content_session=example',
}

/** The credentials that an operation takes: those of a session, except where the provisioning client alone calls. */
function credentials(surface: (typeof surfaces)[number], security: Route['security']): Record<string, string> {
  const provisioning = security.flat().includes('scimToken')
  return provisioning ? { Authorization: 'Bearer example' } : { Cookie: cookies[surface] }
}

/**
 * What is asked for by its status: all in a thorough run. Otherwise not the first, which comes without being asked for,
 * and of the refusals one, which the operations have in turns: many declare the same ones.
 */
function examplesOf(statuses: readonly string[], turn: number): readonly string[] {
  if (isThorough) return statuses
  const refusals = statuses.filter((status) => Number(status) >= 400)
  return [
    ...statuses.slice(1).filter((status) => Number(status) < 400),
    ...refusals.filter((_, index) => index === turn % refusals.length),
  ]
}

/** Prism lets pages of every origin read what it answers, with headers of its own. */
const isOfPrism = (fault: string): boolean => /^access-control-[\w-]+ is not declared$/.test(fault)

const mocks: RunningProcess[] = []
const urls = { auth: '', bridge: '', content: '' }

beforeAll(async () => {
  ensurePrism(() => {})
  for (const surface of surfaces) {
    const mock = startProcess(process.execPath, [program, surface, '--port', '0'])
    mocks.push(mock)
    await mock.waitFor('ready\n')
    urls[surface] = new RegExp(`^mock ${surface} (http://127\\.0\\.0\\.1:\\d+)$`, 'm').exec(mock.stdout())?.[1] ?? ''
  }
})

afterAll(async () => {
  for (const mock of mocks) await mock.stop()
})

describe.each(surfaces)('the mock of the %s contract, read by the generated client', (surface) => {
  const { routes, called, call, faultsOf } = everyOperation[surface]

  it('has a call of every operation to make', () => {
    expect([...called].sort()).toEqual(routes.map(({ operationId }) => operationId).sort())
  })

  describe.each(routes.map((route, turn) => ({ ...route, turn })))('$operationId', ({
    operationId,
    replies,
    security,
    turn,
  }) => {
    const presented = credentials(surface, security)

    it('answers as the contract says first without being asked for a status', async () => {
      const answer = await call(operationId, { baseUrl: urls[surface], headers: presented })
      expect(answer.response.status).toBe(Number(Object.keys(replies)[0]))
      expect(faultsOf(operationId, answer).filter((fault) => !isOfPrism(fault))).toEqual([])
    })

    // `Prefer` asks Prism for the example of one status.
    it.each(examplesOf(Object.keys(replies), turn))('answers the example of %s', async (status) => {
      const headers = { ...presented, Prefer: `code=${status}` }
      const answer = await call(operationId, { baseUrl: urls[surface], headers })
      expect(answer.response.status).toBe(Number(status))
      expect(faultsOf(operationId, answer).filter((fault) => !isOfPrism(fault))).toEqual([])
    })
  })
})

describe('the mock of the auth contract', () => {
  const read = (path: string, init?: RequestInit) => fetch(`${urls.auth}${path}`, { redirect: 'manual', ...init })

  it('asks for a credential where the contract does, and takes a session or a token', async () => {
    expect((await read('/api/v1/me')).status).toBe(401)
    expect((await read('/api/v1/me', { headers: { Cookie: 'auth_session=example' } })).status).toBe(200)
    expect((await read('/api/v1/me', { headers: { Authorization: 'Bearer example' } })).status).toBe(200)
  })

  it('lets a visitor of a page in without one', async () => {
    const response = await read('/settings/account')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html'])
  })

  it('takes the form of the sign-in page, leads on, and gives a cookie', async () => {
    const response = await read('/login', { method: 'POST', body: new URLSearchParams({ email: 'ada@example.com' }) })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/')
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^auth_session=/)])
  })

  it('refuses a body that is not what the contract says', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await read('/api/v1/auth/otp', { method: 'POST', headers, body: '{"email":"nobody"}' })
    expect(response.status).toBe(400)
  })
})

describe('the mock of the content contract', () => {
  it('does not take one of the literal paths for a document', async () => {
    const client = createContentClient({ baseUrl: urls.content })
    const path = { siteId: 'docs', env: 'production' }
    const { data: list } = await client.GET('/api/v1/{siteId}/{env}/{route}', {
      params: { path: { ...path, route: '_routes' } },
    })
    expect(list).toHaveProperty('routes')
    const { data: partial } = await client.GET('/api/v1/{siteId}/{env}/{route}', {
      params: { path: { ...path, route: '_partials/deep/inside' } },
    })
    expect(partial).toHaveProperty('key')
  })

  it('may be read from a page of any origin', async () => {
    const client = createContentClient({ baseUrl: urls.content, headers: { Origin: 'https://reader.test' } })
    const { response } = await client.GET('/health')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://reader.test')
  })
})

describe('the program of the mocks', () => {
  it('says in one line that a port is taken', async () => {
    const { port } = new URL(urls.content)
    const second = startProcess(process.execPath, [program, 'content', '--port', port])
    expect(await second.exited).toEqual({ code: 1, signal: null })
    expect(second.stderr()).toBe(`mock content: port ${port} is taken; --port chooses another\n`)
  })

  it('ends on SIGTERM', async () => {
    for (const mock of mocks) expect(await mock.stop()).toEqual({ code: 0, signal: null })
  })
})
