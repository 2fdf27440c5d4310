import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, momentOf } from '../../src/lib/moment.ts'

describe('momentOf', () => {
  it.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T10:30:00Z', '2026-11-20T10:30:00.000Z'],
    ['2026-11-20 10:30:00 +0200', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20T10:30:00.5-01:00', '2026-11-20T11:30:00.500Z'],
    ['2026-11-20T10:30', '2026-11-20T10:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-11-20T10:30:00+02', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20\u00a010:30:00.1234567891234Z', '2026-11-20T10:30:00.123Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2016-12-31T22:59:60.5-01', '2017-01-01T00:00:00.500Z'],
  ])('reads %s', (text, moment) => {
    expect(new Date(momentOf(text) ?? Number.NaN).toISOString()).toBe(moment)
  })

  it.each([
    '',
    'soon',
    '2026',
    '2026-13-01',
    '2026-02-30',
    '2026-11-20T25:00Z',
    '1.10',
    '2026-11-20T10',
    '2026-11-20T10:30:60Z',
    `2026-11-20T10:30:00.${'1'.repeat(100)}Z`,
  ])('is null for %j', (text) => {
    expect(momentOf(text)).toBeNull()
  })
})

describe('instantOf', () => {
  const isDateTime = addFormats.default(new Ajv.default()).compile({ type: 'string', format: 'date-time' })
  const digits = (most: number) => fc.integer({ min: 0, max: most }).map((each) => String(each).padStart(2, '0'))
  const dateTime = fc
    .tuple(
      fc.tuple(fc.integer({ min: 0, max: 9999 }), digits(12), digits(31)),
      fc.constantFrom('T', 't', ' ', '\n'),
      fc.tuple(digits(23), digits(59), digits(60)),
      fc.constantFrom('', '.5', '.1234567891'),
      fc.oneof(
        fc.constantFrom('Z', 'z', '+01', '-00'),
        fc
          .tuple(fc.constantFrom('+', '-'), digits(23), fc.constantFrom('', ':'), digits(59))
          .map((each) => each.join('')),
      ),
    )
    .map(([[year, ...date], separator, time, fraction, offset]) =>
      [[String(year).padStart(4, '0'), ...date].join('-'), separator, time.join(':'), fraction, offset].join(''),
    )
    .filter((text) => isDateTime(text))

  it('reads all that a contract takes for a time', () => {
    fc.assert(fc.property(fc.oneof(dateTime, fc.constant('2016-12-31T23:59:60Z')), (text) => instantOf(text) > -1e14))
  })

  it('refuses all else', () => {
    expect(() => instantOf('soon')).toThrow(expect.objectContaining({ code: 'invalid_request' }))
  })
})
