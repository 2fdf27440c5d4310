import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/**
 * What an import makes of redirects is written into their rows beforehand, as it is with documents. A redirect to come
 * has a row of status 0; one that is to go has no `next_status`. What others change meanwhile is listed for the import,
 * which resolves it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  for (const table of ['redirect_rule', 'redirect_resolved']) {
    for (const [column, type] of [
      ['next_generation', sql`integer`],
      ['next_to', key],
      ['next_status', sql`integer`],
    ] as const) {
      await db.schema.alterTable(table).addColumn(column, type).execute()
    }
    await db.schema
      .createIndex(`${table}_next`)
      .on(table)
      .columns(['site_id', 'env', 'from_path'])
      .where(sql.ref('next_generation'), 'is not', null)
      .execute()
  }
  await db.schema.alterTable('redirect_rule').addColumn('next_left_out', 'text').execute()
  await db.schema
    .createIndex('redirect_rule_next_to')
    .on('redirect_rule')
    .columns(['site_id', 'env', 'next_to'])
    .where(sql.ref('next_to'), 'is not', null)
    .execute()
  await db.schema.dropIndex('redirect_rule_left_out').execute()
  await db.schema
    .createIndex('redirect_rule_left_out')
    .on('redirect_rule')
    .columns(['site_id', 'env', 'from_path', 'document_id'])
    .where(sql<boolean>`left_out is not null or next_generation is not null`)
    .execute()

  await sql`
    create view current_redirect_rule as
    select r.site_id, r.env, r.document_id, r.from_path, ${now('to_path', 'next_to')}, ${now('status', 'next_status')},
      ${now('left_out', 'next_left_out')}, r.left_out as stored_left_out, r.next_generation
    from redirect_rule r where ${isThere}`.execute(db)
  await sql`
    create view current_redirect_resolved as
    select r.site_id, r.env, r.from_path, ${now('to_path', 'next_to')}, ${now('status', 'next_status')}
    from redirect_resolved r where ${isThere}`.execute(db)

  await db.schema
    .createTable('import_touched')
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('path', key, (c) => c.notNull())
    .addPrimaryKeyConstraint('import_touched_pk', ['site_id', 'env', 'path'])
    .execute()
}

const isNext = sql`(r.next_generation is not null and r.next_generation <= coalesce(
  (select e.generation from environment e where e.site_id = r.site_id and e.name = r.env), -1))`
const isThere = sql`case when ${isNext} then r.next_status is not null else r.status <> 0 end`

function now(column: string, next: string) {
  return sql`case when ${isNext} then r.${sql.ref(next)} else r.${sql.ref(column)} end as ${sql.ref(column)}`
}
