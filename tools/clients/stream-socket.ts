// A stream can be declared with `await using`, which not every program's `lib` has.
/// <reference lib="esnext.disposable" preserve="true" />

/** What every stream of this client can be opened with. */
export interface StreamOptions {
  /** Closes the stream when it is aborted; the one who reads gets its reason. */
  readonly signal?: AbortSignal | undefined
  /** Headers of the handshake, such as `Authorization`. Node sends them; no browser does, and there the stream is refused. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** How many messages may wait to be read, 10,000 unless given; one more ends the stream. */
  readonly maxUnread?: number | undefined
}

/** A stream that ended before it was closed here. Opening it anew is up to the caller. */
export class StreamClosed extends Error {
  override readonly name = 'StreamClosed'
  /** WebSocket close code (RFC 6455, 7.4); 1006 when the connection broke or was refused. */
  readonly code: number
  /** What the server said; empty for 1006. */
  readonly reason: string

  constructor(code: number, reason: string) {
    super(reason === '' ? `the stream closed with ${code}` : `the stream closed with ${code}: ${reason}`)
    this.code = code
    this.reason = reason
  }
}

/** What waits for the next message. */
interface Reader<Message> {
  resolve(result: IteratorResult<Message, undefined>): void
  reject(reason: unknown): void
}

/**
 * One open stream, read by iterating over it, once. Iteration ends when the stream is closed here or by the server
 * with 1000, and throws `StreamClosed` when it closes otherwise. Leaving a loop closes the stream.
 */
export class StreamSocket<Message> implements AsyncIterableIterator<Message, undefined> {
  /** Settles when the stream is open, or has failed to. */
  readonly opened: Promise<void>
  readonly #socket: WebSocket
  readonly #unread: Message[] = []
  readonly #readers: Reader<Message>[] = []
  readonly #unsent: (string | Uint8Array<ArrayBuffer>)[] = []
  #ended = false
  #failure: { readonly reason: unknown } | undefined

  constructor(url: string, decode: (text: string) => Message, options: StreamOptions) {
    const { signal, headers, maxUnread = 10_000 } = options
    signal?.throwIfAborted()
    // The types are those of browsers, which know no headers.
    const socket = headers === undefined ? new WebSocket(url) : new WebSocket(url, { headers } as never)
    this.#socket = socket
    const abort = (): void => this.#fail(signal?.reason)
    this.opened = new Promise((resolve, reject) => {
      socket.addEventListener('open', () => {
        for (const data of this.#unsent.splice(0)) socket.send(data)
        resolve()
      })
      socket.addEventListener('close', ({ code, reason }) => {
        signal?.removeEventListener('abort', abort)
        const closed = new StreamClosed(code, reason)
        reject(signal?.aborted ? signal.reason : closed)
        if (code === 1000) this.#end()
        else this.#fail(closed)
      })
    })
    // A caller that only iterates gets the error there.
    this.opened.catch(() => {})
    socket.addEventListener('message', ({ data }) => {
      if (this.#ended) return
      if (this.#readers.length === 0 && this.#unread.length >= maxUnread)
        return this.#fail(new Error(`${maxUnread} messages were not read`))
      try {
        this.#deliver(decode(String(data)))
      } catch (error) {
        this.#fail(error)
      }
    })
    signal?.addEventListener('abort', abort)
  }

  /** The next message, in the order in which they came. */
  next(): Promise<IteratorResult<Message, undefined>> {
    const message = this.#unread.shift()
    if (message !== undefined) return Promise.resolve({ done: false, value: message })
    const failure = this.#failure
    this.#failure = undefined
    if (failure !== undefined) return Promise.reject(failure.reason)
    if (this.#ended) return Promise.resolve({ done: true, value: undefined })
    return new Promise((resolve, reject) => this.#readers.push({ resolve, reject }))
  }

  /** Leaves the stream; loops call it. */
  return(): Promise<IteratorResult<Message, undefined>> {
    this.close()
    this.#unread.length = 0
    this.#failure = undefined
    return Promise.resolve({ done: true, value: undefined })
  }

  /** Closes the stream. What had come before can still be read. */
  close(): void {
    this.#end()
    this.#socket.close(1000)
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close()
  }

  /** Sends a frame once the stream is open: text for a string, binary for bytes. Nothing is sent after its end. */
  protected send(data: string | Uint8Array<ArrayBuffer>): void {
    if (this.#ended) return
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#unsent.push(data)
    else this.#socket.send(data)
  }

  #deliver(message: Message): void {
    const reader = this.#readers.shift()
    if (reader === undefined) this.#unread.push(message)
    else reader.resolve({ done: false, value: message })
  }

  #end(): void {
    this.#ended = true
    for (const { resolve } of this.#readers.splice(0)) resolve({ done: true, value: undefined })
  }

  #fail(reason: unknown): void {
    if (this.#ended) return
    this.#ended = true
    const reader = this.#readers.shift()
    if (reader === undefined) this.#failure = { reason }
    else reader.reject(reason)
    this.#end()
    this.#socket.close()
  }
}

/**
 * The address of a stream.
 *
 * @param baseUrl the public address of the service, with http, https, ws or wss
 * @param query what is undefined is left out
 * @param inPath the parameters of the path, by name
 * @throws TypeError when one is empty or a dot segment: a URL cannot carry it (WHATWG URL, 4.4)
 */
export function streamUrl(baseUrl: string, path: string, query: object = {}, inPath: object = {}): string {
  const values = new Map(Object.entries(inPath))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values.get(name))
    if (value === '' || value === '.' || value === '..') throw new TypeError(`${name} cannot be '${value}'`)
    return encodeURIComponent(value)
  })
  const url = new URL(baseUrl)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  url.pathname = url.pathname.replace(/\/$/, '') + filled
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}

/** Sends text in a binary frame. */
export function binary(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
