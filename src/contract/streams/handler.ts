/** What the types of a stream say; `Streams` of `generated/<surface>/streams.ts` holds one of these for each. */
export interface StreamTypes {
  readonly send: unknown
  /** The payloads of a client's messages, by message. */
  readonly receive: object
  readonly path: object
  readonly query: object
}

/** One client of a stream, as its handler sees it. */
export interface StreamConnection<Send, Path = unknown, Query = unknown, Receive = Silent> {
  /** The parameters of the address, held against the contract. */
  readonly path: Path
  readonly query: Query
  /** Aborted when the connection ends, from either side. */
  readonly signal: AbortSignal
  /** Bytes that the client has not taken yet. A sender keeps an eye on `isSlow`: nothing here drops any. */
  readonly unsent: number
  /** Whether more bytes wait than the contract grants the stream (`x-max-unsent-bytes`). */
  readonly isSlow: boolean
  /** For a handler to return: what it does about its client's messages, neither fewer nor others than there are. */
  listen(listener: StreamListener<Receive>): Listening<Receive>
  /** Sends one message; does nothing once the connection has ended. */
  send(message: Send): void
  /** Resolves when all that was sent so far has gone to the network, or will never. */
  waitForDrain(): Promise<void>
  /**
   * Ends the connection after what was sent.
   *
   * @param code a close code (RFC 6455, 7.4), 1000 when absent
   * @param reason at most 123 bytes
   */
  close(code?: number, reason?: string): void
  /** A message as bytes that every connection of the stream can be given: a `Broadcast` makes them once for all. */
  frame(message: Send): Buffer
  /** Sends frames as they are. */
  write(frames: Buffer): void
}

/** The types of a stream whose clients send nothing. */
export type Silent = Readonly<Record<never, never>>

/** What a handler does about its client. */
export type StreamListener<Receive> = {
  /** The connection has ended; it counts as one until what this returns has come about. */
  close?(): void | Promise<void>
} & ([keyof Receive] extends [never]
  ? { readonly receive?: never }
  : {
      /** By message: takes its payload, which was held against the contract. One that is missing does not compile. */
      readonly receive: Receivers<Receive>
    })

export type Receivers<Receive> = {
  readonly [Message in keyof Receive]: (payload: Receive[Message]) => void | Promise<void>
}

/**
 * Serves one client of a stream; nothing is read from the client while a promise is under way. What is thrown closes
 * the connection with 1011.
 */
export type StreamHandler<Types extends StreamTypes, Context> = (
  connection: StreamConnection<Types['send'], Types['path'], Types['query'], Types['receive']>,
  context: Context,
) => Listening<Types['receive']> | Promise<Listening<Types['receive']>>

declare const listened: unique symbol

/**
 * What a handler returns. Where clients send messages `connection.listen` alone makes it: TypeScript refuses a member
 * too many in what a function is called with, not in what it returns.
 */
export type Listening<Receive> = [keyof Receive] extends [never]
  ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that only sends returns nothing.
    StreamListener<Receive> | void
  : { readonly [listened]: Receive }

/** Every stream of a contract; one that is missing does not compile. */
export type StreamHandlers<Streams extends { [Name in keyof Streams]: StreamTypes }, Context> = {
  readonly [Name in keyof Streams]: StreamHandler<Streams[Name], Context>
}
