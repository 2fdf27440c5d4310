import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import type { Reply } from '../../src/contract/reply.ts'
import { type ToolRow, toolsOf } from '../../src/contract/tools.ts'
import { redocly } from '../../tools/codegen/redocly.ts'
import { ask as askAt, startWideSurface, type WideSurface, wideSpec } from '../support/wide-contract.ts'

let wide: WideSurface
let created: Reply | null = null

beforeAll(async () => {
  wide = await startWideSurface(() => created)
})
afterAll(() => wide.close())

function ask(path: string, init?: RequestInit) {
  return askAt(`${wide.url}${path}`, init)
}

function post(path: string, type: string, body: string | Uint8Array<ArrayBuffer>, headers: object = {}) {
  return ask(path, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body })
}

describe('the wide contract', () => {
  it('breaks no rule', async () => {
    await expect(redocly(['lint', wideSpec, '--format', 'stylish'])).resolves.not.toContain('error')
  })
})

describe('parameters', () => {
  const defaults = { query: { limit: 20 }, headers: { 'X-Mode': 'plain' }, cookies: { theme: 'light' } }

  it.each([
    ['ids=1,2', { ids: [1, 2] }],
    ['ids=', { ids: [] }],
    ['names=a,b%2Cc,d+e', { names: ['a', 'b,c', 'd e'] }],
    ['na%6Des=a', { names: ['a'] }],
    ['tag=a&tag=b,c', { tag: ['a', 'b,c'] }],
    [
      'range[age]=3&filter%5Bdate.gte%5D=2026-01-01&filter[x]=1',
      { range: { age: 3 }, filter: { 'date.gte': '2026-01-01', x: '1' } },
    ],
    ['filters=a', {}],
  ])('reads ?%s', async (query, expected) => {
    const { status, body } = await ask(`/items?${query}`)
    expect({ status, body }).toEqual({ status: 200, body: { ...defaults, query: { limit: 20, ...expected } } })
  })

  it.each([
    ['ids=1,x', 'ids', 'must hold an integer each'],
    ['ids=1&ids=2', 'ids', 'must be sent once'],
    ['ids=1,2,3,4', 'ids', 'must NOT have more than 3 items'],
    ['range[age]=x', 'range/age', 'must be an integer'],
    ['range[age]=1&range[age]=2', 'range/age', 'must be sent once'],
    ['filter[date.gte]=soon', 'filter/date.gte', 'must match format "date"'],
    ['filter[a][b]=1', 'filter[a][b]', 'must be sent as `filter[member]=value`'],
    ['filter=1', 'filter', 'must be sent as `filter[member]=value`'],
    ['range[x]=1', 'range/x', 'must NOT have additional properties'],
    ['filter[__proto__]=1', 'filter', 'property name must be valid'],
  ])('refuses ?%s', async (query, name, message) => {
    const { status, body } = await ask(`/items?${query}`)
    expect(status).toBe(400)
    expect((body as { errors: unknown[] }).errors).toContainEqual({ in: 'query', name, message })
  })

  it('reads lists in headers, and what is sent in the place of a default', async () => {
    const headers = { 'X-Names': 'a, b,,c', 'X-Mode': 'fancy', Cookie: 'theme=dark' }
    expect((await ask('/items?limit=5', { headers })).body).toEqual({
      query: { limit: 5 },
      headers: { 'X-Names': ['a', 'b', 'c'], 'X-Mode': 'fancy' },
      cookies: { theme: 'dark' },
    })
  })

  it('are sent by the client', async () => {
    const query = {
      ids: [1, 2],
      names: ['a,b'],
      tag: ['x', 'y'],
      range: { age: 3 },
      filter: { 'date.gte': '2026-01-01' },
    }
    const { data } = await wide.client.GET('/items', { params: { query } })
    expect(data).toMatchObject({ query })
  })
})

describe('a body of several types', () => {
  it('is distinguished by its Content-Type', async () => {
    const json = await post('/items', 'application/json', '{"name":"cup","look":{}}')
    expect(json.body).toEqual({
      body: {
        contentType: 'application/json',
        value: { name: 'cup', size: 1, tags: [], look: { colour: 'red' } },
      },
      accept: 'application/json',
    })
    const csv = await post('/items', 'text/csv; charset=utf-8', 'é,1')
    expect(csv.body).toMatchObject({ body: { contentType: 'text/csv', value: 'é,1' } })
  })

  it.each([
    ['application/xml', '<a/>', 415],
    ['text/csv; charset=latin1', 'a', 415],
    ['application/json', '{"size":1}', 400],
    ['application/json', '{"name":"cup","size":"1"}', 400],
    ['text/csv', 'x'.repeat(1001), 400],
    ['text/csv', new Uint8Array([0xff]), 400],
    ['text/csv', 'x'.repeat(1024 * 1024 + 1), 413],
  ])('in %s is refused where it has to be', async (type, body, status) => {
    expect((await post('/items', type, body)).status).toBe(status)
  })

  it('is sent by the client in the type that it names, else in the first', async () => {
    const first = await wide.client.POST('/items', { body: { name: 'cup' } })
    expect(first.data).toMatchObject({ body: { contentType: 'application/json', value: { name: 'cup' } } })
    const second = await wide.client.POST('/items', { body: 'cup,1', headers: { 'Content-Type': 'text/csv' } })
    expect(second.data).toMatchObject({ body: { contentType: 'text/csv', value: 'cup,1' } })
  })
})

