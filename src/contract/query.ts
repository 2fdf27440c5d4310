import type { FieldError } from '../errors.ts'
import { escapeToken } from '../lib/json-pointer.ts'
import { coerce } from './coerce.ts'
import type { Parameter, ValueShape } from './route.ts'

const TEXT: ValueShape = { type: 'string' }

/** A query as sent: each name with its values, in order. */
export type Query = ReadonlyMap<string, readonly string[]>

/** Reads a query string (WHATWG URL, 5.1). */
export function parseQuery(text: string): Query {
  const query = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const values = query.get(name)
    if (values) values.push(value)
    else query.set(name, [value])
  }
  return query
}

/**
 * A list that is sent as `name=a,b`. The text is split before it is decoded, so an item may hold `%2C` (RFC 6570,
 * 3.2.8). Nothing after the `=` is an empty list.
 *
 * @param text the query as sent
 */
export function readCommaList(parameter: Parameter, text: string, errors: FieldError[]): unknown {
  const lists = text.split('&').flatMap((pair) => {
    const mark = pair.indexOf('=')
    const name = mark < 0 ? pair : pair.slice(0, mark)
    return pair !== '' && decode(name) === parameter.name ? [mark < 0 ? '' : pair.slice(mark + 1)] : []
  })
  const [list] = lists
  if (list === undefined) return undefined
  if (lists.length > 1) return coerce(parameter, TEXT, lists, errors)
  return list === '' ? [] : coerce(parameter, { ...parameter, type: 'array' }, list.split(',').map(decode), errors)
}

/** Decodes as a query is decoded: `+` is a space, and what is not an encoding stays as it is. */
function decode(text: string): string {
  return new URLSearchParams(`=${text}`).get('') ?? ''
}

/** An object that is sent as `name[member]=value`, one level deep (OpenAPI 3.1, `deepObject`). */
export function readDeepObject(parameter: Parameter, query: Query, errors: FieldError[]): unknown {
  const { name, members = {}, others = 'string' } = parameter
  const values: [string, unknown][] = []
  let sent = false
  for (const [key, texts] of query) {
    if (key !== name && !key.startsWith(`${name}[`)) continue
    sent = true
    const member = /^\[([^[\]]+)\]$/.exec(key.slice(name.length))?.[1]
    if (member === undefined) {
      errors.push({ in: 'query', name: key, message: `must be sent as \`${name}[member]=value\`` })
      continue
    }
    const type = (Object.hasOwn(members, member) ? members[member] : undefined) ?? others
    const value = coerce({ in: 'query', name: `${name}/${escapeToken(member)}` }, { type }, texts, errors)
    if (value !== undefined) values.push([member, value])
  }
  return sent ? Object.fromEntries(values) : undefined
}
