import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { type Coding, codedTag } from './conditions.ts'

/** What is worth more than no coding, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const satisfies readonly Coding[]

/** Bodies below this many bytes fit one packet either way. */
const WORTHWHILE = 1024

/** Browsers send a handful of spellings; remembering them spares parsing on every request. */
const remembered = new LRUCache<string, Coding>({ max: 64 })

/** Longer ones are no browser's, and not worth their memory. */
const LONGEST_REMEMBERED = 100

/** The coding to answer with, by `Accept-Encoding` (RFC 9110, 12.5.3); brotli before gzip before none. */
export function preferredCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known !== undefined) return known
  const coding = codingAmong(CODINGS, acceptEncoding)
  if (acceptEncoding.length <= LONGEST_REMEMBERED) remembered.set(acceptEncoding, coding)
  return coding
}

/** The best of the codings that a file is there in, or none, by `Accept-Encoding`; the first named wins a draw. */
export function codingAmong(available: readonly Coding[], acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity'
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const coding = negotiator.encoding([...available, 'identity'], { preferred: [...available] })
  return available.find((each) => each === coding) ?? 'identity'
}

const compress = {
  gzip: promisify(gzip),
  br: (body: string) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
}

/** The body in a coding, or null where that is not worth its while. */
export async function encodeBody(body: string, coding: Coding): Promise<Buffer | null> {
  if (coding === 'identity' || body.length < WORTHWHILE) return null
  const coded = await compress[coding](body)
  return coded.length < body.length ? coded : null
}

/** Whether the client takes gzip and does not rather have no coding. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  return codingAmong(['gzip'], acceptEncoding) === 'gzip'
}

/** The headers of an answer whose body is coded. */
export function codedHeaders(headers: readonly string[], coding: Coding): string[] {
  const coded = [...headers, 'Content-Encoding', coding]
  const at = coded.indexOf('ETag') + 1
  const etag = coded[at]
  if (at > 0 && etag !== undefined) coded[at] = codedTag(etag, coding)
  return coded
}
