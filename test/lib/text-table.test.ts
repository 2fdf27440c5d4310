import { expect, it } from 'vitest'
import { count, section, tableLines } from '../../src/lib/text-table.ts'

it('columns are aligned, and the last is as long as it likes', () => {
  const rows = [
    ['KIND', 'KEY'],
    ['page', 'a'.repeat(100)],
    ['redirect', ''],
  ]
  expect(tableLines(rows, '')).toEqual(['KIND      KEY\n', `page      ${'a'.repeat(100)}\n`, 'redirect\n'])
})

it('what is very long moves its own row alone', () => {
  const long = 'x'.repeat(50)
  expect(
    tableLines(
      [
        [long, 'a'],
        ['y', 'b'],
      ],
      '',
    ),
  ).toEqual([`${long}  a\n`, `y${' '.repeat(39)}  b\n`])
})

it('what would command a terminal is spelled out', () => {
  expect(tableLines([['\u001b[2J', 'a']])).toEqual(['  \\u{1b}[2J  a\n'])
})

it('a heading stands over rows, and nothing over none', () => {
  expect(section('Ignored', [['a.txt', 'hidden']])).toBe('Ignored\n  a.txt  hidden\n')
  expect(section('Ignored', [])).toBe('')
})

it('a number has its noun', () => {
  expect([0, 1, 1440].map((number) => count(number, 'page', 'pages'))).toEqual(['0 pages', '1 page', '1,440 pages'])
})
