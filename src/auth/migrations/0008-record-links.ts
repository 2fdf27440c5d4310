import { type Kysely, sql } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Lines of the activity are linked, so that a later change of one shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .alterTable('activity')
    .addColumn('linked', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('activity_unlinked')
    .on('activity')
    .column('id')
    .where(sql.ref('linked'), '=', sql.lit(0))
    .execute()

  await db.schema
    .createTable('activity_link')
    .addColumn('seq', 'bigint', (c) => c.primaryKey())
    .addColumn('activity_id', key, (c) => c.notNull().unique())
    .addColumn('prev', 'text', (c) => c.notNull())
    .addColumn('actor_salt', 'text')
    .addColumn('actor_commitment', 'text', (c) => c.notNull())
    .addColumn('rest_salt', 'text')
    .addColumn('rest_commitment', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('linked_at', 'bigint', (c) => c.notNull())
    .addColumn('mac', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('activity_chain')
    .addColumn('name', key, (c) => c.primaryKey())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('mac', 'text', (c) => c.notNull())
    .addColumn('anchor_seq', 'bigint', (c) => c.notNull())
    .addColumn('anchor_mac', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('seal', 'text', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .execute()
}
