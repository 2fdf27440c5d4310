/** Content codings that the writer makes itself. A coded body has an ETag of its own (RFC 9110, 8.8.3). */
export type Coding = 'identity' | 'gzip' | 'br'

/** The strong ETag of a coded form of what `etag` names. */
export function codedTag(etag: string, coding: Coding): string {
  return coding === 'identity' ? etag : `${etag.slice(0, -1)}-${coding}"`
}

/**
 * Whether `If-None-Match` names the current copy in any of its codings: a client that holds the gzip form holds what
 * a `304` for the plain form would tell it to keep (RFC 9110, 13.1.2; weak comparison).
 */
export function matchesNone(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true
  const current = withoutCoding(etag)
  return header.split(',').some((entry) => withoutCoding(entry.trim().replace(/^W\//, '')) === current)
}

/**
 * Whether `If-Match` names the current copy. A weak tag never does (RFC 9110, 13.1.1; strong comparison). The tag of
 * another coding does: it stands for the same bytes once they are decoded. For ranges there is `namesCopy`.
 */
export function matchesAny(header: string, etag: string): boolean {
  if (namesCopy(header, etag)) return true
  const current = withoutCoding(etag)
  return header.split(',').some((entry) => withoutCoding(entry.trim()) === current)
}

/** Whether `If-Match` names the current copy in the coding that it has; `*` names any. */
export function namesCopy(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((entry) => entry.trim() === etag)
}

function withoutCoding(etag: string): string {
  return etag.replace(/-(?:gzip|br)"$/, '"')
}
