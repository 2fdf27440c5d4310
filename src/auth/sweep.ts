import type { Database } from '../db/database.ts'
import { day, hour, longestWindow, minute } from './attempts.ts'
import { UNUSED_CLIENT } from './oauth/lifetimes.ts'
import type { AuthTables, Transact } from './schema.ts'
import { IDLE } from './sessions.ts'

/** A grant is older than this when its code has been traded in, or never will be. In milliseconds. */
const SETTLED = hour

/** Takes away what expired: artifacts, then grants that nothing can be done with, then applications that hold none. */
async function sweepOAuth(trx: Transact, now: number): Promise<void> {
  await trx.deleteFrom('oauth_artifact').where('expires_at', '<=', now).execute()
  await trx
    .deleteFrom('connector_grant')
    .where('created_at', '<=', now - SETTLED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_artifact').select('hash').whereRef('oauth_artifact.grant_id', '=', 'connector_grant.id'),
        ),
      ),
    )
    .execute()
  await trx
    .deleteFrom('oauth_client')
    .where('created_at', '<=', now - UNUSED_CLIENT)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('connector_grant')
            .select('connector_grant.id')
            .whereRef('connector_grant.client_id', '=', 'oauth_client.id'),
        ),
      ),
    )
    .execute()
}

/** How often it is swept, in milliseconds. */
const EVERY = 10 * minute

/** How long a browser without a sign-in stays a known one, in milliseconds. */
const BROWSER_MEMORY = 400 * day

/** Failures in a row are forgotten after this long without another, in milliseconds. */
const STREAK_MEMORY = 90 * day

/** Deletes expired rows. No one's rights depend on it: every reader checks the time. */
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
