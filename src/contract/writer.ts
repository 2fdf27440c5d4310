import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { TriptychError } from '../errors.ts'
import { FileBody, LongText, SerializedJson, type SizedFile, StreamedBody } from '../payload.ts'
import type { HttpCall } from './call.ts'
import { CODINGS, codedHeaders, codingAmong, encodeBody, preferredCoding, takesGzip } from './coding.ts'
import { requestedRange, weighConditions } from './conditions.ts'
import { exposedHeaders } from './cors.ts'
import type { Answer, HeaderValue, Reply, WireBody } from './reply.ts'
import { isJson, offersOf, type Route } from './route.ts'
import { header, write } from './wire.ts'

/** Bytes unpacked at once. */
const CHUNK = 64 * 1024

/** Sends a long text as fast as the client takes it: packed as it is kept, or unpacked on the way. */
async function sendLongText(call: HttpCall, { status, headers }: Answer, text: LongText): Promise<void> {
  const { req, res } = call
  const packed = takesGzip(req.headers['accept-encoding'])
  const all = packed ? codedHeaders(headers, 'gzip') : [...headers]
  res.writeHead(status, [...all, 'Content-Length', String(packed ? text.packedSize : text.size)])
  if (call.method === 'HEAD') {
    res.end()
    return
  }
  const parts = Readable.from(text.parts)
  await (packed ? pipeline(parts, res) : pipeline(parts, createGunzip({ chunkSize: CHUNK }), res))
}

/** Sends a text while it is made; what fails before the first part of it is refused as everything else is. */
async function sendStreamed({ method, res }: HttpCall, answer: Answer, { chunks }: StreamedBody): Promise<void> {
  if (method === 'HEAD') {
    res.writeHead(answer.status, answer.headers).end()
    return
  }
  const rest = chunks[Symbol.asyncIterator]()
  const first = await rest.next()
  res.writeHead(answer.status, answer.headers)
  const parts = async function* () {
    if (first.done !== true) yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  try {
    await pipeline(Readable.from(parts()), res)
  } finally {
    // A client that left in the meantime took none of it.
    await rest.return?.()
  }
}

/** Request headers that choose between copies of one thing, not between things. */
const CONDITIONAL = /^(?:if-|range$)/i

/** Headers of a 200 that describe its body, which a 304 does not send (RFC 9110, 15.4.5). */
const OF_THE_BODY = /^(?:content-|accept-ranges$|x-content-type-options$|last-modified$|link$)/i

/** The headers that every reply of an operation has, worked out once. */
export class Writer {
  readonly route: Route
  readonly common: readonly string[]

  constructor(route: Route) {
    this.route = route
    const chosenBy = route.parameters.filter(({ in: place, name }) => place === 'header' && !CONDITIONAL.test(name))
    const vary = [
      ...(route.answerCache ? ['Accept-Encoding'] : []),
      ...(offersOf(route).length > 0 ? ['Accept'] : []),
      ...chosenBy.map(({ name }) => name),
    ]
    this.common = [
      ...deprecationHeaders(route),
      ...(vary.length > 0 ? ['Vary', vary.join(', ')] : []),
      ...(route.cors
        ? ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', exposedHeaders(route)]
        : []),
    ]
  }

  /** Puts a handler's reply into the form that goes out, ranges and conditions aside. */
  assemble(reply: Reply): Answer {
    const headers: string[] = []
    for (const name in reply.headers) {
      const value = reply.headers[name]
      if (typeof value === 'string') headers.push(name, value)
      else if (value !== undefined) pushHeader(headers, name, value)
    }
    const type = reply.contentType ?? this.route.replies[reply.status]?.contentType
    const body = wireBody(reply.body, type ?? '')
    if (body !== null && type) headers.push('Content-Type', textual(type) ? `${type}; charset=utf-8` : type)
    if (reply.status === 200 && this.route.replies['206']) headers.push('Accept-Ranges', 'bytes')
    for (const part of this.common) headers.push(part)
    return { status: reply.status, headers, body }
  }

  /**
   * Sends an answer, as the request's conditions and range have it.
   *
   * @throws TriptychError `stale` where the copy is not the one that the request is about
   */
  send(call: HttpCall, answer: Answer): Promise<void> | void {
    const etag = header(answer.headers, 'ETag')
    // Conditions of a write are its handler's: only that knows the state before it.
    if (answer.status === 200 && this.route.method === 'GET') {
      const lastModified = header(answer.headers, 'Last-Modified')
      const outcome = weighConditions(call.headers, { etag, lastModified })
      if (outcome === 'failed' && this.route.replies['412']) throw new TriptychError('stale', 'another copy is there')
      if (outcome === 'current' && this.route.replies['304'])
        return write(call, 304, headersOf304(answer.headers), null)
    }
    if (answer.body instanceof FileBody) return this.#sendFileAs(call, answer, answer.body, etag)
    if (answer.body instanceof StreamedBody) return sendStreamed(call, answer, answer.body)
    if (answer.body instanceof LongText) return sendLongText(call, this.#withVary(answer), answer.body)
    write(call, answer.status, answer.headers, answer.body)
  }

  /** Says that `Accept-Encoding` chose the form, where the operation does not say so by itself. */
  #withVary(answer: Answer): Answer {
    return this.route.answerCache ? answer : { ...answer, headers: [...answer.headers, 'Vary', 'Accept-Encoding'] }
  }

  /** Sends a file in the coding that the caller likes best, of those that it is there in. */
  #sendFileAs(call: HttpCall, answer: Answer, file: FileBody, etag: string | null): Promise<void> {
    const codings = CODINGS.filter((coding) => file.coded[coding] !== undefined)
    if (codings.length === 0) return this.#sendFile(call, answer, file, etag)
    const coding = codingAmong(codings, call.headers['accept-encoding'])
    const varying = [...answer.headers, 'Vary', 'Accept-Encoding']
    const coded = coding === 'identity' ? undefined : file.coded[coding]
    if (coded === undefined) return this.#sendFile(call, { ...answer, headers: varying }, file, etag)
    return this.#sendFile(call, { ...answer, headers: codedHeaders(varying, coding) }, coded, null)
  }

  /** @param etag of what may be asked for in ranges; null for a compressed file, of which there are none */
  async #sendFile(call: HttpCall, answer: Answer, file: SizedFile, etag: string | null): Promise<void> {
    // Range has no meaning for any other method (RFC 9110, 14.2).
    const mayRange = etag !== null && call.method === 'GET' && this.route.replies['206'] !== undefined
    const range = mayRange ? requestedRange(call.headers, file.size, etag) : null
    const size = range === null ? file.size : range.end - range.start + 1
    const headers = [...answer.headers, 'Content-Length', String(size)]
    if (range !== null) headers.push('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
    const status = range === null ? answer.status : 206
    if (call.method === 'HEAD') {
      call.res.writeHead(status, headers).end()
      return
    }
    const start = range?.start ?? 0
    const bytes = await openBytes(file, start, start + size - 1)
    call.res.writeHead(status, headers)
    if (bytes === null) call.res.end()
    else await pipeline(bytes, call.res)
  }
}

