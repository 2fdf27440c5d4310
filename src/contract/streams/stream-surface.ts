import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { TriptychError } from '../../errors.ts'
import { ServerResponse } from '../../lib/node-http.ts'
import { admit, requireCredential, type Schemes } from '../authorize.ts'
import { type Caller, HttpCall } from '../call.ts'
import { ProblemWriter, type RefusalLog } from '../problem-writer.ts'
import { Refusal } from '../reply.ts'
import type { Route, Validators } from '../route.ts'
import { TableRouter } from '../table-router.ts'
import type { Channel } from './channel.ts'
import { type Address, addressReader, channelRoute, isSpelledOut } from './channel-route.ts'
import { type AnyStreamHandler, Connection } from './connection.ts'
import type { StreamHandlers, StreamTypes } from './handler.ts'
import { MessageCodec } from './message-codec.ts'

export interface StreamSurfaceOptions<Streams extends { [Name in keyof Streams]: StreamTypes }, Context> {
  readonly channels: readonly Channel[]
  /** By message, and `<channel>Parameters`. */
  readonly validators: object
  readonly handlers: StreamHandlers<Streams, Context>
  /** Where several identify a client, the contract's first counts. */
  readonly security: Schemes<HttpCall>
  /** Whether a credential that the contract makes optional is required all the same; it is not when absent. */
  readonly requireCredentials?: boolean
  readonly context: (call: HttpCall) => Context
  readonly callerOf: (req: IncomingMessage) => Caller
  readonly log: RefusalLog
  /** Hold every message that is sent against the contract. */
  readonly checkMessages?: boolean
  /**
   * All in ms: between two pings (30 s), between two checks of a session (5 s), for clients to part (1 s), for which a
   * client may send nothing once it takes a fresh proof (10 min).
   */
  readonly pingInterval?: number
  readonly recheckInterval?: number
  readonly partingTime?: number
  readonly quietTime?: number
}

/** Those of any contract: what a handler is given was made for it. */
type AnyOptions = StreamSurfaceOptions<Record<string, StreamTypes>, unknown>

/** `closeTimeout` is younger than the types: how long a client may take to answer a close, in ms. */
const socketOptions = { noServer: true, perMessageDeflate: false, closeTimeout: 5_000 }

/** How `admit` refuses a client; anything else that it throws is a fault of ours. */
const REFUSALS: readonly string[] = ['unauthenticated', 'session_required', 'admin_required', 'insufficient_scope']

/** One stream, with everything that can be worked out before the first connection. */
interface Stream {
  readonly channel: Channel
  readonly route: Route
  readonly codec: MessageCodec
  readonly readAddress: (call: HttpCall, params: Readonly<Record<string, string>>) => Address
  readonly handler: AnyStreamHandler
  readonly server: WebSocketServer
  readonly connections: Set<Connection>
}

/**
 * The streams of one contract, run: match, security, address, handshake, then frames both ways. Every refusal before
 * the handshake is a problem from the one problem writer; every fault after it is a close code.
 */
export class StreamSurface {
  readonly #options: AnyOptions
  readonly #streams: ReadonlyMap<string, Stream>
  readonly #router: TableRouter
  /** What the path of every stream begins with, up to its first parameter. */
  readonly #beginnings: readonly string[]
  readonly #problems: ProblemWriter
  readonly #timers: readonly NodeJS.Timeout[]
  readonly #checking = new WeakSet<Connection>()
  #closed: Promise<void> | undefined

  private constructor(options: AnyOptions) {
    this.#options = options
    this.#problems = new ProblemWriter(options.log, null, null)
    this.#streams = new Map(options.channels.map((channel) => [channel.name, this.#stream(channel)]))
    this.#router = new TableRouter([...this.#streams.values()].map(({ route }) => route))
    this.#beginnings = options.channels.map(({ path }) => path.split('{', 1).join())
    this.#timers = [
      setInterval(() => this.#each((connection) => connection.ping()), options.pingInterval ?? 30_000).unref(),
      setInterval(
        () => this.#each((connection, stream) => this.#recheck(stream, connection)),
        options.recheckInterval ?? 5_000,
      ).unref(),
    ]
  }

  /** @throws Error when a stream has no handler, a message no validator, or a security scheme is unknown */
  static create<Streams extends { [Name in keyof Streams]: StreamTypes }, Context>(
    options: StreamSurfaceOptions<Streams, Context>,
  ): StreamSurface {
    return new StreamSurface(options as unknown as AnyOptions)
  }

