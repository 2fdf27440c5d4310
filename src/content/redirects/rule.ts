import { normalizeRoute } from '../paths.ts'

/** A rule as its document declares it, with its paths in normal form where they have one. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Why a rule is not in force (design: content, "Redirects"). */
export type LeftOutReason =
  | 'conflict'
  | 'self_loop'
  | 'cycle'
  | 'from_is_published'
  | 'target_not_published'
  | 'target_external'
  | 'malformed_from'

/** A scheme, or what a browser takes for the start of another host (`//`, `/\`). */
const EXTERNAL = /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i

export function isExternal(target: string): boolean {
  return EXTERNAL.test(target)
}

/** Longest path kept, in bytes: an index of PostgreSQL takes no more than 2,704 with the names beside it. */
const MAX_BYTES = 2_000

/** The normal form of a path of this site, or null where it has none, or leads to another site. */
export function sitePath(path: string): string | null {
  const route = path.startsWith('/') && !isExternal(path) ? normalizeRoute(path) : null
  return route !== null && Buffer.byteLength(route) <= MAX_BYTES ? route : null
}

/** A rule with both paths in normal form; a path that has none is kept nearly as it was written, to be shown. */
export function redirectRule(from: string, to: string, status: number): RedirectRule {
  return { from: sitePath(from) ?? toStorable(from), to: sitePath(to) ?? toStorable(to), status }
}

/**
 * A text that is not a path of this site, such that every database keeps it and it stays what it is: what cannot be
 * stored is escaped, by a backslash that no path has; what is cut begins with `…`, or with the scheme that it has.
 */
function toStorable(text: string): string {
  const storable = text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : JSON.stringify(text).slice(1, -1)
  if (Buffer.byteLength(storable) <= MAX_BYTES) return storable
  return isExternal(text) ? `${storable.slice(0, SHOWN)}…` : `…${storable.slice(-SHOWN)}`.toWellFormed()
}

const SHOWN = 300
