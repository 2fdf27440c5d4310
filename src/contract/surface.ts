import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallContext, MountedOperation, Principal } from '../access/principal.ts'
import { TriptychError } from '../errors.ts'
import { admit, asksForCaller, authorize, requireCredential, type Schemes } from './authorize.ts'
import { type Caller, HttpCall } from './call.ts'
import { checkReply } from './check-reply.ts'
import { allowedHeaders, answerPreflight, isPreflight, openTo, openToWrites } from './cors.ts'
import { type Challenge, type NotFoundPage, ProblemWriter, type RefusalLog } from './problem-writer.ts'
import { type HandlerInput, RequestReader } from './read-request.ts'
import type { Answer, Reply } from './reply.ts'
import type { Match, Route, Validators } from './route.ts'
import { ReplyStripper, type StrippedProperty } from './strip-reply.ts'
import { TableRouter } from './table-router.ts'
import { inPreferredCoding, Writer } from './writer.ts'

/** One state of what is public; stale once there is a newer one. */
export interface Version {
  readonly stale: boolean
}

/** A cache of final answers; `server/answer-cache.ts` is one. */
export interface AnswerStore {
  /** The version that an answer to this call will belong to, or null when the answer must not be kept. */
  versionOf(call: HttpCall, params: Readonly<Record<string, string>>): Version | null
  /** Keeps an answer, if `version` is still the one in force. */
  keep(call: HttpCall, version: Version, answer: Answer): void
}

/** What is done about a reply that is not what the contract promises. */
export interface ReplyRule {
  /** Sent without its undeclared properties, or answered with 500. */
  readonly check: 'strip' | 'fail'
  readonly validators: object
}

type AnyHandler<Context> = (request: never, context: Context) => Reply | Promise<Reply>

export interface SurfaceOptions<Context, Handlers> {
  readonly routes: readonly Route[]
  /** Of requests. */
  readonly validators: object
  readonly handlers: Handlers & { [K in keyof Handlers]: AnyHandler<Context> }
  /** Where several identify a caller, the contract's first counts. */
  readonly security: Schemes<HttpCall>
  /** Whether a credential that the contract makes optional (`{}`) is required all the same; it is not when absent. */
  readonly requireCredentials?: boolean
  /** For every such refusal whose operation declares `WWW-Authenticate`; none when absent. */
  readonly challenge?: Challenge
  /** What libraries answer, by operation; a mounted operation that is not among them is `not_found`. */
  readonly mounts?: Readonly<Record<string, MountedOperation>>
  readonly context: (call: CallContext) => Context
  readonly callerOf: (req: IncomingMessage) => Caller
  readonly log: RefusalLog
  /** For browsers, at a path of no operation; not below `/api` and `/media`. Without one they get the problem. */
  readonly notFoundPage?: NotFoundPage
  readonly answers?: AnswerStore
  /** Without one, replies are sent as they are. */
  readonly replies?: ReplyRule | null
  /** Given each property that `strip` removes, once. */
  readonly onStripped?: (property: StrippedProperty) => void
  /** What is answered instead of a problem, a page for a person say; null for the problem. */
  readonly answerRefusal?: (call: HttpCall, error: unknown) => Reply | null
  readonly observe?: (operationId: string, status: number, seconds: number) => void
}

/** Of a refusal where no operation was found, but those nearby are open to scripts. */
const OPEN = ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', 'X-Request-Id']

type Handler<Context> = (input: HandlerInput, context: Context) => Reply | Promise<Reply>

/** One operation, with what its first request works out for all that follow. */
class Operation<Context> {
  readonly route: Route
  readonly handler: Handler<Context>
  readonly #validators: Validators
  #reader: RequestReader | undefined
  #writer: Writer | undefined

  constructor(route: Route, handler: Handler<Context>, validators: Validators) {
    this.route = route
    this.handler = handler
    this.#validators = validators
  }

  get reader(): RequestReader {
    this.#reader ??= new RequestReader(this.route, this.#validators)
    return this.#reader
  }

