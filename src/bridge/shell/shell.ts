import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TriptychError } from '../../errors.ts'
import { type Environment, loginShell } from './login-shell.ts'
import type { FromShellProcess, ShellExit, ToShellProcess } from './messages.ts'
import { isTerminalSize, type TerminalSize } from './messages.ts'

/** Typed text that the shell has not read yet, in bytes; more is not taken. */
const INPUT_LIMIT = 1024 * 1024
/** How long the process of a shell may take to end it, in milliseconds: its own patience (3 s), and less than the daemon's. */
const KILL_PATIENCE = 4_000

// The program runs as this file does: .ts from a checkout, .js from the package.
const program = fileURLToPath(new URL(`./pty-process${extname(import.meta.url)}`, import.meta.url))

/** An interactive shell on a terminal of its own. */
export interface Shell {
  readonly pid: number
  /** Output begins to flow with the first listener, in whole characters; invalid UTF-8 is U+FFFD. */
  onOutput(listener: (text: string) => void): void
  /** Calls the listener once, after all output; also when the shell has ended already. */
  onExit(listener: (exit: ShellExit) => void): void
  /** Types. False when it was not taken: 1 MiB of earlier text is still unread, or the shell has ended. */
  write(text: string): boolean
  /** Throws a RangeError for what is not a size of a terminal (`isTerminalSize`); does nothing once the shell has ended. */
  resize(cols: number, rows: number): void
  /** Holds output back: the shell stands still once little more than 100 KiB is waiting. */
  pause(): void
  resume(): void
  /**
   * Closes the terminal: every process of its session gets SIGHUP, and SIGKILL a second later (session.ts says what
   * survives). Resolves when that is done. Output that was not read yet is lost.
   */
  kill(): Promise<void>
}

/**
 * Opens the user's shell (login-shell.ts) in a process of its own (pty-process.ts). When the daemon dies, however it
 * does, that process ends the shell as `kill` would.
 *
 * @param environment the daemon's, of which little is passed on
 * @throws TriptychError `unavailable` where no shell or terminal can be had; RangeError for what is not a size
 */
export async function openShell(size: TerminalSize, environment: Environment): Promise<Shell> {
  const message: ToShellProcess = { type: 'open', program: loginShell(environment), size: requireSize(size) }
  const child = fork(program, [], {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'ipc'],
    cwd: '/',
  })
  // Both listen from here on: the first messages may come together.
  const [opened, exited] = [waitForStart(child), exitOf(child)]
  send(child, message)
  return shellOf(child, await opened, exited)
}

function shellOf(child: ChildProcess, pid: number, exited: Promise<ShellExit>): Shell {
  const text = child.stdio[3] as Socket
  text.setEncoding('utf8')
  // An error while writing is not reported: the exit follows.
  text.on('error', () => {})
  return {
    pid,
    onOutput: (listener) => void text.on('data', listener),
    onExit: (listener) => void exited.then(listener),
    write: (typed) => {
      if (!text.writable || text.writableLength > INPUT_LIMIT) return false
      text.write(typed)
      return true
    },
    resize: (cols, rows) => send(child, { type: 'resize', size: requireSize({ cols, rows }) }),
    pause: () => void text.pause(),
    resume: () => void text.resume(),
    kill: async () => {
      send(child, { type: 'kill' })
      const patience = setTimeout(() => child.kill('SIGKILL'), KILL_PATIENCE)
      // The exit is reported after all output, so output without a reader has to be drained.
      text.removeAllListeners('data').resume()
      await exited
      clearTimeout(patience)
    },
  }
}

function requireSize(size: TerminalSize): TerminalSize {
  if (!isTerminalSize(size)) throw new RangeError(`shell: no size of a terminal: ${JSON.stringify(size)}`)
  return size
}

function send(child: ChildProcess, message: ToShellProcess): void {
  // A message that comes too late for a process that has ended is dropped.
  if (child.connected) child.send(message, () => {})
}

/** The shell's process id, once it runs. */
async function waitForStart(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.once('message', (message: FromShellProcess) => {
    if (message.type === 'opened') resolve(message.pid)
    else reject(unavailable(message.type === 'failed' ? message.reason : 'it ended at once'))
  })
  child.on('error', (error) => reject(unavailable(error.message, error)))
  child.once('exit', (code, signal) => reject(unavailable(`its process ended (${signal ?? code})`)))
  return promise
}

function unavailable(reason: string, cause?: unknown): TriptychError {
  return new TriptychError('unavailable', `shell: no terminal: ${reason}`, { cause })
}

/** Messages and text come on two channels: both have to be at their end. */
function exitOf(child: ChildProcess): Promise<ShellExit> {
  const { promise, resolve } = Promise.withResolvers<ShellExit>()
  let exit: ShellExit = { exitCode: null, signal: null }
  let open = 2
  const ended = (): void => {
    open -= 1
    if (open === 0) resolve(exit)
  }
  child.on('message', (message: FromShellProcess) => {
    if (message.type === 'exit') exit = { exitCode: message.exitCode, signal: message.signal }
  })
  child.once('disconnect', ended)
  child.once('close', ended)
  return promise
}
