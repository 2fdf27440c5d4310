import { type RawBuilder, sql } from 'kysely'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { isPostgres } from '../../../src/db/dialect.ts'

/** The lines of a statement's plan. */
export function planOf(db: Database<ContentTables>, statement: RawBuilder<unknown>): Promise<string[]> {
  return db.reader.connection().execute(async (one) => {
    if (!isPostgres(one)) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${statement}`.execute(one)
      return rows.map(({ detail }) => detail)
    }
    // A table of a few rows is read whole otherwise; what has no index to go by still would be.
    await sql`set enable_seqscan = off`.execute(one)
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(one)
    await sql`reset enable_seqscan`.execute(one)
    return rows.map((row) => Object.values(row).join(''))
  })
}

/** Those lines that read a table, or an index, from end to end; `m` is what a statement has found itself. */
export function scansIn(plan: readonly string[]): string[] {
  return plan.filter((line) => /^SCAN (?!m\b)|Seq Scan/.test(line))
}
