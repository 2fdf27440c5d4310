import { readFile } from 'node:fs/promises'
import { Ajv2020, type AnySchema, type Options } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listWebhooks200Body } from '../../generated/content/reply-validators.js'
import { createDocumentBody } from '../../generated/content/request-validators.js'
import { surfaceNames } from '../../src/compose/addresses.ts'
import { EVERY_ERROR, limitErrors, MAX_ERRORS } from '../../src/lib/limit-errors.ts'

const options: Options = { allErrors: true, strict: false }

function compile(schema: AnySchema) {
  return {
    plain: new Ajv2020(options).compile(schema),
    limited: new Ajv2020({ ...options, code: { process: limitErrors } }).compile(schema),
  }
}

/** So many wrong items or members, and how many of them were looked at. */
function counted<T extends object>(values: T): { values: T; looks: () => number } {
  let looks = 0
  const proxy = new Proxy(values, {
    get(target, name, receiver) {
      if (Object.hasOwn(target, name) && name !== 'length') looks += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { values: proxy, looks: () => looks }
}

const items = Array.from({ length: 60_000 }, () => 0)
const members = Object.fromEntries(items.map((value, i) => [`m${i}`, value]))

describe('a validator with a limit', () => {
  const text = { type: 'string', maxLength: 5 }
  const named = { $defs: { text } }

  it.each<[string, AnySchema, object]>([
    ['a list', { items: text }, items],
    ['a list of a named schema', { ...named, items: { $ref: '#/$defs/text' } }, items],
    ['a list of one of several', { ...named, items: { oneOf: [{ $ref: '#/$defs/text' }, { type: 'null' }] } }, items],
    ['a list of any of several', { ...named, items: { anyOf: [{ $ref: '#/$defs/text' }, { type: 'null' }] } }, items],
    ['members', { ...named, additionalProperties: { $ref: '#/$defs/text' } }, members],
    ['members by pattern', { patternProperties: { '^m': text } }, members],
    ['members that are not known', { additionalProperties: false }, members],
  ])('looks no further in %s than the limit', (_, schema, value) => {
    const { values, looks } = counted(value)
    const { limited } = compile(schema)
    expect(limited(values)).toBe(false)
    expect(looks()).toBeLessThanOrEqual(2 * MAX_ERRORS)
    expect(limited.errors?.length).toBeLessThan(5 * MAX_ERRORS)
  })

  it('takes what it would take without, and says the same of the rest as far as it goes', () => {
    const leaf = fc.constantFrom<object>(
      { type: 'string' },
      { type: 'integer' },
      { const: 0 },
      { $ref: '#/$defs/text' },
    )
    const schemas = fc.letrec<{ schema: object }>((tie) => {
      const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 })
      return {
        schema: fc.oneof(
          { maxDepth: 3 },
          leaf,
          fc.record({ items: tie('schema') }),
          fc.record({ items: tie('schema'), uniqueItems: fc.constant(true) }),
          fc.record({ additionalProperties: tie('schema'), propertyNames: tie('schema') }),
          fc.record({ anyOf: some }),
          fc.record({ allOf: some, unevaluatedItems: fc.constant(false) }),
          fc.record({ oneOf: some }),
          fc.record(Object.fromEntries(['if', 'then', 'else'].map((key) => [key, tie('schema')]))),
          fc.record({ not: tie('schema') }),
        ),
      }
    }).schema
    const scalar = fc.constantFrom<unknown>(0, 1, 'a', 'longer')
    const many = fc.tuple(scalar, fc.array(scalar)).map(([all, last]) => [...Array(120).fill(all), ...last])
    const values = fc.oneof(scalar, many, fc.array(many, { maxLength: 3 }), fc.dictionary(fc.string(), many))
    fc.assert(
      fc.property(schemas, fc.array(values, { minLength: 1, maxLength: 5 }), (schema, each) => {
        const { plain, limited } = compile({ ...named, allOf: [schema] })
        for (const value of each) {
          expect(limited(value)).toBe(plain(value))
          expect(limited.errors?.[0]).toEqual(plain.errors?.[0])
        }
      }),
      { numRuns: 200 },
    )
  })

  it('leaves the words of a schema alone', () => {
    const word = 'for(const key0 in data){ "for(let i0=0; i0<len0; i0++){'
    const { limited } = compile({ enum: [word], const: word, properties: { [word]: text } })
    expect(limited(word)).toBe(true)
  })
})

describe('the validators of the contracts', () => {
  it('list every error for who has to know', () => {
    const body = { webhooks: Array.from({ length: 250 }, () => 0) }
    const validate = listWebhooks200Body
    expect(validate(body)).toBe(false)
    expect(validate.errors?.length).toBeLessThan(110)
    expect(validate.call(EVERY_ERROR, body)).toBe(false)
    expect(validate.errors?.length).toBeGreaterThanOrEqual(250)
  })

  const modules = [
    ...surfaceNames.flatMap((name) => [`${name}/request-`, `${name}/reply-`]),
    ...['bridge/stream-', 'auth/webhook-', 'content/webhook-'],
  ]

  it.each(modules)('generated/%svalidators.js ends every loop over what a client sends', async (name) => {
    const code = await readFile(new URL(`../../generated/${name}validators.js`, import.meta.url), 'utf8')
    const loops = code.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/\bfor\(.{0,80}|\bwhile\(.{0,80}/g) ?? []
    // The second is that of `uniqueItems` over plain values, which looks each of them up.
    const ending = /^for\([^)]*\)\{if\(errors >= most_\w+\)break;|^for\(;i\d+--;\)\{let item/
    expect(loops.filter((loop) => !ending.test(loop))).toEqual([])
  })

  it('a page of 60,000 wrong zones costs the limit', () => {
    const { values: zones, looks } = counted(members)
    const page = { kind: 'page', route: '/', type: 'page', meta: { title: '', description: '' }, zones }
    expect(createDocumentBody(page)).toBe(false)
    expect(looks()).toBeLessThanOrEqual(2 * MAX_ERRORS)
    expect(createDocumentBody.errors?.length).toBeLessThan(5 * MAX_ERRORS)
  })
})
