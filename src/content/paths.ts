/** Longest path taken, in UTF-16 code units. */
const MAX_LENGTH = 2048

/** A backslash, a delimiter of URLs, a control character: what could be read in two ways. */
const FORBIDDEN = /[\\?#\p{Cc}]/u

/**
 * The normal form of a document's route: begins with `/`, has no trailing slash (the root is `/`), NFC. One extra
 * leading and one trailing slash mean the same route.
 *
 * @param text percent-decoded; the slash it begins with may be missing
 * @returns null for a malformed path: a dot segment, an empty segment, a backslash, `?`, `#` or control character, a
 *   lone surrogate, more than 2,048 characters
 */
export function normalizeRoute(text: string): string | null {
  const key = normalize(text)
  return key === null || key.length >= MAX_LENGTH ? null : `/${key}`
}

/** Whether a normalized route can be a document's: `/_…` and `/i18n/…` belong to other operations. */
export function isDocumentRoute(route: string): boolean {
  return !route.startsWith('/_') && !route.startsWith('/i18n/')
}

/**
 * The normal form of a partial's or media file's key: as {@link normalizeRoute}, without the leading slash.
 *
 * @returns null for a malformed key, the empty one among them
 */
export function normalizeKey(text: string): string | null {
  return normalize(text) || null
}

/** ASCII without anything to normalize or refuse: what nearly every path is. */
const PLAIN = /^\/?(?:[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*\/)*[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*$/

function normalize(text: string): string | null {
  if (text.length < MAX_LENGTH && PLAIN.test(text)) return text.startsWith('/') ? text.slice(1) : text
  if (text.length > MAX_LENGTH || !text.isWellFormed()) return null
  const key = text
    .normalize('NFC')
    .replace(/^\/{1,2}/, '')
    .replace(/\/$/, '')
  if (key.length > MAX_LENGTH || FORBIDDEN.test(key)) return null
  if (key === '') return ''
  return key.split('/').some((segment) => segment === '' || segment === '.' || segment === '..') ? null : key
}
