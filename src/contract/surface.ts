import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import type { MountedOperation } from '../access/mount.ts'
import type { CallContext, Principal } from '../access/principal.ts'
import { TriptychError } from '../errors.ts'
import { authorize } from './authorize.ts'
import { type Caller, HttpCall } from './call.ts'
import { canonicalPath } from './canonical-path.ts'
import { checkReply } from './check-reply.ts'
import { answerPreflight, isPreflight, type OpenHeaders, openHeaders, openTo, openToWrites } from './cors.ts'
import { principalOf, rethrow } from './credentials.ts'
import { type Challenge, ProblemWriter, type RefusalLog } from './problem-writer.ts'
import { type HandlerInput, RequestReader } from './read-request.ts'
import type { Answer, Reply } from './reply.ts'
import type { Route, Validators } from './route.ts'
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

type AnyHandler<Context> = (request: never, context: Context) => Reply | Promise<Reply>

export interface SurfaceOptions<Context, Handlers> {
  /** The bundled OpenAPI document. */
  readonly definition: object
  readonly routes: readonly Route[]
  readonly validators: object
  readonly handlers: Handlers & { [K in keyof Handlers]: AnyHandler<Context> }
  /**
   * By security scheme: who a call's credential stands for, or null. Where several find somebody, the contract's first
   * counts.
   */
  readonly security: Readonly<Record<string, (call: HttpCall) => Promise<Principal | null>>>
  /** Whether `x-rights: operator` means whoever reaches this surface; an administrator who is signed in when absent. */
  readonly openToOperators?: boolean
  /** For every such refusal whose operation declares `WWW-Authenticate`; none when absent. */
  readonly challenge?: Challenge
  /** What libraries answer, by operation; a mounted operation that is not among them is `not_found`. */
  readonly mounts?: Readonly<Record<string, MountedOperation>>
  readonly context: (call: CallContext) => Context
  readonly callerOf: (req: IncomingMessage) => Caller
  readonly log: RefusalLog
  readonly answers?: AnswerStore
  /** Hold every reply against the contract; a drift is answered with 500. */
  readonly checkReplies?: boolean
  readonly observe?: (operationId: string, status: number, seconds: number) => void
}

/** One operation, with everything that can be worked out before the first request. */
interface Operation<Context> {
  readonly route: Route
  readonly reader: RequestReader
  readonly writer: Writer
  readonly handler: (input: HandlerInput, context: Context) => Reply | Promise<Reply>
}

/**
 * The operations of one contract, run: match, security, body, validation, handler, reply. It has two doors, HTTP
 * (`handle`) and calls from inside the process (`call`).
 */
export class Surface<Context> {
  /** Whether scripts of every origin may read what a path answers; true for refusals there too. */
  readonly isOpen: (path: string) => boolean
  /** Whether scripts of every origin may write to a path: what is done there reads no cookie. */
  readonly isOpenToWrites: (path: string) => boolean
  readonly #options: SurfaceOptions<Context, object>
  readonly #api: OpenAPIBackend
  readonly #router: TableRouter
  readonly #operations = new Map<string, Operation<Context>>()
  readonly #problems: ProblemWriter
  readonly #validators: Validators
  readonly #openHeaders: OpenHeaders

  private constructor(options: SurfaceOptions<Context, object>) {
    this.#options = options
    this.#validators = options.validators as Validators
    this.#router = new TableRouter(options.routes)
    this.#problems = new ProblemWriter(options.log, options.checkReplies ?? false, options.challenge ?? null)
    this.isOpen = openTo(options.routes)
    this.isOpenToWrites = openToWrites(options.routes)
    this.#openHeaders = openHeaders(options.routes)
    const { definition } = options
    this.#api = new OpenAPIBackend({ definition: definition as Document, quick: true, strict: true, validate: false })
  }

  /** @throws Error when an operation of the contract has no handler */
  static async create<Context, Handlers extends object>(
    options: SurfaceOptions<Context, Handlers>,
  ): Promise<Surface<Context>> {
    const surface = new Surface<Context>(options)
    await surface.#init(options.handlers as Readonly<Record<string, Operation<Context>['handler']>>)
    return surface
  }

