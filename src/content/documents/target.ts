import { TriptychError } from '../../errors.ts'
import { requireFound } from '../../lib/require-found.ts'
import { checkUnchanged } from '../tagged.ts'
import type { ConsoleDocument } from './representation.ts'

/** A document that is about to be changed, and which state of it the caller saw: any, where nothing is said. */
export interface DocumentTarget {
  readonly id: string
  /** The entity tag. */
  readonly etag?: string | undefined
  /** The revision of the draft. */
  readonly draftRevision?: number | undefined
}

/**
 * Holds what the caller saw of a document against what is there; to be called within the transaction that changes it.
 *
 * @param document null for none
 * @throws TriptychError `not_found`, `stale`
 */
export function requireTarget(
  document: ConsoleDocument | null,
  { etag, draftRevision }: DocumentTarget,
): ConsoleDocument {
  const there = requireFound(document, 'document')
  if (etag !== undefined) checkUnchanged(there, etag)
  const { revision } = there.draft
  if (draftRevision !== undefined && draftRevision !== revision) {
    throw new TriptychError('stale', `the caller has revision ${draftRevision} of ${there.id}, ${revision} is there`)
  }
  return there
}
