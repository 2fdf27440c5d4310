import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** A site as the console shows it. */
export type Site = components['schemas']['Site']

/** An environment as the console shows it. */
export type Environment = components['schemas']['Environment']

/** Reads a site; to be called with the transaction where it is about to be changed. Null where it does not exist. */
export async function readSite(db: Kysely<ContentTables>, id: string): Promise<Site | null> {
  const row = await db.selectFrom('site').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : ((await withEnvironments(db, [row]))[0] ?? null)
}

/** At most `limit` sites in the order of their ids, those after `after`. */
export async function readSites(db: Kysely<ContentTables>, limit: number, after: string | null): Promise<Site[]> {
  const rows = await db
    .selectFrom('site')
    .selectAll()
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
  return withEnvironments(db, rows)
}

/** Reads an environment, as {@link readSite} does a site. */
export async function readEnvironment(db: Kysely<ContentTables>, { site, env }: Scope): Promise<Environment | null> {
  const row = await db
    .selectFrom('environment')
    .select(['site_id', 'name', 'content_version'])
    .where('site_id', '=', site)
    .where('name', '=', env)
    .executeTakeFirst()
  return row === undefined ? null : environmentOf(row)
}

/** The environments of a site, by name. */
export async function readEnvironments(db: Kysely<ContentTables>, site: string): Promise<Environment[]> {
  const rows = await db
    .selectFrom('environment')
    .select(['site_id', 'name', 'content_version'])
    .where('site_id', '=', site)
    .orderBy('name')
    .execute()
  return rows.map(environmentOf)
}

async function withEnvironments(
  db: Kysely<ContentTables>,
  sites: readonly { readonly id: string; readonly created_at: number }[],
): Promise<Site[]> {
  if (sites.length === 0) return []
  const rows = await db
    .selectFrom('environment')
    .select(['site_id', 'name'])
    .where(
      'site_id',
      'in',
      sites.map(({ id }) => id),
    )
    .orderBy('site_id')
    .orderBy('name')
    .execute()
  const names = Map.groupBy(rows, ({ site_id }) => site_id)
  return sites.map(({ id, created_at }) => ({
    id,
    createdAt: new Date(created_at).toISOString(),
    environments: (names.get(id) ?? []).map(({ name }) => name),
  }))
}

function environmentOf(row: { site_id: string; name: string; content_version: string }): Environment {
  return { siteId: row.site_id, name: row.name, contentVersion: row.content_version }
}