  async #init(handlers: Readonly<Record<string, Operation<Context>['handler']>>): Promise<void> {
    const api = this.#api
    await api.init()
    // Registering looks operations up, so the router is swapped first.
    api.router = this.#router
    for (const [scheme, verify] of Object.entries(this.#options.security)) {
      api.registerSecurityHandler(scheme, (_context, call: HttpCall) => verify(call))
    }
    api.register('unauthorizedHandler', (context) => {
      rethrow(context.security ?? {})
      throw new TriptychError('unauthenticated')
    })
    for (const route of this.#options.routes) {
      if (route.mounted) continue
      const handler = handlers[route.operationId]
      if (handler === undefined) throw new Error(`${route.operationId} has no handler`)
      const reader = new RequestReader(route, this.#validators)
      const operation = { route, reader, writer: new Writer(route, this.#openHeaders.exposed), handler }
      this.#operations.set(route.operationId, operation)
      // openapi-backend weighs security requirements; an operation without any has no need of it.
      if (route.security.length > 0)
        api.register(route.operationId, ({ security = {} }, call: HttpCall) => {
          call.principal = principalOf(route, security)
          return this.#run(operation, call)
        })
    }
  }

  /** Answers one HTTP request. Every refusal ends in the one problem writer; nothing is thrown. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const call = new HttpCall(req, res, this.#options.callerOf)
    try {
      if (call.method === 'OPTIONS' && this.#preflight(call)) return
      const { method, path } = call
      call.match = this.#router.match(method, path)
      const { route } = call.match
      const mount = route.mounted ? this.#options.mounts?.[route.operationId] : undefined
      if (mount !== undefined) await this.#mounted(route, mount, call)
      else if (this.#operationOf(route).route.security.length === 0) await this.#run(this.#operationOf(route), call)
      else await this.#api.handleRequest({ method, path, headers: {} }, call)
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
    authorize(operation.route, principal, this.#options.openToOperators)
    operation.reader.check(input)
    const place = { clientAddress: null, loopback: true, host: null, target: null }
    const sent = { userAgent: null, bodyLength: null, cookies: {} }
    const context = this.#options.context({ principal, requestId, ...place, ...sent })
    return this.#reply(operation, input, context)
  }

  async #run(operation: Operation<Context>, call: HttpCall): Promise<void> {
    const { route, reader, writer } = operation
    const params = call.match?.params ?? {}
    authorize(route, call.principal, this.#options.openToOperators)
    const answers = route.answerCache && call.query === '' ? this.#options.answers : undefined
    const version = answers?.versionOf(call, params) ?? null
    const input = reader.read(call, params)
    const context = this.#options.context(call)
    const reply = await this.#reply(operation, input instanceof Promise ? await input : input, context)
    let answer = writer.assemble(reply)
    if (reply.status >= 400) this.#problems.sign(call, reply, answer.headers, writer)
    if (answers && version !== null && reply.status === 200 && call.path === canonicalPath(route, params)) {
      answer = await inPreferredCoding(answer, call.headers['accept-encoding'])
      answers.keep(call, version, answer)
    }
    return writer.send(call, answer)
  }

  /** A library writes its answer itself; who may read it is the contract's to say all the same. */
  async #mounted(route: Route, answer: MountedOperation, call: HttpCall): Promise<void> {
    const { common } = new Writer(route, this.#openHeaders.exposed)
    for (let i = 0; i < common.length; i += 2) call.res.setHeader(common[i] ?? '', common[i + 1] ?? '')
    await answer(call)
  }

  async #reply(operation: Operation<Context>, input: HandlerInput, context: Context): Promise<Reply> {
    const reply = await operation.handler(input, context)
    if (this.#options.checkReplies) checkReply(operation.route, this.#validators, reply)
    return reply
  }

  /** @throws TriptychError `not_found` for what a library answers elsewhere */
  #operationOf({ operationId }: Route): Operation<Context> {
    const operation = this.#operations.get(operationId)
    if (operation === undefined) throw new TriptychError('not_found', `${operationId} is not answered here`)
    return operation
  }

  #preflight(call: HttpCall): boolean {
    const routes = isPreflight(call) ? this.#router.routesAt(call.path) : null
    return routes !== null && answerPreflight(call, routes, this.#openHeaders)
  }

  #refuse(call: HttpCall, error: unknown): void {
    const operation = call.match ? this.#operations.get(call.match.route.operationId) : undefined
    this.#problems.write(call, error, operation?.writer ?? null, this.isOpen(call.path))
  }
}
