import { TriptychError } from '../../src/errors.ts'

/** One strong entity tag and nothing else (RFC 9110, 8.8.3). */
const STRONG = /^"([\x21\x23-\x7e\x80-\xff]*)"$/

/**
 * The state that a write is meant for, as the one strong entity tag of its `If-Match`, without the quotes. A write that
 * would take any state would lose what another client changed meanwhile, so it is refused.
 *
 * @throws TriptychError `precondition_required` without a tag and for `*`; `stale` for a weak one, several, or what is
 *   not a tag: none of these is what we called the state that is there (RFC 9110, 13.1.1)
 */
export function ifMatch({ headers }: { readonly headers: { readonly 'If-Match'?: string | undefined } }): string {
  const text = headers['If-Match']?.trim() ?? ''
  if (text === '' || text === '*')
    throw new TriptychError('precondition_required', 'If-Match with an entity tag is required')
  const tag = STRONG.exec(text)?.[1]
  if (tag === undefined) throw new TriptychError('stale', 'not one strong entity tag')
  return tag
}

/** Whether a write is meant for where nothing is yet: `If-None-Match: *` (RFC 9110, 13.1.2). */
export function ifNoneMatchAny(header: string | undefined): boolean {
  return header?.trim() === '*'
}

/**
 * What a `PUT` that may make something takes to be there: `none` for nothing, else the tag of its state, which is
 * never that short.
 *
 * @throws TriptychError `precondition_required` where it says neither or both, `stale`
 */
export function expectedState(headers: { readonly 'If-Match'?: string; readonly 'If-None-Match'?: string }): string {
  const { 'If-Match': match, 'If-None-Match': noneMatch } = headers
  if (!ifNoneMatchAny(noneMatch)) {
    const tag = ifMatch({ headers })
    if (tag === 'none') throw new TriptychError('stale', 'not an entity tag of this server')
    return tag
  }
  if (match !== undefined) throw new TriptychError('precondition_required', 'both If-Match and If-None-Match')
  return 'none'
}
