import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/**
 * What an import makes of media is written into their rows beforehand, as it is with documents, and is read in place of
 * what was there from the moment the import's environment has its generation. A file to come has a row without a hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  for (const [column, type] of [
    ['next_site', key],
    ['next_env', key],
    ['next_generation', sql`integer`],
    ['next_hash', sql`text`],
    ['next_size', sql`bigint`],
    ['next_type', sql`text`],
    ['next_width', sql`integer`],
    ['next_height', sql`integer`],
    ['next_at', sql`bigint`],
  ] as const) {
    await db.schema.alterTable('media').addColumn(column, type).execute()
  }
  await db.schema.alterTable('media_site').addColumn('from_env', key).execute()
  await db.schema.alterTable('media_site').addColumn('from_generation', 'integer').execute()
  await db.schema
    .createIndex('media_next')
    .on('media')
    .columns(['next_site', 'next_env'])
    .where(sql.ref('next_generation'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('media_next_hash')
    .on('media')
    .column('next_hash')
    .where(sql.ref('next_hash'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('media_site_next')
    .on('media_site')
    .columns(['site_id', 'from_env'])
    .where(sql.ref('from_generation'), 'is not', null)
    .execute()

  const isNext = sql`(m.next_generation is not null and m.next_generation <= coalesce(
    (select e.generation from environment e where e.site_id = m.next_site and e.name = m.next_env), -1))`
  const column = (name: string, next: string) =>
    sql`case when ${isNext} then m.${sql.ref(next)} else m.${sql.ref(name)} end as ${sql.ref(name)}`
  await sql`
    create view current_media as
    select m.key, ${column('hash', 'next_hash')}, ${column('size', 'next_size')}, ${column('type', 'next_type')},
      ${column('width', 'next_width')}, ${column('height', 'next_height')}, ${column('updated_at', 'next_at')}
    from media m where m.hash <> '' or ${isNext}`.execute(db)
  await sql`
    create view current_media_site as
    select s.site_id, s.key from media_site s where s.from_generation is null or s.from_generation <= coalesce(
      (select e.generation from environment e where e.site_id = s.site_id and e.name = s.from_env), -1)`.execute(db)
}
