import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../db/database.ts'
import type { Lock } from '../db/locks.ts'
import { TriptychError } from '../errors.ts'
import type { Actor } from './actor.ts'
import type { AuthTables, Transact } from './schema.ts'
import { hashSecret } from './secrets.ts'

/**
 * What members and agents act with: that a change is made by a credential that is still there, how many sessions,
 * shares and tokens there may be, and that nothing hangs on a member, sign-in or grant that has ended. Whatever reads
 * one of these to write another holds the lock of the actor, and whatever ends one too.
 */
export function actorLock(id: string): Lock {
  return { name: `actor ${id}` }
}

/** The locks of who makes a change (see {@link actorLock}); none for the command line. */
export function requesterLocks({ principal }: Actor): Lock[] {
  return principal === null ? [] : [actorLock(principal.id)]
}

/** That there is always an administrator once there was one; whatever makes fewer of them holds it. */
export const lastAdminLock: Lock = { name: 'administrators' }

/** That an email is one member's, and what its codes may take: tries, mails, failures in a row. */
export function emailLock(email: string): Lock {
  return { name: `email ${hashSecret(email)}` }
}

/** That a provider's subject is one member, or waits for one. */
export function identityLock(issuer: string, subject: string): Lock {
  return { name: `identity ${JSON.stringify([issuer, subject])}` }
}

/** Whether a session of a provider has ended, by its hash. */
export function providerSessionLock(hash: string): Lock {
  return { name: `provider session ${hash}` }
}

/** How often something may happen within a window (`attempts.ts`), where no lock of a member or email counts it. */
export function attemptsLock(key: string): Lock {
  return { name: `attempts ${key}` }
}

/** How many webhooks there are; whatever adds one or takes one away holds it. */
export const webhooksLock: Lock = { name: 'webhooks' }

/** A webhook with its deliveries: that none is written to once it is gone, and how many tests wait. */
export function webhookLock(id: string): Lock {
  return { name: `webhook ${id}` }
}

/** Where the links of the activity are. No writer of a line holds it. */
export const activityChainLock: Lock = { name: 'activity chain' }

/** What an administrator decided about an application, and that no member authorizes one against it. */
export function applicationLock(clientId: string): Lock {
  return { name: `application ${hashSecret(clientId)}` }
}

/** What a code, token or interaction of the authorization server says; by the hash of its id. */
export function artifactLock(hash: string): Lock {
  return { name: `artifact ${hash}` }
}

/** How often a transaction is begun anew because its locks would be others by then. */
const MOST_ROUNDS = 20

interface ActorLocks<T> {
  /** Ids of members and agents, always in the same order. */
  find(db: Pick<Transact, 'selectFrom'>): Promise<string[]>
  /** What the transaction locks beside them. */
  readonly locks: readonly Lock[]
  work(trx: Transact, found: readonly string[]): Promise<T>
  /** What changes where others are found, for the log: `the grants`. */
  readonly what: string
}

/**
 * A transaction with the locks of the members and agents that are found before it. Where others are found once these are
 * held, it is begun anew with the locks of those.
 *
 * @throws TriptychError `unavailable` where there are others each time
 */
export async function withActorLocks<T>(
  db: Database<AuthTables>,
  { find, locks, work, what }: ActorLocks<T>,
): Promise<T> {
  for (let left = MOST_ROUNDS; left > 0; left -= 1) {
    const found = await find(db.reader)
    const done = await db.transaction([...locks, ...found.map(actorLock)], async (trx) =>
      isDeepStrictEqual(await find(trx), found) ? { value: await work(trx, found) } : null,
    )
    if (done !== null) return done.value
  }
  throw new TriptychError('unavailable', `${what} changed each time`, { retryAfter: 1 })
}
