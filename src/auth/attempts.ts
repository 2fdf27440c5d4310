import type { Database } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import { TriptychError } from '../errors.ts'
import { attemptsLock } from './locks.ts'
import type { AuthTables, Transact } from './schema.ts'
import { subscriberOf } from './visit.ts'

/** How often something may happen within a sliding window, in milliseconds. */
export interface Limit {
  readonly count: number
  readonly window: number
}

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The longest window that anything is counted in; older attempts are swept away. */
export const longestWindow = day

/**
 * When what each of these keys stands for happened within the window, newest first; UTC milliseconds. What lies further
 * ahead than the window was noted by a clock that has been put right since, and would hold people up for as long as it
 * was wrong.
 */
export async function attemptsWithin(
  trx: Transact,
  keys: readonly string[],
  window: number,
  now: number,
): Promise<(key: string) => readonly number[]> {
  const rows = await trx
    .selectFrom('attempt')
    .select(['key', 'at'])
    .where('key', 'in', keys)
    .where('at', '>', now - window)
    .where('at', '<=', now + window)
    .orderBy('at', 'desc')
    .execute()
  return (key) => rows.filter((row) => row.key === key).map(({ at }) => at)
}

/** Counts what each of these keys stands for. */
export async function addAttempts(trx: Transact, keys: readonly string[], now: number): Promise<void> {
  await trx
    .insertInto('attempt')
    .values(keys.map((key) => ({ id: uuidv7(), key, at: now })))
    .execute()
}

/** Counts what a key stands for. */
export function addAttempt(trx: Transact, key: string, now: number): Promise<void> {
  return addAttempts(trx, [key], now)
}

/**
 * How long until a key is below its limit again, in milliseconds; 0 when it is. With the lock of what the key counts
 * (`locks.ts`), a check and an addition in one transaction are atomic, across all instances.
 */
export async function waitFor(trx: Transact, key: string, limit: Limit, now: number): Promise<number> {
  return waitAfter((await attemptsWithin(trx, [key], limit.window, now))(key), limit, now)
}

/** The same by when it happened, newest first; what is longer ago than the limit looks back does not count. */
export function waitAfter(times: readonly number[], { count, window }: Limit, now: number): number {
  const oldest = times[count - 1]
  return oldest === undefined ? 0 : Math.max(0, oldest + window - now)
}

/** How long until a key is below all of its limits again, in milliseconds; 0 when it is. */
export async function waitForAll(trx: Transact, key: string, limits: readonly Limit[], now: number): Promise<number> {
  let wait = 0
  for (const limit of limits) wait = Math.max(wait, await waitFor(trx, key, limit, now))
  return wait
}

/** What wrong proofs of a member are counted under, of whatever kind they are. */
export function proofFailuresOf(memberId: string): string {
  return `proof-fail ${memberId}`
}

/**
 * Counts something that is sent, within its limits.
 *
 * @throws TriptychError `too_many_requests` beyond one of them
 */
export async function countAttempt(trx: Transact, key: string, limits: readonly Limit[], now: number): Promise<void> {
  const wait = await waitForAll(trx, key, limits, now)
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000)
    throw new TriptychError('too_many_requests', `codes were sent too often; try again in ${retryAfter} s`, {
      retryAfter,
    })
  }
  await addAttempt(trx, key, now)
}

/** What one address may request of the authorization server before a sign-in. */
const anonymousLimits = {
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
  take(what: keyof typeof anonymousLimits, address: string | null): Promise<number> {
    const key = `oauth-${what}:${subscriberOf(address)}`
    return this.#db.transaction([attemptsLock(key)], async (trx) => {
      const now = this.#now()
      const wait = await waitFor(trx, key, anonymousLimits[what], now)
      if (wait === 0) await addAttempt(trx, key, now)
      return Math.ceil(wait / 1000)
    })
  }
}
