import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Principal } from '../../access/principal.ts'
import { TriptychError } from '../../errors.ts'
import { type Caller, HttpCall } from '../call.ts'
import { ProblemWriter, type RefusalLog } from '../problem-writer.ts'
import { Refusal } from '../refusal.ts'
import type { Validators } from '../route.ts'
import type { Channel } from './channel.ts'
import { type AnyStreamHandler, Connection } from './connection.ts'
import type { StreamHandlers, StreamTypes } from './handler.ts'
import { MessageCodec } from './message-codec.ts'
import { queryReader } from './query-reader.ts'
import { refuseUpgrade, upgradeRequired } from './refuse-upgrade.ts'

export interface StreamSurfaceOptions<Streams extends { [Name in keyof Streams]: StreamTypes }, Context> {
  readonly channels: readonly Channel[]
  /** By message, and `<channel>Query`. */
  readonly validators: object
  readonly handlers: StreamHandlers<Streams, Context>
  readonly context: (call: HttpCall) => Context
  readonly callerOf: (req: IncomingMessage) => Caller
  /** Who opens a stream; null where nobody needs to be signed in. Throws TriptychError where somebody may not. */
  readonly authorize: (call: HttpCall) => Promise<Principal | null>
  /** Whether somebody who opened a stream may still have it. */
  readonly recheck: (principal: Principal, call: HttpCall) => Promise<boolean>
  readonly log: RefusalLog
  /** Hold every message that is sent against the contract. */
  readonly checkMessages?: boolean
  /** How many connections a stream may have at once, by its name; 100 for one that is not named. */
  readonly limits?: Readonly<Record<string, number>>
  /** All in ms: between two pings (30 s), between two looks at who is there (5 s), for clients to part (1 s). */
  readonly pingInterval?: number
  readonly recheckInterval?: number
  readonly partingTime?: number
}

/** Those of any contract: what a handler is given was made for it. */
type AnyOptions = StreamSurfaceOptions<Record<string, StreamTypes>, unknown>

const MOST_CONNECTIONS = 100

/** `closeTimeout` is younger than the types: how long a client may take to answer a close, in ms. */
const socketOptions = { noServer: true, maxPayload: 64 * 1024, perMessageDeflate: false, closeTimeout: 5_000 }

/** One stream, with everything that can be worked out before the first connection. */
interface Stream {
  readonly channel: Channel
  readonly limit: number
  readonly codec: MessageCodec
  readonly readQuery: (call: HttpCall) => unknown
  readonly handler: AnyStreamHandler
  readonly connections: Set<Connection>
}

/**
 * The streams of one contract, run: match, security, query, handshake, then frames both ways. Every refusal before
 * the handshake is a problem from the one problem writer; every fault after it is a close code.
 */
export class StreamSurface {
  readonly #options: AnyOptions
  readonly #streams: ReadonlyMap<string, Stream>
  readonly #server = new WebSocketServer(socketOptions)
  readonly #problems: ProblemWriter
  readonly #timers: readonly NodeJS.Timeout[]
  readonly #checking = new WeakSet<Connection>()
  #closed: Promise<void> | undefined

