import { TriptychError } from '../../src/errors.ts'
import { ifMatch, ifNoneMatchAny } from './if-match.ts'

/**
 * What a `PUT` that may make something takes to be there: `none` for nothing, else the tag of its state, which is
 * never that short.
 *
 * @throws TriptychError `precondition_required` where it says neither or both, `stale`
 */
export function expectedState(headers: { readonly 'If-Match'?: string; readonly 'If-None-Match'?: string }): string {
  const { 'If-Match': match, 'If-None-Match': noneMatch } = headers
  if (!ifNoneMatchAny(noneMatch)) {
    const tag = ifMatch(match)
    if (tag === 'none') throw new TriptychError('stale', 'no tag of ours')
    return tag
  }
  if (match !== undefined) throw new TriptychError('precondition_required', 'both If-Match and If-None-Match')
  return 'none'
}
