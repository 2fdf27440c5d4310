/** A place in a list: after this key. Partials come after pages. */
export interface Position {
  readonly section: 'page' | 'partial'
  readonly key: string
}

/** The text that stands for a position in a link. */
export function encodePosition({ section, key }: Position): string {
  return Buffer.from(`${section === 'page' ? 'r' : 'p'}${key}`).toString('base64url')
}

/** Every text that the contract lets through begins with the letter of a section, so each is some position. */
export function decodePosition(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString().replaceAll('\0', '')
  return { section: text.startsWith('p') ? 'partial' : 'page', key: text.slice(1) }
}
