/** What the types of a stream say; `Streams` of `generated/<surface>/streams.ts` holds one of these for each. */
export interface StreamTypes {
  readonly send: unknown
  readonly receive: unknown
  readonly query: unknown
}

/** One client of a stream, as its handler sees it. */
export interface StreamConnection<Send, Query> {
  /** What the client asked for in the address, held against the contract. */
  readonly query: Query
  /** Aborted when the connection ends, whoever ends it. */
  readonly signal: AbortSignal
  /** Bytes that the client has not taken yet. Whoever sends keeps an eye on them: nothing here drops any. */
  readonly unsent: number
  /** Sends one message; does nothing once the connection has ended. */
  send(message: Send): void
  /** Resolves when all that was sent so far has gone to the network, or will never. */
  drained(): Promise<void>
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

/** What a handler does about its client. */
export interface StreamListener<Receive> {
  /** Takes a message, which was held against the contract. */
  receive?(message: Receive): void
  /** The connection has ended; it counts as one until what this returns has come about. */
  close?(): void | Promise<void>
}

/**
 * Serves one client of a stream; nothing is read from the client while a promise is under way. What is thrown closes
 * the connection with 1011.
 */
export type StreamHandler<Types extends StreamTypes, Context> = (
  connection: StreamConnection<Types['send'], Types['query']>,
  context: Context,
) => Listening<Types['receive']> | Promise<Listening<Types['receive']>>

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that only sends returns nothing.
type Listening<Receive> = StreamListener<Receive> | void

/** Every stream of a contract; one that is missing does not compile. */
export type StreamHandlers<Streams extends { [Name in keyof Streams]: StreamTypes }, Context> = {
  readonly [Name in keyof Streams]: StreamHandler<Streams[Name], Context>
}

/** Past this many unsent bytes a client counts as slow. */
export const HIGH_WATER = 1024 * 1024
