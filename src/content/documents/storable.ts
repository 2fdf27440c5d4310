import { type ErrorCode, TriptychError } from '../../errors.ts'
import { pointerTo } from '../../lib/json-pointer.ts'

/** Deepest nesting taken, as in a content folder: what is stored gets walked by recursive code later. */
const MAX_DEPTH = 100

interface Fault {
  /** JSON Pointer, from the value that was looked at. */
  readonly at: string
  readonly message: string
}

/**
 * Refuses what writing and reading it again would change (a number that JSON has no word for, an integer beyond 2^53), or that is nested too
 * deeply.
 *
 * @throws TriptychError `content_invalid`
 */
export function checkStorable(content: object): void {
  const fault = faultOf(content, 1)
  if (fault !== null) throw refuse('content_invalid', fault.at.slice(1), fault.message)
}

/** The pointer is made on the way back, so that what is sound costs none. */
function faultOf(value: unknown, depth: number): Fault | null {
  if (typeof value === 'number') return numberFault(value)
  if (typeof value !== 'object' || value === null) return null
  if (depth > MAX_DEPTH) return { at: '', message: `must not lie deeper than ${MAX_DEPTH} levels` }
  for (const [name, member] of Object.entries(value)) {
    const fault = faultOf(member, depth + 1)
    if (fault !== null) return { ...fault, at: pointerTo(name) + fault.at }
  }
  return null
}

/** Integers that JSON writes with all of their digits were others, perhaps, before they were read into a double. */
function numberFault(value: number): Fault | null {
  if (!Number.isFinite(value)) return { at: '', message: 'must be a smaller number' }
  const lostDigits = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21
  return lostDigits ? { at: '', message: 'is an integer that would lose digits: write it as a string' } : null
}

/** A refusal over one value of the body; `name` is a JSON Pointer without its first slash, `message` is for the caller. */
export function refuse(code: ErrorCode, name: string, message: string): TriptychError {
  return new TriptychError(code, `${name} ${message}`, { errors: [{ in: 'body', name, message }] })
}
