import type { Database } from '../../db/database.ts'
import { addAttempt, hour, type Limit, waitFor } from '../attempts.ts'
import { attemptsLock } from '../locks.ts'
import type { AuthTables } from '../schema.ts'
import { subscriberOf } from '../visit.ts'

/** What one address may request of the authorization server before a sign-in. */
const limits = {
  registration: { count: 20, window: hour },
  /** Documents that the server fetches because a client named them. */
  document: { count: 60, window: hour },
} satisfies Record<string, Limit>

/** Counts unauthenticated requests in the database, so that the limits hold across instances. */
export class AnonymousLimits {
  readonly #db: Database<AuthTables>
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Takes a turn for an address: 0 where it had one left, else the whole seconds until it has. */
  take(what: keyof typeof limits, address: string | null): Promise<number> {
    const key = `oauth-${what}:${subscriberOf(address)}`
    return this.#db.transaction([attemptsLock(key)], async (trx) => {
      const now = this.#now()
      const wait = await waitFor(trx, key, limits[what], now)
      if (wait === 0) await addAttempt(trx, key, now)
      return Math.ceil(wait / 1000)
    })
  }
}
