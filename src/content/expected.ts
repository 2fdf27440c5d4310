import { TriptychError } from '../errors.ts'
import { checkUnchanged } from './tagged.ts'

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
