import { TriptychError } from '../errors.ts'

/** Where a list goes on: the values of its order's columns, as the last entry of the page before has them. */
export type Place = readonly (string | number)[]

/** Longer texts are no cursors of ours: every key that a list is in order of is shorter. */
const MAX_LENGTH = 16_384

/** The text that stands for a place in a link. What it is made of may change: a reader passes on what it was given. */
export function encodeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/**
 * Reads what {@link encodeCursor} wrote.
 *
 * @param shape the types of the values, in order
 * @throws TriptychError `invalid_request` for anything else; a place that no list has is a place nevertheless
 */
export function decodeCursor(text: string, shape: readonly ('string' | 'number')[]): (string | number)[] {
  const place = text.length <= MAX_LENGTH ? parse(text) : null
  if (place === null || place.length !== shape.length || !place.every((value, at) => fits(value, shape[at]))) {
    const errors = [{ in: 'query', name: 'cursor', message: 'is not one that a list gave' }] as const
    throw new TriptychError('invalid_request', 'not a cursor', { errors })
  }
  return place
}

function parse(text: string): (string | number)[] | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** PostgreSQL takes no NUL, and an integer column no more than it holds. */
function fits(value: string | number, type: 'string' | 'number' | undefined): boolean {
  if (typeof value !== type) return false
  return typeof value === 'string' ? value.isWellFormed() && !value.includes('\0') : Number.isSafeInteger(value)
}
