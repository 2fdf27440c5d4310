import { describe, expect, it } from 'vitest'
import { cutPage } from '../../src/auth/pages-cursor.ts'

describe('cutPage', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))

  it('goes on after the last entry where there is more', () => {
    expect(cutPage(rows, 2)).toEqual({ page: [{ id: 'a' }, { id: 'b' }], next: 'b' })
  })

  it('ends where there is not', () => {
    expect(cutPage(rows, 3)).toEqual({ page: rows, next: null })
    expect(cutPage([], 3)).toEqual({ page: [], next: null })
  })
})
