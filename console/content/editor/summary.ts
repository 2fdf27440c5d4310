import type { Block } from './content.ts'

const LENGTH = 120

/** The first words of a block, for when it is folded; its id where it has none. */
export function summaryOf({ id, fields }: Block): string {
  const text = Object.values(fields).find((value): value is string => typeof value === 'string' && value.trim() !== '')
  if (text === undefined) return id
  const line =
    text
      .trim()
      .split('\n', 1)[0]
      ?.replace(/^#+\s*/, '') ?? ''
  return line.length > LENGTH ? `${line.slice(0, LENGTH)}…` : line
}
