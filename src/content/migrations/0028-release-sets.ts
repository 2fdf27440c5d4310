import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Of what stays, as `published` has it. */
const never = 2_147_483_647

/**
 * Sets of items have the generations of their environment in which a release holds them, and a release is there while it
 * has a set: an import writes releases, new ones and others, in pieces. What belongs to documents that an import deletes
 * is not in a release to come from that generation on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('release_set')
    .addColumn('set_id', 'text', (c) => c.primaryKey())
    .addColumn('release_id', 'text', (c) => c.notNull().references('release.id').onDelete('cascade'))
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('from_generation', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('until_generation', 'integer', (c) => c.notNull().defaultTo(never))
    .addColumn('changes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`drop view current_release_item`.execute(db)
  await sql`drop view current_release`.execute(db)
  // Of imports that were killed.
  await sql`
    delete from release_item where set_id in (select item_set from release where staged_by is not null)`.execute(db)
  await sql`delete from release where staged_by is not null`.execute(db)
  await sql`
    insert into release_set (set_id, release_id, site_id, env) select item_set, id, site_id, env from release`.execute(
    db,
  )
  await db.schema.createIndex('release_set_release').on('release_set').column('release_id').execute()
  await db.schema
    .createIndex('release_set_staged')
    .on('release_set')
    .columns(['site_id', 'env', 'from_generation', 'until_generation'])
    .where(sql<boolean>`from_generation > 0 or until_generation < ${sql.lit(never)}`)
    .execute()
  await db.schema.dropIndex('release_staged').execute()
  await db.schema.dropIndex('release_item_set').execute()
  await db.schema.alterTable('release').dropColumn('staged_by').execute()
  await db.schema.alterTable('release').dropColumn('item_set').execute()

  await sql`
    create view current_release as
    select r.id, r.site_id, r.env, r.name, r.state, r.created_at, r.created_by, r.version + s.changes as version,
      r.scheduled_at, r.scheduled_by, r.on_conflict, r.published_at, r.published_by, r.skipped, r.failure, r.reverts
    from release r join release_set s on s.release_id = r.id
    where ${isNow}`.execute(db)
  await sql`
    create view current_release_item as
    select s.release_id, i.document_id, i.action, i.rev, i.key, i.base_live_rev, i.translation_id, i.language,
      i.source_rev, i.base_translation_id, i.base_language, i.base_source_rev
    from release_set s join release r on r.id = s.release_id join release_item i on i.set_id = s.set_id
    where ${isNow} and (r.state = 'published' or not exists (
      select 1 from document d where d.id = i.document_id and d.next_draft_rev is null
        and d.next_generation <= ${generation}))`.execute(db)

  // The first of the revisions that the import has written of a document.
  await db.schema.alterTable('import_stage').addColumn('first_revision', 'integer').execute()
  await sql`update import_stage set first_revision = revision`.execute(db)
}

const generation = sql`(select e.generation from environment e where e.site_id = s.site_id and e.name = s.env)`
const isNow = sql`s.from_generation <= ${generation} and s.until_generation > ${generation}`
