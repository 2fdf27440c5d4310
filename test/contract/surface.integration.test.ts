import { inspect } from 'node:util'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CallContext, Principal } from '../../src/access/principal.ts'
import { Surface } from '../../src/contract/surface.ts'
import { TableRouter } from '../../src/contract/table-router.ts'
import { TriptychError } from '../../src/errors.ts'
import { SerializedJson } from '../../src/payload.ts'
import { type SmallSurface, smallRoutes, startSmallSurface } from '../support/small-contract.ts'

const member: Principal = { id: 'm1', kind: 'person', role: 'member', credential: 'session', credentialId: 's1' }

let running: SmallSurface | undefined
afterEach(async () => running?.close())

async function start(...args: Parameters<typeof startSmallSurface>): Promise<SmallSurface> {
  running = await startSmallSurface(...args)
  return running
}

function post(
  url: string,
  body: string | Buffer<ArrayBuffer>,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) {
  return fetch(`${url}/things`, { method: 'POST', body, headers })
}

async function problemOf(response: Response): Promise<unknown> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as { status: number }
  expect(body.status).toBe(response.status)
  return body
}

describe('a request that the contract does not promise to answer', () => {
  it('gets 404 for a path without an operation', async () => {
    const { url } = await start({})
    expect(await problemOf(await fetch(`${url}/nothing`))).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('gets 405 with Allow for a method that the path does not have, OPTIONS included', async () => {
    const { url } = await start({})
    for (const method of ['DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await fetch(`${url}/things/1`, { method })
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    }
  })

  it('gets 400 that names each parameter at fault', async () => {
    const { url } = await start({})
    const named = (message: unknown) => [{ in: 'query', name: 'limit', message }]
    for (const [query, message] of [
      ['limit=ten', 'must be an integer'],
      ['limit=1&limit=2', 'must be sent once'],
      ['limit=11', expect.stringContaining('10')],
    ] as const) {
      expect(await problemOf(await fetch(`${url}/things/1?${query}`))).toMatchObject({ errors: named(message) })
    }
  })
})

describe('a body', () => {
  it('is not read before security has spoken', async () => {
    const { url } = await start({}, { principal: null })
    expect(await problemOf(await post(url, '{ broken'))).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it.each([
    ['another type', '{}', { 'Content-Type': 'text/plain' }],
    ['another charset', '{}', { 'Content-Type': 'application/json; charset=latin1' }],
    ['a coding', '{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
    ['a form', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ])('of %s gets 415', async (_, body, headers) => {
    const { url } = await start({}, { principal: member })
    expect(await problemOf(await post(url, body, headers))).toMatchObject({ code: 'unsupported_media_type' })
  })

  it('over 1 MiB gets 413', async () => {
    const { url } = await start({}, { principal: member })
    const body = JSON.stringify({ name: 'x'.repeat(1024 * 1024) })
    expect(await problemOf(await post(url, body))).toMatchObject({ status: 413, code: 'body_too_large' })
  })

  it.each([
    ['broken JSON', '{', ''],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), ''],
    ['none at all', '', ''],
    ['another shape', '[]', ''],
    ['a missing property', '{}', 'name'],
    ['an extra property', '{"name":"a","x~/y":1}', 'x~0~1y'],
    ['a wrong type deep inside', '{"name":1}', 'name'],
  ])('that is %s gets 400 and says where', async (_, body, name) => {
    const { url } = await start({}, { principal: member })
    const problem = await problemOf(await post(url, body))
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ in: 'body', name }] })
  })

  it('reaches its handler as it was sent, with the principal', async () => {
    const seen: unknown[] = []
    const { url } = await start(
      {
        writeThing: (request, context) => {
          seen.push(request, context.principal)
          return { status: 201, body: { name: 'é' } }
        },
      },
      { principal: member },
    )
    const response = await post(url, '{"name":"é"}', { 'Content-Type': 'Application/JSON; charset="UTF-8"' })
    expect([response.status, await response.json()]).toEqual([201, { name: 'é' }])
    expect(seen).toEqual([{ body: { name: 'é' } }, member])
  })
})

describe('a reply', () => {
  it('is one for HEAD as for GET, without its body', async () => {
    const { url } = await start({})
    const get = await fetch(`${url}/things/1`)
    const head = await fetch(`${url}/things/1`, { method: 'HEAD' })
    const headers = (response: Response) =>
      [...response.headers].filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name))
    expect(headers(head)).toEqual(headers(get))
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('is a 304 without a body when the caller holds it', async () => {
    const { url } = await start({})
    const response = await fetch(`${url}/things/1`, { headers: { 'If-None-Match': '"1"' } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('vary')).toBe('X-Key')
  })

  it.each([
    ['an undeclared status', { status: 418, body: {} }],
    ['an extra field', { status: 200, headers: { ETag: '"1"' }, body: { name: 'a', id: 7 } }],
    [
      'an extra field in encoded JSON',
      { status: 200, headers: { ETag: '"1"' }, body: new SerializedJson('{"name":"a","id":7}') },
    ],
    ['a missing header', { status: 200, body: { name: 'a' } }],
    ['no body', { status: 200, headers: { ETag: '"1"' } }],
  ])('with %s is a drift: 500, and the log says what', async (_, reply) => {
    const { url, log } = await start({ readThing: () => reply })
    expect(await problemOf(await fetch(`${url}/things/1`))).toMatchObject({ status: 500, code: 'internal_error' })
    expect(log).toEqual([expect.objectContaining({ error: expect.objectContaining({ name: 'ReplyDrift' }) })])
  })

  it('is not held against the contract unless that is asked for', async () => {
    const { url } = await start({ readThing: () => ({ status: 200, body: { id: 7 } }) }, { replyCheck: 'off' })
    expect(await (await fetch(`${url}/things/1`)).json()).toEqual({ id: 7 })
  })
})

describe('a failure', () => {
  it('of rights names what is missing', async () => {
    const admin: Principal = { ...member, role: 'admin' }
    const token: Principal = { ...member, credential: 'token' }
    for (const [principal, status, code] of [
      [null, 401, 'unauthenticated'],
      [token, 403, 'session_required'],
      [member, 403, 'admin_required'],
    ] as const) {
      const { url, close } = await start({}, { principal })
      expect(await problemOf(await fetch(`${url}/administer`, { method: 'POST' }))).toMatchObject({ status, code })
      await close()
    }
    const { url } = await start({}, { principal: admin })
    expect((await fetch(`${url}/administer`, { method: 'POST' })).status).toBe(204)
  })

  it('keeps its cause from the answer: the caller gets an id, the log the cause under it', async () => {
    const cause = new Error('connect to 10.0.0.7 with password hunter2')
    const { url, log } = await start({
      readThing: () => {
        throw cause
      },
    })
    const response = await fetch(`${url}/things/1`)
    const text = await response.clone().text()
    expect(await problemOf(response)).toEqual({
      ...{ type: 'about:blank', title: 'Internal server error', status: 500, code: 'internal_error' },
    })
    expect(text).not.toMatch(/hunter2|at .*\.ts/)
    expect(log).toEqual([expect.objectContaining({ requestId: response.headers.get('x-request-id'), error: cause })])
  })

  it('keeps a body that is not JSON out of the log', async () => {
    const { url, log } = await start({}, { principal: member })
    expect((await post(url, '{"code":SECRET-123}')).status).toBe(400)
    expect(log).toHaveLength(1)
    expect(inspect(log, { depth: 9 })).not.toContain('SECRET')
  })

  it('of a kind that the operation does not declare becomes 500', async () => {
    const { url, log } = await start({
      readThing: () => {
        throw new TriptychError('unavailable')
      },
    })
    expect((await fetch(`${url}/things/1`)).status).toBe(500)
    expect(log).toEqual([
      expect.objectContaining({ status: 500, error: expect.objectContaining({ name: 'ReplyDrift' }) }),
    ])
  })

  it('of what verifies a credential is no bad credential', async () => {
    const broken = async () => {
      throw new Error('the verifier is down')
    }
    const { url } = await start({}, { security: broken })
    expect((await post(url, '{"name":"a"}')).status).toBe(500)
  })
})

describe('a request', () => {
  it.each([
    ['an open operation', '/things/1', 0],
    ['a secured one', '/form', 1],
    ['one with an optional credential', '/page', 1],
  ])('is matched once, and its caller identified once: %s', async (_, path, times) => {
    const match = vi.spyOn(TableRouter.prototype, 'match')
    onTestFinished(() => match.mockRestore())
    const session = vi.fn(async () => member)
    const token = vi.fn(async () => null)
    const { url } = await start({}, { security: session, token })
    const body = path === '/form' ? new URLSearchParams({ name: 'a' }) : null
    const response = await fetch(`${url}${path}`, { method: body ? 'POST' : 'GET', body, redirect: 'manual' })
    expect(response.status).toBeLessThan(400)
    expect([match, session, token].map(({ mock }) => mock.calls.length)).toEqual([1, times, 0])
  })

  it('needs the credential that the contract makes optional, where the surface requires one', async () => {
    const { url } = await start({}, { requireCredentials: true })
    const { status } = await fetch(`${url}/page`)
    // 401 is not declared there, so it is a drift: in a whole contract the lint sees to it.
    expect(status).toBe(500)
    expect((await fetch(`${url}/things/1`)).status).toBe(200)
  })

  it('cannot be secured by a scheme that nothing verifies', () => {
    const create = () =>
      Surface.create({
        ...{
          routes: smallRoutes.filter(({ operationId }) => operationId === 'writeThing'),
          validators: {},
          handlers: {},
          security: {},
          context: (call) => call,
        },
        ...{ callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }), log: () => undefined },
      })
    expect(create).toThrow('writeThing requires session, which nothing verifies')
  })
})

