import { describe, expect, test } from 'vitest'
import { isObject } from '../../src/lib/json.ts'
import { pointerTokens } from '../../src/lib/json-pointer.ts'
import { compareAsyncApi } from '../../tools/compat/asyncapi.ts'
import { Document, type Node, nodes } from '../../tools/compat/json.ts'
import { compareTools } from '../../tools/compat/mcp-tools.ts'
import { compareOpenApi } from '../../tools/compat/openapi.ts'
import { type Change, effectOf, rules } from '../../tools/compat/rules.ts'
import { SchemaComparison } from '../../tools/compat/schemas.ts'
import { type DocumentCase, openapi, operationCases } from './operation-cases.ts'
import { sameSchemas, schemaCases } from './schema-cases.ts'
import { asyncapi, streamCases, toolCases, tools } from './stream-cases.ts'

const outcome = (change: Change) => [change.rule, change.direction, effectOf(change)]

/** A copy with values put where pointers lead, or taken away. */
function edited(document: object, puts: Readonly<Record<string, unknown>> = {}): Node {
  const copy: unknown = structuredClone(document)
  if (!isObject(copy)) throw new TypeError('a document is an object')
  for (const [pointer, value] of Object.entries(puts)) {
    const steps = pointerTokens(pointer)
    const last = steps.pop() ?? ''
    const place = steps.length === 0 ? copy : new Document(copy).at(`/${pointer.split('/').slice(1, -1).join('/')}`)
    if (typeof place !== 'object' || place === null) throw new TypeError(`nothing is at ${pointer}`)
    if (value === undefined) Reflect.deleteProperty(place, last)
    else Reflect.set(place, last, value)
  }
  return copy
}

function compareSchemas(before: object, after: object, direction: 'request' | 'answer'): Change[] {
  const comparison = new SchemaComparison(new Document({}), new Document({}))
  comparison.compare(before, after, '', direction)
  return comparison.changes
}

describe.each(schemaCases)('$rule, $before → $after', ({ rule, before, after, ...effects }) => {
  test.each(['request', 'answer'] as const)('%s', (direction) => {
    const [change, ...more] = compareSchemas(before, after, direction)
    expect(more).toEqual([])
    expect(change && effectOf(change)).toBe(effects[direction])
    // A property that is required in an answer is new for those who read it, whether they needed it or not.
    expect(change?.rule).toBe(rule)
  })
})

test.each(sameSchemas)('%j says the same as %j', (one, other) => {
  expect([...compareSchemas(one, other, 'request'), ...compareSchemas(other, one, 'answer')]).toEqual([])
})

test.each(operationCases)('OpenAPI: $rule, $put', ({ given, put, ...expected }) => {
  const before = edited(openapi, given)
  const changes = compareOpenApi(before, edited(before, put))
  expect(changes.map(outcome)).toEqual([outcomeOf(expected)])
})

test('OpenAPI: a proof that a new setting asks for stops nobody who does not set it', () => {
  const step = '/paths/~1pets~1{id}/get/x-step-up'
  expect(compareOpenApi(edited(openapi), edited(openapi, { [step]: true }))).toEqual([])
})

test('OpenAPI: a contract without servers is at its own address', () => {
  const before = edited(openapi, { '/servers': undefined })
  expect(compareOpenApi(before, edited(before, { '/servers': [{ url: '/' }] }))).toEqual([])
})

test('AsyncAPI: a server at another address is another one', () => {
  const changes = compareAsyncApi(edited(asyncapi), edited(asyncapi, { '/servers/loopback/host': 'localhost:8601' }))
  expect(changes.map(outcome)).toEqual([
    ['server-removed', null, 'breaking'],
    ['server-added', null, 'compatible'],
  ])
})

test('OpenAPI: the names in a path may change, also where an operation has the parameter', () => {
  const before = edited(openapi)
  const text = JSON.stringify(before).replace('/pets/{id}', '/pets/{pet}').replace('"name":"id"', '"name":"pet"')
  const changes = compareOpenApi(before, JSON.parse(text) as Node)
  expect(changes.map(outcome)).toEqual([['path-parameter-renamed', null, 'compatible']])
})

test('OpenAPI: a schema that callers write and read is judged both ways', () => {
  const changes = compareOpenApi(edited(openapi), edited(openapi, { '/components/schemas/Pet/required': [] }))
  expect(changes.map(outcome)).toEqual([
    ['property-optional', 'answer', 'breaking'],
    ['property-optional', 'request', 'compatible'],
  ])
})

test('OpenAPI: what is referred to below a keyword without a rule counts as well', () => {
  const name = '/components/schemas/Name'
  const before = edited(openapi, {
    '/components/schemas/Pet/patternProperties': { '^x': { $ref: `#${name}` } },
    [name]: { type: 'object', patternProperties: { '^y': { $ref: `#${name}` } } },
  })
  const changes = compareOpenApi(before, edited(before, { [`${name}/maxProperties`]: 3 }))
  expect(new Set(changes.map(({ rule }) => rule))).toEqual(new Set(['keyword-changed']))
  expect(compareOpenApi(before, edited(before))).toEqual([])
})

test('OpenAPI: a schema that refers to itself ends', () => {
  const before = edited(openapi, { '/components/schemas/Pet/properties/parent': { $ref: '#/components/schemas/Pet' } })
  expect(compareOpenApi(before, edited(before))).toEqual([])
})

test.each(streamCases)('AsyncAPI: $rule, $put', ({ put, ...expected }) => {
  const changes = compareAsyncApi(edited(asyncapi), edited(asyncapi, put))
  expect(changes.map(outcome)).toEqual([outcomeOf(expected)])
})

test('AsyncAPI: a token that only reads is refused where clients begin to send', () => {
  const before = edited(asyncapi, {
    '/operations/sendPets/security': [{ $ref: '#/components/securitySchemes/session' }],
    '/operations/receivePets': undefined,
  })
  const { receivePets } = asyncapi.operations as Record<string, unknown>
  const changes = compareAsyncApi(before, edited(before, { '/operations/receivePets': receivePets }))
  expect(changes.map(({ rule }) => rule)).toEqual(['rights-tightened', 'message-added'])
})

test.each(toolCases)('tools: $rule, $put', ({ put, ...expected }) => {
  const changes = compareTools(nodes(tools.tools), nodes(edited(tools, put).tools))
  expect(changes.map(outcome)).toEqual([outcomeOf(expected)])
})

test('each rule has a case, and a word about what to do', () => {
  const cases: readonly { readonly rule: string }[] = [...schemaCases, ...operationCases, ...streamCases, ...toolCases]
  const tried = new Set([...cases.map(({ rule }) => rule), 'path-parameter-renamed', 'contract-removed'])
  expect(Object.keys(rules).filter((name) => !tried.has(name))).toEqual([])
  expect(Object.values(rules).filter(({ advice }) => advice === '')).toEqual([])
})

function outcomeOf({ rule, direction, effect }: Pick<DocumentCase, 'rule' | 'direction' | 'effect'>) {
  return [rule, direction ?? null, effect]
}
