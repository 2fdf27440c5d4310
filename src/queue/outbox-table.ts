import type { Kysely } from 'kysely'
import { keyText } from '../db/dialect.ts'

/** What is to be done outside the database once its transaction is through. Times are UTC milliseconds. */
export interface OutboxTable {
  /** UUIDv7. */
  id: string
  /** Who knows what to do with it: `mail.code` for one. */
  kind: string
  payload: string
  /** How often it was tried. */
  attempts: number
  /** When it is next due. A claim moves it on, so that a worker that dies gives it back by itself. */
  due_at: number
  /** After this it is dropped, done or not. */
  expires_at: number
}

/** The outbox's columns, for a migration of a surface that has one. */
export async function createOutbox(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)
  await db.schema
    .createTable('outbox')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('kind', key, (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['kind', 'due_at']).execute()
}
