import parseRange from 'range-parser'
import { holdsIfRange, type Representation } from './conditions.ts'
import { Refusal } from './refusal.ts'

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The one range of bytes that a request asks for, or null when the whole file is to be sent: no range, several, not
 * in bytes, an `If-Range` that no longer holds (RFC 9110, 13.1.5 and 14.2), or an `If-Match` that names the copy in
 * another coding only: what its client has of it does not fit these bytes.
 *
 * @throws Refusal `range_not_satisfiable`, with `Content-Range`
 */
export function requestedRange(
  headers: { range?: string | undefined; 'if-range'?: string | undefined; 'if-match'?: string | undefined },
  size: number,
  copy: Representation,
): ByteRange | null {
  if (headers.range === undefined) return null
  if (!holdsIfRange(headers['if-range'], copy)) return null
  const match = headers['if-match']
  if (match !== undefined && match.trim() !== '*' && copy.etag !== null && !match.includes(copy.etag)) return null
  const ranges = parseRange(size, headers.range)
  if (ranges === -1) throw new Refusal('range_not_satisfiable', { 'Content-Range': `bytes */${size}` })
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0] ?? null
}
