import type { Database } from '../db/database.ts'
import type { Notices } from './account-notices.ts'
import { addAttempt, hour, type Limit, waitFor } from './attempts.ts'
import { attemptsLock } from './locks.ts'
import { listAdministratorEmails } from './member-rows.ts'
import type { AuthTables } from './schema.ts'

/** How often administrators are notified. All are at the same time, so that one count is that of each. */
const limit: Limit = { count: 1, window: hour }
const key = 'approval-notice'

/**
 * Notifies administrators of requests to approve applications, of all since the last mail in one: at once, or as soon as
 * an hour has passed since then. Each request is in one mail, whichever instance comes first.
 *
 * @param now UTC milliseconds
 */
export async function postApprovalNotices(db: Database<AuthTables>, notices: Notices, now: number): Promise<void> {
  const waiting = db.reader.selectFrom('application_request').select('client_id').where('notified_at', 'is', null)
  if ((await waiting.limit(1).executeTakeFirst()) === undefined) return
  const posted = await db.transaction([attemptsLock(key)], async (trx) => {
    if ((await waitFor(trx, key, limit, now)) > 0) return false
    const requests = trx.updateTable('application_request').set({ notified_at: now }).where('notified_at', 'is', null)
    const [first, ...others] = await requests.returning(['client_name', 'redirect_host']).execute()
    if (first === undefined) return false
    const { client_name: application, redirect_host: host } = first
    const about = { event: 'approval_requested', application, host, others: others.length } as const
    for (const to of await listAdministratorEmails(trx)) await notices.post(trx, { kind: 'notice', to, about }, now)
    await addAttempt(trx, key, now)
    return true
  })
  if (posted) notices.kick('notice')
}
