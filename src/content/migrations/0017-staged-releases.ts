import { type Kysely, sql } from 'kysely'

/** A release that an import is to bring is written beforehand with its items, under a name that none has, and not seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('release').addColumn('staged_by', 'text').execute()
  await db.schema
    .createIndex('release_staged')
    .on('release')
    .columns(['site_id', 'env'])
    .where(sql.ref('staged_by'), 'is not', null)
    .execute()
  await sql`
    create view current_release as
    select id, site_id, env, name, state, created_at, created_by, version, scheduled_at, scheduled_by, published_at,
      published_by, failure, reverts
    from release where staged_by is null`.execute(db)
}
