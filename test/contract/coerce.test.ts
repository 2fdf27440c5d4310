import { describe, expect, it } from 'vitest'
import { coerce } from '../../src/contract/coerce.ts'
import type { ValueShape } from '../../src/contract/route.ts'
import type { FieldError } from '../../src/errors.ts'

function read(type: ValueShape['type'], ...values: string[]): { value: unknown; errors: FieldError[] } {
  const errors: FieldError[] = []
  const value = coerce({ in: 'query', name: 'p' }, { type, items: 'integer' }, values, errors)
  return { value, errors }
}

describe('coerce', () => {
  it.each([
    ['integer', '0', 0],
    ['integer', '-12', -12],
    ['integer', '9007199254740991', Number.MAX_SAFE_INTEGER],
    ['number', '1.50', 1.5],
    ['number', '2e3', 2000],
    ['boolean', 'true', true],
    ['boolean', 'false', false],
    ['string', '', ''],
    ['string', ' x ', ' x '],
  ] as const)('reads %s %j', (type, text, value) => {
    expect(read(type, text)).toEqual({ value, errors: [] })
  })

  it.each([
    ['integer', '0x10'],
    ['integer', ' 5 '],
    ['integer', '5 '],
    ['integer', '+5'],
    ['integer', '05'],
    ['integer', '5.0'],
    ['integer', '1e3'],
    ['integer', ''],
    ['integer', '9007199254740992'],
    ['integer', '٣'],
    ['number', '.5'],
    ['number', '1e400'],
    ['number', 'NaN'],
    ['number', 'Infinity'],
    ['boolean', 'True'],
    ['boolean', '1'],
    ['boolean', ''],
  ] as const)('does not take %s %j', (type, text) => {
    const { value, errors } = read(type, text)
    expect(value).toBeUndefined()
    expect(errors).toEqual([expect.objectContaining({ in: 'query', name: 'p' })])
  })

  it('says when a single value was sent twice', () => {
    expect(read('string', 'a', 'b').errors).toEqual([{ in: 'query', name: 'p', message: 'must be sent once' }])
  })

  it('leaves what was not sent undefined, without a fault', () => {
    expect(read('integer')).toEqual({ value: undefined, errors: [] })
  })

  it('reads lists item by item', () => {
    expect(read('array', '1', '2').value).toEqual([1, 2])
    expect(read('array', '1', 'x').errors).toHaveLength(1)
  })
})
