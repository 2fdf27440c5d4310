import type { components } from '../../../generated/content/types.ts'
import { type FieldError, TriptychError } from '../../errors.ts'
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
 * @param own the document that the request is about; links of others are named with theirs. Null where there are many
 */
export function linksBroken(faults: readonly LinkFault[], own: string | null): TriptychError {
  const errors = faults.map(({ documentId, kind, key, place, text }): FieldError => {
    const of = documentId === own ? '' : `${kind} ${key}: `
    return { in: 'body', name: place.slice(1), message: `${of}leads to ${text}, and nothing would be public there` }
  })
  return new TriptychError('links_broken', `${faults.length} links, the first: ${errors[0]?.message}`, { errors })
}
