import { type Kysely, sql } from 'kysely'

/** The longest route that had a value so far. */
const longest = 500

/**
 * Queries find pages by their routes however long these are. What is public of a document is found by its id and
 * generation also where PostgreSQL has no statistics yet, as while a first import is under way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into page_value
      (site_id, env, type, field, text, number, document_id, from_generation, until_generation)
    select p.site_id, p.env, p.type, '@route', p.key, null, p.document_id, p.from_generation, p.until_generation
    from published p
    where p.kind = 'page' and length(p.key) > ${sql.lit(longest / 2)} and not exists (
      select 1 from page_value v
      where v.document_id = p.document_id and v.field = '@route' and v.from_generation = p.from_generation)`.execute(db)
  await db.schema.dropIndex('published_document').execute()
  await db.schema
    .createIndex('published_document')
    .on('published')
    .columns(['document_id', 'from_generation'])
    .execute()
}