  get writer(): Writer {
    this.#writer ??= new Writer(this.route)
    return this.#writer
  }
}

/**
 * The operations of one contract, run: match, security, body, validation, handler, reply. It has two entrances, HTTP
 * (`handle`) and calls from inside the process (`call`).
 */
export class Surface<Context> {
  /** Whether scripts of every origin may read what a path answers; true for refusals there too. */
  readonly isOpen: (path: string) => boolean
  /** Whether scripts of every origin may write to a path: what is done there reads no cookie. */
  readonly isOpenToWrites: (path: string) => boolean
  /** The operation that a method and a raw path lead to; null where there is none. */
  readonly operationAt: (method: string, path: string) => string | null
  readonly #options: SurfaceOptions<Context, object>
  readonly #router: TableRouter
  readonly #operations = new Map<string, Operation<Context>>()
  /** By operation, of those that libraries answer: for the headers that every answer has. */
  readonly #mounted = new Map<string, Writer>()
  readonly #problems: ProblemWriter
  /** Of replies, where they are held against the contract. */
  readonly #strict: Validators | null
  readonly #stripper: ReplyStripper | null
  /** What scripts of other origins may send. */
  readonly #allowed: string

  private constructor(options: SurfaceOptions<Context, object>) {
    this.#options = options
    const routes = options.requireCredentials ? options.routes.map(requireCredential) : options.routes
    this.#router = new TableRouter(routes)
    const { check, validators } = options.replies ?? {}
    this.#strict = check === 'fail' ? (validators as Validators) : null
    this.#problems = new ProblemWriter(options.log, this.#strict, options.challenge ?? null, options.notFoundPage)
    this.#stripper =
      check === 'strip' ? new ReplyStripper(validators as Validators, options.onStripped ?? (() => {})) : null
    this.isOpen = openTo(routes)
    this.isOpenToWrites = openToWrites(routes)
    this.operationAt = (method, path) => this.#router.operationAt(method, path)
    this.#allowed = allowedHeaders(routes)
    for (const route of routes) {
      if (route.mounted) this.#mounted.set(route.operationId, new Writer(route))
      else this.#operations.set(route.operationId, this.#operationOf(route))
    }
  }

  /** @throws Error when an operation of the contract has no handler, or one of its security schemes is unknown */
  static create<Context, Handlers extends object>(options: SurfaceOptions<Context, Handlers>): Surface<Context> {
    return new Surface<Context>(options)
  }

