import type { Kysely } from 'kysely'
import type { ContentTables } from '../schema.ts'

/** Whether an import that is under way is alive, and what it made: what one that is not has left is swept. */
export async function up(db: Kysely<ContentTables>): Promise<void> {
  await db.schema.alterTable('environment').addColumn('import_beat', 'integer').execute()
  await db.schema.alterTable('environment').addColumn('import_made', 'text').execute()
  // Those of before did not note that they were through: each environment is looked at once.
  await db.updateTable('environment').set({ import_beat: 0 }).execute()
}