/**
 * Opens a part of a file; null for an empty one, whose end lies before its start.
 *
 * @throws Error where the file is not what it was: a promise of more bytes than there are would leave the connection
 *   waiting for them
 */
async function openBytes({ source, size }: SizedFile, start: number, end: number): Promise<Readable | null> {
  if (typeof source !== 'string') return end < start ? null : source(start, end)
  const handle = await open(source)
  try {
    const { size: actual } = await handle.stat()
    if (actual !== size) throw new Error(`${source} has ${actual} bytes instead of ${size}`)
    if (end >= start) return handle.createReadStream({ start, end })
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  return null
}

/**
 * The coded form of an answer that the answer cache may keep, or the answer itself where coding is not worth its
 * while. Made once for each version of what is public, so never for an answer that is not kept.
 */
export async function inPreferredCoding(answer: Answer, acceptEncoding: string | undefined): Promise<Answer> {
  const coding = preferredCoding(acceptEncoding)
  const body = typeof answer.body === 'string' ? await encodeBody(answer.body, coding) : null
  if (body === null) return answer
  return { status: answer.status, headers: codedHeaders(answer.headers, coding), body }
}

/** A cookie holds commas of its own, so each has a line (RFC 9110, 5.3); other lists are one value. */
function pushHeader(headers: string[], name: string, value: Exclude<HeaderValue, string>): void {
  if (typeof value !== 'object') headers.push(name, String(value))
  else if (name.toLowerCase() === 'set-cookie') for (const one of value) headers.push(name, String(one))
  else headers.push(name, value.join(', '))
}

function wireBody(body: unknown, type: string): WireBody {
  if (body === undefined) return null
  if (body instanceof FileBody || body instanceof StreamedBody) return body
  if (body instanceof SerializedJson) return body.json
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.length)
  return typeof body === 'string' && !isJson(type) ? body : JSON.stringify(body)
}

/** Since when an operation is deprecated (RFC 9745), and from when on it is gone (RFC 8594). */
function deprecationHeaders({ deprecation }: Route): string[] {
  if (deprecation === undefined) return []
  const sunset = new Date(deprecation.sunset * 1000).toUTCString()
  return ['Deprecation', `@${deprecation.since}`, 'Sunset', sunset]
}

/** JSON is UTF-8 by definition (RFC 8259, 8.1) and takes no charset. */
function textual(type: string): boolean {
  return type.startsWith('text/') && !type.includes('charset')
}

/** The headers of a 200 that its 304 repeats. */
export function headersOf304(headers: readonly string[]): string[] {
  return headers.filter((_, i) => !OF_THE_BODY.test(headers[i - (i % 2)] ?? ''))
}
