import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, describe, expect, it } from 'vitest'
import type { Reply } from '../../src/contract/reply.ts'
import type { Route, Validate } from '../../src/contract/route.ts'
import { ReplyStripper, type StrippedProperty } from '../../src/contract/strip-reply.ts'
import { limitErrors } from '../../src/lib/limit-errors.ts'
import { SerializedJson } from '../../src/payload.ts'
import { type SmallSurface, smallRoutes, startSmallSurface } from '../support/small-contract.ts'

// As `tools/codegen` compiles the validators of a contract.
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allErrors: true,
  inlineRefs: false,
  discriminator: true,
  passContext: true,
  code: { process: limitErrors },
})

const text = { type: 'string' }
const closed = (properties: Readonly<Record<string, object>>, required: readonly string[] = []): object => ({
  ...{ type: 'object', additionalProperties: false, properties, required },
})
const [readThing] = smallRoutes as readonly [Route]

/** Strips a body by a schema, and says what is reported. */
function strip(schema: object, body: unknown): { readonly body: unknown; readonly paths: string[] } {
  const reported: StrippedProperty[] = []
  const validators = { readThing200Body: ajv.compile(schema) as Validate }
  const reply = new ReplyStripper(validators, (each) => reported.push(each)).strip(readThing, { status: 200, body })
  return { body: reply.body, paths: reported.map(({ path }) => path) }
}

describe('an undeclared property', () => {
  const list = closed({ items: { type: 'array', items: closed({ name: text, tags: { type: 'object' } }) } })

  it('is stripped at any depth, and reported once for a list', () => {
    const body = { items: [{ name: 'a', hash: 1 }, { name: 'b' }, { name: 'c', hash: 2, 'x/y~': 3 }], total: 3 }
    const before = structuredClone(body)
    const stripped = strip(list, body)
    expect(stripped.body).toEqual({ items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] })
    expect(stripped.paths.sort()).toEqual(['.items[].hash', '.items[].x/y~', '.total'])
    expect(body).toEqual(before)
  })

  it('is stripped from every item of a list, behind however many that have other faults', () => {
    const items = Array.from({ length: 250 }, (_, i) => ({ name: i < 150 ? i : 'a', hash: i }))
    const stripped = strip(list, { items }).body as { items: object[] }
    expect(stripped.items.filter((item) => 'hash' in item)).toEqual([])
  })

  it('is kept in an object that the contract leaves open', () => {
    const body = { items: [{ name: 'a', tags: { any: { thing: 1 } } }] }
    expect(strip(list, body)).toEqual({ body, paths: [] })
    expect(strip(list, { ...body, extra: 1 })).toEqual({ body, paths: ['.extra'] })
  })

  it('is all that changes: other faults are sent as they are', () => {
    expect(strip(list, { items: [{ name: 7, hash: 1 }, null] }).body).toEqual({ items: [{ name: 7 }, null] })
  })

  it('is that of the branch which a discriminator names', () => {
    const branch = (kind: string, name: string): object => closed({ kind: { const: kind }, [name]: text }, ['kind'])
    const union = {
      ...{ type: 'object', discriminator: { propertyName: 'kind' }, required: ['kind'] },
      oneOf: [branch('a', 'x'), branch('b', 'y')],
    }
    expect(strip(union, { kind: 'b', x: '1', y: '2' })).toEqual({ body: { kind: 'b', y: '2' }, paths: ['.x'] })
  })

  it('of a value that may be null is stripped', () => {
    const maybe = closed({ actor: { oneOf: [closed({ id: text }), { type: 'null' }] } })
    expect(strip(maybe, { actor: { id: 'a', hash: 1 } })).toEqual({
      body: { actor: { id: 'a' } },
      paths: ['.actor.hash'],
    })
    expect(strip(maybe, { actor: null })).toEqual({ body: { actor: null }, paths: [] })
  })

  it('of a union is none that some branch declares', () => {
    const union = closed({ one: { anyOf: [closed({ a: text }, ['a']), closed({ b: text }, ['b'])] } })
    expect(strip(union, { one: { b: '1', hash: 1 }, hash: 1 })).toEqual({
      ...{ body: { one: { b: '1' } }, paths: ['.hash', '.one.hash'] },
    })
    // Of neither branch: what is declared cannot be told.
    expect(strip(union, { one: { a: '1', b: '2' }, hash: 1 })).toEqual({
      body: { one: { a: '1', b: '2' } },
      paths: ['.hash'],
    })
  })

  it('below the keys of a map is reported a limited number of times', () => {
    const map = { type: 'object', additionalProperties: closed({}) }
    const body = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, { hash: i }]))
    const stripped = strip(map, body)
    expect([
      Object.values(stripped.body as object).every((value) => !('hash' in value)),
      stripped.paths.length,
    ]).toEqual([true, 100])
  })
})

describe('a surface that strips', () => {
  let running: SmallSurface | undefined
  afterEach(async () => running?.close())

  async function read(reply: Reply): Promise<Response[]> {
    running = await startSmallSurface({ readThing: () => reply }, { replyCheck: 'strip' })
    const { url } = running
    return [await fetch(`${url}/things/1`), await fetch(`${url}/things/2`)]
  }

  it('sends what is declared, with the headers of the reply, and warns once', async () => {
    const responses = await read({ status: 200, headers: { ETag: '"7"' }, body: { name: 'a', hash: 1 } })
    for (const response of responses) {
      expect([response.status, response.headers.get('etag'), await response.json()]).toEqual([
        200,
        '"7"',
        { name: 'a' },
      ])
    }
    expect(running?.stripped).toEqual([{ operationId: 'readThing', status: 200, path: '.hash' }])
  })

  it('sends JSON that was stored as text as it stands', async () => {
    const [response] = await read({
      status: 200,
      headers: { ETag: '"7"' },
      body: new SerializedJson('{"name":"a","hash":1}'),
    })
    expect(await response?.json()).toEqual({ name: 'a', hash: 1 })
    expect(running?.stripped).toEqual([])
  })

  it('sends a status that is not declared, as without a check', async () => {
    const [response] = await read({ status: 418, body: { hash: 1 } })
    expect([response?.status, await response?.json()]).toEqual([418, { hash: 1 }])
  })
})
