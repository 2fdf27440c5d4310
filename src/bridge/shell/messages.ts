import type { ShellProgram } from './login-shell.ts'

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

/** From the daemon to the process of a shell. */
export type ToShellProcess =
  | { readonly type: 'open'; readonly program: ShellProgram; readonly size: TerminalSize }
  | { readonly type: 'resize'; readonly size: TerminalSize }
  | { readonly type: 'kill' }

/** From the process of a shell to the daemon. */
export type FromShellProcess =
  | { readonly type: 'opened'; readonly pid: number }
  | { readonly type: 'failed'; readonly reason: string }
  | ({ readonly type: 'exit' } & ShellExit)

/** How a shell ended. */
export interface ShellExit {
  /** Null when it is unknown, since the terminal was lost first. */
  readonly exitCode: number | null
  /** Number of the signal that ended it; null when none did. */
  readonly signal: number | null
}
