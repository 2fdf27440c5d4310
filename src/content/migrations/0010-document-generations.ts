import { type Kysely, sql } from 'kysely'

/**
 * What an import makes of a document is written into its row beforehand, and is read in place of what was there from
 * the moment the environment has its generation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of added) {
    await db.schema.alterTable('document').addColumn(column, type).execute()
  }
  await db.schema.alterTable('environment').addColumn('import_conflict', 'text').execute()

  await sql`
    create view current_document as
    select d.id, d.site_id, d.env, d.kind, d.key,
      case when ${isNext} then d.next_draft_rev else d.draft_rev end as draft_rev,
      case when ${isNext} then d.next_live_rev else d.live_rev end as live_rev,
      case when ${isNext} and d.next_live_rev is distinct from d.live_rev then d.next_at else d.live_at end as live_at,
      case when ${isNext} and d.next_live_rev is distinct from d.live_rev then d.next_by else d.live_by end as live_by,
      case when ${isNext} and d.next_draft_rev is null then d.next_at else d.deleted_at end as deleted_at,
      d.draft_rev as stored_draft_rev, d.live_rev as stored_live_rev, d.next_generation
    from document d`.execute(db)

  await db.schema.dropIndex('document_pending').execute()
  await db.schema
    .createIndex('document_pending')
    .on('document')
    .columns(['site_id', 'env', 'kind', 'key'])
    .where(
      sql<boolean>`(draft_rev is not null and (live_rev is null or live_rev <> draft_rev)) or next_generation is not null`,
    )
    .execute()

  // A document is held against its plan when it is staged; what it is to have is in its own row.
  for (const column of ['base_draft_rev', 'base_live_rev', 'next_draft_rev']) {
    await db.schema.alterTable('import_stage').dropColumn(column).execute()
  }
}

const added = [
  ['next_generation', 'integer'],
  ['next_draft_rev', 'integer'],
  ['next_live_rev', 'integer'],
  ['next_at', 'bigint'],
  ['next_by', 'text'],
] as const

/** The environment is asked only for what an import has staged. */
const isNext = sql`(d.next_generation is not null and d.next_generation <=
  (select e.generation from environment e where e.site_id = d.site_id and e.name = d.env))`
