import { hash } from 'node:crypto'
import { TriptychError } from '../errors.ts'

/** A representation as a console reads it, and the entity tag of it (RFC 9110, 8.8.3), without quotes. */
export interface Tagged<T> {
  readonly value: T
  readonly etag: string
}

/** The tag is a hash of the JSON: two states that look alike are alike, and nothing has to be counted. */
export function withEtag<T extends object>(value: T): Tagged<T> {
  return { value, etag: hash('sha256', JSON.stringify(value), 'base64url').slice(0, 27) }
}

/**
 * Holds what a caller last read against what is there now; to be called within the transaction that changes it.
 *
 * @throws TriptychError `stale`
 */
export function checkUnchanged<T extends object>(current: T, expected: string): void {
  const { etag } = withEtag(current)
  if (etag !== expected) throw new TriptychError('stale', `the caller has ${expected}, ${etag} is there`)
}

/**
 * Holds what a caller that puts something under a name expects there against what is there; to be called within the
 * transaction that changes it.
 *
 * @param current null for nothing
 * @param expect the entity tag of what the caller last read, or `none`
 * @throws TriptychError `stale`
 */
export function checkExpected(current: object | null, expect: string): void {
  if (current === null) {
    if (expect !== 'none') throw new TriptychError('stale', `the caller has ${expect}, nothing is there`)
  } else if (expect === 'none') throw new TriptychError('stale', 'the caller expects nothing, something is there')
  else checkUnchanged(current, expect)
}
