import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'

/** Of what stays, as `published` has it. */
const never = 2_147_483_647

/**
 * What pages are versions of has the generations of their environment in which that holds, so that an import writes it in
 * pieces, unseen, and two pages may exchange their languages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('translation_languages').execute()
  if (isPostgres(db)) await addGenerations(db)
  else await rebuildWithGenerations(db)
  // Of pages that an import under way makes.
  await sql`
    update translation set from_generation = (
      select max(s.generation) from import_stage s where s.document_id = translation.document_id
    ) where exists (
      select 1 from import_stage s join environment e on e.site_id = s.site_id and e.name = s.env
      where s.document_id = translation.document_id and s.first_revision = 1 and s.generation > e.generation
    )`.execute(db)
  await db.schema.createIndex('translation_versions').on('translation').columns(['translation_id']).execute()
  await db.schema
    .createIndex('translation_languages')
    .unique()
    .on('translation')
    .columns(['translation_id', 'language'])
    .where(sql<boolean>`until_generation = ${sql.lit(never)}`)
    .execute()
  for (const column of ['from_generation', 'until_generation']) {
    await db.schema.createIndex(`translation_${column}`).on('translation').columns(['site_id', 'env', column]).execute()
  }
  await sql`
    create view current_translation as
    select t.document_id, t.site_id, t.env, t.translation_id, t.language, t.source_rev
    from translation t
    where (select e.generation from environment e where e.site_id = t.site_id and e.name = t.env)
      between t.from_generation and t.until_generation - 1`.execute(db)
}

async function addGenerations(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table translation
      add column from_generation integer not null default 0,
      add column until_generation integer not null default ${sql.lit(never)},
      drop constraint translation_pkey`.execute(db)
  await sql`
    alter table translation
      add constraint translation_pk primary key (document_id, from_generation)`.execute(db)
}

/** SQLite gives no table another primary key. */
async function rebuildWithGenerations(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('translation').renameTo('translation_before').execute()
  await db.schema
    .createTable('translation')
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addColumn('site_id', 'text', (c) => c.notNull())
    .addColumn('env', 'text', (c) => c.notNull())
    .addColumn('translation_id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('source_rev', 'integer')
    .addColumn('from_generation', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('until_generation', 'integer', (c) => c.notNull().defaultTo(never))
    .addPrimaryKeyConstraint('translation_pk', ['document_id', 'from_generation'])
    .execute()
  const columns = sql.raw('document_id, site_id, env, translation_id, language, source_rev')
  await sql`insert into translation (${columns}) select ${columns} from translation_before`.execute(db)
  await db.schema.dropTable('translation_before').execute()
  await db.schema.createIndex('translation_site').on('translation').columns(['site_id', 'language']).execute()
}
