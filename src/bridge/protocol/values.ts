import type { CharacteristicProps, Value } from './accessory.ts'

/** Properties of a characteristic with nothing left to look up. */
export type FullProps = CharacteristicProps & { readonly format: string; readonly perms: readonly string[] }

type Bounds = readonly [min: number, max: number]

/** What the numeric formats can hold (HAP, 6-5). */
export const numericFormats: Readonly<Record<string, Bounds>> = {
  uint8: [0, 255],
  uint16: [0, 65_535],
  uint32: [0, 4_294_967_295],
  uint64: [0, Number.MAX_SAFE_INTEGER],
  int: [-2_147_483_648, 2_147_483_647],
  float: [-Number.MAX_VALUE, Number.MAX_VALUE],
}

export const formats: readonly string[] = ['bool', 'string', 'data', 'tlv8', ...Object.keys(numericFormats)]

/** Characters of a string (HAP, 6-3), and of the base64 of data, where nothing else is said. */
export const DEFAULT_MAX_LEN = 64
export const DEFAULT_MAX_DATA_LEN = 2_097_152

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** A value that may be, or why it may not. */
export type CheckResult = { readonly value: string | number | boolean } | { readonly fault: string }

/**
 * Holds a value against the properties of its characteristic.
 *
 * @param steps what becomes of a number between two steps: it is a fault in a write, but a sensor that
 *   measures more finely is rounded, as hap-nodejs does
 */
export function checkValue(props: FullProps, value: unknown, steps: 'strict' | 'round'): CheckResult {
  const bounds = numericFormats[props.format]
  if (bounds !== undefined) return checkNumber(props, bounds, value, steps)
  if (props.format === 'bool') {
    return typeof value === 'boolean' ? { value } : { fault: 'must be true or false' }
  }
  if (typeof value !== 'string') return { fault: 'must be a string' }
  if (props.format === 'string') {
    const most = props.maxLen ?? DEFAULT_MAX_LEN
    return value.length > most ? { fault: `must have at most ${most} characters` } : { value }
  }
  const most = props.maxDataLen ?? DEFAULT_MAX_DATA_LEN
  if (value.length > most) return { fault: `must have at most ${most} characters` }
  return base64.test(value) ? { value } : { fault: 'must be base64' }
}

function checkNumber(
  props: FullProps,
  [lowest, highest]: Bounds,
  value: unknown,
  steps: 'strict' | 'round',
): CheckResult {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: 'must be a number' }
  const rounded = toStep(props, value)
  if (steps === 'strict' && Math.abs(rounded - value) > noise(props)) {
    return { fault: stepOf(props) === 1 ? 'must be whole' : `must be in steps of ${stepOf(props)}` }
  }
  const { minValue = lowest, maxValue = highest, validValues, validValueRanges: range } = props
  if (rounded < Math.max(lowest, minValue)) return { fault: `must be at least ${Math.max(lowest, minValue)}` }
  if (rounded > Math.min(highest, maxValue)) return { fault: `must be at most ${Math.min(highest, maxValue)}` }
  if (validValues !== undefined && !validValues.includes(rounded)) {
    return { fault: `must be one of ${validValues.join(', ')}` }
  }
  if (range !== undefined && (rounded < range[0] || rounded > range[1])) {
    return { fault: `must be from ${range[0]} to ${range[1]}` }
  }
  return { value: rounded }
}

/** 0 for none. */
function stepOf({ format, minStep = 0 }: FullProps): number {
  return format === 'float' ? minStep : Math.max(minStep, 1)
}

/** The nearest step, counted from the least value, without the noise of binary fractions. */
function toStep(props: FullProps, value: number): number {
  const step = stepOf(props)
  if (step <= 0) return value
  const start = props.minValue ?? 0
  return withoutNoise(start + Math.round((value - start) / step) * step)
}

/** What binary fractions may be off by. */
function noise(props: FullProps): number {
  return props.format === 'float' ? stepOf(props) * 1e-6 : 0
}

function withoutNoise(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12))
}

/** The value of a characteristic before one is known: the lowest that is allowed. */
export function defaultValue({
  format,
  minValue = 0,
  validValues,
  validValueRanges: range,
}: FullProps): string | number | boolean {
  if (format === 'bool') return false
  if (!(format in numericFormats)) return ''
  return validValues?.[0] ?? (range === undefined ? minValue : Math.max(minValue, range[0]))
}

/** A value as the REST API shows it: floats without the noise of binary fractions. */
export function formatValue(value: Value): Value {
  return typeof value === 'number' ? withoutNoise(value) : value
}
