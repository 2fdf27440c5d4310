import { errorMessage } from '../../lib/error-text.ts'
import { isObject } from '../../lib/json.ts'
import type { CharacteristicProps } from './accessory.ts'
import { MAX_NAME } from './limits.ts'
import { fullProps, MAX_LEN, permissions } from './props.ts'
import { DEFAULT_MAX_DATA_LEN, DEFAULT_MAX_LEN, type FullProps, formats, numericFormats } from './values.ts'

/** Hears what was wrong, in words for people. */
export type Warn = (fault: string) => void

type RawProps = Readonly<Record<string, unknown>>
type Numeric = Pick<CharacteristicProps, 'minValue' | 'maxValue' | 'minStep' | 'validValues' | 'validValueRanges'>

/** Valid values that stand for the bounds, where a type has some and its characteristic none. */
const MOST_VALID_VALUES = 256

/**
 * Properties as a plugin wrote them, brought to what {@link fullProps} takes: what is wrong is left out or clamped, with
 * a warning for each. They are whole: what the HAP type has and these do not is said to be without bounds.
 *
 * @param type of the HAP type; absent for a type of the plugin's own
 * @returns undefined when nothing can be made of them
 */
export function fitProps(rough: unknown, type: FullProps | undefined, warn: Warn): CharacteristicProps | undefined {
  if (!isObject(rough)) return type && {}
  const format = fitFormat(rough.format, type, warn)
  const perms = fitPerms(rough.perms, type, warn)
  if (format === undefined || perms === undefined) return undefined
  const typed = type?.format === format ? type : undefined
  const bounds = numericFormats[format]
  const props: CharacteristicProps = {
    format,
    perms,
    ...text('unit', rough, warn),
    ...text('description', rough, warn),
    ...(bounds === undefined ? lengths(format, rough, typed, warn) : numbers(bounds, format, rough, typed, warn)),
  }
  try {
    fullProps(type, props)
    return props
  } catch (error) {
    warn(errorMessage(error))
    return undefined
  }
}

function fitFormat(format: unknown, type: FullProps | undefined, warn: Warn): string | undefined {
  if (typeof format === 'string' && formats.includes(format)) return format
  warn(`format ${formatAny(format)} is unknown`)
  return type?.format
}

function fitPerms(perms: unknown, type: FullProps | undefined, warn: Warn): readonly string[] | undefined {
  const given = Array.isArray(perms) ? perms : []
  const known = permissions.filter((perm) => given.includes(perm))
  if (known.length === 0) {
    warn(`perms ${formatAny(perms)} must be a list of permissions`)
    return type?.perms
  }
  const unknown = given.find((perm) => !permissions.includes(perm))
  if (unknown !== undefined) warn(`perms: there is no ${formatAny(unknown)}`)
  // In the plugin's order, as HAP would show them.
  return [...new Set(given.filter((perm) => permissions.includes(perm)))]
}

function text(name: 'unit' | 'description', rough: RawProps, warn: Warn): CharacteristicProps {
  const value = rough[name]
  if (value === undefined || value === null || value === '') return {}
  if (typeof value === 'string') return { [name]: value.slice(0, MAX_NAME) }
  warn(`${name} ${formatAny(value)} must be a string`)
  return {}
}

function lengths(format: string, rough: RawProps, type: FullProps | undefined, warn: Warn): CharacteristicProps {
  if (format === 'string') {
    const maxLen = fitNumber(rough, 'maxLen', 1, MAX_LEN, warn) ?? (type?.maxLen && DEFAULT_MAX_LEN)
    return maxLen === undefined ? {} : { maxLen: Math.floor(maxLen) }
  }
  if (format === 'bool') return {}
  const maxDataLen =
    fitNumber(rough, 'maxDataLen', 1, Number.MAX_SAFE_INTEGER, warn) ?? (type?.maxDataLen && DEFAULT_MAX_DATA_LEN)
  return maxDataLen === undefined ? {} : { maxDataLen: Math.floor(maxDataLen) }
}

function numbers(
  [lowest, highest]: readonly [number, number],
  format: string,
  rough: RawProps,
  type: FullProps | undefined,
  warn: Warn,
): Numeric {
  let minValue = fitNumber(rough, 'minValue', lowest, highest, warn)
  let maxValue = fitNumber(rough, 'maxValue', lowest, highest, warn)
  if (minValue !== undefined && maxValue !== undefined && minValue > maxValue) {
    warn(`minValue ${minValue} is above maxValue ${maxValue}`)
    minValue = undefined
    maxValue = undefined
  }
  const range = fitRange(rough.validValueRanges, lowest, highest, warn)
  const own: Numeric = withoutUndefined({
    minValue,
    maxValue,
    minStep: fitNumber(rough, 'minStep', 0, Number.MAX_VALUE, warn),
    validValues: fitValidValues(rough.validValues, lowest, highest, warn),
    validValueRanges: range,
  })
  return type === undefined ? own : { ...unboundedProps(type, format, own, lowest, highest), ...own }
}

/** What the type bounds and these do not would be taken from the type: so it is said that there are no bounds. */
function unboundedProps(type: FullProps, format: string, own: Numeric, lowest: number, highest: number): Numeric {
  const { minValue = lowest, maxValue = highest } = own
  const count = maxValue - minValue + 1
  const every = (): number[] => Array.from({ length: count }, (_, index) => minValue + index)
  return withoutUndefined({
    minValue: type.minValue === undefined ? undefined : lowest,
    maxValue: type.maxValue === undefined ? undefined : highest,
    minStep: type.minStep === undefined ? undefined : format === 'float' ? 0 : 1,
    validValues: type.validValues === undefined || !(count <= MOST_VALID_VALUES) ? undefined : every(),
    validValueRanges: type.validValueRanges === undefined ? undefined : ([minValue, maxValue] as const),
  })
}

/** A number between bounds; null and nothing are none. */
function fitNumber(rough: RawProps, name: string, lowest: number, highest: number, warn: Warn): number | undefined {
  const value = rough[name]
  if (value === undefined || value === null) return undefined
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    warn(`${name} ${formatAny(value)} must be a number`)
    return undefined
  }
  const clamped = Math.min(Math.max(number, lowest), highest)
  if (clamped !== number) warn(`${name} ${number} is not from ${lowest} to ${highest}`)
  return clamped
}

function fitValidValues(values: unknown, lowest: number, highest: number, warn: Warn): number[] | undefined {
  if (values === undefined || values === null) return undefined
  const given = Array.isArray(values) ? values : []
  const inside = given.filter((value) => typeof value === 'number' && value >= lowest && value <= highest)
  if (inside.length === 0 || inside.length < given.length) warn(`validValues ${formatAny(values)} are not all numbers`)
  return inside.length === 0 ? undefined : inside.slice(0, 1_000)
}

function fitRange(range: unknown, lowest: number, highest: number, warn: Warn): [number, number] | undefined {
  if (range === undefined || range === null) return undefined
  const [low, high, ...more] = Array.isArray(range) ? range : []
  const isRange = [low, high].every((value) => typeof value === 'number' && value >= lowest && value <= highest)
  if (isRange && low <= high && more.length === 0) return [low, high]
  warn(`validValueRanges ${formatAny(range)} are not two numbers`)
  return undefined
}

function withoutUndefined(numeric: { readonly [Name in keyof Numeric]: Numeric[Name] | undefined }): Numeric {
  return Object.fromEntries(Object.entries(numeric).filter(([, value]) => value !== undefined))
}

/** Anything, for people. */
export function formatAny(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 100)
  } catch {
    return typeof value
  }
}
