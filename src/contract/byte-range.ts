import type { IncomingHttpHeaders } from 'node:http'
import parseRange from 'range-parser'
import { allowsRange } from './conditions.ts'
import { Refusal } from './refusal.ts'

/** First and last byte, both included. */
export interface ByteRange {
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