  #operationOf(route: Route): Operation<Context> {
    const { operationId } = route
    const { security, validators, handlers } = this.#options
    const unknown = route.security.flat().find((scheme) => security[scheme] === undefined)
    if (unknown !== undefined) throw new Error(`${operationId} requires ${unknown}, which nothing verifies`)
    const handler = (handlers as Readonly<Record<string, Handler<Context>>>)[operationId]
    if (handler === undefined) throw new Error(`${operationId} has no handler`)
    return new Operation(route, handler, validators as Validators)
  }

  /** Answers one HTTP request. Every refusal ends in the one problem writer; nothing is thrown. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const call = new HttpCall(req, res, this.#options.callerOf)
    try {
      if (call.method !== 'OPTIONS' || !this.#preflight(call)) await this.#answer(call)
    } catch (error) {
      this.#refuse(call, error)
    }
    const { match } = call
    if (match)
      this.#options.observe?.(match.route.operationId, res.statusCode, (performance.now() - call.startedAt) / 1000)
  }

  /** Answers a request that something before the contract refused, a guard say. */
  refuseRequest(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    this.#refuse(new HttpCall(req, res, this.#options.callerOf), error)
  }

  /**
   * Runs an operation from inside the process, with the same security, validation, handler and reply check.
   *
   * @throws TriptychError as HTTP would have answered
   */
  async call(operationId: string, input: HandlerInput, principal: Principal | null, requestId: string): Promise<Reply> {
    const operation = this.#operations.get(operationId)
    if (operation === undefined) throw new TriptychError('not_found', `no operation ${operationId}`)
    authorize(operation.route, principal)
    operation.reader.check(input)
    const place = { clientAddress: null, loopback: true, host: null, target: null }
    const sent = { userAgent: null, bodyLength: null, cookies: {} }
    const context = this.#options.context({ principal, requestId, ...place, ...sent })
    return this.#checkReply(operation, await operation.handler(input, context))
  }

  async #answer(call: HttpCall): Promise<void> {
    const match = this.#router.match(call.method, call.path)
    call.match = match
    const { route, params } = match
    const operation = this.#operations.get(route.operationId)
    // What a library answers, it also refuses.
    if (operation === undefined) return this.#answerMounted(route, call)
    if (asksForCaller(route)) call.principal = await admit(route, this.#options.security, call)
    return this.#run(operation, call, params)
  }

  async #run(operation: Operation<Context>, call: HttpCall, params: Match['params']): Promise<void> {
    const { route, reader, writer } = operation
    const answers = route.answerCache && call.query === '' ? this.#options.answers : undefined
    const version = answers?.versionOf(call, params) ?? null
    const input = reader.read(call, params)
    const context = this.#options.context(call)
    const reply = this.#checkReply(
      operation,
      await operation.handler(input instanceof Promise ? await input : input, context),
    )
    let answer = writer.assemble(reply)
    if (reply.status >= 400) this.#problems.sign(call, reply, answer.headers, writer)
    if (answers && version !== null && reply.status === 200 && call.path === canonicalPath(route, params)) {
      answer = await inPreferredCoding(answer, call.headers['accept-encoding'])
      answers.keep(call, version, answer)
    }
    return writer.send(call, answer)
  }

  /**
   * A library writes its answer itself; who may read it is the contract's to say all the same.
   *
   * @throws TriptychError `not_found` for what a library answers elsewhere
   */
  async #answerMounted(route: Route, call: HttpCall): Promise<void> {
    const answer = this.#options.mounts?.[route.operationId]
    if (answer === undefined) throw new TriptychError('not_found', `${route.operationId} is not answered here`)
    const common = this.#mounted.get(route.operationId)?.common ?? []
    for (let i = 0; i < common.length; i += 2) call.res.setHeader(common[i] ?? '', common[i + 1] ?? '')
    await answer(call)
  }

  #checkReply({ route }: Operation<Context>, reply: Reply): Reply {
    if (this.#strict !== null) checkReply(route, this.#strict, reply)
    return this.#stripper?.strip(route, reply) ?? reply
  }

  #preflight(call: HttpCall): boolean {
    const routes = isPreflight(call) ? this.#router.routesAt(call.path) : null
    return routes !== null && answerPreflight(call, routes, this.#allowed)
  }

  #refuse(call: HttpCall, error: unknown): void {
    const operation = call.match ? this.#operations.get(call.match.route.operationId) : undefined
    const reply = operation === undefined ? null : (this.#options.answerRefusal?.(call, error) ?? null)
    if (operation !== undefined && reply !== null) {
      void operation.writer.send(call, operation.writer.assemble(this.#checkReply(operation, reply)))
      return
    }
    this.#problems.write(call, error, operation?.writer ?? null, this.#commonOf(call))
  }

  /** Of the operation that was asked for, also where a guard refused before it was matched. */
  #commonOf({ method, path }: HttpCall): readonly string[] {
    const operationId = this.operationAt(method, path) ?? ''
    const writer = this.#operations.get(operationId)?.writer ?? this.#mounted.get(operationId)
    return writer?.common ?? (this.isOpen(path) ? OPEN : [])
  }
}

/**
 * The one spelling of a path under which an answer is kept. A path that is sent in another spelling (an extra slash,
 * `%2F`, lower-case hex) is answered all the same, the ordinary way.
 */
function canonicalPath(route: Route, params: Readonly<Record<string, string>>): string {
  const filled = route.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return name === route.multiSegment ? encodeURI(value) : encodeURI(value).replaceAll('/', '%2F')
  })
  return filled
}