  private constructor(options: AnyOptions) {
    this.#options = options
    this.#problems = new ProblemWriter(options.log, false, null)
    const validators = options.validators as Validators
    this.#streams = new Map(
      options.channels.map((channel) => {
        const handler = options.handlers[channel.name]
        if (handler === undefined) throw new Error(`${channel.name} has no handler`)
        const codec = new MessageCodec(channel, validators, options.checkMessages ?? false)
        const limit = options.limits?.[channel.name] ?? MOST_CONNECTIONS
        const readQuery = queryReader(channel, validators)
        return [channel.path, { channel, limit, codec, readQuery, handler, connections: new Set<Connection>() }]
      }),
    )
    // A handshake that ws finds fault with: a key that is none, say.
    this.#server.on('wsClientError', (error, socket, req) => {
      this.refuse(req, socket, new TriptychError('malformed_request', error.message))
    })
    this.#timers = [
      setInterval(() => this.#each((connection) => connection.ping()), options.pingInterval ?? 30_000).unref(),
      setInterval(
        () => this.#each((connection) => this.#recheck(connection)),
        options.recheckInterval ?? 5_000,
      ).unref(),
    ]
  }

  /** @throws Error when a stream has no handler, or a message no validator */
  static create<Streams extends { [Name in keyof Streams]: StreamTypes }, Context>(
    options: StreamSurfaceOptions<Streams, Context>,
  ): StreamSurface {
    return new StreamSurface(options as unknown as AnyOptions)
  }

  /**
   * Looks at an ordinary request, which no stream can be had by.
   *
   * @throws Refusal `upgrade_required` at a stream's path, `method_not_allowed` there for what is no GET
   */
  checkRequest({ method, url = '/' }: IncomingMessage): void {
    const mark = url.indexOf('?')
    if (!this.#streams.has(mark < 0 ? url : url.slice(0, mark))) return
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal('method_not_allowed', { Allow: 'GET, HEAD' })
    throw upgradeRequired()
  }

  /** Answers a request for an upgrade to WebSocket, which the guards let pass. Nothing is thrown. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    const call = new HttpCall(req, new ServerResponse(req), this.#options.callerOf)
    this.#open(call, socket, head).catch((error: unknown) => refuseUpgrade(this.#problems, call, socket, error))
  }

  /** Answers a request for an upgrade that something before the contract refused, a guard say. */
  refuse(req: IncomingMessage, socket: Duplex, error: unknown): void {
    const call = new HttpCall(req, new ServerResponse(req), this.#options.callerOf)
    refuseUpgrade(this.#problems, call, socket, error)
  }

  /**
   * Closes every connection with 1001, cuts those that do not part in time, and takes no new ones. Resolves when their
   * handlers are done with them, too.
   */
  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #open(call: HttpCall, socket: Duplex, head: Buffer): Promise<void> {
    const { authorize } = this.#options
    const stream = this.#streams.get(call.path)
    if (stream === undefined) throw new TriptychError('not_found', 'no stream has this path')
    // Version 8, which ws would take too, has another name for Origin: the guards would not have seen it.
    if (call.headers['sec-websocket-version'] !== '13') throw upgradeRequired()
    call.principal = await authorize(call)
    const query = stream.readQuery(call)
    if (this.#closed !== undefined) throw new TriptychError('unavailable', 'closing')
    const { channel, limit, connections } = stream
    if (connections.size >= limit) {
      throw new TriptychError('too_many_requests', `${channel.name} has ${limit} connections already`)
    }
    this.#server.handleUpgrade(call.req, socket, head, (ws) => {
      const { codec, handler } = stream
      const onError = (error: unknown) => this.#report(call, error)
      const connection = new Connection({ call, query, ws, socket, codec, onError })
      connections.add(connection)
      void connection.gone.then(() => connections.delete(connection))
      connection.serve(handler, this.#options.context)
    })
  }

  async #recheck(connection: Connection): Promise<void> {
    const { principal, call, signal } = connection
    if (principal === null || signal.aborted || this.#checking.has(connection)) return
    this.#checking.add(connection)
    try {
      if (!(await this.#options.recheck(principal, call))) connection.close(1008, 'the session has ended')
    } catch (error) {
      // Whoever cannot be known to be signed in is not.
      this.#report(call, error)
      connection.close(1011, 'the session cannot be checked')
    } finally {
      this.#checking.delete(connection)
    }
  }

  async #close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    const parted: Promise<void>[] = []
    this.#each((connection) => {
      parted.push(connection.gone)
      connection.close(1001, 'going away')
    })
    const timer = setTimeout(() => this.#each((one) => one.terminate()), this.#options.partingTime ?? 1_000)
    await Promise.all(parted)
    clearTimeout(timer)
  }

  #each(act: (connection: Connection) => unknown): void {
    for (const { connections } of this.#streams.values()) for (const connection of [...connections]) act(connection)
  }

  #report({ requestId, method, req }: HttpCall, error: unknown): void {
    this.#options.log({ requestId, method, url: req.url ?? '', code: 'internal_error', status: 500, error })
  }
}
