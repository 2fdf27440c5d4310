import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LintError, redocly } from '../../tools/codegen/redocly.ts'
import { sample, sampleWith } from './fixture.ts'

const list = ['paths', '/pets', 'get']
const schemas = ['components', 'schemas']

/** The sample with another schema of a member of a body. */
function withTown(schema: object): object {
  return sampleWith([...schemas, 'Owner', 'properties', 'town'], schema)
}

const town = 'Owner/properties/town'

/** Contracts with a request that is not bounded, and the end of the pointer to what is not. */
const refused: Readonly<Record<string, readonly [spec: object, type: string, pointer: string]>> = {
  'a string': [withTown({ type: 'string', minLength: 1 }), 'string', town],
  'a string that may be null': [withTown({ type: ['string', 'null'] }), 'string', town],
  'a format of any length': [withTown({ type: 'string', format: 'uri' }), 'string', town],
  'a pattern with repetition': [withTown({ type: 'string', pattern: '^[a-z]+$' }), 'string', town],
  'a pattern with an open count': [withTown({ type: 'string', pattern: '^a{2,}$' }), 'string', town],
  'a pattern that ends nowhere': [withTown({ type: 'string', pattern: '^a\\$' }), 'string', town],
  'a pattern with alternatives': [withTown({ type: 'string', pattern: '^a|b$' }), 'string', town],
  'one of two': [
    withTown({ oneOf: [{ type: 'string', maxLength: 1 }, { type: 'string' }] }),
    'string',
    `${town}/oneOf/1`,
  ],
  'a list': [withTown({ type: 'array', items: { type: 'integer' } }), 'array', town],
  'an item': [withTown({ type: 'array', maxItems: 2, items: { type: 'string' } }), 'string', `${town}/items`],
  'an open object': [withTown({ type: 'object' }), 'object', town],
  'an object with patterns': [
    withTown({ type: 'object', additionalProperties: false, patternProperties: { a: { type: 'integer' } } }),
    ...(['object', town] as const),
  ],
  'a member by any name': [
    withTown({ type: 'object', maxProperties: 2, additionalProperties: { type: 'string' } }),
    ...(['string', `${town}/additionalProperties`] as const),
  ],
  'a parameter': [
    sampleWith([...list, 'parameters', '0', 'schema'], { type: 'string' }),
    ...(['string', 'parameters/0/schema'] as const),
  ],
  'a parameter of a whole path': [
    sampleWith(['paths', '/files/{key}', 'parameters', '0', 'schema'], { type: 'string' }),
    ...(['string', 'parameters/0/schema'] as const),
  ],
}

/** Contracts whose requests are bounded, though it may not look so. */
const taken: Readonly<Record<string, object>> = {
  'the sample, whose answers are not bounded': sample,
  'a word of a list': withTown({ type: 'string', enum: ['Turin'] }),
  'a format of fixed length': withTown({ type: 'string', format: 'uuid' }),
  'a pattern of fixed length': withTown({ type: 'string', pattern: '^[a-z*|+]{1,3}\\+$' }),
  'a bound beside others': withTown({ allOf: [{ type: 'string' }], type: 'string', maxLength: 2 }),
  'a bound in each of several': withTown({ type: 'string', anyOf: [{ maxLength: 2 }, { format: 'uuid' }] }),
  'a value of any type': withTown({ description: 'Any JSON.' }),
  'a schema that holds itself': withTown({ type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/Owner' } }),
}

interface Problem {
  readonly ruleId: string
  readonly message: string
  readonly location: readonly [{ readonly source: { readonly ref: string }; readonly pointer: string }]
}

async function lint(args: readonly string[]): Promise<string> {
  return redocly(['lint', ...args]).catch((error: unknown) => {
    if (error instanceof LintError) return error.message
    throw error
  })
}

describe('bounds of requests', () => {
  const specs = { ...Object.fromEntries(Object.entries(refused).map(([name, [spec]]) => [name, spec])), ...taken }
  const found = new Map<string, string[]>()
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bounds-test-'))
    const paths = Object.values(specs).map(async (spec, i) => {
      const path = join(folder, `${i}.json`)
      await writeFile(path, JSON.stringify(spec, null, 2))
      return path
    })
    const report = await lint([...(await Promise.all(paths)), '--format', 'json', '--max-problems', '10000'])
    // One report for each file, one behind the other.
    const problems = report.split(/^\}/m).flatMap((each) => {
      const begin = each.indexOf('{')
      return begin < 0 ? [] : (JSON.parse(`${each.slice(begin)}}`) as { problems: readonly Problem[] }).problems
    })
    for (const { ruleId, message, location } of problems) {
      if (ruleId !== 'triptych/requests-bounded') continue
      const name = Object.keys(specs)[Number(basename(location[0].source.ref, '.json'))] ?? ''
      found.set(name, [...(found.get(name) ?? []), `${message.split(',')[0]} ${location[0].pointer}`])
    }
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(Object.entries(refused))('are missing in %s', (name, [, type, pointer]) => {
    expect(found.get(name)).toEqual([
      expect.stringMatching(new RegExp(`^A request may hold this ${type} .*${pointer}$`)),
    ])
  })

  it.each(Object.keys(taken))('are there in %s', (name) => {
    expect(found.get(name)).toBeUndefined()
  })

  it('are missed with file and line', async () => {
    const path = join(folder, 'one.json')
    const spec = JSON.stringify(withTown({ type: 'string', description: 'Where.' }), null, 2)
    await writeFile(path, spec)
    const line = spec.split('\n').findIndex((each) => each.includes('"town": {')) + 1
    const report = await lint([path, '--format', 'stylish'])
    expect(report).toMatch(new RegExp(`one.json[^]*^ +${line}:\\d+ +error +triptych/requests-bounded`, 'm'))
  })
})
