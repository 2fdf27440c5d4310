import { type Kysely, sql } from 'kysely'
import { keyText, table } from '../../db/dialect.ts'

/** Whose credential a line of the activity is about, and what its filters look lines up by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('activity').addColumn('owner_id', keyText(db)).execute()
  await db.schema.createIndex('activity_target').on('activity').columns(['target_id', 'id']).execute()
  await db.schema.createIndex('activity_owner').on('activity').columns(['owner_id', 'id']).execute()
  await db.schema.createIndex('activity_action').on('activity').columns(['action', 'id']).execute()
  // Who began a session or made a token is whose it is, as far as lines go back.
  const activity = table(db, 'activity')
  await sql`update ${activity} set owner_id = (
    select min(line.actor_id) from ${activity} as line
    where line.target_id = ${activity}.target_id and line.action in ('session.start', 'token.create')
  ) where target_kind in ('session', 'token')`.execute(db)
}
