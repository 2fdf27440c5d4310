import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { child, isObject } from '../../src/lib/json.ts'
import type { Node } from '../../tools/compat/json.ts'
import { type Contracts, essence, readCurrent, readReleased, writeReleased } from '../../tools/compat/released.ts'
import { report } from '../../tools/compat/report.ts'
import { effectOf } from '../../tools/compat/rules.ts'
import { allows, judge, nextVersion } from '../../tools/compat/versions.ts'
import { openapi } from './operation-cases.ts'
import { asyncapi } from './stream-cases.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'triptych-compat-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pets: Contracts = { openapi, asyncapi, tools: [] }

function withVersion(document: Node, version: string): Node {
  return { ...document, info: { version } }
}

test.each([
  ['1.0.0', [], '1.0.0'],
  ['1.4.2', ['compatible'], '1.5.0'],
  ['1.4.2', ['compatible', 'deprecating'], '1.5.0'],
  ['1.4.2', ['compatible', 'breaking'], '2.0.0'],
] as const)('after %s, %j need %s', (released, effects, needed) => {
  expect(nextVersion(released, effects)).toBe(needed)
})

test.each([
  ['1.1.0', '1.1.0', true],
  ['1.10.0', '1.9.0', true],
  ['2.0.0', '1.9.9', true],
  ['1.0.9', '1.1.0', false],
  ['1.9.0', '2.0.0', false],
])('%s where %s is needed: %s', (version, needed, allowed) => {
  expect(allows({ surface: 'pets', document: 'openapi', released: '1.0.0', version, needed, changes: [] })).toBe(
    allowed,
  )
})

test('the streams have a version of their own', () => {
  const now = { ...pets, asyncapi: withVersion({ ...asyncapi, channels: {} }, '2.0.0') }
  const verdicts = judge(new Map([['pets', pets]]), new Map([['pets', now]]))
  expect(verdicts.map(({ document, version, needed }) => [document, version, needed])).toEqual([
    ['openapi', '1.0.0', '1.0.0'],
    ['asyncapi', '2.0.0', '2.0.0'],
  ])
})

test('a contract that is gone is not allowed in any way but a new baseline', () => {
  const verdicts = judge(new Map([['pets', pets]]), new Map())
  expect(verdicts.map(allows)).toEqual([false, false])
  expect(verdicts.flatMap(({ changes }) => changes.map(effectOf))).toEqual(['breaking', 'breaking'])
})

test('a surface that is new has nothing to keep', () => {
  expect(judge(new Map(), new Map([['pets', pets]]))).toEqual([])
})

test('a baseline is read as it was written, without what people read', async () => {
  await writeReleased(folder, new Map([['pets', essence({ ...pets, tools: [{ name: 'a', description: 'One.' }] })]]))
  const released = await readReleased(folder)
  expect(released.get('pets')).toEqual(essence({ ...pets, tools: [{ name: 'a' }] }))
  expect(
    judge(released, new Map([['pets', essence({ ...pets, tools: [{ name: 'a' }] })]])).flatMap(
      ({ changes }) => changes,
    ),
  ).toEqual([])
})

test('a property named as a keyword of prose stays', () => {
  const schema = {
    type: 'object',
    description: 'Gone.',
    properties: { description: { type: 'string', title: 'Gone' } },
  }
  const { openapi: kept } = essence({ ...pets, openapi: { components: { schemas: { Pet: schema } } } })
  expect(kept).toEqual({
    components: { schemas: { Pet: { type: 'object', properties: { description: { type: 'string' } } } } },
  })
})

test('the report names the line, the rule and what to do', async () => {
  await mkdir(join(folder, 'specs'))
  await writeFile(join(folder, 'specs', 'pets.openapi.yaml'), 'paths:\n  /pets/{id}:\n    $ref: "common.yaml#/pet"\n')
  await writeFile(join(folder, 'specs', 'pets.components.yaml'), 'schemas:\n  Pet:\n    type: object\n')
  await writeFile(join(folder, 'specs', 'common.yaml'), 'pet:\n  get:\n    operationId: readPet\n')
  const text = JSON.stringify(openapi).replace('"getPet"', '"readPet"').replace('"required":["name"]', '"required":[]')
  const now = { ...pets, openapi: JSON.parse(text) as Node }
  const lines = report(judge(new Map([['pets', pets]]), new Map([['pets', now]])), folder).split('\n')
  expect(lines[0]).toMatch(
    /^breaking specs\/common\.yaml:3 openapi#\/paths\/\S+ operation-id-changed: was getPet, is readPet \(.+keep it\)$/,
  )
  expect(lines[1]).toMatch(/^breaking specs\/pets\.components\.yaml:2 .+ answer property-optional: `name` was required/)
  expect(lines).toContainEqual(expect.stringContaining('set `info.version` to 2.0.0 at least'))
})

// What a release once broke unnoticed.
test('six required properties dropped from the last release, a maximum cut and a default changed: each is refused', async () => {
  const released = await readReleased(root)
  const content = released.get('content')
  if (content === undefined) throw new Error('content has no contract')
  const copy = structuredClone(content) as {
    openapi: { components: { schemas: Record<string, { required?: string[] }> } }
  } & Contracts
  const { schemas: named } = copy.openapi.components
  const schemas = [...new Set(answeredWith(content.openapi))]
    .flatMap((name) => named[name] ?? [])
    .filter(({ required }) => required)
    .slice(0, 6)
  for (const schema of schemas) schema.required = schema.required?.slice(1) ?? []
  const limits = parametersNamed(copy.openapi, 'limit')
  for (const schema of limits) Object.assign(schema, { maximum: 100, default: 20 })
  for (const schema of parametersNamed(content.openapi, 'limit'))
    Object.assign(schema, { maximum: 10_000, default: 200 })
  const [verdict] = judge(new Map([['content', content]]), new Map([['content', copy]]))
  const seen = verdict?.changes.filter((change) => effectOf(change) === 'breaking').map(({ rule }) => rule) ?? []
  expect(schemas.length).toBe(6)
  expect(seen.filter((rule) => rule === 'property-optional').length).toBeGreaterThanOrEqual(6)
  expect(seen).toContain('bound-tightened')
  expect(seen).toContain('default-changed')
  expect(verdict && allows(verdict)).toBe(false)
})

test('the baseline of this checkout allows its versions', async () => {
  const verdicts = judge(await readReleased(root), await readCurrent(root))
  expect(
    verdicts.filter((verdict) => !allows(verdict)).map(({ surface, document }) => `${surface} ${document}`),
  ).toEqual([])
  expect(verdicts.length).toBeGreaterThanOrEqual(4)
})

/** Names of the schemas that a 200 is answered with. */
function answeredWith({ paths }: Node): string[] {
  const operations = members(paths).flatMap(members)
  return operations.flatMap((operation) => {
    const media = child(child(child(child(operation, 'responses'), '200'), 'content'), 'application/json')
    return String(child(media, 'schema').$ref).match(/\/schemas\/(\w+)$/)?.[1] ?? []
  })
}

function members(node: unknown): Node[] {
  return isObject(node) ? Object.values(node).filter(isObject) : []
}

/** The schemas of every parameter of a name. */
function parametersNamed(node: unknown, name: string): object[] {
  if (Array.isArray(node)) return node.flatMap((one) => parametersNamed(one, name))
  if (!isObject(node)) return []
  if (node.name === name && node.in === 'query' && isObject(node.schema)) return [node.schema]
  return Object.values(node).flatMap((one) => parametersNamed(one, name))
}