describe('a reply of several types', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['text/*;q=0.5, application/json;q=0.1', 'text/markdown; charset=utf-8'],
  ])('is what Accept %s likes best', async (accept, type) => {
    const { status, response } = await ask('/export', { headers: accept === undefined ? {} : { Accept: accept } })
    expect(status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
  })

  it('is the first where nothing else is liked, or refused where the contract can', async () => {
    expect((await ask('/export', { headers: { Accept: 'image/png' } })).status).toBe(406)
    const { status, response } = await post('/items', 'text/csv', 'a', { Accept: 'image/png' })
    expect([status, response.headers.get('content-type')]).toEqual([201, 'application/json'])
  })

  it.each([
    ['no type', { status: 201, headers: { 'X-Count': 1 }, body: {} }],
    ['another type', { status: 201, headers: { 'X-Count': 1 }, contentType: 'text/html', body: '' }],
    [
      'a body of the other type',
      { status: 201, headers: { 'X-Count': 1 }, contentType: 'application/json', body: 'a' },
    ],
    ['a header that is text', { status: 201, headers: { 'X-Count': '1' }, contentType: 'application/json', body: {} }],
    ['a header out of bounds', { status: 201, headers: { 'X-Count': 0 }, contentType: 'application/json', body: {} }],
  ])('is a defect with %s', async (_, reply) => {
    created = reply
    const { status } = await post('/items', 'text/csv', 'a')
    created = null
    expect(status).toBe(500)
    expect(String(wide.errors.at(-1))).toContain('createItem 201')
  })

  it('has typed headers, as text', async () => {
    const { response, body } = await post('/items', 'text/csv', 'a', { Accept: 'text/csv' })
    const sent = ['X-Count', 'X-Ratio', 'X-Fresh', 'X-Tags'].map((name) => response.headers.get(name))
    expect(sent).toEqual(['2', '0.5', 'true', 'a, b'])
    expect(body).toBe('cup,1')
  })

  it.each(['application/json', 'text/markdown'])('has the headers that the contract fixes, in %s', async (Accept) => {
    const { response } = await ask('/export', { headers: { Accept } })
    const names = ['X-Page', 'X-Version', 'X-Share', 'X-Whole', 'Cache-Control']
    expect(names.map((name) => response.headers.get(name))).toEqual(['1', '3', '0.5', 'true', 'no-store'])
  })
})

describe('text and forms', () => {
  it('is text there and back', async () => {
    const { status, body, response } = await post('/notes', 'text/markdown', '# Grüße')
    expect([status, body, response.headers.get('content-type')]).toEqual([
      200,
      '# Grüße',
      'text/markdown; charset=utf-8',
    ])
    const { data } = await wide.client.POST('/notes', { body: '# Hi', parseAs: 'text' })
    expect(data).toBe('# Hi')
    expect((await post('/notes', 'text/markdown', 'x'.repeat(21))).status).toBe(400)
    expect((await post('/notes', 'text/plain', 'x')).status).toBe(415)
    expect((await post('/notes', 'text/markdown', '')).body).toBe('')
  })

  it('has fields in their types', async () => {
    const { body } = await post('/form', 'application/x-www-form-urlencoded', 'age=36&tags=a&tags=b')
    expect(body).toEqual({ body: { age: 36, tags: ['a', 'b'], town: 'Turin' } })
    const { data } = await wide.client.POST('/form', { body: { age: 36, tags: ['a'] } })
    expect(data).toEqual({ body: { age: 36, tags: ['a'], town: 'Turin' } })
    expect((await post('/form', 'application/x-www-form-urlencoded', 'age=x')).status).toBe(400)
    expect((await post('/form', 'application/x-www-form-urlencoded', 'town=a&town=b')).status).toBe(400)
  })
})

describe('a tool', () => {
  const agent: Principal = { id: 'a', kind: 'agent', role: 'member', credential: 'token', credentialId: 't' }

  /** What its handler is given, called with these arguments. */
  async function call(operationId: string, places: ToolRow['places'], args: object) {
    const row: ToolRow = {
      ...{ name: 'tool', operationId, title: 'Tool', description: 'A tool.', outputSchema: null, places },
      inputSchema: { type: 'object' },
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    }
    const { routes, surface } = wide
    const source = toolsOf({
      ...{ tools: [row], routes, log: ({ error }) => void wide.errors.push(error) },
      call: (...parts) => surface.call(...parts),
    })
    return (await source.call('tool', { ...args }, agent, 'request-1')) as { result: Record<string, unknown> }
  }

  it('has the defaults of what its arguments leave out', async () => {
    const list = { limit: 'query', names: 'query' } as const
    expect((await call('listItems', list, { names: ['a'] })).result.query).toEqual({ names: ['a'], limit: 20 })
    expect((await call('listItems', list, { limit: 5 })).result.query).toEqual({ limit: 5 })
    const item = { name: 'body', size: 'body' } as const
    expect((await call('createItem', item, { name: 'cup' })).result.body).toEqual({
      ...{ contentType: 'application/json', value: { name: 'cup', size: 1, tags: [] } },
    })
  })
})
