import { TriptychError } from '../errors.ts'

/** What is asked about is not there, or was deleted. */
export function notFoundError(what: string): TriptychError {
  return new TriptychError('not_found', `no such ${what}`)
}

/**
 * What was read, where something was.
 *
 * @throws TriptychError `not_found`
 */
export function requireFound<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw notFoundError(what)
  return value
}
