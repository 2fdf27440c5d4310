import { TriptychError } from '../../src/errors.ts'

/** One strong entity tag and nothing else (RFC 9110, 8.8.3). */
const STRONG = /^"([\x21\x23-\x7e\x80-\xff]*)"$/

/**
 * The state that a write is meant for, as the one strong entity tag of its `If-Match`, without the quotes. A write that
 * would take any state would lose what somebody else changed meanwhile, so none is done without one.
 *
 * @throws TriptychError `precondition_required` without a tag and for `*`; `stale` for a weak one, several, or what is
 *   no tag: none of these is what we called the state that is there (RFC 9110, 13.1.1)
 */
export function ifMatch(header: string | undefined): string {
  const text = header?.trim() ?? ''
  if (text === '' || text === '*') throw new TriptychError('precondition_required', 'without a state to change')
  const tag = STRONG.exec(text)?.[1]
  if (tag === undefined) throw new TriptychError('stale', 'not one strong entity tag')
  return tag
}

/** Whether a write is meant for where nothing is yet: `If-None-Match: *` (RFC 9110, 13.1.2). */
export function ifNoneMatchAny(header: string | undefined): boolean {
  return header?.trim() === '*'
}
