import type { Characteristic } from './types.ts'
import { valueWords } from './value-words.ts'

/** How the user changes a characteristic; `none` where it can only be read, or only programs know what it means. */
export type ControlKind =
  | 'switch'
  | 'choice'
  | 'temperature'
  | 'hue'
  | 'saturation'
  | 'white'
  | 'slider'
  | 'number'
  | 'text'
  | 'press'
  | 'none'

/** Numbers that say on and off. */
const switches = ['Active', 'ClosedCaptions', 'LockPhysicalControls', 'SwingMode']

/** The control that fits a characteristic by its type, format and bounds. */
export function kindOf(characteristic: Characteristic): ControlKind {
  const { type, format, perms, minValue, maxValue, validValues } = characteristic
  if (!perms.includes('pw')) return 'none'
  if (format === 'bool') return perms.includes('pr') ? 'switch' : 'press'
  if (format === 'string') return 'text'
  if (format === 'data' || format === 'tlv8') return 'none'
  if (switches.includes(type)) return 'switch'
  if (type === 'Hue') return 'hue'
  if (type === 'Saturation') return 'saturation'
  if (type === 'ColorTemperature') return 'white'
  if (optionsOf(characteristic).length > 0) return 'choice'
  if (!perms.includes('pr') || validValues !== undefined) return 'none'
  if (characteristic.unit === 'celsius') return 'temperature'
  return minValue !== undefined && maxValue !== undefined && maxValue - minValue <= 100_000 ? 'slider' : 'number'
}

export interface Option {
  readonly value: number
  readonly label: string
}

/** What can be chosen of an enumeration, in words; empty for what is none. */
export function optionsOf({ type, minValue, maxValue, validValues }: Characteristic): readonly Option[] {
  const words = valueWords[type]
  const inBounds = (value: number) => value >= (minValue ?? 0) && value <= (maxValue ?? Number.POSITIVE_INFINITY)
  const values = (validValues ?? words?.map((_, value) => value) ?? []).filter(inBounds)
  return values.map((value) => ({ value, label: words?.[value] || `${value}` }))
}
