/** Size of a terminal, in characters. */
export interface TerminalSize {
  /** 1 to 1,000. */
  readonly cols: number
  /** 1 to 1,000. */
  readonly rows: number
}

const LARGEST = 1_000

/** Whether a terminal can have this size; `size` may be anything. */
export function isTerminalSize(size: unknown): size is TerminalSize {
  if (typeof size !== 'object' || size === null) return false
  const { cols, rows } = size as Partial<Record<keyof TerminalSize, unknown>>
  return isLength(cols) && isLength(rows)
}

function isLength(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LARGEST
}
