import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { HttpCall } from '../call.ts'
import type { Address } from './channel-route.ts'
import type { StreamConnection, StreamHandler, StreamTypes } from './handler.ts'
import { FrameFault, type MessageCodec } from './message-codec.ts'

/** A handler of any stream. */
export type AnyStreamHandler = StreamHandler<StreamTypes, unknown>

/** What a handler of any stream does about its client. */
interface AnyListener {
  readonly receive?: Readonly<Record<string, (payload: unknown) => void | Promise<void>>>
  close?(): void | Promise<void>
}

const NOTHING = Buffer.alloc(0)

/** The most that a close frame's reason may hold, in bytes (RFC 6455, 5.5.1). */
const LONGEST_REASON = 123

/** The parts that a connection is made of. */
export interface ConnectionParts {
  readonly call: HttpCall
  readonly address: Address
  readonly ws: WebSocket
  readonly socket: Duplex
  readonly codec: MessageCodec
  /** How many bytes may wait for the client before it counts as slow. */
  readonly maxUnsentBytes: number
  /** Called with errors of our own side. */
  readonly onError: (error: unknown) => void
}

/** One client of a stream, from the handshake to its end. */
export class Connection implements StreamConnection<unknown> {
  readonly #parts: ConnectionParts
  /** Resolves when the socket is closed and the handler is done with it. */
  readonly gone: Promise<void>
  readonly #end = new AbortController()
  #listener: AnyListener = {}
  /** What the handler is still about: to begin, then to end. */
  #beginning: Promise<void> | undefined
  #ending: Promise<void> | undefined
  #heard = true
  #lastMessage = performance.now()

  constructor(parts: ConnectionParts) {
    this.#parts = parts
    const closed = new Promise<void>((resolve) => parts.ws.once('close', () => resolve()))
    this.gone = closed.then(() => this.#beginning).then(() => this.#ending)
  }

  get path(): object {
    return this.#parts.address.path
  }

  get query(): object {
    return this.#parts.address.query
  }

  get signal(): AbortSignal {
    return this.#end.signal
  }

  get call(): HttpCall {
    return this.#parts.call
  }

  get unsent(): number {
    return this.#parts.socket.writableLength
  }

  /** For how many milliseconds the client has sent nothing. */
  get quietFor(): number {
    return performance.now() - this.#lastMessage
  }

  get isSlow(): boolean {
    return this.unsent > this.#parts.maxUnsentBytes
  }

  /** Lets the handler have the client. */
  serve(handler: AnyStreamHandler, context: (call: HttpCall) => unknown): void {
    const { ws, codec, call } = this.#parts
    // What ws reports here (a frame too large, bad UTF-8) it has answered with the right close code itself.
    ws.on('error', () => undefined)
    ws.on('close', () => this.#ended())
    ws.on('pong', () => {
      this.#heard = true
    })
    if (codec.receives) ws.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary))
    this.#guard(() => {
      const listener = handler(this, context(call))
      if (listener instanceof Promise) this.#beginning = this.#wait(listener)
      else this.#listen(listener)
    })
  }

  /** Nothing is read from a client before there is a listener. */
  async #wait(coming: ReturnType<AnyStreamHandler>): Promise<void> {
    const { ws } = this.#parts
    ws.pause()
    try {
      const listener = await coming
      this.#guard(() => this.#listen(listener))
    } catch (error) {
      this.#fail(error)
    }
    ws.resume()
  }

  #listen(listener: Awaited<ReturnType<AnyStreamHandler>>): void {
    this.#listener = listener ?? {}
    // The connection may have ended before there was a listener.
    if (this.signal.aborted) this.#leave()
  }

  #leave(): void {
    this.#ending = Promise.resolve(this.#listener.close?.()).catch(this.#parts.onError)
  }

  listen<Listener>(listener: Listener): Listener {
    return listener
  }

  send(message: unknown): void {
    this.write(this.frame(message))
  }

  frame(message: unknown): Buffer {
    return this.#parts.codec.encode(message)
  }

  /** Past `ws`, which would frame anew: nothing is compressed or fragmented here, so frames cannot get between frames. */
  write(frames: Buffer): void {
    if (this.#parts.ws.readyState === WebSocket.OPEN) this.#parts.socket.write(frames)
  }

  waitForDrain(): Promise<void> {
    const { ws, socket } = this.#parts
    if (ws.readyState !== WebSocket.OPEN) return Promise.resolve()
    // Unlike 'drain', which only comes after a write that had to wait, this follows every byte before it.
    return new Promise((resolve) => socket.write(NOTHING, () => resolve()))
  }

  close(code = 1000, reason = ''): void {
    if (this.signal.aborted) return
    // First, so that what the handler still sends on its way out is sent.
    this.#ended()
    this.#parts.ws.close(code, cut(reason))
  }

  terminate(): void {
    this.#parts.ws.terminate()
  }

  /** Asks for a sign of life; a client that gave none since the last time is cut off. */
  ping(): void {
    if (!this.#heard) {
      this.terminate()
      return
    }
    this.#heard = false
    this.#parts.ws.ping()
  }

  #receive(data: Buffer, isBinary: boolean): void {
    // A client whose time is up may still be sending until its side of the handshake is done.
    if (this.signal.aborted) return
    this.#lastMessage = performance.now()
    this.#guard(() => {
      const { message, payload } = this.#parts.codec.decode(data, isBinary)
      const work = this.#listener.receive?.[message]?.(payload)
      if (work instanceof Promise) work.catch((error: unknown) => this.#fail(error))
    })
  }

  #ended(): void {
    if (this.signal.aborted) return
    this.#end.abort()
    this.#guard(() => this.#leave())
  }

  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (error instanceof FrameFault) this.close(error.code, error.message)
      else this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#parts.onError(error)
    this.close(1011, 'something broke here')
  }
}

/** A reason that fits, cut between characters. */
function cut(reason: string): string {
  const bytes = Buffer.from(reason).subarray(0, LONGEST_REASON)
  // A stream keeps the beginning of a character back, for a rest that never comes.
  return new TextDecoder().decode(bytes, { stream: true })
}
