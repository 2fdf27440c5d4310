/**
 * The process of one shell. It holds the terminal because node-pty's is inherited by whatever its process starts:
 * in the daemon, plugins would hold the terminal of every shell, and a terminal would not hang up when the daemon dies. The
 * text of the terminal passes through descriptor 3, both ways; messages.ts has the rest.
 */
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FromShellProcess, TerminalSize, ToShellProcess } from './messages.ts'
import { openPty, type Pty, typeInto } from './pty.ts'
import { endSession } from './session.ts'

const EXIT_PATIENCE = 1_000

const text = new Socket({ fd: 3, readable: true, writable: true })
text.on('error', () => {})

const exitTold = Promise.withResolvers<void>()
/** While its shell runs. */
let pty: Pty | undefined
let isEnding = false
let resize: (size: TerminalSize) => void = () => {}

function send(message: FromShellProcess, then: () => void = () => {}): void {
  if (process.connected) process.send?.(message, then)
  else then()
}

function open({ program, size }: ToShellProcess & { type: 'open' }): void {
  try {
    pty = openPty(program, size)
  } catch (error) {
    send({ type: 'failed', reason: String(error) }, () => process.exit(1))
    return
  }
  relay(pty)
  send({ type: 'opened', pid: pty.pid })
}

function relay(opened: Pty): void {
  opened.onData((output) => {
    if (!text.write(output)) opened.pause()
  })
  text.on('drain', () => opened.resume())
  // Without a listener, node-pty would throw it as an uncaught error.
  opened.on('error', () => {})
  let isOpen = true
  // From here on its descriptor may be another file's.
  opened.on('close', () => {
    isOpen = false
  })
  opened.onExit(({ exitCode, signal }) => {
    pty = undefined
    text.end()
    send({ type: 'exit', exitCode, signal: signal === undefined || signal === 0 ? null : signal }, () => {
      exitTold.resolve()
      if (!isEnding) process.disconnect?.()
    })
  })
  resize = ({ cols, rows }) => {
    if (isOpen) opened.resize(cols, rows)
  }
  void relayInput(opened, () => isOpen)
}

async function relayInput(opened: Pty, isOpen: () => boolean): Promise<void> {
  try {
    for await (const typed of text) await typeInto(opened, typed as Buffer, isOpen)
  } catch {
    // The daemon has let go of the text; its message, or its end, says what is to become of the shell.
  }
}

/** Reports the exit of the shell, if it ends in time; a shell that cannot be killed is not waited for. */
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  if (pty !== undefined) {
    await endSession(pty.pid)
    await Promise.race([exitTold.promise, pause(EXIT_PATIENCE)])
  }
  process.exit()
}

process.on('message', (message: ToShellProcess) => {
  if (message.type === 'open') open(message)
  else if (message.type === 'kill') void end()
  else resize(message.size)
})
process.on('disconnect', () => {
  // The daemon is gone, unless it is this process that has left: then only its text is still to be read.
  if (pty !== undefined) void end()
})
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
