import type { Kysely } from 'kysely'
import type { ContentTables } from '../schema.ts'
import type { TypeKind } from './type-tables.ts'

/** Where types hold: in an environment, or with `env` null in those that have none of their own. */
export interface TypeScope {
  readonly site: string
  readonly env: string | null
}

export interface StoredType {
  readonly type: string
  /** JSON Schema (2020-12), as JSON. */
  readonly schema: string
}

/** The table of the types that a site has for all its environments. */
export const tableOf = { block: 'block_type', page: 'page_type' } as const satisfies Record<TypeKind, string>

/** The types that hold in an environment, by name: its own, and those of its site that it has none of its own in place of. */
export async function readTypesIn(
  db: Kysely<ContentTables>,
  of: TypeKind,
  { site, env }: TypeScope,
): Promise<StoredType[]> {
  const ofSite = await readSiteTypes(db, of, site)
  if (env === null) return ofSite
  const own = await readOwnTypes(db, of, { site, env })
  return own.length === 0 ? ofSite : typesAfter(ofSite, own)
}

/** A type that an environment has of its own; with `schema` null, one that it does not have whatever its site has. */
export interface OwnType {
  readonly type: string
  readonly schema: string | null
}

/** What holds in an environment: types of its own in place of those of its site, by name. */
export function typesAfter(ofSite: readonly StoredType[], own: readonly OwnType[]): StoredType[] {
  const schemas = new Map<string, string | null>(ofSite.map(({ type, schema }) => [type, schema]))
  for (const { type, schema } of own) schemas.set(type, schema)
  return [...schemas]
    .flatMap(([type, schema]) => (schema === null ? [] : [{ type, schema }]))
    .sort((a, b) => (a.type < b.type ? -1 : 1))
}

export function readSiteTypes(db: Kysely<ContentTables>, of: TypeKind, site: string): Promise<StoredType[]> {
  return db.selectFrom(tableOf[of]).select(['type', 'schema']).where('site_id', '=', site).orderBy('type').execute()
}

/** What an environment has of its own, by name. */
export function readOwnTypes(
  db: Kysely<ContentTables>,
  of: TypeKind,
  { site, env }: { readonly site: string; readonly env: string },
): Promise<OwnType[]> {
  return db
    .selectFrom('environment_type')
    .select(['type', 'schema'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('of', '=', of)
    .orderBy('type')
    .execute()
}
