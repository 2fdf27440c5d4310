import { MAX_VALUE } from './limits.ts'
import { checkValue, DEFAULT_MAX_LEN, type FullProps, numericFormats } from './values.ts'

/**
 * The allowed value that is nearest to a given one, as hap-nodejs finds it (`Characteristic.validateUserInput`);
 * undefined when the properties allow none.
 */
export function fitValue(props: FullProps, value: unknown): string | number | boolean | undefined {
  if (value === undefined || value === null) return undefined
  for (const candidate of [value, ...nearestValues(props, value)]) {
    const checked = checkValue(props, candidate, 'round')
    if ('fault' in checked) continue
    const isSmall = typeof checked.value !== 'string' || checked.value.length * 6 < MAX_VALUE || isShort(checked.value)
    return isSmall ? checked.value : undefined
  }
  return undefined
}

function isShort(text: string): boolean {
  return Buffer.byteLength(JSON.stringify(text)) <= MAX_VALUE
}

function nearestValues(props: FullProps, value: unknown): unknown[] {
  const bounds = numericFormats[props.format]
  if (bounds !== undefined) return nearestNumbers(props, bounds, toNumber(value))
  if (props.format === 'bool') return [value === 1 || value === '1' || value === 'true']
  if (props.format !== 'string') return []
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' ? [text.slice(0, props.maxLen ?? DEFAULT_MAX_LEN)] : []
}

function toNumber(value: unknown): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' ? Number.parseFloat(value) : typeof value === 'number' ? value : Number.NaN
}

/** Between the bounds, and the highest step that is below them. */
function nearestNumbers(props: FullProps, [lowest, highest]: readonly [number, number], value: number): number[] {
  const { minValue = lowest, maxValue = highest, minStep = 0, validValueRanges: range = [lowest, highest] } = props
  const low = Math.max(lowest, minValue, range[0])
  const high = Math.min(highest, maxValue, range[1])
  const clamped = Math.min(Math.max(value, low), high)
  const step = props.format === 'float' ? minStep : Math.max(minStep, 1)
  const start = props.minValue ?? 0
  return step > 0 ? [clamped, start + Math.floor((clamped - start) / step) * step] : [clamped]
}
