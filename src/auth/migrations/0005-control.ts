import { type Kysely, sql } from 'kysely'
import { keyText, table } from '../../db/dialect.ts'

/** Details of the activity, budgets that outlive the secret of a browser, and identities that wait to be approved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('activity').addColumn('details', 'text').execute()
  await db.schema.alterTable('known_browser').addColumn('budget_id', 'text').execute()
  await sql`update ${table(db, 'known_browser')} set budget_id = browser_hash`.execute(db)

  await db.schema
    .createTable('identity_request')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('issuer', key, (c) => c.notNull())
    .addColumn('subject', key, (c) => c.notNull())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('identity_request_subject', ['issuer', 'subject', 'actor_id'])
    .execute()
  await db.schema.createIndex('identity_request_actor').on('identity_request').column('actor_id').execute()
}
