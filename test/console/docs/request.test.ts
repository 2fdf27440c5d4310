import { describe, expect, it } from 'vitest'
import { readContract } from '../../../console/docs/contract.ts'
import { asCurl, type Draft, missingIn, prepare } from '../../../console/docs/request.ts'

const document = {
  tags: [{ name: 'Pets' }],
  paths: {
    '/files/{site}/{key}': {
      parameters: [{ name: 'site', in: 'path', required: true, schema: {} }],
      put: {
        operationId: 'putFile',
        tags: ['Pets'],
        security: [],
        parameters: [
          { name: 'key', in: 'path', required: true, 'x-multi-segment': true, schema: {} },
          { name: 'tag', in: 'query', schema: { $ref: '#/components/schemas/Tags' } },
          { name: 'If-Match', in: 'header', schema: {} },
          { name: 'sid', in: 'cookie', required: true, schema: {} },
        ],
        requestBody: { content: { 'application/json': { examples: { one: { value: { a: 1 } } } } } },
        responses: {},
      },
    },
  },
  components: { schemas: { Tags: { type: 'array' } } },
}
const [operation] = readContract(document).chapters[0]?.operations ?? []
if (operation === undefined) throw new Error('the contract has an operation')
const values = { 'path site': 'a/b', 'path key': 'a b/c$&.png', 'query tag': 'x, y', 'header If-Match': '"1"' }
const draft: Draft = { values, mediaType: 'application/json', text: '{"a":1}', file: null, token: '' }

describe('a request of the reference', () => {
  it('travels as the contract says', () => {
    expect(prepare(document, operation, draft)).toEqual({
      method: 'PUT',
      url: '/files/a%2Fb/a%20b/c%24%26.png?tag=x&tag=y',
      headers: { 'If-Match': '"1"', 'Content-Type': 'application/json' },
      body: '{"a":1}',
    })
  })

  it('leaves out what is empty', () => {
    const bare = { ...draft, values: { 'path site': 'a', 'path key': 'b' }, text: '' }
    expect(prepare(document, operation, bare)).toEqual({ method: 'PUT', url: '/files/a/b', headers: {}, body: null })
  })

  it('has the token where there is one', () => {
    expect(prepare(document, operation, { ...draft, token: 't' }).headers.Authorization).toBe('Bearer t')
  })

  it('needs what is required, but for cookies, which a browser sends by itself', () => {
    expect(missingIn(operation, { ...draft, values: { 'path site': 'a' } })).toEqual(['key'])
  })

  it('is one command of a shell, whatever it holds', () => {
    const text = asCurl(prepare(document, operation, { ...draft, text: "it's" }), 'http://a.test')
    expect(text).toContain("curl -X PUT 'http://a.test/files/a%2Fb/a%20b/c%24%26.png?tag=x&tag=y'")
    expect(text).toContain("--data-raw 'it'\\''s'")
  })

  it('reads examples as text', () => {
    expect(operation.body?.media[0]?.examples).toEqual([['one', '{\n  "a": 1\n}']])
  })
})
