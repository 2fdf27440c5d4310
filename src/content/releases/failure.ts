import type { TriptychError } from '../../errors.ts'
import { problemBody } from '../../problems.ts'
import { ReleaseConflicts } from './conflicts.ts'
import type { ReleaseItem } from './items.ts'
import type { ReleaseFailure } from './representation.ts'

/** How many reasons a failure names. */
const NAMED = 3

/** Why a release that was due was not published, for people: what `error` says to a caller, in a sentence. */
export function failureOf(error: TriptychError, now: number): ReleaseFailure {
  const { code, errors = [] } = error
  const reasons = error instanceof ReleaseConflicts ? error.conflicts.map(wordsFor) : []
  for (const { message } of errors) reasons.push(message)
  const { title } = problemBody(code)
  const named = reasons.slice(0, NAMED).join(', ')
  const more = reasons.length > NAMED ? ', …' : ''
  const message = reasons.length === 0 ? title : `${title}: ${named}${more}`
  return { code, message, at: new Date(now).toISOString() }
}

/** An item that is in the way although it stands on what is public is one of a deleted document. */
function wordsFor({ key, baseRevision, liveRevision }: ReleaseItem): string {
  return baseRevision === liveRevision ? `${key} (deleted)` : key
}
