import type { components } from '../../../generated/content/types.ts'
import { type FieldError, TriptychError } from '../../errors.ts'
import { RefusedDocuments } from '../refused-documents.ts'
import type { LinkRow } from './link-rows.ts'

/** A link that leads nowhere. */
export type LinkFault = components['schemas']['LinkFault']

/** Most faults in one answer. */
const MAX_REPORTED = 100

export function linkFaults(rows: readonly LinkRow[]): LinkFault[] {
  return rows.slice(0, MAX_REPORTED).map(({ documentId, kind, key, place, text }) => {
    return { documentId, kind, key, place, text }
  })
}

/**
 * The refusal over links that would lead nowhere.
 *
 * @param changed the documents that the request is about; links of others are named with theirs, and so are all where
 *   there are several
 */
export function linksBroken(faults: readonly LinkFault[], changed: readonly string[]): TriptychError {
  const own = changed.length === 1 ? changed[0] : undefined
  const byDocument = Map.groupBy(faults, ({ documentId }) => documentId)
  const refusals = changed.flatMap((id) => {
    const some = byDocument.get(id)
    return some === undefined ? [] : [[id, broken(some, id)] as const]
  })
  const ids = new Set(changed)
  const others = faults.filter(({ documentId }) => !ids.has(documentId)).map((fault) => faultOf(fault, own))
  return new RefusedDocuments(broken(faults, own), new Map(refusals), others)
}

function broken(faults: readonly LinkFault[], own: string | undefined): TriptychError {
  const errors = faults.map((fault) => faultOf(fault, own))
  return new TriptychError('links_broken', `${faults.length} links, the first: ${errors[0]?.message}`, { errors })
}

function faultOf({ documentId, kind, key, place, text }: LinkFault, own: string | undefined): FieldError {
  const of = documentId === own ? '' : `${kind} ${key}: `
  return { in: 'body', name: place.slice(1), message: `${of}leads to ${text}, and nothing would be public there` }
}
