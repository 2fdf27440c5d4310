import { expect, it } from 'vitest'
import { normaliseSchema } from '../../../src/bridge/host/config-schema.ts'

it('a form of Homebridge becomes draft-07', () => {
  const form = {
    pluginAlias: 'X',
    pluginType: 'platform',
    schema: {
      properties: {
        name: { type: 'string', required: true },
        port: { type: 'integer', required: false },
        broker: { properties: { url: { type: 'string', required: true } }, required: ['user'] },
        list: { type: 'array', items: { properties: { id: { type: 'string', required: true } } } },
        required: { type: 'boolean' },
      },
    },
  }
  expect(normaliseSchema(form)).toEqual({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      port: { type: 'integer' },
      broker: { type: 'object', properties: { url: { type: 'string' } }, required: ['user', 'url'] },
      list: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
      required: { type: 'boolean' },
    },
  })
})

it('what is draft-07 stays as it is', () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { enum: [{ required: true }], default: { properties: 1 } }, schema: { type: 'string' } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
    allOf: [{ if: { required: ['b'] }, then: { required: ['c'] } }],
    patternProperties: { '^x': { type: 'number' } },
    additionalProperties: false,
  }
  expect(normaliseSchema(schema)).toEqual(schema)
})
