import { TriptychError } from '../errors.ts'

/** Longest path taken, in characters once decoded: one that is not Latin is sent as up to nine. */
const MAX_LENGTH = 2048

/** Nothing encoded, no segment that begins with a dot: what nearly every path looks like, passed without decoding. */
const PLAIN = /^(?:\/(?:[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)?)+$/

/** Characters that a path may hold as sent (RFC 3986, 3.3), percent-encoding aside. */
const SENT = /^[\w.~!$&'()*+,;=:@%/-]*$/

/** What may hide behind an encoding: a backslash, a delimiter, a control character. */
const FORBIDDEN = /[\\?#\p{Cc}]/u

/**
 * Refuses a path that could be read in two ways, before anything tries to match it: the router takes bad encoding
 * for "not found" and cuts at `#`, and proxies resolve dot segments that we would not.
 *
 * @param path as sent, without its query
 * @throws TriptychError `malformed_path`
 */
export function checkRawPath(path: string): void {
  if (path.length <= MAX_LENGTH && PLAIN.test(path)) return
  if (!path.startsWith('/') || !SENT.test(path))
    throw new TriptychError('malformed_path', 'a character that is not encoded')
  const text = decode(path)
  if (text.length > MAX_LENGTH) throw new TriptychError('malformed_path', `longer than ${MAX_LENGTH} characters`)
  if (FORBIDDEN.test(text)) throw new TriptychError('malformed_path', 'a backslash, delimiter or control character')
  if (text.split('/').some((segment) => segment === '.' || segment === '..')) {
    throw new TriptychError('malformed_path', 'a dot segment')
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (cause) {
    throw new TriptychError('malformed_path', 'bad percent-encoding or UTF-8', { cause })
  }
}
