import type { Kysely } from 'kysely'
import { keyText } from '../../db/dialect.ts'
import { createOutbox } from '../../queue/outbox-table.ts'

/** Members and agents, sessions, codes and what is counted about them, tokens, grants, activity, the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db)

  await db.schema
    .createTable('actor')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('email', key, (c) => c.unique())
    .addColumn('name', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('joined_at', 'bigint')
    .execute()

  await db.schema
    .createTable('identity')
    .addColumn('issuer', key, (c) => c.notNull())
    .addColumn('subject', key, (c) => c.notNull())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('linked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('identity_pk', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('identity_actor').on('identity').column('actor_id').execute()

  await db.schema
    .createTable('session')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('secret_hash', key, (c) => c.notNull().unique())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('surface', 'text', (c) => c.notNull())
    .addColumn('root_id', key, (c) => c.references('session.id').onDelete('cascade'))
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_actor').on('session').column('actor_id').execute()
  await db.schema.createIndex('session_root').on('session').column('root_id').execute()
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute()

  await db.schema
    .createTable('known_browser')
    .addColumn('browser_hash', key, (c) => c.notNull())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_browser_pk', ['browser_hash', 'actor_id'])
    .execute()
  await db.schema.createIndex('known_browser_actor').on('known_browser').column('actor_id').execute()

  await db.schema
    .createTable('login_code')
    .addColumn('browser_hash', key, (c) => c.notNull())
    .addColumn('email_hash', key, (c) => c.notNull())
    .addColumn('actor_id', key, (c) => c.references('actor.id').onDelete('cascade'))
    .addColumn('code_mac', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('login_code_pk', ['browser_hash', 'email_hash'])
    .execute()
  await db.schema.createIndex('login_code_actor').on('login_code').column('actor_id').execute()
  await db.schema.createIndex('login_code_expiry').on('login_code').column('expires_at').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('key', key, (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('attempt_key').on('attempt').columns(['key', 'at']).execute()
  await db.schema.createIndex('attempt_at').on('attempt').column('at').execute()

  await db.schema
    .createTable('failure_streak')
    .addColumn('email_hash', key, (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('spent')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('spent_expiry').on('spent').column('expires_at').execute()

  await db.schema
    .createTable('handover_code')
    .addColumn('code_hash', key, (c) => c.primaryKey())
    .addColumn('surface', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('session_id', key, (c) => c.notNull().references('session.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('handover_code_session').on('handover_code').column('session_id').execute()

  await db.schema
    .createTable('access_token')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('secret_hash', key, (c) => c.notNull().unique())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('last_four', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('access_token_actor').on('access_token').column('actor_id').execute()

  await db.schema
    .createTable('connector_grant')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('client_id', key, (c) => c.notNull())
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('actor_id', key, (c) => c.notNull().references('actor.id').onDelete('cascade'))
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('connector_grant_actor')
    .on('connector_grant')
    .columns(['actor_id', 'client_id'])
    .execute()

  await db.schema
    .createTable('activity')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', key)
    .addColumn('actor_kind', 'text', (c) => c.notNull())
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('credential', 'text')
    .addColumn('credential_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('target_kind', 'text')
    .addColumn('target_id', 'text')
    .addColumn('target_name', 'text')
    .addColumn('request_id', 'text')
    .execute()
  await db.schema.createIndex('activity_actor').on('activity').columns(['actor_id', 'id']).execute()

  await db.schema
    .createTable('key_check')
    .addColumn('name', key, (c) => c.primaryKey())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .execute()

  await createOutbox(db)
}
