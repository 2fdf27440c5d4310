import { describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import type { HandlerInput } from '../../src/contract/read-request.ts'
import type { Reply } from '../../src/contract/reply.ts'
import type { Route } from '../../src/contract/route.ts'
import { type ToolRow, toolsOf } from '../../src/contract/tools.ts'
import { TriptychError } from '../../src/errors.ts'
import { SerializedJson } from '../../src/payload.ts'

const agent: Principal = { id: 'a', kind: 'agent', role: 'member', credential: 'token', credentialId: 't' }

const route: Route = {
  ...{ operationId: 'putNote', method: 'PUT', path: '/notes/{id}', multiSegment: null, allow: 'PUT', rights: null },
  scope: 'small:write',
  ...{ cors: false, answerCache: false, mounted: false, security: [['token']], replies: {} },
  body: { required: true, contentType: 'application/json' },
  parameters: [
    { in: 'path', name: 'id', required: true, type: 'string' },
    { in: 'query', name: 'limit', required: false, type: 'integer' },
    { in: 'query', name: 'after', required: false, type: 'string' },
    { in: 'header', name: 'X-Key', required: false, type: 'string' },
  ],
}

const row: ToolRow = {
  ...{ name: 'put_note', operationId: 'putNote', title: 'Write', description: 'Write a note.', outputSchema: null },
  inputSchema: { type: 'object' },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  places: { id: 'path', limit: 'query', after: 'query', text: 'body' },
}

interface Called {
  readonly operationId: string
  readonly input: HandlerInput
  readonly principal: Principal | null
  readonly requestId: string
}

/** A tool whose operation answers so, with what it was called with and what was logged. */
function toolThat(answers: () => Reply, tool: ToolRow = row, of: Route = route) {
  const called: Called[] = []
  const logged: { requestId: string; code: string; status: number; error: unknown }[] = []
  const source = toolsOf({
    tools: [tool],
    routes: [of],
    log: ({ requestId, code, status, error }) => logged.push({ requestId, code, status, error }),
    call: async (operationId, input, principal, requestId) => {
      called.push({ operationId, input, principal, requestId })
      return answers()
    },
  })
  return { source, called, logged, call: (args: object) => source.call(tool.name, { ...args }, agent, 'request-1') }
}

const fine = (): Reply => ({ status: 204 })

describe('the arguments of a tool', () => {
  it('go where the operation has them, and every part is there', async () => {
    const { call, called } = toolThat(fine)
    await call({ id: '7', limit: 2, text: 'Hello' })
    const input = { path: { id: '7' }, query: { limit: 2 }, headers: {}, body: { text: 'Hello' } }
    expect(called).toEqual([{ operationId: 'putNote', input, principal: agent, requestId: 'request-1' }])
  })

  it('make an empty body where none of its members is given, and none where it is optional', async () => {
    const required = toolThat(fine)
    await required.call({ id: '7' })
    expect(required.called[0]?.input.body).toEqual({})
    const optional = { ...route, body: { required: false, contentType: 'application/json' } }
    const other = toolThat(fine, row, optional)
    await other.call({ id: '7' })
    expect(other.called[0]?.input).not.toHaveProperty('body')
  })

  it('may hold the body as one', async () => {
    const { call, called } = toolThat(fine, { ...row, places: { id: 'path', body: 'whole body' } })
    await call({ id: '7', body: ['Hello'] })
    expect(called[0]?.input).toEqual({ path: { id: '7' }, query: {}, headers: {}, body: ['Hello'] })
  })

  it('say which state they are meant for, as If-Match', async () => {
    const { call, called } = toolThat(fine, { ...row, places: { id: 'path', etag: 'If-Match' } })
    await call({ id: '7', etag: 'a1' })
    expect(called[0]?.input.headers).toEqual({ 'If-Match': '"a1"' })
    await call({ id: '7' })
    expect(called[1]?.input.headers).toEqual({})
    // What is not text is not made one.
    await call({ id: '7', etag: 5 })
    expect(called[2]?.input.headers).toEqual({ 'If-Match': 5 })
  })

  it('without a state make something new, where the operation does', async () => {
    const { call, called } = toolThat(fine, { ...row, places: { id: 'path', etag: 'If-Match or If-None-Match' } })
    await call({ id: '7' })
    await call({ id: '7', etag: 'a1' })
    expect(called.map(({ input }) => input.headers)).toEqual([{ 'If-None-Match': '*' }, { 'If-Match': '"a1"' }])
  })

  it.each([
    'page',
    '__proto__',
    'toString',
  ])('are refused before the operation runs when there is no %s', async (name) => {
    const { call, called, logged } = toolThat(fine)
    const args = JSON.parse(`{"id": "7", "${name}": 1}`) as object
    expect(await call(args)).toEqual({
      problem: {
        code: 'invalid_request',
        title: 'Invalid request',
        errors: [{ name, message: 'is not an argument of this tool' }],
      },
    })
    expect(called).toEqual([])
    expect(logged).toMatchObject([{ requestId: 'request-1', code: 'invalid_request', status: 400 }])
  })
})

describe('the outcome of a tool', () => {
  it('is what HTTP would have answered', async () => {
    const outcomes: [Reply, object][] = [
      [{ status: 200, body: { a: 1 } }, { a: 1 }],
      [{ status: 200, body: new SerializedJson<unknown>('{"a":1}') }, { a: 1 }],
      [{ status: 200, body: 'Hello' }, { text: 'Hello' }],
      [{ status: 200, body: Buffer.from('Grüße') }, { text: 'Grüße' }],
      [{ status: 204 }, {}],
    ]
    for (const [reply, result] of outcomes)
      expect(await toolThat(() => reply).call({ id: '7' })).toEqual({ problem: null, result })
  })

  it('has the arguments of the next page', async () => {
    const Link = '</notes?limit=2&all=false&after=x%2Fy&other=1>; rel="next"'
    const list: Route = {
      ...route,
      parameters: [...route.parameters, { in: 'query', name: 'all', required: false, type: 'boolean' }],
    }
    const tool = { ...row, places: { ...row.places, all: 'query' } } as const
    const outcome = await toolThat(() => ({ status: 200, headers: { Link }, body: { notes: [] } }), tool, list).call({})
    expect(outcome).toEqual({ problem: null, result: { notes: [], next: { limit: 2, all: false, after: 'x/y' } } })
  })

  it('has the state that a change asks for, where HTTP names it', async () => {
    const tagged = (ETag: string) =>
      toolThat(() => ({ status: 200, headers: { ETag }, body: { a: 1 } })).call({ id: '7' })
    expect(await tagged('"a1"')).toEqual({ problem: null, result: { a: 1, etag: 'a1' } })
    expect(await tagged('W/"a1"')).toEqual({ problem: null, result: { a: 1 } })
    const nothing = toolThat(() => ({ status: 204, headers: { etag: '"a2"' } }))
    expect(await nothing.call({ id: '7' })).toEqual({ problem: null, result: { etag: 'a2' } })
  })

  it('names the argument that is at fault, not the header', async () => {
    const errors = [{ in: 'header', name: 'If-Match', message: 'must be string' }] as const
    const { call } = toolThat(() => {
      throw new TriptychError('invalid_request', 'no text', { errors })
    })
    expect(await call({ id: '7' })).toMatchObject({
      problem: { errors: [{ name: 'etag', message: 'must be string' }] },
    })
  })

  it('is a problem where the operation refuses, without the cause', async () => {
    const errors = [{ in: 'query', name: 'limit', message: 'must be <= 200' }] as const
    const refusal = new TriptychError('too_many_requests', 'by 192.0.2.7', { errors, retryAfter: 7, cause: 'secret' })
    const { call, logged } = toolThat(() => {
      throw refusal
    })
    expect(await call({ id: '7' })).toEqual({
      problem: {
        code: 'too_many_requests',
        title: 'Too many requests',
        retryAfter: 7,
        errors: [{ name: 'limit', message: 'must be <= 200' }],
      },
    })
    expect(logged).toEqual([{ requestId: 'request-1', code: 'too_many_requests', status: 429, error: refusal }])
  })

  it('is a problem where the handler answers with one', async () => {
    const body = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' }
    const { call, logged } = toolThat(() => ({ status: 404, body }))
    expect(await call({ id: '7' })).toEqual({ problem: { code: 'not_found', title: 'Not found' } })
    expect(logged).toMatchObject([{ code: 'not_found', status: 404 }])
  })

  it('tells nothing of what broke, but to the log', async () => {
    const broken = new Error('password of the database')
    const { call, logged } = toolThat(() => {
      throw broken
    })
    expect(await call({ id: '7' })).toEqual({ problem: { code: 'internal_error', title: 'Internal server error' } })
    expect(logged).toEqual([{ requestId: 'request-1', code: 'internal_error', status: 500, error: broken }])
  })
})

describe('the description of a tool', () => {
  it('includes the scope of its operation', () => {
    expect(toolThat(fine).source.tools).toMatchObject([{ name: 'put_note', scope: 'small:write' }])
  })

  it('is nothing without an operation', () => {
    expect(() => toolThat(fine, { ...row, operationId: 'gone' })).toThrow('put_note: there is no operation gone')
  })
})
