import { describe, expect, it } from 'vitest'
import { requestedRange } from '../../src/contract/conditions.ts'

const copy = '"e"'

describe('requestedRange of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=95-200', { start: 95, end: 99 }],
  ])('%s', (range, expected) => {
    expect(requestedRange({ range }, 100, copy)).toMatchObject(expected)
  })

  it.each([
    ['several ranges', 'bytes=0-1,5-6'],
    ['another unit', 'lines=0-1'],
    ['no range at all', 'bytes'],
  ])('sends the whole file for %s', (_, range) => {
    expect(requestedRange({ range }, 100, copy)).toBeNull()
  })

  it('sends the whole file when If-Range names another copy', () => {
    expect(requestedRange({ range: 'bytes=0-1', 'if-range': '"old"' }, 100, copy)).toBeNull()
    expect(requestedRange({ range: 'bytes=0-1', 'if-range': '"e"' }, 100, copy)).toMatchObject({ start: 0, end: 1 })
  })

  it('goes on after a break only with the very copy that If-Range names', () => {
    const sent = (ifRange: string) => requestedRange({ range: 'bytes=5-', 'if-range': ifRange }, 100, copy) !== null
    expect(['"e"', ' "e" '].map(sent)).toEqual([true, true])
    const others = ['W/"e"', '"e-gzip"', 'Tue, 03 Nov 2026 10:00:00 GMT', '']
    expect(others.map(sent)).toEqual([false, false, false, false])
  })

  it('sends the whole file when If-Match names the copy in another coding', () => {
    const sent = (ifMatch: string) => requestedRange({ range: 'bytes=5-', 'if-match': ifMatch }, 100, copy) !== null
    expect(['"e"', '"x", "e"', '*', '"e-gzip"', '"x", "e-br"'].map(sent)).toEqual([true, true, true, false, false])
  })

  it('refuses a range outside the file, and says how large it is', () => {
    const refusal = { code: 'range_not_satisfiable', headers: { 'Content-Range': 'bytes */100' } }
    expect(() => requestedRange({ range: 'bytes=100-' }, 100, copy)).toThrow(expect.objectContaining(refusal))
    expect(() => requestedRange({ range: 'bytes=0-0' }, 0, copy)).toThrow(
      expect.objectContaining({ headers: { 'Content-Range': 'bytes */0' } }),
    )
  })
})
