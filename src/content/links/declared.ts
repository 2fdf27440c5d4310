import type { Kysely } from 'kysely'
import { isObject } from '../../lib/json.ts'
import { pointerTokens } from '../../lib/json-pointer.ts'
import type { ContentTables } from '../schema.ts'
import type { LinkRow } from './link-rows.ts'

/** Formats by which a type says that a text has to lead somewhere. */
const formats: ReadonlySet<unknown> = new Set(['reference', 'media'])

/** Of links that are one only where a type declares them so, those that a type does. */
export async function declaredLinks<L extends LinkRow>(
  db: Kysely<ContentTables>,
  site: string,
  links: readonly L[],
): Promise<L[]> {
  const schemas = new Map<string, unknown>()
  for (const name of new Set(links.flatMap(({ declaredBy }) => declaredBy ?? []))) {
    const isOfPages = name.startsWith('@')
    const row = await db
      .selectFrom(isOfPages ? 'page_type' : 'block_type')
      .select('schema')
      .where('site_id', '=', site)
      .where('type', '=', isOfPages ? name.slice(1) : name)
      .executeTakeFirst()
    if (row !== undefined) schemas.set(name, JSON.parse(row.schema))
  }
  return links.filter(({ declaredBy, place }) => {
    return declaredBy === null || isReference(schemas.get(declaredBy), pathWithin(place))
  })
}

/** The names and indexes from the fields on. */
function pathWithin(place: string): string[] {
  const tokens = pointerTokens(place)
  return tokens[0] === 'fields' ? tokens.slice(1) : tokens.slice(5)
}

/** Whether a schema's `properties` and `items` lead to a text of one of the formats. */
export function isReference(schema: unknown, path: readonly string[]): boolean {
  const end = path.reduce<unknown>((at, name) => {
    if (!isObject(at)) return undefined
    const { properties, items } = at
    if (isObject(properties) && Object.hasOwn(properties, name)) return properties[name]
    return /^\d+$/.test(name) ? items : undefined
  }, schema)
  return isObject(end) && formats.has(end.format)
}
