import { TriptychError } from '../errors.ts'
import { problemJson, problems } from '../problems.ts'
import type { HttpCall } from './call.ts'
import { faultsOf, ReplyDrift } from './check-reply.ts'
import { Refusal, type Reply } from './reply.ts'
import type { Validators } from './route.ts'
import { write, writeLast } from './wire.ts'
import type { Writer } from './writer.ts'

/** What the log says of a refusal: the raw cause stays there, under the id that the answer carries. */
export type RefusalLog = (refusal: {
  readonly requestId: string
  readonly method: string
  readonly url: string
  readonly code: string
  readonly status: number
  readonly error: unknown
}) => void

/** The refusals that another credential mends. */
export type ChallengeCode = 'unauthenticated' | 'insufficient_scope'

/** `WWW-Authenticate` of such a refusal (RFC 9110, 11.6.1). */
export type Challenge = (call: HttpCall, code: ChallengeCode) => string

/** What a browser is shown where nothing is; without it gets the problem. */
export interface NotFoundPage {
  /** A whole document, UTF-8. */
  readonly html: string
  /** `Content-Security-Policy`. */
  readonly policy: string
}

/** Error codes of a path that matches no operation. */
const codesOfAddress: ReadonlySet<string> = new Set(['not_found', 'malformed_path'])

/** A body that is still under way and larger than this many bytes is not waited for. */
const WORTH_WAITING_FOR = 64 * 1024

/** The one place where refusals of the contract become answers (RFC 9457). */
export class ProblemWriter {
  readonly #log: RefusalLog
  readonly #strict: Validators | null
  readonly #challenge: Challenge | null
  readonly #page: NotFoundPage | null

  /**
   * @param strict to hold every problem of an operation against its schema; an undeclared one is logged as drift then
   * @param challenge `WWW-Authenticate`, where an operation declares it
   * @param page in the place of the problem, for a browser that navigates to where no operation is
   */
  constructor(
    log: RefusalLog,
    strict: Validators | null,
    challenge: Challenge | null,
    page: NotFoundPage | null = null,
  ) {
    this.#log = log
    this.#strict = strict
    this.#challenge = challenge
    this.#page = page
  }

  /**
   * @param writer of the operation that was matched, or null
   * @param common headers that every answer has to what was asked for
   */
  write(call: HttpCall, thrown: unknown, writer: Writer | null, common: readonly string[]): void {
    const { requestId, method, res } = call
    const error = this.#requireDeclared(thrown, writer)
    const code = error instanceof TriptychError ? error.code : 'internal_error'
    const { status } = problems[code]
    // The client hung up: what the network says about that is no fault of ours.
    if (res.destroyed && thrown instanceof Error && 'code' in thrown && !(thrown instanceof TriptychError)) return
    this.#log({ requestId, method, url: call.req.url ?? '', code, status, error })
    if (res.headersSent) {
      // Half an answer is out: breaking off is the only way left to say that it is not whole.
      res.destroy()
      return
    }
    if (codesOfAddress.has(code) && writer === null && this.#page !== null && navigates(call)) {
      write(call, status, [...pageHeaders(this.#page), 'X-Request-Id', requestId, ...common], this.#page.html)
      return
    }
    const own = error instanceof Refusal ? Object.entries(error.headers).flat() : []
    const retryAfter = error instanceof TriptychError ? error.retryAfter : undefined
    const send = largeBodyUnderWay(call) ? writeLast : write
    send(
      call,
      status,
      [
        ...['Content-Type', 'application/problem+json', 'Cache-Control', 'no-store', 'X-Request-Id', requestId],
        ...own,
        ...this.#challengeOf(call, code, status, writer),
        ...retryAfterOf(retryAfter, status, writer),
        ...common,
      ],
      textOf(error),
    )
  }

  /** Gives a refusal that a handler wrote itself, a constant one say, its id, and the log a line under it. */
  sign(call: HttpCall, { status, body }: Reply, headers: string[], writer: Writer): void {
    const { requestId, method, req } = call
    const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : String(status)
    this.#log({ requestId, method, url: req.url ?? '', code, status, error: null })
    headers.push('X-Request-Id', requestId, ...this.#challengeOf(call, code, status, writer))
  }

  /** How to authenticate; not for a refusal that no credential mends, a wrong code say. */
  #challengeOf(call: HttpCall, code: string, status: number, writer: Writer | null): string[] {
    if (this.#challenge === null || writer === null) return []
    if (code !== 'unauthenticated' && code !== 'insufficient_scope') return []
    return declares(writer, status, 'www-authenticate') ? ['WWW-Authenticate', this.#challenge(call, code)] : []
  }

  /** A refusal that the operation does not declare is our defect: the caller gets a 500. */
  #requireDeclared(thrown: unknown, writer: Writer | null): unknown {
    if (writer === null || !(thrown instanceof TriptychError)) return thrown
    const { code } = thrown
    const { status } = problems[code]
    const { operationId, replies } = writer.route
    const where = `${operationId} ${status}`
    if (!replies[status]?.codes?.includes(code)) {
      return this.#strict
        ? new ReplyDrift(`${where}: the contract does not declare the code ${code}`, { cause: thrown })
        : new Error(thrown.message, { cause: thrown })
    }
    const validate = this.#strict?.[`${operationId}${status}Body`]
    if (validate === undefined || validate(JSON.parse(textOf(thrown)))) return thrown
    return new ReplyDrift(`${where}: body: ${faultsOf(validate)}`, { cause: thrown })
  }
}

/** Whether a browser goes to an address, and not to one of programs alone. */
function navigates({ method, path, isForPage }: HttpCall): boolean {
  return (method === 'GET' || method === 'HEAD') && isForPage && !/^\/(api|media)(\/|$)/.test(path)
}

function pageHeaders({ policy }: NotFoundPage): string[] {
  return [
    ...['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', 'Vary', 'Accept'],
    ...['Content-Security-Policy', policy, 'Referrer-Policy', 'no-referrer'],
  ]
}

/** The body of the answer. */
function textOf(error: unknown): string {
  if (!(error instanceof TriptychError)) return problemJson('internal_error')
  return problemJson(error.code, error.errors, error.extensions)
}

function retryAfterOf(seconds: number | undefined, status: number, writer: Writer | null): string[] {
  if (seconds === undefined || (writer !== null && !declares(writer, status, 'retry-after'))) return []
  return ['Retry-After', String(seconds)]
}

/** @param name in lower case */
function declares({ route }: Writer, status: number, name: string): boolean {
  return route.replies[status]?.headers.some((declared) => declared.toLowerCase() === name) ?? false
}

function largeBodyUnderWay({ req }: HttpCall): boolean {
  if (req.complete) return false
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > WORTH_WAITING_FOR
  )
}
