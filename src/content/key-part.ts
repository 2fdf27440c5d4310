import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a key has a part, in small or capital letters.
 *
 * @param column the key's, such as `d.key`
 */
export function hasInKey(column: string, part: string): RawBuilder<boolean> {
  // Both databases know these letters; those of other scripts one of them does not.
  const small = part.normalize('NFC').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  // PostgreSQL takes no NUL within a text, and no key has one.
  const pattern = `%${small.replaceAll('\0', '\ufffd').replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
