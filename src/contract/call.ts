import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import type { CallContext, Principal } from '../access/principal.ts'
import type { Match } from './route.ts'
import type { Upload } from './upload.ts'

/** Where a request comes from; `server/client-address.ts` tells. */
export interface Caller {
  readonly address: string
  readonly loopback: boolean
  /** As the client wrote it; empty when it did not. */
  readonly host: string
}

/** One HTTP request on its way through the contract. Everything that only some calls need is made when asked for. */
export class HttpCall implements CallContext {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly method: string
  /** The path as sent. */
  readonly path: string
  /** The query as sent, without its `?`. */
  readonly query: string
  readonly startedAt: number = performance.now()
  principal: Principal | null = null
  match: Match | null = null
  /** The body, where its handler reads it as it comes. */
  upload: Upload | null = null
  readonly #callerOf: (req: IncomingMessage) => Caller
  #caller: Caller | null = null
  #requestId: string | null = null
  #cookies: CallContext['cookies'] | null = null

  constructor(req: IncomingMessage, res: ServerResponse, callerOf: (req: IncomingMessage) => Caller) {
    this.req = req
    this.res = res
    this.method = req.method ?? 'GET'
    const target = req.url ?? '/'
    const mark = target.indexOf('?')
    this.path = mark < 0 ? target : target.slice(0, mark)
    this.query = mark < 0 ? '' : target.slice(mark + 1)
    this.#callerOf = callerOf
  }

  get headers(): IncomingHttpHeaders {
    return this.req.headers
  }

  /** Whether a person looks for a page: a browser asks for HTML by name, and a program for whatever there is. */
  get isForPage(): boolean {
    return /(^|[\s,])text\/html\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i.test(this.headers.accept ?? '')
  }

  get requestId(): string {
    this.#requestId ??= randomUUID()
    return this.#requestId
  }

  get clientAddress(): string {
    return this.#whoCalls().address
  }

  get loopback(): boolean {
    return this.#whoCalls().loopback
  }

  get host(): string {
    return this.#whoCalls().host
  }

  get target(): string {
    return this.req.url ?? '/'
  }

  get bodyLength(): number | null {
    const length = this.headers['content-length']
    return length === undefined ? null : Number(length)
  }

  get userAgent(): string | null {
    return this.headers['user-agent'] ?? null
  }

  get cookies(): CallContext['cookies'] {
    this.#cookies ??= parseCookie(this.headers.cookie ?? '')
    return this.#cookies
  }

  #whoCalls(): Caller {
    this.#caller ??= this.#callerOf(this.req)
    return this.#caller
  }
}