  /**
   * Looks at an ordinary request, which no stream can be had by.
   *
   * @throws Refusal `upgrade_required` at a stream's path, `method_not_allowed` there for what is not a GET
   */
  checkRequest({ method, url = '/' }: IncomingMessage): void {
    if (!this.#beginnings.some((beginning) => url.startsWith(beginning))) return
    if (this.#router.routesAt(url.split('?', 1).join()) === null) return
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

  #stream(channel: Channel): Stream {
    const { handlers, requireCredentials, checkMessages, security } = this.#options
    const { name, maxMessageBytes } = channel
    const validators = this.#options.validators as Validators
    const handler = handlers[name]
    if (handler === undefined) throw new Error(`${name} has no handler`)
    const stated = channelRoute(channel)
    const unknown = stated.security.flat().find((scheme) => security[scheme] === undefined)
    if (unknown !== undefined) throw new Error(`${name} requires ${unknown}, which nothing verifies`)
    const server = new WebSocketServer({ ...socketOptions, maxPayload: maxMessageBytes })
    // A handshake that ws finds fault with: a key that is none, say.
    server.on('wsClientError', (error, socket, req) => {
      this.refuse(req, socket, new TriptychError('malformed_request', error.message))
    })
    return {
      ...{ channel, handler, server, connections: new Set() },
      route: requireCredentials ? requireCredential(stated) : stated,
      codec: new MessageCodec(channel, validators, checkMessages ?? false),
      readAddress: addressReader(channel, validators),
    }
  }

  async #open(call: HttpCall, socket: Duplex, head: Buffer): Promise<void> {
    const { route, params } = this.#router.match('GET', call.path)
    const stream = this.#streams.get(route.operationId)
    if (stream === undefined || !isSpelledOut(route.path, call.path))
      throw new TriptychError('not_found', 'no stream has this path')
    // Version 8, which ws would take too, has another name for Origin: the guards would not have seen it.
    if (call.headers['sec-websocket-version'] !== '13') throw upgradeRequired()
    call.principal = await admit(route, this.#options.security, call)
    const address = stream.readAddress(call, params)
    if (this.#closed !== undefined) throw new TriptychError('unavailable', 'closing')
    const { channel, connections } = stream
    const { name, maxConnections, maxUnsentBytes } = channel
    if (connections.size >= maxConnections) {
      throw new TriptychError('too_many_requests', `${name} has ${maxConnections} connections already`)
    }
    stream.server.handleUpgrade(call.req, socket, head, (ws) => {
      const { codec, handler } = stream
      const onError = (error: unknown) => this.#report(call, error)
      const connection = new Connection({ call, address, ws, socket, codec, maxUnsentBytes, onError })
      connections.add(connection)
      void connection.gone.then(() => connections.delete(connection))
      connection.serve(handler, this.#options.context)
    })
  }

  /**
   * Asks anew what the handshake was asked: a connection ends with the session or the rights that opened it. One that
   * would take a fresh proof by now ends once its client is quiet: it was left open.
   */
  async #recheck({ route }: Stream, connection: Connection): Promise<void> {
    const { call, signal } = connection
    if (call.principal === null || signal.aborted || this.#checking.has(connection)) return
    this.#checking.add(connection)
    try {
      const principal = await admit(route, this.#options.security, call)
      if (principal?.id !== call.principal.id) connection.close(1008, 'the session has ended')
    } catch (error) {
      if (error instanceof TriptychError && error.code === 'step_up_required') {
        if (connection.quietFor >= (this.#options.quietTime ?? 600_000)) {
          connection.close(1008, 'a fresh proof is required')
        }
      } else if (error instanceof TriptychError && REFUSALS.includes(error.code)) {
        connection.close(1008, 'the session has ended')
      } else {
        this.#report(call, error)
        connection.close(1011, 'the session cannot be checked')
      }
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

  #each(act: (connection: Connection, stream: Stream) => unknown): void {
    for (const stream of this.#streams.values()) for (const one of [...stream.connections]) act(one, stream)
  }

  #report({ requestId, method, req }: HttpCall, error: unknown): void {
    this.#options.log({ requestId, method, url: req.url ?? '', code: 'internal_error', status: 500, error })
  }
}

/**
 * How long a refused client may go on sending before it is cut, in ms: closing a socket with unread bytes resets it,
 * and a reset can overtake the answer (RFC 9112, 9.6).
 */
const LINGER_MS = 500

/** The answer to a client that does not speak the protocol, or not this version of it (RFC 6455, 4.4). */
function upgradeRequired(): Refusal {
  return new Refusal('upgrade_required', {
    ...{ Upgrade: 'websocket', Connection: 'Upgrade, close' },
    'Sec-WebSocket-Version': '13',
  })
}

/** Answers a request for an upgrade with a problem. node:http has let go of its socket, so the answer is put on it. */
function refuseUpgrade(problems: ProblemWriter, call: HttpCall, socket: Duplex, error: unknown): void {
  const { res } = call
  if (socket.destroyed) return
  res.shouldKeepAlive = false
  res.assignSocket(socket as Socket)
  res.once('finish', () => {
    socket.end()
    socket.resume()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  })
  problems.write(call, error, null, [])
}
