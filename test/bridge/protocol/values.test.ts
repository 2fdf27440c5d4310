import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkValue,
  defaultValue,
  type FullProps,
  formats,
  formatValue,
  numericFormats,
} from '../../../src/bridge/protocol/values.ts'

const perms = ['pr', 'pw']

describe('a value', () => {
  it.each<[what: string, props: Omit<FullProps, 'perms'>, value: unknown, fault: string]>([
    ['a number for a bool', { format: 'bool' }, 1, 'must be true or false'],
    ['a string for a bool', { format: 'bool' }, 'true', 'must be true or false'],
    ['null for a bool', { format: 'bool' }, null, 'must be true or false'],
    ['nothing for a bool', { format: 'bool' }, undefined, 'must be true or false'],
    ['a string for a number', { format: 'uint8' }, '1', 'must be a number'],
    ['a bool for a number', { format: 'uint8' }, true, 'must be a number'],
    ['NaN', { format: 'float' }, Number.NaN, 'must be a number'],
    ['infinity', { format: 'float' }, Number.POSITIVE_INFINITY, 'must be a number'],
    ['a fraction for a uint8', { format: 'uint8' }, 1.5, 'must be whole'],
    ['a small fraction of a large number', { format: 'uint32' }, 4_000_000_000.5, 'must be whole'],
    ['a fraction for an int', { format: 'int' }, -1.5, 'must be whole'],
    ['less than a uint8', { format: 'uint8' }, -1, 'must be at least 0'],
    ['more than a uint8', { format: 'uint8' }, 256, 'must be at most 255'],
    ['more than a uint16', { format: 'uint16' }, 65_536, 'must be at most 65535'],
    ['more than a uint32', { format: 'uint32' }, 4_294_967_296, 'must be at most 4294967295'],
    ['less than an int', { format: 'int' }, -2_147_483_649, 'must be at least -2147483648'],
    ['more than an int', { format: 'int' }, 2_147_483_648, 'must be at most 2147483647'],
    ['less than minValue', { format: 'float', minValue: 10 }, 9.9, 'must be at least 10'],
    ['more than maxValue', { format: 'int', maxValue: 100 }, 101, 'must be at most 100'],
    ['between steps', { format: 'float', minValue: 10, minStep: 0.1 }, 10.05, 'must be in steps of 0.1'],
    ['between steps of an int', { format: 'uint8', minStep: 5 }, 7, 'must be in steps of 5'],
    ['none of the valid values', { format: 'uint8', validValues: [0, 2] }, 1, 'must be one of 0, 2'],
    ['below the valid range', { format: 'uint8', validValueRanges: [3, 5] }, 2, 'must be from 3 to 5'],
    ['above the valid range', { format: 'uint8', validValueRanges: [3, 5] }, 6, 'must be from 3 to 5'],
    ['a number for a string', { format: 'string' }, 1, 'must be a string'],
    ['a string of 65', { format: 'string' }, 'a'.repeat(65), 'must have at most 64 characters'],
    ['a string past maxLen', { format: 'string', maxLen: 3 }, 'abcd', 'must have at most 3 characters'],
    ['an array for data', { format: 'data' }, [1], 'must be a string'],
    ['data that is not base64', { format: 'data' }, 'a', 'must be base64'],
    ['data in the URL alphabet', { format: 'data' }, 'a-_=', 'must be base64'],
    ['data past maxDataLen', { format: 'data', maxDataLen: 4 }, 'AAAAAAAA', 'must have at most 4 characters'],
    ['an object for tlv8', { format: 'tlv8' }, {}, 'must be a string'],
    ['tlv8 that is not base64', { format: 'tlv8' }, '***', 'must be base64'],
  ])('is refused: %s', (_, props, value, fault) => {
    expect(checkValue({ ...props, perms }, value, 'strict')).toEqual({ fault })
  })

  it.each<[props: Omit<FullProps, 'perms'>, value: string | number | boolean]>([
    [{ format: 'bool' }, true],
    [{ format: 'uint8', minValue: 0, maxValue: 100, minStep: 1 }, 100],
    [{ format: 'float', minValue: 10, maxValue: 38, minStep: 0.1 }, 21.3],
    [{ format: 'float', minValue: 0.0001, maxValue: 100_000 }, 0.0001],
    [{ format: 'float', minValue: -270, maxValue: 100, minStep: 0.1 }, -17.8],
    [{ format: 'uint64' }, Number.MAX_SAFE_INTEGER],
    [{ format: 'uint8', validValues: [0, 2] }, 2],
    [{ format: 'string' }, 'a'.repeat(64)],
    [{ format: 'string', maxLen: 256 }, ''],
    [{ format: 'data' }, ''],
    [{ format: 'tlv8' }, 'AQID'],
    [{ format: 'tlv8' }, 'AQI='],
  ])('is taken as it is: %o %s', (props, value) => {
    expect(checkValue({ ...props, perms }, value, 'strict')).toEqual({ value })
  })

  it('is rounded to a step for a sensor that measures more finely', () => {
    const props = { format: 'float', perms, minValue: 0, maxValue: 100, minStep: 0.1 }
    expect(checkValue(props, 21.37, 'round')).toEqual({ value: 21.4 })
    expect(checkValue({ format: 'uint8', perms }, 99.6, 'round')).toEqual({ value: 100 })
    expect(checkValue({ format: 'uint8', perms }, 255.6, 'round')).toEqual({ fault: 'must be at most 255' })
  })

  it('that rounding made is taken by the strict', () => {
    const numbers = fc.record({
      format: fc.constantFrom(...Object.keys(numericFormats)),
      minStep: fc.constantFrom(0, 0.01, 0.1, 0.5, 1, 5),
      minValue: fc.integer({ min: 0, max: 50 }),
      value: fc.double({ min: 50, max: 250, noNaN: true }),
    })
    fc.assert(
      fc.property(numbers, ({ value, ...props }) => {
        const rounded = checkValue({ ...props, perms }, value, 'round')
        if ('value' in rounded) {
          expect(checkValue({ ...props, perms }, rounded.value, 'strict')).toEqual(rounded)
        }
      }),
    )
  })

  it('that was never given is one that is allowed', () => {
    for (const format of formats) {
      const props = { format, perms }
      expect(checkValue(props, defaultValue(props), 'strict')).toHaveProperty('value')
    }
    expect(defaultValue({ format: 'float', perms, minValue: 10 })).toBe(10)
    expect(defaultValue({ format: 'uint8', perms, minValue: 0, validValues: [3, 1] })).toBe(3)
    expect(defaultValue({ format: 'uint8', perms, minValue: 0, validValueRanges: [5, 9] })).toBe(5)
  })

  it('is shown without the noise of binary fractions', () => {
    expect(formatValue(21.400000000000002)).toBe(21.4)
    expect(formatValue(100)).toBe(100)
    expect(formatValue('a')).toBe('a')
    expect(formatValue(null)).toBe(null)
  })
})
