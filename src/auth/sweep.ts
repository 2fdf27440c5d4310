import type { Database } from '../db/database.ts'
import { day, longestWindow, minute } from './attempts.ts'
import { sweepOAuth } from './oauth/sweep.ts'
import type { AuthTables, Transact } from './schema.ts'
import { IDLE } from './sessions.ts'

/** How often it is swept, in milliseconds. */
const EVERY = 10 * minute

/** A browser that has not signed in for so long is a stranger again, in milliseconds. */
const BROWSER_MEMORY = 400 * day

/** Failures in a row are forgotten after this long without another, in milliseconds. */
const STREAK_MEMORY = 90 * day

/** Takes away what nothing would look at any more. Nobody's rights depend on it: whatever reads, checks the time. */
export async function sweep(db: Database<AuthTables>, now: number): Promise<void> {
  // Like every other change of several rows in one transaction: those follow one another and cannot deadlock.
  await db.transaction((trx) => sweepIn(trx, now))
}

async function sweepIn(trx: Transact, now: number): Promise<void> {
  await trx
    .deleteFrom('attempt')
    .where('at', '<', now - longestWindow)
    .execute()
  await trx.deleteFrom('login_code').where('expires_at', '<=', now).execute()
  await trx.deleteFrom('spent').where('expires_at', '<=', now).execute()
  await trx.deleteFrom('handover_code').where('expires_at', '<=', now).execute()
  await trx
    .deleteFrom('session')
    .where('root_id', 'is', null)
    .where((row) => row.or([row('expires_at', '<=', now), row('seen_at', '<=', now - IDLE)]))
    .execute()
  await trx.deleteFrom('access_token').where('expires_at', '<=', now).execute()
  await trx
    .deleteFrom('known_browser')
    .where('seen_at', '<', now - BROWSER_MEMORY)
    .execute()
  await trx
    .deleteFrom('failure_streak')
    .where('updated_at', '<', now - STREAK_MEMORY)
    .execute()
  await sweepOAuth(trx, now)
}

/** Sweeps now and then. */
export class Sweeper {
  readonly #db: Database<AuthTables>
  readonly #onError: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> = Promise.resolve()

  constructor(db: Database<AuthTables>, onError: (error: unknown) => void) {
    this.#db = db
    this.#onError = onError
  }

  start(): void {
    const run = (): void => {
      const now = Date.now()
      this.#sweeping = this.#sweeping.then(() => sweep(this.#db, now)).catch(this.#onError)
    }
    run()
    this.#timer = setInterval(run, EVERY).unref()
  }

  /** Resolves when what is under way is done. */
  stop(): Promise<void> {
    clearInterval(this.#timer)
    return this.#sweeping
  }
}
