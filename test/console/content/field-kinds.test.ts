import { describe, expect, it } from 'vitest'
import {
  declarationFault,
  type FieldKind,
  kindNames,
  kindOf,
  otherWords,
  queriesOf,
  withKind,
} from '../../../console/content/types/field-kinds.ts'
import { nameFaults, newRow, rowsOf, withRows } from '../../../console/content/types/field-rows.ts'
import { declarationFaults } from '../../../src/content/pages/page-type.ts'

const kinds = (Object.keys(kindNames) as FieldKind[]).filter((kind) => kind !== 'other')

describe('the kind of a field', () => {
  it.each(kinds)('is %s once it is chosen, from whatever was declared before', (kind) => {
    for (const before of kinds) {
      const labelled = { ...withKind({}, before), title: 'Label', filterable: true, sortable: true }
      const after = withKind(labelled, kind)
      expect(kindOf(after)).toBe(kind)
      expect(after.title).toBe('Label')
      expect(otherWords(after)).toEqual([])
      // The surface takes every flag that is left.
      expect(declarationFaults({ properties: { it: after } }, () => null)).toEqual([])
    }
  })

  it.each(kinds)('says of %s what the surface lets lists do with it', (kind) => {
    const schema = withKind({}, kind)
    for (const flag of ['filterable', 'sortable'] as const) {
      const refused = declarationFaults({ properties: { it: { ...schema, [flag]: true } } }, () => null)
      expect([kind, flag, queriesOf(schema)[flag]]).toEqual([kind, flag, refused.length === 0])
    }
  })

  it.each<[string, unknown]>([
    ['a reference within the schema', { $ref: '#/$defs/a' }],
    ['a schema that is true', true],
    ['several types', { type: ['string', 'null'] }],
    ['choices that are no texts', { enum: [1, 2] }],
    ['a list without entries of a kind', { type: 'array' }],
    ['properties that are none', { type: 'object', properties: [] }],
  ])('is one for JSON alone for %s', (_, schema) => {
    expect(kindOf(schema)).toBe('other')
    expect(queriesOf(schema)).toEqual({ filterable: false, sortable: false })
    expect(declarationFault(schema)).toBeNull()
  })

  it('names what nothing can meet, in the entries of a list too', () => {
    expect(declarationFault({ type: 'string', enum: [] })).toMatchObject({ word: 'enum' })
    expect(declarationFault({ type: 'number', minimum: 2, maximum: 1 })).toMatchObject({ word: 'minimum' })
    expect(declarationFault({ type: 'string', pattern: '(' })).toMatchObject({ word: 'pattern' })
    expect(declarationFault({ type: 'array', items: { type: 'string', enum: [] } })).toMatchObject({ word: 'enum' })
    expect(declarationFault({ type: 'number', minimum: 1, maximum: 1 })).toBeNull()
  })
})

describe('the fields of a schema', () => {
  const schema = {
    $defs: { c: true },
    required: ['b', 'elsewhere'],
    properties: { a: { type: 'string', examples: [1] }, b: { type: 'number' } },
    additionalProperties: false,
  }

  it('are what they were when nothing is changed', () => {
    // In the same order, too.
    expect(JSON.stringify(withRows(schema, rowsOf(schema)))).toBe(JSON.stringify(schema))
    expect(withRows({}, rowsOf({}))).toEqual({ properties: {} })
  })

  it('keep their declaration, their place and whether they are required under another name', () => {
    const renamed = rowsOf(schema).map((row) => (row.name === 'b' ? { ...row, name: '__proto__' } : row))
    expect(JSON.parse(JSON.stringify(withRows(schema, renamed.toReversed())))).toEqual({
      ...schema,
      required: ['__proto__', 'elsewhere'],
      properties: JSON.parse('{"__proto__": {"type": "number"}, "a": {"type": "string", "examples": [1]}}'),
    })
    const none = withRows({ required: ['a'], properties: { a: {} } }, [])
    expect(none).toEqual({ properties: {} })
  })

  it('keep their keys when the schema is read again', () => {
    const rows = rowsOf(schema)
    expect(rowsOf(schema, rows)).toEqual(rows)
    expect(rowsOf(schema).map(({ key }) => key)).not.toEqual(rows.map(({ key }) => key))
  })

  it('need names of their own', () => {
    const row = { required: false, schema: {} }
    const [a, again, empty] = [
      newRow({ ...row, name: 'a' }),
      newRow({ ...row, name: 'a' }),
      newRow({ ...row, name: ' ' }),
    ]
    expect([...nameFaults([a, again, empty])]).toEqual([
      [again.key, 'Another field has this name'],
      [empty.key, 'A field needs a name'],
    ])
  })
})
