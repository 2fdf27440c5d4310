import { isUtf8 } from 'node:buffer'
import { parse } from 'node:querystring'
import { type FieldError, TriptychError } from '../errors.ts'
import { escapeToken } from '../lib/json-pointer.ts'
import { coerce } from './coerce.ts'
import type { BodyContent } from './route.ts'

/** The type of what an HTML form posts. */
export const FORM = 'application/x-www-form-urlencoded'

/**
 * The fields of a form (WHATWG URL, 5.1), strictly: what a lenient reader would guess at is refused.
 *
 * @param fields those that are not text
 * @throws TriptychError `invalid_request` for bytes that are not percent-encoded UTF-8, for a field that is not a list and
 *   stands there twice, and for one of another type
 */
export function parseForm(bytes: Buffer, fields: BodyContent['fields'] = {}): Readonly<Record<string, unknown>> {
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes) || !decodes(text)) {
    throw formRefusal([{ in: 'body', name: '', message: 'must be percent-encoded UTF-8' }])
  }
  const errors: FieldError[] = []
  const values: [string, unknown][] = []
  for (const [name, sent = ''] of Object.entries(parse(text, '&', '=', { maxKeys: 0 }))) {
    values.push([name, formValue(name, typeof sent === 'string' ? [sent] : sent, fields, errors)])
  }
  if (errors.length > 0) throw formRefusal(errors)
  return Object.fromEntries(values)
}

/** The value of a field that is not a file, out of every text that was sent for it. */
export function formValue(
  name: string,
  texts: readonly string[],
  fields: NonNullable<BodyContent['fields']>,
  errors: FieldError[],
): unknown {
  const place = { in: 'body' as const, name: escapeToken(name) }
  const field = (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? { type: 'string' }
  if (field.type !== 'json' && field.type !== 'file') return coerce(place, field, texts, errors)
  const text = coerce(place, { type: 'string' }, texts, errors)
  if (field.type === 'file') errors.push({ ...place, message: 'must be a file' })
  if (typeof text !== 'string' || field.type === 'file') return undefined
  try {
    return JSON.parse(text)
  } catch {
    errors.push({ ...place, message: 'must be JSON' })
    return undefined
  }
}

/** node:querystring passes bad encoding on as it stands, so it is looked for beforehand. */
function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export function formRefusal(errors: readonly FieldError[]): TriptychError {
  return new TriptychError('invalid_request', 'the form cannot be read', { errors })
}
