import type { IncomingHttpHeaders } from 'node:http'
import { matchesAny, matchesNone, namesCopy } from './entity-tag.ts'

/**
 * What the conditions of a `GET` or `HEAD` come to, in the order of RFC 9110, 13.2.2: `failed` is answered with 412,
 * `current` with 304. No answer has `Last-Modified`, so conditions by date say nothing (13.1.3, 13.1.4).
 *
 * @param etag of the copy that it would be answered with, quoted and strong; null where there is none
 */
export function weighConditions(headers: IncomingHttpHeaders, etag: string | null): 'met' | 'failed' | 'current' {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
  if (ifMatch !== undefined && (etag === null || !matchesAny(ifMatch, etag))) return 'failed'
  return ifNoneMatch !== undefined && etag !== null && matchesNone(ifNoneMatch, etag) ? 'current' : 'met'
}

/**
 * Whether a range may be sent of this copy, or all of it has to be: the client's earlier bytes have to be of this very
 * copy. The tag of `If-Range` compares strongly, and no date is one of the copy's (RFC 9110, 13.1.5). `If-Match` may name
 * the copy in another coding, whose bytes are others.
 */
export function allowsRange({ 'if-range': ifRange, 'if-match': ifMatch }: IncomingHttpHeaders, etag: string): boolean {
  if (ifMatch !== undefined && !namesCopy(ifMatch, etag)) return false
  return typeof ifRange !== 'string' || ifRange.trim() === etag
}
