import { type Kysely, sql } from 'kysely'
import { table } from '../../db/dialect.ts'

/** When administrators were notified of a request to approve an application; those of before count as notified of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('application_request').addColumn('notified_at', 'bigint').execute()
  await sql`update ${table(db, 'application_request')} set notified_at = requested_at`.execute(db)
}
