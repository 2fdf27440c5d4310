import type { IncomingHttpHeaders } from 'node:http'
import parseRange from 'range-parser'
import { Refusal } from './reply.ts'

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
function matchesAny(header: string, etag: string): boolean {
  if (namesCopy(header, etag)) return true
  const current = withoutCoding(etag)
  return header.split(',').some((entry) => withoutCoding(entry.trim()) === current)
}

/** Whether `If-Match` names the current copy in the coding that it has; `*` names any. */
function namesCopy(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((entry) => entry.trim() === etag)
}

function withoutCoding(etag: string): string {
  return etag.replace(/-(?:gzip|br)"$/, '"')
}

/** What identifies the copy that a read would be answered with (RFC 9110, 8.8). */
interface Copy {
  /** Quoted and strong; null where there is none. */
  readonly etag: string | null
  /** An HTTP date; null where there is none. */
  readonly lastModified: string | null
}

/**
 * What the conditions of a `GET` or `HEAD` come to, in the order of RFC 9110, 13.2.2: `failed` is answered with 412,
 * `current` with 304. A date says nothing where a tag was sent, where it is not a date, or where the copy has none.
 */
export function weighConditions(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Copy,
): 'met' | 'failed' | 'current' {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
  if (ifMatch !== undefined) {
    if (etag === null || !matchesAny(ifMatch, etag)) return 'failed'
  } else if (isAfter(lastModified, headers['if-unmodified-since']) === true) return 'failed'
  if (ifNoneMatch !== undefined) return etag !== null && matchesNone(ifNoneMatch, etag) ? 'current' : 'met'
  return isAfter(lastModified, headers['if-modified-since']) === false ? 'current' : 'met'
}

/** Whether a date is after another one; null where one of them is missing, or no HTTP date (RFC 9110, 5.6.7). */
function isAfter(lastModified: string | null, date: string | undefined): boolean | null {
  if (lastModified === null || !date?.endsWith('GMT')) return null
  const since = Date.parse(date)
  return Number.isNaN(since) ? null : Date.parse(lastModified) > since
}

/**
 * Whether a range may be sent of this copy, or all of it has to be: the client's earlier bytes have to be of this very
 * copy. The tag of `If-Range` compares strongly, and no date does: there may be two copies of one second (RFC 9110,
 * 13.1.5). `If-Match` may name the copy in another coding, whose bytes are others.
 */
function allowsRange({ 'if-range': ifRange, 'if-match': ifMatch }: IncomingHttpHeaders, etag: string): boolean {
  if (ifMatch !== undefined && !namesCopy(ifMatch, etag)) return false
  return typeof ifRange !== 'string' || ifRange.trim() === etag
}

/** First and last byte, both included. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The one range of bytes that a request asks for, or null when the whole file is to be sent: no range, several, not
 * in bytes, or a client whose earlier bytes are of another copy (RFC 9110, 14.2).
 *
 * @param etag of the copy that there is now
 * @throws Refusal `range_not_satisfiable`, with `Content-Range`
 */
export function requestedRange(headers: IncomingHttpHeaders, size: number, etag: string): ByteRange | null {
  if (headers.range === undefined) return null
  if (!allowsRange(headers, etag)) return null
  const ranges = parseRange(size, headers.range)
  if (ranges === -1) throw new Refusal('range_not_satisfiable', { 'Content-Range': `bytes */${size}` })
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}
