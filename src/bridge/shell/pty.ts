import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { ShellProgram } from './login-shell.ts'
import type { TerminalSize } from './messages.ts'

/** What is used of node-pty's terminal on Unix. Its own types leave out `fd` and `on`. */
export interface Pty {
  readonly pid: number
  /** The terminal's side that is not the shell's; never blocks. */
  readonly fd: number
  onData(listener: (text: string) => void): void
  onExit(listener: (exit: { readonly exitCode: number; readonly signal?: number }) => void): void
  on(event: 'close' | 'error', listener: () => void): void
  resize(cols: number, rows: number): void
  pause(): void
  resume(): void
}

interface NodePty {
  spawn(
    file: string,
    args: readonly string[],
    options: TerminalSize & { readonly cwd: string; readonly env: Readonly<Record<string, string>>; name: string },
  ): Pty
}

/** Throws where node-pty has no binary for this machine, or there is no terminal left. */
export function openPty({ file, cwd, env }: ShellProgram, size: TerminalSize): Pty {
  const { spawn } = createRequire(import.meta.url)('node-pty') as NodePty
  return spawn(file, [], { ...size, cwd, env, name: 'xterm-256color' })
}

const RETRY_AFTER = 5

/**
 * Writes what is typed; `isOpen` is asked before each write. Not by node-pty, whose write stands still while the
 * terminal is full: a program that reads no further before it is read would never go on.
 */
export async function typeInto(pty: Pty, typed: Buffer, isOpen: () => boolean): Promise<void> {
  let rest = typed
  while (rest.length > 0 && isOpen()) {
    const written = tryToWrite(pty.fd, rest)
    rest = rest.subarray(written)
    if (written === 0) await pause(RETRY_AFTER)
  }
}

function tryToWrite(fd: number, bytes: Buffer): number {
  try {
    return writeSync(fd, bytes)
  } catch (error) {
    // EAGAIN: it is full. Anything else is a terminal whose shell is gone, which its end will tell.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0
    return bytes.length
  }
}
