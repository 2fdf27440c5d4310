import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { HttpCall } from '../contract/call.ts'
import { preferredCoding } from '../contract/coding.ts'
import { type Coding, matchesNone } from '../contract/conditions.ts'
import type { Answer } from '../contract/reply.ts'
import type { AnswerStore, Version } from '../contract/surface.ts'
import { byteLength, header } from '../contract/wire.ts'
import { headersOf304 } from '../contract/writer.ts'
import { FileBody, LongText, StreamedBody } from '../payload.ts'

/** A final answer in one coding, ready for the socket. */
interface CacheEntry {
  readonly etag: string
  readonly headers: string[]
  readonly body: string | Buffer
  /** Bytes of the body. */
  readonly size: number
  readonly notModified: string[]
}

/** All codings of one path, at one version. */
interface Entry {
  readonly version: Version
  readonly codings: { [coding in Coding]?: CacheEntry }
}

/** Bytes that an entry costs beside its bodies: headers, keys, the map's own. */
const OVERHEAD = 1024

const ACCEPT_ENCODING = 'accept-encoding'
const IF_NONE_MATCH = 'if-none-match'

/** The longest `If-None-Match` that the contracts allow; a longer one goes the ordinary way, which refuses it. */
const MAX_IF_NONE_MATCH = 8192

/**
 * Final answers, bounded in bytes, in front of everything else: a published GET that carries no credential is
 * answered from here without contract or database. A miss goes the one ordinary way, whose writer keeps
 * what it sent.
 */
export class AnswerCache implements AnswerStore {
  /** Answers served from here. A plain counter: the metrics read it when they are scraped. */
  hits = 0
  readonly #entries: LRUCache<string, Entry>
  readonly #credential: string
  readonly #currentVersion: (params: Readonly<Record<string, string>>) => Version | null

  /**
   * @param maxBytes bound on bodies and headers together
   * @param credential the request header, in lower case, that asks for another answer than the public one
   * @param currentVersion of the content that these path parameters lead to; null when there is no such content
   */
  constructor(
    maxBytes: number,
    credential: string,
    currentVersion: (params: Readonly<Record<string, string>>) => Version | null,
  ) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
    this.#credential = credential
    this.#currentVersion = currentVersion
  }

  /** Answers a request if its answer is kept and still current. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url } = req
    if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false
    const entry = this.#entries.get(url)
    if (entry === undefined) return false
    if (entry.version.stale) {
      this.#entries.delete(url)
      return false
    }
    // `req.headers` is built when first read; the raw list is there already.
    const { rawHeaders } = req
    let acceptEncoding: string | undefined
    let ifNoneMatch: string | undefined
    for (let i = 0; i < rawHeaders.length; i += 2) {
      const name = rawHeaders[i] ?? ''
      if (equalsHeaderName(name, this.#credential)) return false
      // Other conditions are the writer's to weigh; it sends what they leave.
      if (isCondition(name) && !equalsHeaderName(name, IF_NONE_MATCH)) return false
      if (equalsHeaderName(name, ACCEPT_ENCODING))
        acceptEncoding = acceptEncoding === undefined ? rawHeaders[i + 1] : ''
      else if (equalsHeaderName(name, IF_NONE_MATCH)) {
        if (ifNoneMatch !== undefined) return false
        ifNoneMatch = rawHeaders[i + 1]
        if ((ifNoneMatch?.length ?? 0) > MAX_IF_NONE_MATCH) return false
      }
    }
    const kept = entry.codings[preferredCoding(acceptEncoding)]
    if (kept === undefined) return false
    this.hits++
    if (ifNoneMatch !== undefined && matchesNone(ifNoneMatch, kept.etag)) {
      res.writeHead(304, kept.notModified)
      res.end()
      return true
    }
    res.writeHead(200, kept.headers)
    if (method === 'HEAD') res.end()
    else res.end(kept.body)
    return true
  }

  versionOf(call: HttpCall, params: Readonly<Record<string, string>>): Version | null {
    return call.headers[this.#credential] === undefined ? this.#currentVersion(params) : null
  }

  keep(call: HttpCall, version: Version, answer: Answer): void {
    const { body } = answer
    if (version.stale || body === null || body instanceof FileBody || body instanceof LongText) return
    if (body instanceof StreamedBody) return
    const etag = header(answer.headers, 'ETag')
    if (etag === null) return
    const size = byteLength(body)
    const headers = [...answer.headers, 'Content-Length', String(size)]
    const kept = { etag, headers, body, size, notModified: headersOf304(answer.headers) }
    const before = this.#entries.peek(call.path)
    const codings = before?.version === version ? before.codings : {}
    // Under the coding that was asked for, also when the body was not worth coding.
    const coding = preferredCoding(call.headers[ACCEPT_ENCODING])
    this.#entries.set(call.path, { version, codings: { ...codings, [coding]: kept } })
  }
}

/** Header names compare without case; nearly every name differs in length already. */
function equalsHeaderName(name: string, lowerCase: string): boolean {
  return name.length === lowerCase.length && name.toLowerCase() === lowerCase
}

/** `If-Match`, `If-Unmodified-Since` and the like. */
function isCondition(name: string): boolean {
  return name[2] === '-' && name.slice(0, 2).toLowerCase() === 'if'
}

function sizeOf({ codings }: Entry, path: string): number {
  const bodies = Object.values(codings).reduce((sum, kept) => sum + kept.size + OVERHEAD, 0)
  return bodies + path.length * 2
}
