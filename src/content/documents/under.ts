import { normalizeRoute } from '../paths.ts'
import type { DocumentKind } from '../schema.ts'

/** Keys between two others, neither of them included, in order of their bytes. */
export interface KeyRange {
  readonly above: string
  readonly below: string
}

/**
 * The keys of a kind that lie below a route, it itself excluded: a partial's begin without a slash, a redirect's is
 * that of the path that it leads away from.
 *
 * @returns undefined where that is all of them; null for what is not a route
 */
export function keysUnder(kind: DocumentKind, under: string): KeyRange | undefined | null {
  const route = normalizeRoute(under)
  if (route === null) return null
  const folder = route === '/' ? '/' : `${route}/`
  const prefix = prefixOf(kind, folder)
  // The character after the slash that every prefix ends with.
  return prefix === '' ? undefined : { above: prefix, below: `${prefix.slice(0, -1)}0` }
}

function prefixOf(kind: DocumentKind, folder: string): string {
  if (kind === 'page') return folder
  if (kind === 'redirect') return JSON.stringify([folder]).slice(0, -2)
  return folder.slice(1)
}
