import { type Kysely, sql } from 'kysely'
import { isPostgres, keyText } from '../../db/dialect.ts'

/** Leaves of the index that are merged for each row, and for each thousand characters of it, as of `0023-search-merges`. */
const MERGED_LEAVES = 4
const MOST_SEGMENTS = 64

/**
 * Whether visitors may search a site, and what its public pages are found by. SQLite has lists of all beginnings of up to
 * five characters, after the four of a term's mark, so that none is merged from many words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('public_search', 'text', (c) => c.notNull().defaultTo('off'))
    .execute()
  const postgres = isPostgres(db)
  await db.schema
    .createTable('public_text')
    .addColumn('row', postgres ? 'bigint' : 'integer', (c) =>
      postgres ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn('site_id', keyText(db), (c) => c.notNull())
    .addColumn('env', keyText(db), (c) => c.notNull())
    .addColumn('document_id', keyText(db), (c) => c.notNull())
    .addColumn('route', keyText(db), (c) => c.notNull())
    .addColumn('from_generation', 'integer', (c) => c.notNull())
    .addColumn('until_generation', 'integer', (c) => c.notNull())
    .addColumn('head', 'text', (c) => c.notNull())
    .addColumn('terms', postgres ? sql`tsvector` : 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('public_text_document').on('public_text').column('document_id').execute()
  await db.schema.createIndex('public_text_site').on('public_text').columns(['site_id', 'env']).execute()
  await (postgres
    ? sql`create index public_text_terms on public_text using gin (terms)`.execute(db)
    : createForSqlite(db))
}

async function createForSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table public_search using fts5 (
      terms, content='public_text', content_rowid='row', tokenize='ascii', detail=none, columnsize=0,
      prefix='5 6 7 8 9'
    )`.execute(db)
  await sql`insert into public_search (public_search, rank) values ('automerge', 0)`.execute(db)
  await sql`
    insert into public_search (public_search, rank) values ('crisismerge', ${sql.lit(MOST_SEGMENTS)})`.execute(db)
  await sql`
    create trigger public_text_insert after insert on public_text begin
      insert into public_search (rowid, terms) values (new.row, new.terms);
      insert into public_search (public_search, rank) values ('merge', ${merged('new')});
    end`.execute(db)
  await sql`
    create trigger public_text_delete after delete on public_text begin
      insert into public_search (public_search, rowid, terms) values ('delete', old.row, old.terms);
      insert into public_search (public_search, rank) values ('merge', ${merged('old')});
    end`.execute(db)
}

function merged(row: 'new' | 'old') {
  return sql`${sql.lit(MERGED_LEAVES)} + length(${sql.ref(`${row}.terms`)}) / 1000`
}
