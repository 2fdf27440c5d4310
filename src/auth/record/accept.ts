import type { Database } from '../../db/database.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
import { activityChainLock } from '../locks.ts'
import type { AuthTables } from '../schema.ts'

/**
 * Begins the links anew with every line that is there, after someone has looked at what does not fit; the record says so.
 * Needed after `SVC_SECRET_KEY` was changed, too.
 *
 * @param report of what was looked at
 * @param now UTC milliseconds
 */
export function acceptActivity(
  db: Database<AuthTables>,
  actor: Actor,
  report: { readonly head: string | null; readonly count: number },
  now: number,
): Promise<void> {
  return db.transaction([activityChainLock], async (trx) => {
    const details = { before: { head: report.head }, after: { findings: String(report.count) } }
    await recordActivity(trx, actor, { action: 'activity.accept', details }, now)
    await trx.deleteFrom('activity_link').execute()
    await trx.deleteFrom('activity_chain').execute()
    await trx.updateTable('activity').set({ linked: 0 }).where('linked', '<>', 0).execute()
  })
}
