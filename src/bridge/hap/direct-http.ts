import { createSecretKey } from 'node:crypto'
import { Duplex } from 'node:stream'
import type { HapConnection, SessionKey } from './hap-internals.ts'

/** The state of a `HAPConnection` that passes on what it receives. */
const FULLY_SET_UP = 1

/**
 * Joins a HAP connection, before it has read anything, to its HTTP server within this process. hap-nodejs has each
 * connection's server listen on a port of loopback and connects to that: plain HTTP that any program of the machine can
 * reach as well, and another way through the kernel and back for every request.
 */
export function joinDirectly(connection: HapConnection): void {
  const { internalHttpServer: server } = connection
  // The server was told to listen and starts in a later turn; it is closed again before it accepts a connection.
  server.removeAllListeners('listening').once('listening', () => server.close())
  const end = new ServerEnd((data) => connection.handleHttpServerResponse(data))
  end.on('error', () => {}).on('close', () => connection.close())
  connection.httpSocket = { write: (data) => end.push(data), destroy: () => end.destroy() }
  connection.state = FULLY_SET_UP
  server.emit('connection', end)
}

/**
 * Has a connection keep the keys of its session as Node's cipher takes them: made of bytes at each message, one takes longer
 * than enciphering.
 */
export function keepKeys(connection: HapConnection): void {
  connection.on('authenticated', () => {
    const { encryption } = connection
    if (encryption === undefined) return
    encryption.accessoryToControllerKey = asKey(encryption.accessoryToControllerKey)
    encryption.controllerToAccessoryKey = asKey(encryption.controllerToAccessoryKey)
  })
}

function asKey(key: SessionKey): SessionKey {
  return Buffer.isBuffer(key) ? Object.assign(createSecretKey(key), { length: key.length }) : key
}

/** What the HTTP server takes for the socket of its client. */
class ServerEnd extends Duplex {
  readonly #answer: (data: Buffer) => void

  constructor(answer: (data: Buffer) => void) {
    super()
    this.#answer = answer
  }

  /** As a socket has it; hap-nodejs asks for it. */
  setNoDelay(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#answer(chunk)
    done()
  }

  /** As one: between two pieces of an answer hap-nodejs might send an event. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#answer(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  /** A server that says no more to its client hears no more either. */
  override _final(done: () => void): void {
    done()
    this.destroy()
  }
}
