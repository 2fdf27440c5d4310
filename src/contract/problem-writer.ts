import { TriptychError } from '../errors.ts'
import { problemJson, problems } from '../problems.ts'
import type { HttpCall } from './call.ts'
import { ReplyDrift } from './check-reply.ts'
import { Refusal } from './refusal.ts'
import type { Reply } from './reply.ts'
import { write, writeLast } from './wire.ts'
import type { Writer } from './writer.ts'

/** What the log is told of a refusal: the raw cause stays there, under the id that the answer carries. */
export type RefusalLog = (refusal: {
  readonly requestId: string
  readonly method: string
  readonly url: string
  readonly code: string
  readonly status: number
  readonly error: unknown
}) => void

/** The refusals that another credential mends. */
export type Challenged = 'unauthenticated' | 'insufficient_scope'

/** `WWW-Authenticate` of such a refusal (RFC 9110, 11.6.1). */
export type Challenge = (call: HttpCall, code: Challenged) => string

/** A body that is still under way and larger than this many bytes is not waited for. */
const WORTH_WAITING_FOR = 64 * 1024

/** The one place where refusals of the contract become answers (RFC 9457). */
export class ProblemWriter {
  readonly #log: RefusalLog
  readonly #strict: boolean
  readonly #challenge: Challenge | null

  /**
   * @param strict an undeclared refusal is logged as the drift it is, not only answered as 500
   * @param challenge `WWW-Authenticate`, where an operation declares it
   */
  constructor(log: RefusalLog, strict: boolean, challenge: Challenge | null) {
    this.#log = log
    this.#strict = strict
    this.#challenge = challenge
  }

  /**
   * @param writer of the operation that was matched, or null
   * @param open whether scripts of other origins may read the answer when no operation was matched
   */
  write(call: HttpCall, thrown: unknown, writer: Writer | null, open: boolean): void {
    const { requestId, method, res } = call
    const error = this.#declared(thrown, writer)
    const code = error instanceof TriptychError ? error.code : 'internal_error'
    const { status } = problems[code]
    // The client hung up: what the network says about that is nobody's fault.
    if (res.destroyed && thrown instanceof Error && 'code' in thrown && !(thrown instanceof TriptychError)) return
    this.#log({ requestId, method, url: call.req.url ?? '', code, status, error })
    if (res.headersSent) {
      // Half an answer is out: breaking off is the only way left to say that it is not whole.
      res.destroy()
      return
    }
    const own = error instanceof Refusal ? Object.entries(error.headers).flat() : []
    const { errors, retryAfter, position } = error instanceof TriptychError ? error : {}
    const send = largeBodyUnderWay(call) ? writeLast : write
    send(
      call,
      status,
      [
        ...['Content-Type', 'application/problem+json', 'Cache-Control', 'no-store', 'X-Request-Id', requestId],
        ...own,
        ...this.#challengeOf(call, code, status, writer),
        ...retryAfterOf(retryAfter, status, writer),
        ...(writer?.common ??
          (open ? ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', 'X-Request-Id'] : [])),
      ],
      problemJson(code, errors, position),
    )
  }

  /** Gives a refusal that a handler wrote itself, a constant one say, its id, and the log a line under it. */
  sign(call: HttpCall, { status, body }: Reply, headers: string[], writer: Writer): void {
    const { requestId, method, req } = call
    const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : String(status)
    this.#log({ requestId, method, url: req.url ?? '', code, status, error: null })
    headers.push('X-Request-Id', requestId, ...this.#challengeOf(call, code, status, writer))
  }

  /** How to be let in; not for a refusal that no credential mends, a wrong code say. */
  #challengeOf(call: HttpCall, code: string, status: number, writer: Writer | null): string[] {
    if (this.#challenge === null || writer === null) return []
    if (code !== 'unauthenticated' && code !== 'insufficient_scope') return []
    return declares(writer, status, 'www-authenticate') ? ['WWW-Authenticate', this.#challenge(call, code)] : []
  }

  /** A refusal that the operation does not declare is ours to mend, so the caller hears 500. */
  #declared(thrown: unknown, writer: Writer | null): unknown {
    if (writer === null || !(thrown instanceof TriptychError)) return thrown
    // The listener says so to any request that is late; one that stalls while its handler reads it is no other case.
    if (thrown.code === 'request_timeout') return thrown
    const { status } = problems[thrown.code]
    if (writer.route.replies[status] !== undefined) return thrown
    const { operationId } = writer.route
    return this.#strict
      ? new ReplyDrift(`${operationId} ${status}: the contract does not declare this status`, { cause: thrown })
      : new Error(thrown.message, { cause: thrown })
  }
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
