import { Socket } from 'node:net'
import { errorMessage } from '../../lib/error-text.ts'
import { LineSplitter } from '../protocol/line-splitter.ts'
import type { Answer, DaemonRequest, Refusal, ToChild, ToDaemon, Unnumbered } from '../protocol/messages.ts'

/** The way to the daemon. */
export interface Channel {
  send(message: ToDaemon): void
  /** Resolves once the message has left this process. */
  flush(message: ToDaemon): Promise<void>
  /** Asks the daemon. Rejects with an Error of its message when it refuses. */
  ask(request: Unnumbered<DaemonRequest>): Promise<unknown>
  /** Takes the daemon's answer to a request. */
  settle(answer: Answer): void
}

export interface OpenChannel extends Channel {
  /** Whether it keeps the process alive. */
  keepOpen(open: boolean): void
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/**
 * The channel that the daemon opened. It keeps the process alive while it is kept open, and while a request waits.
 *
 * @param descriptor of the process, where the daemon opened it
 * @param onEnd the daemon is gone, however it ended
 */
export function openChannel(descriptor: number, hear: (message: ToChild) => void, onEnd: () => void): OpenChannel {
  const socket = new Socket({ fd: descriptor })
  const splitter = new LineSplitter(Number.POSITIVE_INFINITY, (line) => hear(JSON.parse(line) as ToChild))
  socket.on('data', (chunk) => splitter.push(chunk))
  socket.on('error', onEnd)
  socket.on('close', onEnd)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isOpen = true
  const hold = (): void => void (isOpen || waiting.size > 0 ? socket.ref() : socket.unref())
  const send = (message: ToDaemon, sent?: () => void): void => void socket.write(`${JSON.stringify(message)}\n`, sent)

  return {
    send,
    flush: (message) => new Promise((resolve) => send(message, () => resolve())),
    ask: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        hold()
        send({ ...request, id: lastId })
      }),
    settle: (answer) => {
      const waiter = waiting.get(answer.id)
      waiting.delete(answer.id)
      hold()
      if ('refusal' in answer) waiter?.reject(new Error(answer.refusal.message))
      else waiter?.resolve(answer.value)
    },
    keepOpen: (open) => {
      isOpen = open
      hold()
    },
  }
}

/** What the daemon receives of an error: its message, and the HAP status that it names. */
export function refusalOf(error: unknown): Refusal {
  const message = errorMessage(error)
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  const isHap = Number.isInteger(status) && (status as number) <= -70_400 && (status as number) >= -70_499
  return { message: message.slice(0, 1_000), ...(isHap && { status: status as number }) }
}
