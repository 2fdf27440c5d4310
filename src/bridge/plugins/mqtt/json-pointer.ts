/** The words of a JSON Pointer (RFC 6901, 4). */
function words(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What a pointer leads to in a document; undefined when it leads nowhere. */
export function valueAt(pointer: string, document: unknown): unknown {
  return words(pointer).reduce<unknown>(
    (value, word) => (isObject(value) && Object.hasOwn(value, word) ? value[word] : undefined),
    document,
  )
}

/** The smallest document, of objects alone, in which a pointer leads to the value. */
export function documentWith(pointer: string, value: unknown): unknown {
  return words(pointer).reduceRight<unknown>((inner, word) => ({ [word]: inner }), value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
