import type { ShellProgram } from './login-shell.ts'
import type { TerminalSize } from './terminal-size.ts'

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
  /** Null when nobody knows: its terminal was lost first. */
  readonly exitCode: number | null
  /** Number of the signal that ended it; null when none did. */
  readonly signal: number | null
}
