import { describe, expect, it } from 'vitest'
import { problems } from '../../src/problems.ts'
import { readText, tableRows } from './manual.ts'

describe('the problems page', () => {
  it('has a row for every code with its status and title, in the order of the program, and no other', () => {
    const rows = tableRows(readText('docs/pages/problems.md'), 'code')
    const expected = Object.entries(problems).map(([code, { status, title }]) => [`\`${code}\``, String(status), title])
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual(expected)
  })

  it('says of every code when it is sent', () => {
    const rows = tableRows(readText('docs/pages/problems.md'), 'code')
    expect(rows.filter((cells) => cells.length !== 4 || cells[3] === '')).toEqual([])
  })
})
