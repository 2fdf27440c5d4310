import { printable } from '../printable.ts'

/** Rows with their columns aligned, each ended, made printable. */
export function table(rows: readonly (readonly string[])[]): string {
  const texts = rows.map((row) => row.map(printable))
  const widths: number[] = []
  for (const row of texts) {
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length)
  }
  const lines = texts.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
  return lines.map((line) => `${line.trimEnd()}\n`).join('')
}
