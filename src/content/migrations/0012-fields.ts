import { type Kysely, sql } from 'kysely'

/** The fields of pages, beside the body that is delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['revision', 'published']) {
    await db.schema.alterTable(table).addColumn('fields', 'text').execute()
  }
  await sql`drop view public_document`.execute(db)
  await sql`
    create view public_document as
    select p.site_id, p.env, p.kind, p.key, p.document_id, p.type, p.body, p.fields, p.etag, p.updated_at
    from published p
    where (select e.generation from environment e where e.site_id = p.site_id and e.name = p.env)
      between p.from_generation and p.until_generation - 1`.execute(db)
}
