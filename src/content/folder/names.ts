import { isDocumentRoute, normalizeKey, normalizeRoute } from '../paths.ts'
import type { DocumentKind } from '../schema.ts'
import { isLocale } from './place.ts'

/**
 * What brings a text that names a document of this kind into its normal form; null for one that names none.
 *
 * @param lowercase whether routes of pages are in lower case
 */
export function normalizeName(
  kind: Exclude<DocumentKind, 'redirect'>,
  lowercase = false,
): (text: string) => string | null {
  if (kind === 'partial') return normalizeKey
  if (kind === 'strings') return (text) => (isLocale(text) ? text : null)
  return (text) => {
    const route = normalizeRoute(lowercase ? text.toLowerCase() : text)
    return route !== null && isDocumentRoute(route) ? route : null
  }
}
