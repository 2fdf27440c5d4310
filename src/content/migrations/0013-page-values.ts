import { type Kysely, sql } from 'kysely'
import { isPostgres, keyText } from '../../db/dialect.ts'

/** Longest text that is a value, in characters: an index has to take it. */
const longest = 500

/** The page types of sites, and what queries look into: a row for each value of a public page, in the generations in which it is public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('page_type')
    .addColumn('site_id', key, (c) => c.notNull().references('site.id'))
    .addColumn('type', key, (c) => c.notNull())
    .addColumn('schema', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_type_pk', ['site_id', 'type'])
    .execute()
  await db.schema
    .createTable('page_value')
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('type', key, (c) => c.notNull())
    .addColumn('field', key, (c) => c.notNull())
    .addColumn('text', key)
    .addColumn('number', 'double precision')
    .addColumn('document_id', key, (c) => c.notNull())
    .addColumn('from_generation', 'integer', (c) => c.notNull())
    .addColumn('until_generation', 'integer', (c) => c.notNull())
    .execute()
  const generations = ['document_id', 'from_generation', 'until_generation']
  for (const column of ['text', 'number']) {
    await db.schema
      .createIndex(`page_value_${column}`)
      .on('page_value')
      .columns(['site_id', 'env', 'type', 'field', column, ...generations])
      .where(sql.ref(column), 'is not', null)
      .execute()
  }
  await db.schema.createIndex('page_value_document').on('page_value').columns(['document_id', 'field']).execute()

  const title = isPostgres(db)
    ? sql`case when p.body ~ '\\\\u(0000|[dD][89a-fA-F])' then '' else p.body::json #>> '{meta,title}' end`
    : sql`coalesce(json_extract(p.body, '$.meta.title'), '')`
  const values = [
    ['@route', sql`p.key`, sql`cast(null as double precision)`],
    ['@title', title, sql`cast(null as double precision)`],
    ['@updatedAt', sql`cast(null as text)`, sql`cast(p.updated_at as double precision)`],
  ] as const
  for (const [field, text, number] of values) {
    await sql`
      insert into page_value
        (site_id, env, type, field, text, number, document_id, from_generation, until_generation)
      select v.site_id, v.env, v.type, ${sql.lit(field)}, v.text, v.number, v.document_id, v.from_generation,
        v.until_generation
      from (
        select p.site_id, p.env, p.type, ${text} as text, ${number} as number, p.document_id, p.from_generation,
          p.until_generation
        from published p where p.kind = 'page'
      ) v where v.number is not null or length(v.text) <= ${sql.lit(longest)}`.execute(db)
  }
}
