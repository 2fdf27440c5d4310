import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/** A database whose tables are not known to the compiler. */
export type AnyDatabase = Record<string, Record<string, unknown>>

/** A table to be read; its rows in any order, but those without a value in `first` before the others. */
export interface TableToRead {
  readonly name: string
  /** A column that refers to a row of the same table. */
  readonly first?: string
}

/** Rows of one table, each a list of values in the order of the columns. */
export interface RowBatch {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** Rows that are read at a time: some hold a megabyte. */
const AT_ONCE = 64

/** A batch ends once its text is longer than this, in characters. */
const BATCH_TEXT = 2 * 1024 * 1024

/** Placeholders of one statement: SQLite takes 32,766, PostgreSQL 65,535. */
const MOST_PLACEHOLDERS = 30_000

/** Rows of one statement: few, since each count of rows is a statement of its own to be prepared. */
const ROWS_AT_ONCE = 100

/**
 * All rows of a table as texts, {@link RowBatch} in JSON, of some megabytes at most: the form in which rows travel
 * from any database to any other. Binary values become `{"base64": …}`.
 *
 * @param reader of a `snapshot`
 */
export async function* readTable(
  reader: Kysely<AnyDatabase>,
  table: TableToRead,
): AsyncGenerator<{ text: string; count: number }> {
  let columns: string[] | undefined
  let lines: string[] = []
  let length = 0
  const end = () => {
    const text = `${JSON.stringify(columns)}\n${lines.join('\n')}\n`
    const batch = { text, count: lines.length }
    lines = []
    length = 0
    return batch
  }
  for await (const row of readRows(reader, table)) {
    columns ??= Object.keys(row)
    const line = JSON.stringify(columns.map((column) => toJson(row[column])))
    lines.push(line)
    length += line.length
    if (length > BATCH_TEXT) yield end()
  }
  if (lines.length > 0) yield end()
}

/** How many rows a table has. */
export async function countRows(reader: Kysely<AnyDatabase>, table: string): Promise<number> {
  const { count } = await reader
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads a text of {@link readTable}. Throws Error for what is none. */
export function parseBatch(text: string): RowBatch {
  const [columns, ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  const isRow = (row: unknown): row is unknown[] => Array.isArray(row) && row.length === (columns as unknown[]).length
  if (!Array.isArray(columns) || !columns.every((column) => typeof column === 'string') || !rows.every(isRow)) {
    throw new Error('not rows of a table')
  }
  return { columns, rows: rows.map((row) => row.map(fromJson)) }
}

/** Adds rows to a table that has these columns. Rows that refer to others come after them. */
export async function writeRows(db: Kysely<AnyDatabase>, table: string, { columns, rows }: RowBatch): Promise<void> {
  const most = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(MOST_PLACEHOLDERS / columns.length)))
  for (let start = 0; start < rows.length; start += most) {
    const values = rows.slice(start, start + most).map((row) => Object.fromEntries(columns.map((c, i) => [c, row[i]])))
    await db.insertInto(table).values(values).execute()
  }
}

/**
 * The migrations that a database has seen, in their order; none where it is empty.
 *
 * @param schema of PostgreSQL
 */
export async function listMigrations(reader: Kysely<AnyDatabase>, schema: string | undefined): Promise<string[]> {
  const { rows: found } = isPostgres(reader)
    ? await sql`select 1 from pg_tables where schemaname = ${schema} and tablename = 'kysely_migration'`.execute(reader)
    : await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(reader)
  if (found.length === 0) return []
  const rows = await reader.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => String(name))
}

async function* readRows(reader: Kysely<AnyDatabase>, { name, first }: TableToRead) {
  const query = reader
    .selectFrom(name)
    .selectAll()
    .$if(first !== undefined, (select) => select.orderBy(sql`${sql.ref(first ?? '')} is not null`))
  if (!isPostgres(reader)) {
    yield* query.stream(AT_ONCE)
    return
  }
  // Kysely streams from PostgreSQL by another package; a cursor of SQL does the same in any transaction.
  const { sql: text } = query.compile()
  await sql`declare table_rows no scroll cursor for ${sql.raw(text)}`.execute(reader)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.raw(String(AT_ONCE))} from table_rows`.execute(
      reader,
    )
    yield* rows
    if (rows.length < AT_ONCE) break
  }
  await sql`close table_rows`.execute(reader)
}

function toJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} has no form in JSON`)
  return value
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('base64' in value && typeof value.base64 === 'string') return Buffer.from(value.base64, 'base64')
  throw new Error('not a value of a table')
}
