import { describe, expect, it } from 'vitest'
import { requestedRange } from '../../src/contract/byte-range.ts'

describe('requestedRange of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=95-200', { start: 95, end: 99 }],
  ])('%s', (range, expected) => {
    expect(requestedRange({ range }, 100, '"e"')).toMatchObject(expected)
  })

  it.each([
    ['several ranges', 'bytes=0-1,5-6'],
    ['another unit', 'lines=0-1'],
    ['no range at all', 'bytes'],
  ])('sends the whole file for %s', (_, range) => {
    expect(requestedRange({ range }, 100, '"e"')).toBeNull()
  })

  it('sends the whole file when If-Range names another copy', () => {
    expect(requestedRange({ range: 'bytes=0-1', 'if-range': '"old"' }, 100, '"e"')).toBeNull()
    expect(requestedRange({ range: 'bytes=0-1', 'if-range': '"e"' }, 100, '"e"')).toMatchObject({ start: 0, end: 1 })
  })

  it('refuses a range outside the file, and says how large it is', () => {
    const refusal = { code: 'range_not_satisfiable', headers: { 'Content-Range': 'bytes */100' } }
    expect(() => requestedRange({ range: 'bytes=100-' }, 100, '"e"')).toThrow(expect.objectContaining(refusal))
    expect(() => requestedRange({ range: 'bytes=0-0' }, 0, '"e"')).toThrow(
      expect.objectContaining({ headers: { 'Content-Range': 'bytes */0' } }),
    )
  })
})