describe('several security schemes', () => {
  const agent: Principal = { id: 'a1', kind: 'agent', role: 'member', credential: 'token', credentialId: 't1' }
  const fails = async () => {
    throw new TriptychError('unavailable')
  }

  /** Who a handler is told is calling, or the problem. */
  async function caller(path: string, options: Parameters<typeof start>[1]): Promise<unknown> {
    let principal: unknown
    const tell = (status: number) => (_: never, context: CallContext) => {
      principal = context.principal
      return { status, headers: { Location: '/page' } }
    }
    const { url, close } = await start({ sendForm: tell(303), readPage: tell(302) }, options)
    const method = path === '/form' ? 'POST' : 'GET'
    const body = method === 'POST' ? new URLSearchParams({ name: 'a' }) : null
    const response = await fetch(`${url}${path}`, { method, body, redirect: 'manual' })
    await close()
    return response.status < 400 ? principal : ((await response.json()) as { code: string }).code
  }

  it('admit the caller that one of them identifies, the first in the contract where several do', async () => {
    expect(await caller('/form', { token: async () => agent })).toEqual(agent)
    expect(await caller('/form', { principal: member })).toEqual(member)
    expect(await caller('/form', { principal: member, token: async () => agent })).toEqual(member)
  })

  it('refuse where none identifies a caller, and say when one cannot tell', async () => {
    expect(await caller('/form', {})).toBe('unauthenticated')
    expect(await caller('/form', { security: fails })).toBe('unavailable')
    expect(await caller('/form', { security: fails, token: async () => agent })).toEqual(agent)
  })

  it('may be optional, but not broken', async () => {
    expect(await caller('/page', {})).toBeNull()
    expect(await caller('/page', { principal: member })).toEqual(member)
    expect(await caller('/page', { security: fails })).toBe('unavailable')
  })
})

