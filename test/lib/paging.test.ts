import { describe, expect, it } from 'vitest'
import { pageOf } from '../../src/lib/paging.ts'

describe('pageOf', () => {
  const rows = ['a', 'b', 'c']
  const placeOf = (row: string) => `after ${row}`

  it('goes on after the last entry where there is more', () => {
    expect(pageOf(rows, 2, placeOf)).toEqual({ entries: ['a', 'b'], next: 'after b' })
  })

  it('ends where there is not', () => {
    expect(pageOf(rows, 3, placeOf)).toEqual({ entries: rows, next: null })
    expect(pageOf([], 3, placeOf)).toEqual({ entries: [], next: null })
  })
})
