import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'

/** What pages become versions of once a release is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  for (const before of ['', 'base_']) {
    await db.schema.alterTable('release_item').addColumn(`${before}translation_id`, 'text').execute()
    await db.schema.alterTable('release_item').addColumn(`${before}language`, key).execute()
    await db.schema.alterTable('release_item').addColumn(`${before}source_rev`, 'integer').execute()
  }
}
