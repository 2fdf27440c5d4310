import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** Types of blocks and pages that an environment has of its own; without a schema, types of its site that it does not have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('environment_type')
    .addColumn('site_id', key, (c) => c.notNull())
    .addColumn('env', key, (c) => c.notNull())
    .addColumn('of', key, (c) => c.notNull())
    .addColumn('type', key, (c) => c.notNull())
    .addColumn('schema', 'text')
    .addPrimaryKeyConstraint('environment_type_pk', ['site_id', 'env', 'of', 'type'])
    .execute()
}
