import { type Kysely, sql } from 'kysely'

/** A page has one version in each language, whatever is deleted and comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A source first, then what is there, then the oldest; the others are pages of their own.
  await sql`
    delete from translation where document_id in (
      select id from (
        select t.document_id as id, row_number() over (
          partition by t.translation_id, t.language
          order by case when t.document_id = t.translation_id then 0 else 1 end,
            case when d.draft_rev is null then 1 else 0 end, t.document_id
        ) as place
        from translation t left join current_document d on d.id = t.document_id
      ) as placed where place > 1
    )`.execute(db)
  // Deleted versions of a source that has no row itself: it may have their language.
  await sql`
    delete from translation
    where not exists (select 1 from translation s where s.document_id = translation.translation_id)
      and exists (
        select 1 from current_document d where d.id = translation.document_id and d.draft_rev is null
      )`.execute(db)
  await db.schema.dropIndex('translation_versions').execute()
  await db.schema
    .createIndex('translation_languages')
    .unique()
    .on('translation')
    .columns(['translation_id', 'language'])
    .execute()
}
