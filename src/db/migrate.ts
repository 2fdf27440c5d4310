import { sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { TriptychError } from '../errors.ts'
import { isPostgres } from './dialect.ts'

/** Kysely's own table and columns, so that its tools can read what was done. */
export interface MigrationTables {
  kysely_migration: { name: string; timestamp: string }
}

/** The database has a migration that this program does not know: a newer program has used it. */
class DatabaseTooNew extends TriptychError {
  readonly migration: string

  constructor(migration: string) {
    super('unavailable', `the database is newer than this program: it has the migration ${migration}`)
    this.migration = migration
  }
}

async function ensureTable(trx: Transaction<MigrationTables>, schema: string | undefined): Promise<void> {
  if (schema !== undefined && isPostgres(trx)) {
    // Asked for first: creating one, even "if not exists", takes a privilege that the schema's owner may withhold.
    const found = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(trx)
    if (found.rows.length === 0) await trx.schema.createSchema(schema).execute()
  }
  await trx.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (c) => c.primaryKey())
    .addColumn('timestamp', 'varchar(255)', (c) => c.notNull())
    .execute()
}

/** Runs the first migration that is missing. Answers whether there was one. */
async function runNext(
  trx: Transaction<MigrationTables>,
  migrations: Record<string, Migration>,
  schema: string | undefined,
): Promise<boolean> {
  await ensureTable(trx, schema)
  const done = new Set((await trx.selectFrom('kysely_migration').select('name').execute()).map((row) => row.name))
  for (const name of done) {
    if (!Object.hasOwn(migrations, name)) throw new DatabaseTooNew(name)
  }
  const next = Object.entries(migrations)
    .filter(([name]) => !done.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))[0]
  if (next === undefined) return false
  const [name, migration] = next
  await migration.up(trx)
  await trx.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute()
  return true
}

/**
 * Runs the missing migrations in the order of their names, each with its note in one transaction of its own; a process
 * that dies leaves either all of a migration or nothing. Throws {@link DatabaseTooNew}.
 *
 * @param transaction excludes all others of the database, so that several starters wait for one another
 */
export async function migrate(
  transaction: (work: (trx: Transaction<MigrationTables>) => Promise<boolean>) => Promise<boolean>,
  migrations: Record<string, Migration>,
  schema: string | undefined,
): Promise<void> {
  let ran: boolean
  do {
    ran = await transaction((trx) => runNext(trx, migrations, schema))
  } while (ran)
}
