import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'
import type { ContentTables } from '../schema.ts'
import { indexDrafts } from '../search/index-drafts.ts'

/** What documents can be found by, of those that are there too. */
export async function up(db: Kysely<ContentTables>): Promise<void> {
  await (isPostgres(db) ? createForPostgres(db) : createForSqlite(db))
  await sql`create index document_text_import on document_text (import_id) where import_id is not null`.execute(db)
  await indexDrafts(db)
}

/** All terms of a document begin with the mark of its environment. */
async function createForPostgres(db: Kysely<ContentTables>): Promise<void> {
  await sql`
    create table document_text (
      row bigint generated always as identity primary key,
      document_id text not null unique,
      title text not null,
      terms tsvector not null,
      import_id text,
      mark text collate "C" generated always as (substr((tsvector_to_array(terms))[1], 1, 3)) stored
    )`.execute(db)
  await sql`create index document_text_mark on document_text (mark, row)`.execute(db)
  await sql`create index document_text_terms on document_text using gin (terms)`.execute(db)
}

/**
 * FTS5 without positions or columns, over terms that are split already (https://www.sqlite.org/fts5.html): `ascii`
 * leaves everything above ASCII as it is. Beginnings of 1, 3 and 5 characters, after the 4 of a term's mark, have
 * lists of their own, which are read in order; those of other lengths would have to be merged first.
 */
async function createForSqlite(db: Kysely<ContentTables>): Promise<void> {
  await sql`
    create table document_text (
      row integer primary key autoincrement,
      document_id text not null unique,
      title text not null,
      terms text not null,
      import_id text
    )`.execute(db)
  await sql`
    create virtual table document_search using fts5 (
      terms, content='document_text', content_rowid='row', tokenize='ascii', detail=none, columnsize=0, prefix='5 7 9'
    )`.execute(db)
  await sql`
    create trigger document_text_insert after insert on document_text begin
      insert into document_search (rowid, terms) values (new.row, new.terms);
    end`.execute(db)
  await sql`
    create trigger document_text_delete after delete on document_text begin
      insert into document_search (document_search, rowid, terms) values ('delete', old.row, old.terms);
    end`.execute(db)
  await sql`
    create trigger document_text_update after update of terms on document_text when old.terms <> new.terms begin
      insert into document_search (document_search, rowid, terms) values ('delete', old.row, old.terms);
      insert into document_search (rowid, terms) values (new.row, new.terms);
    end`.execute(db)
}
