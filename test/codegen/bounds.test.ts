import { beforeAll, describe, expect, it } from 'vitest'
import { sample, sampleWith } from './fixture.ts'
import { type Finding, lintEach, lintForPeople } from './lint-report.ts'

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

describe('bounds of requests', () => {
  const specs = { ...Object.fromEntries(Object.entries(refused).map(([name, [spec]]) => [name, spec])), ...taken }
  let findings: ReadonlyMap<string, readonly Finding[]>

  beforeAll(async () => {
    findings = await lintEach(specs)
  })

  const unbounded = (name: string): readonly Finding[] =>
    findings.get(name)?.filter(({ rule }) => rule === 'triptych/requests-bounded') ?? []

  it.each(Object.entries(refused))('are missing in %s', (name, [, type, pointer]) => {
    expect(unbounded(name)).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(`A request may hold this ${type}`),
        pointer: expect.stringMatching(new RegExp(`${pointer}$`)),
      }),
    ])
  })

  it.each(Object.keys(taken))('are there in %s', (name) => {
    expect(unbounded(name)).toEqual([])
  })

  it('are missed with file and line', async () => {
    const spec = withTown({ type: 'string', description: 'Where.' })
    const lines = JSON.stringify(spec, null, 2).split('\n')
    const line = lines.findIndex((each) => each.includes('"town": {')) + 1
    expect(await lintForPeople(spec)).toMatch(
      new RegExp(`one.json[^]*^ +${line}:\\d+ +error +triptych/requests-bounded`, 'm'),
    )
  })
})
