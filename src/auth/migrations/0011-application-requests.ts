import { type Kysely, sql } from 'kysely'
import { keyText, table } from '../../db/dialect.ts'

/**
 * Where an application leads members: of each grant, of each request for an approval, and of each approval. Requests of
 * before, which do not say it, are made again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('connector_grant').addColumn('redirect_host', 'text').execute()
  await db.schema.alterTable('application_decision').renameTo('earlier_application_decision').execute()
  await db.schema
    .createTable('application_decision')
    .addColumn('client_id', key, (c) => c.primaryKey())
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('redirect_hosts', 'text')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into ${table(db, 'application_decision')} (client_id, client_name, state, changed_at)
    select client_id, client_name, state, changed_at from ${table(db, 'earlier_application_decision')}
    where state <> 'pending'`.execute(db)
  await db.schema.dropTable('earlier_application_decision').execute()
  await db.schema
    .createTable('application_request')
    .addColumn('client_id', key, (c) => c.notNull())
    .addColumn('redirect_host', key, (c) => c.notNull())
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('requested_by', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('application_request_key', ['client_id', 'redirect_host'])
    .execute()
  await db.schema.createIndex('application_request_member').on('application_request').column('requested_by').execute()
}
