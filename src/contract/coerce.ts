import type { FieldError } from '../errors.ts'
import type { Parameter } from './route.ts'

/** JSON's own spelling of numbers, and no other: `0x10`, ` 5 `, `1e400` and `+1` are text. */
const INTEGER = /^-?(?:0|[1-9]\d*)$/
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/**
 * Turns the text of a parameter into its declared type. Strict: what is not spelled as that type is a fault, never a
 * guess.
 *
 * @param values every occurrence in the request, in order
 * @returns the value, or undefined when the parameter was not sent or a fault was added to `errors`
 */
export function coerce(parameter: Parameter, values: readonly string[], errors: FieldError[]): unknown {
  if (values.length === 0) return undefined
  if (parameter.type === 'array') {
    const items = values.map((text) => convert(parameter.items ?? 'string', text))
    if (!items.includes(undefined)) return items
    return fault(parameter, `must hold ${article(parameter.items ?? 'string')} each`, errors)
  }
  const [text] = values
  if (text === undefined || values.length > 1) return fault(parameter, 'must be sent once', errors)
  const value = convert(parameter.type, text)
  return value === undefined ? fault(parameter, `must be ${article(parameter.type)}`, errors) : value
}

function convert(type: Exclude<Parameter['type'], 'array'>, text: string): unknown {
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (!(type === 'integer' ? INTEGER : NUMBER).test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) && (type === 'number' || Number.isSafeInteger(value)) ? value : undefined
}

function fault(parameter: Parameter, message: string, errors: FieldError[]): undefined {
  errors.push({ in: parameter.in, name: parameter.name, message })
  return undefined
}

function article(type: string): string {
  return type === 'integer' ? 'an integer' : type === 'boolean' ? '`true` or `false`' : `a ${type}`
}
