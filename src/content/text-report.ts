import { printable } from '../printable.ts'

/** `1 page`, `1,440 pages`. */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}

/** Rows with their columns aligned, each ended, made printable; the last column is as long as it likes. */
export function lines(texts: readonly (readonly string[])[], indent = '  '): string[] {
  const rows = texts.map((row) => row.map(printable))
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, text] of row.slice(0, -1).entries()) {
      widths[column] = Math.min(Math.max(widths[column] ?? 0, text.length), 40)
    }
  }
  return rows.map((row) => {
    const padded = row.map((text, column) => (column === row.length - 1 ? text : text.padEnd(widths[column] ?? 0)))
    return `${indent}${padded.join('  ')}\n`
  })
}

/** A heading with aligned rows under it; nothing where there are no rows. */
export function list(heading: string, rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [`${heading}\n`, ...lines(rows)].join('')
}
