import type { Kysely } from 'kysely'
import type { Transact, WebhookTables } from './tables.ts'

/** What was decided about webhooks in the database that a restore replaces, by their ids. */
export type WebhookDecisions = ReadonlyMap<string, { readonly active: number; readonly epoch: number }>

export async function readWebhookDecisions(reader: Kysely<WebhookTables>): Promise<WebhookDecisions> {
  const webhooks = await reader.selectFrom('webhook').select(['id', 'active', 'secret_epoch']).execute()
  return new Map(webhooks.map(({ id, active, secret_epoch: epoch }) => [id, { active, epoch }]))
}

/** What a restore does not bring back into effect. */
export interface RestoredWebhooks {
  readonly discardedMessages: number
  /** Addresses of those that were turned off, or deleted, since the backup: they are off. */
  readonly turnedOffWebhooks: readonly string[]
  /** Addresses of those that are on, and that the replaced database does not have. */
  readonly unknownWebhooks: readonly string[]
}

/**
 * After a restore no earlier message is sent; webhooks that were turned off since the backup stay off, and rotated secrets stay rotated.
 *
 * @param decisions of the database that is replaced; null where it could not be read
 */
export async function settleRestoredWebhooks(
  trx: Transact,
  decisions: WebhookDecisions | null,
): Promise<RestoredWebhooks> {
  const pending = await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', last_error: 'not sent: restored from a backup' })
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  const turnedOff: string[] = []
  const unknown: string[] = []
  for (const { id, url, active, secret_epoch } of await trx.selectFrom('webhook').selectAll().execute()) {
    const since = decisions?.get(id)
    if (since === undefined) {
      if (active === 1) unknown.push(url)
      continue
    }
    if (active === 1 && since.active === 0) turnedOff.push(url)
    await trx
      .updateTable('webhook')
      .set({ active: Math.min(active, since.active), secret_epoch: Math.max(secret_epoch, since.epoch) })
      .where('id', '=', id)
      .execute()
  }
  return { discardedMessages: Number(pending.numUpdatedRows), turnedOffWebhooks: turnedOff, unknownWebhooks: unknown }
}
