import { type Kysely, sql } from 'kysely'
import { isPostgres, keyText } from '../../db/dialect.ts'

/** No generation of an environment gets that far: what is not superseded ends there. */
const never = 2_147_483_647

/**
 * What is public belongs to generations of its environment, so that an import writes its rows in pieces, unseen, and
 * all of them become public with one number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  for (const column of ['generation', 'import_generation']) {
    await db.schema
      .alterTable('environment')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.alterTable('environment').addColumn('import_id', 'text').execute()

  if (isPostgres(db)) await addGenerations(db)
  else await rebuildWithGenerations(db)
  await sql`
    create view public_document as
    select p.site_id, p.env, p.kind, p.key, p.document_id, p.type, p.body, p.etag, p.updated_at
    from published p
    where (select e.generation from environment e where e.site_id = p.site_id and e.name = p.env)
      between p.from_generation and p.until_generation - 1`.execute(db)

  // What a killed import left in it was never seen, and its next run stages all of it again.
  await sql`delete from document_text where import_id is not null`.execute(db)
  await db.schema.dropTable('import_stage').execute()
  await db.schema
    .createTable('import_stage')
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', key, (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer')
    .addColumn('base_draft_rev', 'integer')
    .addColumn('base_live_rev', 'integer')
    .addColumn('next_draft_rev', 'integer')
    .addColumn('next_live_rev', 'integer')
    .addColumn('staged_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_stage_pk', ['import_id', 'kind', 'key'])
    .execute()
  await db.schema.createIndex('import_stage_document').on('import_stage').column('document_id').execute()
}

const lists = ['site_id', 'env', 'kind', 'key', 'type', 'updated_at', 'from_generation', 'until_generation']

async function addGenerations(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table published
      add column from_generation integer not null default 0,
      add column until_generation integer not null default ${sql.lit(never)},
      drop constraint published_pk`.execute(db)
  await sql`
    alter table published
      add constraint published_pk primary key (site_id, env, kind, key, from_generation)`.execute(db)
  await db.schema.dropIndex('published_list').execute()
  await db.schema.createIndex('published_list').on('published').columns(lists).execute()
}

/** SQLite gives no table another primary key. */
async function rebuildWithGenerations(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('published').renameTo('published_before').execute()
  await db.schema
    .createTable('published')
    .addColumn('site_id', 'text', (c) => c.notNull())
    .addColumn('env', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull().references('document.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('etag', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('from_generation', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('until_generation', 'integer', (c) => c.notNull().defaultTo(never))
    .addPrimaryKeyConstraint('published_pk', ['site_id', 'env', 'kind', 'key', 'from_generation'])
    .execute()
  const columns = sql.raw('site_id, env, kind, key, document_id, type, body, etag, updated_at')
  await sql`insert into published (${columns}) select ${columns} from published_before`.execute(db)
  await db.schema.dropTable('published_before').execute()
  await db.schema.createIndex('published_document').on('published').column('document_id').execute()
  await db.schema.createIndex('published_list').on('published').columns(lists).execute()
}
