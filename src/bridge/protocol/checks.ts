import { isObject } from '../../lib/json.ts'

/** Whether a value from elsewhere is what it should be. */
export type Check = (value: unknown) => boolean

export const isBoolean: Check = (value) => typeof value === 'boolean'

/** A number that JSON has: not NaN, not an infinity. */
export const isNumber: Check = (value) => Number.isFinite(value)

/** A text of up to `max` characters (UTF-16 units), at least `min`. */
export function isText(max: number, min = 0): Check {
  return (value) => typeof value === 'string' && value.length >= min && value.length <= max
}

/** A text of a pattern, which must end on every input and be anchored. */
export function matches(pattern: RegExp): Check {
  return (value) => typeof value === 'string' && pattern.test(value)
}

/** A whole number. */
export function isWhole(min: number, max = Number.MAX_SAFE_INTEGER): Check {
  return (value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}

export function isOneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value)
}

export function isListOf(check: Check, max: number): Check {
  return (value) => Array.isArray(value) && value.length <= max && value.every(check)
}

/** An object with every required field, any of the optional ones, and none else. */
export function isShape(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const names = Object.keys(required)
  const checks = new Map(Object.entries({ ...optional, ...required }))
  return (value) =>
    isObject(value) &&
    names.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, field]) => checks.get(name)?.(field) ?? false)
}

/** Anything whose JSON is at most `bytes` of UTF-8 long. */
export function isJsonWithin(bytes: number): Check {
  return (value) => {
    const text = JSON.stringify(value)
    return text !== undefined && Buffer.byteLength(text) <= bytes
  }
}

/** Passes what passes all. */
export function allOf(...checks: readonly Check[]): Check {
  return (value) => checks.every((check) => check(value))
}
