import type { IncomingHttpHeaders } from 'node:http'
import { matchesAny, matchesNone, namesCopy } from './entity-tag.ts'

/** What identifies the copy that a read would be answered with (RFC 9110, 8.8). */
export interface Representation {
  /** Quoted and strong; null where there is none. */
  readonly etag: string | null
  /** An HTTP date; null where there is none. */
  readonly lastModified: string | null
}

/**
 * What the conditions of a `GET` or `HEAD` come to, in the order of RFC 9110, 13.2.2: `failed` is answered with 412,
 * `current` with 304. A date says nothing where a tag was sent, where it is not a date, or where the copy has none.
 */
export function weighConditions(headers: IncomingHttpHeaders, copy: Representation): 'met' | 'failed' | 'current' {
  const { etag } = copy
  const modified = secondsOf(copy.lastModified)
  if (headers['if-match'] !== undefined) {
    if (etag === null || !matchesAny(headers['if-match'], etag)) return 'failed'
  } else {
    const since = secondsOf(headers['if-unmodified-since'])
    if (since !== null && modified !== null && modified > since) return 'failed'
  }
  if (headers['if-none-match'] !== undefined) {
    return etag !== null && matchesNone(headers['if-none-match'], etag) ? 'current' : 'met'
  }
  const since = secondsOf(headers['if-modified-since'])
  return since !== null && modified !== null && modified <= since ? 'current' : 'met'
}

/**
 * Whether a range may be sent of this copy, or all of it has to be: the client's earlier bytes have to be of this very
 * copy. The tag of `If-Range` compares strongly, a date has to be the one that the copy has (RFC 9110, 13.1.5).
 * `If-Match` may name the copy in another coding, whose bytes are others.
 */
export function allowsRange(
  { 'if-range': ifRange, 'if-match': ifMatch }: IncomingHttpHeaders,
  { etag, lastModified }: Representation,
): boolean {
  if (ifMatch !== undefined && etag !== null && !namesCopy(ifMatch, etag)) return false
  if (typeof ifRange !== 'string') return true
  const value = ifRange.trim()
  if (value.startsWith('"')) return value === etag
  return lastModified !== null && value === lastModified
}

/** Of an HTTP date (RFC 9110, 5.6.7), which ends in GMT; null for what is none. */
function secondsOf(date: string | null | undefined): number | null {
  if (!date?.endsWith('GMT')) return null
  const milliseconds = Date.parse(date)
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)
}
