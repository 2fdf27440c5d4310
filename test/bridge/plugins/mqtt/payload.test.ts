import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  documentWith,
  readPayload,
  type ValueFormat,
  writePayload,
} from '../../../../src/bridge/plugins/mqtt/payload.ts'
import { valueAt } from '../../../../src/lib/json-pointer.ts'

describe('reading a payload', () => {
  it.each<[string, Parameters<typeof readPayload>[1], ValueFormat, unknown]>([
    ['ON', {}, 'boolean', true],
    ['off', {}, 'boolean', false],
    ['true', {}, 'boolean', true],
    ['0', {}, 'boolean', false],
    ['open', { on: 'open', off: 'closed' }, 'boolean', true],
    ['closed', { on: 'open', off: 'closed' }, 'boolean', false],
    ['OFF', { on: 'open' }, 'boolean', false],
    ['open', { on: 'open', off: 'closed' }, 'integer', 1],
    ['closed', { on: 'open', off: 'closed' }, 'integer', 0],
    ['{"contact":true}', { json: '/contact', on: false, off: true }, 'integer', 0],
    ['{"state":"ON"}', { json: '/state' }, 'boolean', true],
    ['21.5', {}, 'float', 21.5],
    [' 21.5\n', {}, 'float', 21.5],
    ['215', { scale: 0.1 }, 'float', 21.5],
    ['254', { scale: 100 / 254 }, 'integer', 100],
    ['127', { scale: 100 / 254 }, 'integer', 50],
    ['{"a":{"b/c":[1,2]}}', { json: '/a/b~1c/1' }, 'integer', 2],
    ['7', { json: '' }, 'integer', 7],
    ['Kitchen', {}, 'text', 'Kitchen'],
    ['{"other":1}', { json: '/state' }, 'boolean', undefined],
    ['{"state":null}', { json: '/state' }, 'boolean', undefined],
    ['{}', { json: '/__proto__' }, 'integer', undefined],
  ])('%s with %j is, as %s, %j', (payload, mapping, format, value) => {
    expect(readPayload(payload, mapping, format)).toBe(value)
  })

  it.each<[string, Parameters<typeof readPayload>[1], ValueFormat, string]>([
    ['warm', {}, 'float', 'not a number'],
    ['', {}, 'float', 'not a number'],
    ['NaN', {}, 'float', 'not a number'],
    ['1e999', {}, 'integer', 'not a number'],
    ['true', { json: '' }, 'float', 'not a number'],
    ['maybe', {}, 'boolean', 'neither on nor off'],
    ['on', { on: 'open', off: 'closed' }, 'boolean', 'neither on nor off'],
    ['{"a":', { json: '/a' }, 'float', 'not JSON'],
    ['{"a":[1]}', { json: '/a' }, 'float', 'not a plain value'],
  ])('%s with %j is not for %s', (payload, mapping, format, message) => {
    expect(() => readPayload(payload, mapping, format)).toThrow(message)
  })
})

describe('writing a payload', () => {
  it.each<[unknown, Parameters<typeof writePayload>[1], ValueFormat, string]>([
    [true, {}, 'boolean', 'ON'],
    [false, {}, 'boolean', 'OFF'],
    [true, { on: 'open' }, 'boolean', 'open'],
    [false, { json: '/state' }, 'boolean', '{"state":"OFF"}'],
    [true, { json: '/a/b', on: true }, 'boolean', '{"a":{"b":true}}'],
    [1, { on: 'LOCK', off: 'UNLOCK' }, 'integer', 'LOCK'],
    [0, { on: 'LOCK', off: 'UNLOCK' }, 'integer', 'UNLOCK'],
    [50, { json: '/brightness', scale: 100 / 254 }, 'integer', '{"brightness":127}'],
    [21.5, { scale: 0.1 }, 'float', '215'],
    [50, { scale: 100 }, 'integer', '0.5'],
    [21.5, {}, 'float', '21.5'],
    ['Kitchen', {}, 'text', 'Kitchen'],
  ])('%j with %j is, as %s, %s', (value, mapping, format, payload) => {
    expect(writePayload(value as string, mapping, format)).toBe(payload)
  })

  it('gives what reading it gives back', () => {
    const pointers = fc
      .array(fc.string({ maxLength: 5 }))
      .map((words) => words.map((word) => `/${word.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''))
    fc.assert(
      fc.property(fc.option(pointers, { nil: undefined }), fc.integer({ min: 0, max: 100 }), (json, value) => {
        const mapping = { ...(json !== undefined && { json }), scale: 100 / 254 }
        expect(readPayload(writePayload(value, mapping, 'integer'), mapping, 'integer')).toBe(value)
      }),
    )
  })
})

describe('a JSON Pointer', () => {
  const document = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'm~n': 8, ' ': 7 }

  it.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/m~0n', 8],
    ['/ ', 7],
    ['/foo/0/0', undefined],
    ['/constructor', undefined],
  ])('%j leads to what RFC 6901 says', (pointer, value) => {
    expect(valueAt(document, pointer)).toEqual(value)
  })

  it('makes members, whatever they are called', () => {
    expect(JSON.stringify(documentWith('/__proto__/0', 1))).toBe('{"__proto__":{"0":1}}')
    expect(documentWith('', 1)).toBe(1)
  })
})
