import { expect, it } from 'vitest'
import { checkBlockType } from '../../../src/content/block-types/block-types.ts'

it('answers the JSON that is kept', async () => {
  const schema = { type: 'object', properties: { day: { type: 'string', format: 'date' } }, 'x-label': 'é' }
  expect(await checkBlockType('card', schema)).toBe(JSON.stringify(schema))
})

function nested(depth: number): object {
  let schema: object = {}
  for (let level = 0; level < depth; level += 1) schema = { not: schema }
  return schema
}

it.each<[string, string, object, RegExp]>([
  ['breaks the meta-schema', 'card', { type: 'text' }, /schema is invalid/],
  ['refers to somewhere else', 'card', { $ref: 'https://example.com/other.json' }, /can't resolve reference/],
  ['refers to a file', 'card', { $ref: 'file:///etc/passwd' }, /can't resolve reference/],
  ['has a broken pattern', 'card', { properties: { a: { pattern: '(' } } }, /regular expression/],
  ['is too large', 'card', { description: 'é'.repeat(50_000) }, /larger than 100000 bytes/],
  ['is nested for ever', 'card', nested(100_000), /deeper than 100 levels/],
  ['has a number beyond all', 'card', { maximum: Number.POSITIVE_INFINITY }, /smaller number/],
  ['has a name of no type', 'Card.x', {}, /small letter/],
])('refuses a schema that %s', async (_what, type, schema, message) => {
  await expect(checkBlockType(type, schema)).rejects.toMatchObject({
    code: 'schema_invalid',
    errors: [{ message: expect.stringMatching(message) }],
  })
})
