import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { TriptychError } from '../errors.ts'
import type { HttpCall } from './call.ts'
import { FORM, parseForm } from './form.ts'
import { MULTIPART, readMultipart } from './multipart.ts'
import { type BodyContent, type BodyShape, isJson } from './route.ts'
import { Upload } from './upload.ts'

/** Largest bodies read into memory, in bytes; those of files in a form are the contract's to say. */
const JSON_LIMIT = 1024 * 1024
const TEXT_LIMIT = 1024 * 1024
const FORM_LIMIT = 16 * 1024

/** Bytes that mean nothing to the runtime, as many as the handler takes. */
const OCTETS = 'application/octet-stream'

/** A body of an operation that takes several media types. */
export interface AlternativeBody {
  readonly contentType: string
  readonly value: unknown
}

/**
 * Reads a body of the type that an operation declares. What has several types is read as the one that `Content-Type`
 * names, as an `AlternativeBody`.
 *
 * @throws TriptychError `invalid_request` where the client has left already, and what the reader of the type throws
 */
export function bodyReader(body: BodyShape): (call: HttpCall) => unknown {
  const read = readerAmong(body)
  return (call) => {
    // It may have left while its credential was looked up, and no event of the request tells that any more.
    if (call.req.destroyed) throw unreadable('broke off')
    return read(call)
  }
}

function readerAmong(body: BodyShape): (call: HttpCall) => unknown {
  const { alternatives, required } = body
  if (alternatives === undefined) return readerOf(body, required)
  const contents = [body, ...alternatives].map((content) => ({ ...content, read: readerOf(content, required) }))
  return async (call) => {
    const header = call.headers['content-type']
    if (header === undefined && isEmpty(call)) return undefined
    const content = contents.find(({ contentType }) => isOfType(header, contentType))
    if (content === undefined) throw new TriptychError('unsupported_media_type', header ?? 'no type')
    const value = await content.read(call)
    return value === undefined ? undefined : { contentType: content.contentType, value }
  }
}

function readerOf({ contentType, fields }: BodyContent, required: boolean): (call: HttpCall) => unknown {
  if (contentType === OCTETS) return (call) => openUpload(call, required)
  if (contentType === FORM) return (call) => readFormBody(call, fields)
  if (contentType === MULTIPART) return (call) => readMultipartBody(call, fields)
  if (isJson(contentType)) return (call) => readJsonBody(call, contentType)
  return (call) => readTextBody(call, contentType)
}

/**
 * Hands a body on as a stream, unread. One without bytes is an empty stream, or undefined where none is required.
 *
 * @throws TriptychError `unsupported_media_type`
 */
function openUpload(call: HttpCall, required: boolean): Readable | undefined {
  const empty = isEmpty(call)
  if (!empty || call.headers['content-type'] !== undefined) checkType(call, OCTETS)
  if (empty) return required ? Readable.from([]) : undefined
  call.upload = new Upload(call.req)
  return call.upload
}

/**
 * Reads a JSON body.
 *
 * @returns a promise of the parsed body; undefined when there is none
 * @throws TriptychError `unsupported_media_type`, `body_too_large`, `invalid_request`; the last two by the promise
 */
function readJsonBody(call: HttpCall, contentType: string): unknown {
  if (isEmpty(call)) return undefined
  checkType(call, contentType)
  return receive(call, JSON_LIMIT).then(parseJson)
}

/**
 * Reads text, CSV or Markdown; in UTF-8. Without bytes it is the empty text, if there is a `Content-Type`.
 *
 * @throws TriptychError as `readJsonBody` does
 */
function readTextBody(call: HttpCall, contentType: string): unknown {
  if (isEmpty(call) && call.headers['content-type'] === undefined) return undefined
  checkType(call, contentType)
  return receive(call, TEXT_LIMIT).then((bytes) => {
    if (!isUtf8(bytes)) throw unreadable('must be UTF-8')
    return bytes.toString()
  })
}

/** @throws TriptychError as `readMultipart` does, and `unsupported_media_type` */
function readMultipartBody(call: HttpCall, fields: BodyContent['fields']): unknown {
  if (isEmpty(call)) return undefined
  checkType(call, MULTIPART)
  return readMultipart(call.req, call.headers['content-type'] ?? '', fields)
}

/**
 * Reads a form; one without bytes has no fields.
 *
 * @throws TriptychError as `readJsonBody` and `parseForm` do
 */
async function readFormBody(call: HttpCall, fields: BodyContent['fields']): Promise<Readonly<Record<string, unknown>>> {
  if (isEmpty(call)) return {}
  checkType(call, FORM)
  return parseForm(await receive(call, FORM_LIMIT), fields)
}

function isEmpty({ headers }: HttpCall): boolean {
  return headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'
}

/**
 * The bytes of a body. One that is too large is refused as soon as that is known: what is left of it is not read.
 * By hand: `raw-body`, which adds and removes five listeners each time, made a validated POST cost an eighth more.
 *
 * @throws TriptychError `body_too_large`; `invalid_request` where it breaks off
 */
function receive({ req, headers }: HttpCall, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new TriptychError('body_too_large', `larger than ${limit} bytes`)
    if (Number(headers['content-length'] ?? 0) > limit) {
      reject(tooLarge())
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer): void => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= limit) return
      req.off('data', take).pause()
      reject(tooLarge())
    }
    let ended = false
    // `close` comes after `end` as well: an error that is dropped would cost a quarter of a request.
    const breakOff = () => {
      if (!ended) reject(unreadable('broke off'))
    }
    req.on('data', take).on('error', breakOff).on('close', breakOff)
    req.on('end', () => {
      ended = true
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size))
    })
  })
}

function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw unreadable('must be UTF-8')
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw unreadable('must be JSON')
  }
}

/** Without a cause: a parser quotes the text that it stumbled over, and the log is no place for bodies. */
function unreadable(message: string): TriptychError {
  return new TriptychError('invalid_request', message, { errors: [{ in: 'body', name: '', message }] })
}

/** @throws TriptychError `unsupported_media_type` */
function checkType({ headers }: HttpCall, type: string): void {
  const header = headers['content-type']
  if (header !== type && !isOfType(header, type)) throw new TriptychError('unsupported_media_type', header ?? 'no type')
  const coding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (coding !== 'identity') throw new TriptychError('unsupported_media_type', `encoded as ${coding}`)
}

/** In UTF-8 when a charset is named: JSON is nothing else (RFC 8259, 8.1), and our forms are not either. */
function isOfType(header: string | undefined, expected: string): boolean {
  if (header === undefined) return false
  const [type, ...parameters] = header.toLowerCase().split(';')
  if (type?.trim() !== expected) return false
  return parameters.every((text) => {
    const [name, value] = text.trim().split('=')
    return name !== 'charset' || value?.replaceAll('"', '') === 'utf-8'
  })
}
