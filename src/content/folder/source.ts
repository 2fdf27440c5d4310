/** What stands in the way of importing a file; without a line where the file as a whole is at fault. */
export interface Problem {
  readonly file: string
  readonly line?: number
  readonly reason: string
  /** Whether it keeps out the whole folder, and not this file alone. */
  readonly refusesAll?: boolean
}

/** Notes a problem of the file being read; `line` counts from 1. */
export type Report = (reason: string, line?: number) => void

export type Path = readonly (string | number)[]

/** A parsed file that still knows where each of its values stands. */
export interface Tree {
  readonly value: unknown
  /** The line (from 1) of the value at `path`, or of what holds it where the file does not spell the value out. */
  lineOf(path: Path): number | undefined
}

/** Why a text cannot be parsed, and where. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault'
  readonly line: number | undefined

  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line
  }
}

/** The line (from 1) that an offset into a text is on. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let i = text.indexOf('\n'); i !== -1 && i < offset; i = text.indexOf('\n', i + 1)) line++
  return line
}
