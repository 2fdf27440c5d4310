import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../db/dialect.ts'

/** How many segments of one size the index has before they are merged at once, where steps have not kept up. */
const MOST_SEGMENTS = 64

/** Leaves of the index that are merged for each row, and for each thousand characters of it (a leaf has 4 kB). */
const MERGED_LEAVES = 4

/**
 * FTS5 merges its segments by itself when so much was written that it amounts to a megabyte or several, within the
 * commit of the one who wrote last: 30 ms for which all writers wait. Each row has its share merged instead, which costs
 * no more in sum (https://www.sqlite.org/fts5.html, 6.7 and 6.9). PostgreSQL merges nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return
  await sql`insert into document_search (document_search, rank) values ('automerge', 0)`.execute(db)
  await sql`
    insert into document_search (document_search, rank) values ('crisismerge', ${sql.lit(MOST_SEGMENTS)})`.execute(db)
  for (const name of ['insert', 'delete', 'update']) {
    await sql`drop trigger ${sql.ref(`document_text_${name}`)}`.execute(db)
  }
  await sql`
    create trigger document_text_insert after insert on document_text begin
      insert into document_search (rowid, terms) values (new.row, new.terms);
      ${merge('new')}
    end`.execute(db)
  await sql`
    create trigger document_text_delete after delete on document_text begin
      insert into document_search (document_search, rowid, terms) values ('delete', old.row, old.terms);
      ${merge('old')}
    end`.execute(db)
  await sql`
    create trigger document_text_update after update of terms on document_text when old.terms <> new.terms begin
      insert into document_search (document_search, rowid, terms) values ('delete', old.row, old.terms);
      insert into document_search (rowid, terms) values (new.row, new.terms);
      ${merge('new')}
    end`.execute(db)
}

function merge(row: 'new' | 'old') {
  const leaves = sql`${sql.lit(MERGED_LEAVES)} + length(${sql.ref(`${row}.terms`)}) / 1000`
  return sql`insert into document_search (document_search, rank) values ('merge', ${leaves});`
}
