import { type Kysely, sql } from 'kysely'

/** What a scheduled release does about items that are stale when it is due, and which it left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('release')
    .addColumn('on_conflict', 'text', (c) => c.notNull().defaultTo('fail'))
    .execute()
  await db.schema.alterTable('release').addColumn('skipped', 'text').execute()
  await sql`drop view current_release`.execute(db)
  await sql`
    create view current_release as
    select id, site_id, env, name, state, created_at, created_by, version, scheduled_at, scheduled_by, on_conflict,
      published_at, published_by, skipped, failure, reverts
    from release where staged_by is null`.execute(db)
}
