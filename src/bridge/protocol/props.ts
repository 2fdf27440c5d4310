import type { CharacteristicProps } from './accessory.ts'
import { type FullProps, formats, numericFormats } from './values.ts'

/** HAP's short words (HAP, 6-4). */
export const permissions: readonly string[] = ['pr', 'pw', 'ev', 'aa', 'tw', 'hd', 'wr']

/** The longest string that HAP has (HAP, 6-3). */
export const MAX_LEN = 256

/**
 * What a plugin says of a characteristic, on top of what its HAP type says.
 *
 * @param type of the HAP type; absent for a type of the plugin's own
 * @throws Error naming the property at fault
 */
export function fullProps(type: FullProps | undefined, own: CharacteristicProps = {}): FullProps {
  const { format = type?.format, perms = type?.perms } = own
  if (format === undefined || perms === undefined) {
    throw new Error('props: a custom type needs format and perms')
  }
  const known = type === undefined || type.format !== format ? {} : type
  const props: FullProps = { ...known, ...own, format, perms }
  const fault = faultOf(props)
  if (fault !== undefined) throw new Error(`props.${fault}`)
  return props
}

function faultOf(props: FullProps): string | undefined {
  if (!formats.includes(props.format)) return `format: must be one of ${formats.join(', ')}`
  if (props.perms.length === 0 || !props.perms.every((perm) => permissions.includes(perm))) {
    return `perms: must be some of ${permissions.join(', ')}`
  }
  const bounds = numericFormats[props.format]
  return bounds === undefined ? textFault(props) : numberFault(props, bounds)
}

function textFault({ maxLen, maxDataLen }: FullProps): string | undefined {
  if (maxLen !== undefined && !isWhole(maxLen, 1, MAX_LEN)) return `maxLen: must be from 1 to ${MAX_LEN}`
  if (maxDataLen !== undefined && !isWhole(maxDataLen, 1, Number.MAX_SAFE_INTEGER))
    return 'maxDataLen: must be at least 1'
  return undefined
}

function numberFault(props: FullProps, [lowest, highest]: readonly [number, number]): string | undefined {
  const { minValue = lowest, maxValue = highest, minStep = 0, validValues, validValueRanges } = props
  const isInside = (value: unknown): boolean => typeof value === 'number' && value >= lowest && value <= highest
  if (!isInside(minValue)) return `minValue: must be from ${lowest} to ${highest}`
  if (!isInside(maxValue)) return `maxValue: must be from ${lowest} to ${highest}`
  if (minValue > maxValue) return 'minValue: must not be above maxValue'
  if (!Number.isFinite(minStep) || minStep < 0) return 'minStep: must be a positive number'
  if (validValues !== undefined && (validValues.length === 0 || !validValues.every(isInside))) {
    return `validValues: must be numbers from ${lowest} to ${highest}`
  }
  if (validValueRanges !== undefined && (validValueRanges.length !== 2 || !validValueRanges.every(isInside))) {
    return `validValueRanges: must be two numbers from ${lowest} to ${highest}`
  }
  if (validValueRanges !== undefined && validValueRanges[0] > validValueRanges[1]) {
    return 'validValueRanges: must begin with the lower one'
  }
  return undefined
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
