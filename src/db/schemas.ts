import { sql } from 'kysely'
import { type Database, openDatabase } from './database.ts'

/** A schema of a PostgreSQL database; `note` is its comment. */
export interface Schema {
  readonly name: string
  readonly note: string | null
  /** Whether there is a table in it. */
  readonly used: boolean
}

/** The schemas of a PostgreSQL database as such: made, renamed and dropped in one transaction. */
export class Schemas {
  readonly #db: Database<Record<string, never>>

  constructor(url: string) {
    this.#db = openDatabase({ kind: 'postgres', url, schema: 'public' })
  }

  async find(name: string): Promise<Schema | null> {
    const { rows } = await sql<Schema>`
      select nspname as name, obj_description(oid, 'pg_namespace') as note,
        exists (select 1 from pg_catalog.pg_class c where c.relnamespace = n.oid) as used
      from pg_catalog.pg_namespace n where nspname = ${name}`.execute(this.#db.reader)
    return rows[0] ?? null
  }

  /** Makes a schema with nothing in it, in the place of one that is there. */
  async makeEmpty(name: string, note: string): Promise<void> {
    await this.change([drop(name), `create schema ${name}`, annotate(name, note)])
  }

  /** Does all of it or nothing. */
  async change(statements: readonly string[]): Promise<void> {
    await this.#db.transaction([{ name: 'schemas' }], async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    })
  }

  close(): Promise<void> {
    return this.#db.close()
  }
}

export function drop(name: string): string {
  return `drop schema if exists ${name} cascade`
}

export function renameSchema(from: string, to: string): string {
  return `alter schema ${from} rename to ${to}`
}

/** @param note null takes the comment away */
export function annotate(name: string, note: string | null): string {
  return `comment on schema ${name} is ${note === null ? 'null' : `'${note.replaceAll("'", "''")}'`}`
}
