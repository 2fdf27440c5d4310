import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import getRawBody from 'raw-body'
import { TriptychError } from '../errors.ts'
import type { HttpCall } from './call.ts'
import { FORM, parseForm } from './form.ts'
import type { Route } from './route.ts'
import { Upload } from './upload.ts'

/** Largest bodies read into memory, in bytes. */
const JSON_LIMIT = 1024 * 1024
const FORM_LIMIT = 16 * 1024

const JSON_TYPE = 'application/json'

/** Bytes that mean nothing to the runtime, as many as the handler takes. */
const OCTETS = 'application/octet-stream'

/** Reads a body of the type that an operation declares: bytes, a form, else JSON. */
export function bodyReader({ contentType, required }: NonNullable<Route['body']>): (call: HttpCall) => unknown {
  if (contentType === OCTETS) return (call) => openUpload(call, required)
  return contentType === FORM ? readFormBody : readJsonBody
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
function readJsonBody(call: HttpCall): unknown {
  if (isEmpty(call)) return undefined
  checkType(call, JSON_TYPE)
  return receive(call, JSON_LIMIT).then(parseJson)
}

/**
 * Reads a form; one without bytes has no fields. Every value is text.
 *
 * @throws TriptychError as `readJsonBody` does
 */
async function readFormBody(call: HttpCall): Promise<Readonly<Record<string, string>>> {
  if (isEmpty(call)) return {}
  checkType(call, FORM)
  return parseForm(await receive(call, FORM_LIMIT))
}

function isEmpty({ headers }: HttpCall): boolean {
  return headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'
}

/**
 * The bytes of a body. One that is too large is refused as soon as that is known: what is left of it is not read.
 *
 * @throws TriptychError `body_too_large`; `invalid_request` where it breaks off
 */
async function receive({ req, headers }: HttpCall, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(req, { limit, length: headers['content-length'] ?? null })
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') {
      throw new TriptychError('body_too_large', `larger than ${limit} bytes`)
    }
    throw unreadable('broke off')
  }
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
  const coding = headers['content-encoding'] ?? 'identity'
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
