import { isUtf8 } from 'node:buffer'
import { parse } from 'node:querystring'
import { TriptychError } from '../errors.ts'
import { pointerStep } from './json-pointer.ts'

/** The type of what an HTML form posts. */
export const FORM = 'application/x-www-form-urlencoded'

/**
 * The fields of a form (WHATWG URL, 5.1), strictly: what a lenient reader would guess at is refused.
 *
 * @throws TriptychError `invalid_request` for bytes that are not percent-encoded UTF-8, and for a field that stands
 *   there twice
 */
export function parseForm(bytes: Buffer): Readonly<Record<string, string>> {
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes) || !decodes(text)) throw refusal([['', 'must be percent-encoded UTF-8']])
  const fields: [string, string][] = []
  const twice: [string, string][] = []
  for (const [name, value] of Object.entries(parse(text, '&', '=', { maxKeys: 0 }))) {
    if (typeof value === 'string') fields.push([name, value])
    else twice.push([pointerStep(name), 'must be sent once'])
  }
  if (twice.length > 0) throw refusal(twice)
  return Object.fromEntries(fields)
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

function refusal(faults: readonly [name: string, message: string][]): TriptychError {
  const errors = faults.map(([name, message]) => ({ in: 'body' as const, name, message }))
  return new TriptychError('invalid_request', 'the form cannot be read', { errors })
}