describe('cross-origin', () => {
  it('answers a preflight for open operations with what they take', async () => {
    const { url } = await start({})
    const headers = { Origin: 'https://else.example', 'Access-Control-Request-Method': 'GET' }
    const response = await fetch(`${url}/things/1`, { method: 'OPTIONS', headers })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'X-Key',
    })
  })

  it('refuses a preflight where nothing is open', async () => {
    const { url } = await start({})
    const headers = { Origin: 'https://else.example', 'Access-Control-Request-Method': 'POST' }
    const response = await fetch(`${url}/things`, { method: 'OPTIONS', headers })
    expect(response.status).toBe(405)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('lets every origin read open answers, refusals included, and no other', async () => {
    const { url } = await start({})
    const origin = async (path: string, init?: RequestInit) =>
      (await fetch(`${url}${path}`, init)).headers.get('access-control-allow-origin')
    expect(await origin('/things/1')).toBe('*')
    expect(await origin('/things/%00')).toBe('*')
    expect(await origin('/things', { method: 'POST' })).toBeNull()
    expect(await origin('/else')).toBeNull()
  })
})

describe('a call from inside the process', () => {
  it('has the same validation, security and reply check', async () => {
    const { surface } = await start({})
    const body = { name: 'a' }
    await expect(surface.call('writeThing', { body }, null, 'r')).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(surface.call('writeThing', { body: {} }, member, 'r')).rejects.toMatchObject({
      code: 'invalid_request',
    })
    const token: Principal = { ...member, credential: 'token' }
    await expect(surface.call('writeThing', { body }, token, 'r')).rejects.toMatchObject({ code: 'session_required' })
    await expect(surface.call('administer', {}, member, 'r')).rejects.toMatchObject({ code: 'admin_required' })
    await expect(surface.call('none', {}, member, 'r')).rejects.toMatchObject({ code: 'not_found' })
    await expect(surface.call('writeThing', { body }, member, 'r')).resolves.toEqual({ status: 201, body })
  })

  it('comes from nowhere, and with no cookie', async () => {
    const seen: unknown[] = []
    const { surface } = await start({
      readThing: (_, { clientAddress, loopback, host, target, userAgent, bodyLength, cookies }) => {
        seen.push({ clientAddress, loopback, host, target, userAgent, bodyLength, cookies })
        return { status: 200, headers: { ETag: '"1"' }, body: { name: 'a' } }
      },
    })
    await surface.call('readThing', { path: { id: '1' } }, null, 'r')
    const place = { clientAddress: null, loopback: true, host: null, target: null }
    expect(seen).toEqual([{ ...place, userAgent: null, bodyLength: null, cookies: {} }])
  })
})
