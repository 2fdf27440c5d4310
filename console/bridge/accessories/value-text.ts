import type { Characteristic } from './types.ts'
import { boolWords, valueWords } from './value-words.ts'

const units: Readonly<Record<string, string>> = {
  percentage: ' %',
  celsius: ' °C',
  arcdegrees: '°',
  lux: ' lx',
  seconds: ' s',
}

/** Units that HAP leaves unsaid. */
const unsaid: Readonly<Record<string, string>> = {
  CarbonDioxideLevel: ' ppm',
  CarbonDioxidePeakLevel: ' ppm',
  CarbonMonoxideLevel: ' ppm',
  CarbonMonoxidePeakLevel: ' ppm',
  FilterLifeLevel: ' %',
  NitrogenDioxideDensity: ' µg/m³',
  OzoneDensity: ' µg/m³',
  PM10Density: ' µg/m³',
  PM2_5Density: ' µg/m³',
  SulphurDioxideDensity: ' µg/m³',
  VOCDensity: ' µg/m³',
  AirParticulateDensity: ' µg/m³',
}

export const nothing = '–'

/** A value as people read it: in words, or with its unit. */
export function textOf(characteristic: Characteristic, value: unknown = characteristic.value): string {
  const { type } = characteristic
  if (value === null || value === undefined) return nothing
  if (typeof value === 'boolean') return (boolWords[type] ?? ['Off', 'On'])[value ? 1 : 0]
  if (typeof value === 'number') return valueWords[type]?.[value] || numberText(characteristic, value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The unit as it stands behind a number; empty without one. */
export function unitOf({ type, unit }: Characteristic): string {
  return unsaid[type] ?? (unit === undefined ? '' : (units[unit] ?? ` ${unit}`))
}

function numberText(characteristic: Characteristic, value: number): string {
  if (characteristic.type === 'ColorTemperature') return `${kelvin(value)} K`
  const places = placesOf(characteristic.minStep)
  const text = Number.isInteger(value) && places === 0 ? `${value}` : value.toFixed(places === 0 ? 1 : places)
  return `${text}${unitOf(characteristic)}`
}

/** Digits behind the point that a step needs, two at most. */
export function placesOf(step: number | undefined): number {
  if (step === undefined || step >= 1) return 0
  return step >= 0.1 ? 1 : 2
}

/** A colour temperature in kelvin, from mireds, rounded as lamps are sold. */
export function kelvin(mired: number): number {
  return Math.round(1_000_000 / mired / 50) * 50
}
