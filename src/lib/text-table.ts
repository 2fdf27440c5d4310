import { printable } from './printable.ts'

/** Widest column but the last, in characters: what is longer pushes the rest of its row to the right. */
const WIDEST = 40

/** A number with its noun: `1 page`, `1,440 pages`. */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}

/** Rows with their columns aligned, made printable, one ended line each. */
export function tableLines(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const texts = rows.map((row) => row.map(printable))
  const widths: number[] = []
  for (const row of texts) {
    for (const [column, text] of row.slice(0, -1).entries()) {
      widths[column] = Math.min(Math.max(widths[column] ?? 0, text.length), WIDEST)
    }
  }
  return texts.map((row) => {
    const padded = row.map((text, column) => (column === row.length - 1 ? text : text.padEnd(widths[column] ?? 0)))
    return `${indent}${padded.join('  ')}`.trimEnd().concat('\n')
  })
}

/** A heading with aligned rows under it; nothing where there are no rows. */
export function section(heading: string, rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [`${heading}\n`, ...tableLines(rows)].join('')
}
