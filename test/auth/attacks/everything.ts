import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import pg from 'pg'

/** Every row of every table of a SQLite file, as text. */
export function dumpSqlite(file: string): string {
  const db = new SqliteFile(file, { readonly: true })
  try {
    const tables = db.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'").all()
    return tables.map(({ name }) => `${name} ${JSON.stringify(db.prepare(`select * from "${name}"`).all())}`).join('\n')
  } finally {
    db.close()
  }
}

/** The files of the databases in a folder with their write-ahead logs, byte for byte, as Latin-1. */
export async function readDatabaseFiles(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /\.sqlite(-wal)?$/.test(name))
  const bytes = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))
  return bytes.join('\n')
}

/** Every row of every table of a PostgreSQL database, whatever the schema, as text. */
export async function dumpPostgres(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const dumps: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t`)
      dumps.push(`${name} ${rows.map(({ line }) => line).join('\n')}`)
    }
    return dumps.join('\n')
  } finally {
    await client.end()
  }
}
