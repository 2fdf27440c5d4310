import { type Kysely, sql } from 'kysely'
import { keyText, table } from '../../db/dialect.ts'

/** Members who are kept out for a time, members whom no provider brings back, and who made the tokens of agents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema.alterTable('actor').addColumn('suspended_at', 'bigint').execute()

  await db.schema.alterTable('access_token').addColumn('created_by', 'text').execute()
  const [tokens, activity] = [table(db, 'access_token'), table(db, 'activity')]
  await sql`update ${tokens} set created_by = (
    select min(line.actor_id) from ${activity} as line
    where line.action = 'token.create' and line.target_id = ${tokens}.id
  ) where kind = 'agent'`.execute(db)

  await db.schema
    .createTable('removed_person')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('actor_id', key, (c) => c.notNull())
    .addColumn('removed_at', 'bigint', (c) => c.notNull())
    .execute()
}
