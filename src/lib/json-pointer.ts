/** JSON Pointers (RFC 6901). */

/** A property name or array index as one reference token (section 3). */
export function escapeToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/**
 * The pointer that leads through these names and indexes, one inside the other.
 *
 * @example pointerTo('a/b', 0) // '/a~1b/0'
 */
export function pointerTo(...path: readonly (string | number)[]): string {
  return path.map((step) => `/${escapeToken(String(step))}`).join('')
}

/** The names and indexes of a pointer (section 4); none for the whole document, `''`. */
export function pointerTokens(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeToken)
}

/** The name that a reference token stands for. */
export function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** The value at a pointer; undefined where it leads nowhere. What a value inherits is not part of a document. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(name) ? value[Number(name)] : undefined
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    return isThere ? (value as Record<string, unknown>)[name] : undefined
  }, document)
}
