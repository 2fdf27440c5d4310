import { randomInt } from 'node:crypto'

/** What HAP forbids as a setup code (HAP, 4.2.1.2). */
export const trivialPincodes: readonly string[] = [
  ...Array.from('0123456789', (digit) => `NNN-NN-NNN`.replaceAll('N', digit)),
  '123-45-678',
  '876-54-321',
]

/** A setup code that HAP allows, `NNN-NN-NNN`. */
export function randomPincode(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0')
  const pincode = `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
  return trivialPincodes.includes(pincode) ? randomPincode() : pincode
}
