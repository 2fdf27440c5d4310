import type { FieldError } from '../errors.ts'
import type { Scalar, ValueShape } from './route.ts'

/** JSON's own spelling of numbers, and no other: `0x10`, ` 5 `, `1e400` and `+1` are text. */
const INTEGER = /^-?(?:0|[1-9]\d*)$/
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** What text was sent for. */
type Place = Pick<FieldError, 'in' | 'name'>

/**
 * Turns text into its declared type. Strict: what is not spelled as that type is a fault, never a guess.
 *
 * @param values every occurrence in the request, in order
 * @returns the value, or undefined when nothing was sent or a fault was added to `errors`
 */
export function coerce(
  place: Place,
  { type, items = 'string' }: ValueShape,
  values: readonly string[],
  errors: FieldError[],
): unknown {
  if (values.length === 0) return undefined
  if (type === 'array') {
    const list = values.map((text) => convert(items, text))
    return list.includes(undefined) ? fault(place, `must hold ${article(items)} each`, errors) : list
  }
  const [text] = values
  if (text === undefined || values.length > 1) return fault(place, 'must be sent once', errors)
  const value = convert(type, text)
  return value === undefined ? fault(place, `must be ${article(type)}`, errors) : value
}

function convert(type: Scalar, text: string): unknown {
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (!(type === 'integer' ? INTEGER : NUMBER).test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) && (type === 'number' || Number.isSafeInteger(value)) ? value : undefined
}

function fault({ in: location, name }: Place, message: string, errors: FieldError[]): undefined {
  errors.push({ in: location, name, message })
  return undefined
}

function article(type: string): string {
  return type === 'integer' ? 'an integer' : type === 'boolean' ? '`true` or `false`' : `a ${type}`
}
