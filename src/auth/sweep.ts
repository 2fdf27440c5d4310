import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isPostgres, table } from '../db/dialect.ts'
import { day, hour, longestWindow, minute } from './attempts.ts'
import { actorLock } from './locks.ts'
import { UNUSED_CLIENT } from './oauth/lifetimes.ts'
import type { AuthTables, Transact } from './schema.ts'
import { IDLE } from './sessions.ts'

/** A grant is older than this when its code has been traded in, or never will be. In milliseconds. */
const SETTLED = hour

/** How often it is swept, in milliseconds. */
const EVERY = 10 * minute

/** How long a browser without a sign-in stays a known one, in milliseconds. */
const BROWSER_MEMORY = 400 * day

/** Failures in a row are forgotten after this long without another, in milliseconds. */
const STREAK_MEMORY = 90 * day

/** How long an application waits for its approval, in milliseconds. */
const REQUEST_MEMORY = 30 * day

/** Of how many members and agents one transaction takes away what expired. */
const ROUND = 100

/** Deletes expired rows. No one's rights depend on it: every reader checks the time. */
export async function sweep(db: Database<AuthTables>, now: number): Promise<void> {
  await db.transaction([], (trx) => sweepByTime(trx, now))
  for (let last = ''; ; ) {
    const ids = await findHolders(db, now, last)
    if (ids.length === 0) break
    await db.transaction(ids.map(actorLock), (trx) => sweepActors(trx, ids, now))
    last = ids.at(-1) ?? last
  }
  await db.transaction([], (trx) => sweepClients(trx, now))
}

/** What nothing hangs on. */
async function sweepByTime(trx: Transact, now: number): Promise<void> {
  const expired = sql`expires_at <= ${now}`
  await deleteFree(trx, 'attempt', ['id'], sql`at < ${now - longestWindow}`)
  await deleteFree(trx, 'login_code', ['browser_hash', 'email_hash'], expired)
  await deleteFree(trx, 'proof_code', ['session_id'], expired)
  await deleteFree(trx, 'spent', ['hash'], expired)
  await deleteFree(trx, 'email_change', ['actor_id'], expired)
  await deleteFree(trx, 'email_take_back', ['hash'], expired)
  await deleteFree(trx, 'handover_code', ['code_hash'], expired)
  await deleteFree(trx, 'known_browser', ['browser_hash', 'actor_id'], sql`seen_at < ${now - BROWSER_MEMORY}`)
  await deleteFree(trx, 'failure_streak', ['email_hash'], sql`updated_at < ${now - STREAK_MEMORY}`)
  await deleteFree(trx, 'oauth_artifact', ['hash'], expired)
  const isLate = sql`requested_at < ${now - REQUEST_MEMORY}`
  await deleteFree(trx, 'application_request', ['client_id', 'redirect_host'], isLate)
}

/** Rows that another transaction is at stay until the next time: two that wait for the rows of one another never end. */
async function deleteFree(
  trx: Transact,
  name: keyof AuthTables,
  key: readonly string[],
  where: RawBuilder<unknown>,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const free = isPostgres(trx) ? sql`for update skip locked` : sql``
  const from = table(trx, name)
  await sql`delete from ${from} where (${columns}) in (select ${columns} from ${from} where ${where} ${free})`.execute(
    trx,
  )
}

function endedSession(now: number) {
  return (row: ExpressionBuilder<AuthTables, 'session'>) =>
    row.and([
      row('root_id', 'is', null),
      row.or([row('session.expires_at', '<=', now), row('seen_at', '<=', now - IDLE)]),
    ])
}

/** A grant that nothing can be done with. */
function settledGrant(now: number) {
  return (row: ExpressionBuilder<AuthTables, 'connector_grant'>) =>
    row.and([
      row('connector_grant.created_at', '<=', now - SETTLED),
      row.not(
        row.exists(
          row
            .selectFrom('oauth_artifact')
            .select('hash')
            .whereRef('oauth_artifact.grant_id', '=', 'connector_grant.id'),
        ),
      ),
    ])
}

/** Members and agents who have something that expired, in the order of their ids from the one after `last` on. */
async function findHolders({ reader }: Database<AuthTables>, now: number, last: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('session')
    .select('actor_id')
    .where(endedSession(now))
    .where('actor_id', '>', last)
    .union(
      reader.selectFrom('access_token').select('actor_id').where('expires_at', '<=', now).where('actor_id', '>', last),
    )
    .union(
      reader.selectFrom('connector_grant').select('actor_id').where(settledGrant(now)).where('actor_id', '>', last),
    )
    .orderBy('actor_id')
    .limit(ROUND)
    .execute()
  return rows.map(({ actor_id }) => actor_id)
}

async function sweepActors(trx: Transact, ids: readonly string[], now: number): Promise<void> {
  await trx.deleteFrom('session').where('actor_id', 'in', ids).where(endedSession(now)).execute()
  await trx.deleteFrom('access_token').where('actor_id', 'in', ids).where('expires_at', '<=', now).execute()
  await trx.deleteFrom('connector_grant').where('actor_id', 'in', ids).where(settledGrant(now)).execute()
}

/** Applications that hold no grant. */
async function sweepClients(trx: Transact, now: number): Promise<void> {
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

/** Sweeps now and then. */
export class Sweeper {
  readonly #db: Database<AuthTables>
  readonly #also: (now: number) => Promise<void>
  readonly #onError: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> = Promise.resolve()

  /** @param also what else is looked after as often; `now` in UTC milliseconds */
  constructor(
    db: Database<AuthTables>,
    onError: (error: unknown) => void,
    also: (now: number) => Promise<void> = async () => undefined,
  ) {
    this.#db = db
    this.#also = also
    this.#onError = onError
  }

  start(): void {
    const run = (): void => {
      const now = Date.now()
      this.#sweeping = this.#sweeping
        .then(() => sweep(this.#db, now))
        .catch(this.#onError)
        .then(() => this.#also(now))
        .catch(this.#onError)
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
