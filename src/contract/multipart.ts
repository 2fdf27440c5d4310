import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { type FieldError, TriptychError } from '../errors.ts'
import { escapeToken } from '../lib/json-pointer.ts'
import { formRefusal, formValue } from './form.ts'
import type { BodyContent, FileField } from './route.ts'

/** The type of a form that carries files (RFC 7578). */
export const MULTIPART = 'multipart/form-data'

/** How much of a form that is not a file is read into memory: the bytes of one field, and the number of them. */
const FIELD_LIMIT = 64 * 1024
const FIELD_COUNT = 100
const NAME_LIMIT = 200

type Fields = NonNullable<BodyContent['fields']>

/** What has been received so far. */
class ReceivedForm {
  readonly texts = new Map<string, string[]>()
  readonly files = new Map<string, File[]>()
  readonly errors: FieldError[] = []

  refuse(name: string, message: string): void {
    this.errors.push({ in: 'body', name: escapeToken(name), message })
  }
}

/**
 * Reads a multipart form. Its files are held in memory, none larger and no more of them than the contract allows: what
 * exceeds that is refused as soon as it is known, and the rest of the body is not read.
 *
 * @param contentType the header, with its boundary
 * @returns text for every field that `fields` does not say otherwise of; a `File`, or a list of them, for files
 * @throws TriptychError `invalid_request` for a body that breaks off, is not multipart, or has a field of another type;
 *   `body_too_large`
 */
export function readMultipart(
  req: IncomingMessage,
  contentType: string,
  fields: Fields = {},
): Promise<Readonly<Record<string, unknown>>> {
  const received = new ReceivedForm()
  const files = Object.values(fields).filter((field) => field.type === 'file')
  return new Promise((resolve, reject) => {
    let parser: Busboy
    try {
      parser = Busboy({
        headers: { 'content-type': contentType },
        limits: {
          fieldNameSize: NAME_LIMIT,
          fieldSize: FIELD_LIMIT,
          fields: FIELD_COUNT,
          // One more than there may be, so that a file too many is known by its name.
          files: files.reduce((sum, { maxItems = 1 }) => sum + maxItems, 1),
          fileSize: Math.max(0, ...files.map(({ maxLength }) => maxLength)),
          headerPairs: 16,
          headerSize: 8 * 1024,
        },
      })
    } catch {
      throw unreadable('must have a boundary')
    }
    const stop = (error: unknown): void => {
      req.unpipe(parser).off('close', brokeOff)
      parser.removeAllListeners().on('error', () => undefined)
      reject(error)
    }
    const brokeOff = (): void => stop(unreadable('broke off'))
    const tooLarge = (what: string) => (): void => stop(new TriptychError('body_too_large', what))
    parser
      .on('field', (name, value, nameTruncated, valueTruncated) => {
        if (nameTruncated || valueTruncated) tooLarge('a field is too large')()
        else append(received.texts, name, value)
      })
      .on('file', (name, stream, filename, _encoding, type) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        if (field?.type !== 'file') {
          // A body that ends within it is an error of the stream, too.
          stream.on('error', () => undefined).resume()
          received.refuse(name, 'must not be a file')
        } else receiveFile(received, name, field, stream, filename, type, tooLarge(`${name} is too large`))
      })
      .on('fieldsLimit', tooLarge('too many fields'))
      .on('filesLimit', tooLarge('too many files'))
      // What the parser says about a body that it stumbled over is not a text of ours.
      .on('error', () => stop(unreadable('must be multipart')))
      .on('finish', () => {
        req.off('close', brokeOff)
        const values = valuesOf(received, fields)
        if (received.errors.length > 0) reject(formRefusal(received.errors))
        else resolve(values)
      })
    req.on('close', brokeOff).pipe(parser)
  })
}

function receiveFile(
  received: ReceivedForm,
  name: string,
  { maxLength, accepts }: FileField,
  stream: BusboyFileStream,
  filename: string,
  type: string,
  refuse: () => void,
): void {
  const chunks: Buffer[] = []
  let size = 0
  if (accepts !== undefined && !accepts.some((accepted) => matchesType(accepted, type)))
    received.refuse(name, `must be ${accepts.join(' or ')}`)
  stream
    .on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxLength) refuse()
      else chunks.push(chunk)
    })
    .on('limit', refuse)
    // The body breaks off here; the code that awaits the parser reports its error.
    .on('error', () => undefined)
    .on('end', () => append(received.files, name, new File(chunks, filename, { type })))
}

/** @param accepted may end in `/*` */
function matchesType(accepted: string, type: string): boolean {
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : accepted === type
}

function valuesOf(received: ReceivedForm, fields: Fields): Readonly<Record<string, unknown>> {
  const values: [string, unknown][] = []
  for (const [name, texts] of received.texts) values.push([name, formValue(name, texts, fields, received.errors)])
  for (const [name, files] of received.files) {
    const field = fields[name]
    const isList = field?.type === 'file' && field.maxItems !== undefined
    if (isList && files.length > (field.maxItems ?? 0)) received.refuse(name, `must not be more than ${field.maxItems}`)
    else if (!isList && files.length > 1) received.refuse(name, 'must be sent once')
    values.push([name, isList ? files : files[0]])
  }
  return Object.fromEntries(values)
}

function append<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name)
  if (list) list.push(value)
  else lists.set(name, [value])
}

function unreadable(message: string): TriptychError {
  return formRefusal([{ in: 'body', name: '', message }])
}
