import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { TriptychError } from '../errors.ts'

/** How long the reader of an upload waits for the client's next bytes, in milliseconds. */
const PATIENCE = 30_000

const ownPace = new WeakSet<IncomingMessage>()

/** Whether a request may take as long as it takes: its body is handed on as it comes, and is cut when it stalls. */
export function keepsOwnPace(req: IncomingMessage): boolean {
  return ownPace.has(req)
}

/**
 * The bytes of a request's body as they come, no faster than they are read. It fails with a TriptychError:
 * `invalid_request` where the body breaks off, `request_timeout` where it stalls. A reader that has enough may destroy
 * it, as a pipeline does that fails: the connection stays, since the answer has to go out on it.
 */
export class Upload extends Readable {
  readonly #req: IncomingMessage
  readonly #patience: number
  #received = false
  #waiting: NodeJS.Timeout | undefined

  constructor(req: IncomingMessage, patience: number = PATIENCE) {
    super()
    this.#req = req
    this.#patience = patience
    ownPace.add(req)
    // What breaks off before it is read must not bring the process down; a later reader gets the error.
    this.on('error', () => undefined)
    if (req.destroyed) this.#brokeOff()
    else req.pause().on('data', this.#take).on('end', this.#end).on('close', this.#brokeOff)
  }

  /** Whether the last byte of the body has come through here. */
  get received(): boolean {
    return this.#received
  }

  override _read(): void {
    this.#waiting ??= setTimeout(() => this.destroy(new TriptychError('request_timeout', 'stalled')), this.#patience)
    this.#req.resume()
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#stopWaiting()
    this.#req.off('data', this.#take).off('end', this.#end).off('close', this.#brokeOff).pause()
    callback(error)
  }

  readonly #take = (chunk: Buffer): void => {
    this.#stopWaiting()
    if (!this.push(chunk)) this.#req.pause()
  }

  readonly #end = (): void => {
    this.#stopWaiting()
    this.#received = true
    this.push(null)
  }

  readonly #brokeOff = (): void => {
    if (this.#received) return
    const message = 'broke off'
    this.destroy(new TriptychError('invalid_request', message, { errors: [{ in: 'body', name: '', message }] }))
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting)
    this.#waiting = undefined
  }
}
