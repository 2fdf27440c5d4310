import { kelvin } from './value-text.ts'

/** A hue in degrees and a saturation in percent, as HAP has them. */
export interface Colour {
  readonly hue: number
  readonly saturation: number
}

/** The colour of a hue (degrees) and a saturation (percent) at full brightness, in CSS. */
export function cssOf(hue: number, saturation: number): string {
  // HSV to HSL at the value 1.
  const lightness = 100 - saturation / 2
  return `hsl(${Math.round(hue)} 100% ${lightness}%)`
}

/** About how light of a colour temperature (mireds) looks, in CSS: from candle to overcast. */
export function cssOfWhite(mired: number): string {
  const warmth = Math.min(1, Math.max(0, (6500 - kelvin(mired)) / 4500))
  return `hsl(${warmth > 0.35 ? 35 : 210} ${Math.round(Math.abs(warmth - 0.35) * 140)}% ${Math.round(95 - Math.abs(warmth - 0.35) * 40)}%)`
}

/** What people would call a hue and a saturation. */
export function colourName(hue: number, saturation: number): string {
  if (saturation < 10) return 'White'
  const names = [
    'Red',
    'Orange',
    'Yellow',
    'Lime',
    'Green',
    'Mint',
    'Cyan',
    'Azure',
    'Blue',
    'Violet',
    'Magenta',
    'Rose',
  ]
  const name = names[Math.round((((hue % 360) + 360) % 360) / 30) % 12] ?? ''
  return saturation < 50 ? `Pale ${name.toLowerCase()}` : name
}
