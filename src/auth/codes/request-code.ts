import { randomInt } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { addAttempt, attemptsWithin, waitFor } from '../attempts.ts'
import { actorLock, attemptsLock, emailLock } from '../locks.ts'
import type { MailOutbox } from '../mail/outbox.ts'
import type { AuthLog, AuthObserver, LimitName } from '../observer.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { hashSecret, type Keys, randomSecret } from '../secrets.ts'
import { subscriberOf, type Visit } from '../visit.ts'
import {
  CODE_LIFETIME,
  findMemberId,
  LONGEST_STREAK,
  type Requester,
  readRequester,
  sendCooldown,
  sendsOfAddress,
  sendsOfEmail,
  sendsOfVisitor,
} from './budgets.ts'

export interface CodeParts {
  readonly db: Database<AuthTables>
  readonly keys: Keys
  readonly mail: Pick<MailOutbox, 'post' | 'kick'>
  readonly log: AuthLog
  readonly observer: AuthObserver
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * Sends a code to an email, if it is a member's and its budget allows; the requester cannot tell. An unknown email
 * is walked through the same statements, down to a mail that is never sent.
 *
 * @param email normalized
 * @param challenge the secret that ties the code to the browser that asks, where it has one already
 * @returns that secret, for the browser to keep: the same one, so that a second question does not orphan the code
 *   that is under way
 * @throws TriptychError `too_many_requests` when the address has asked too often, which tells nothing of the email
 */
export async function requestCode(
  { db, keys, mail, log, observer, now: clock }: CodeParts,
  email: string,
  challenge: string | null,
  visit: Visit,
): Promise<string> {
  const secret = challenge ?? randomSecret()
  const now = clock()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const memberId = await findMemberId(db, email)
  const addressKey = `send-address:${subscriberOf(visit.address)}`
  const locks = [emailLock(email), actorLock(memberId ?? email), attemptsLock(addressKey)]
  const { requester, limit } = await db.transaction(locks, async (trx) => {
    const requester = await readRequester(trx, email, memberId, visit)
    await countAddress(trx, addressKey, now, observer)
    const limit = await findExhaustedLimit(trx, requester, now)
    if (limit !== null) return { requester, limit }
    const browserHash = hashSecret(secret)
    const fresh = {
      actor_id: requester.actorId,
      code_mac: keys.mac('login-code', browserHash, requester.emailHash, code),
      tries: 0,
      created_at: now,
      expires_at: now + CODE_LIFETIME,
    }
    await trx
      .insertInto('login_code')
      .values({ browser_hash: browserHash, email_hash: requester.emailHash, ...fresh })
      .onConflict((conflict) => conflict.columns(['browser_hash', 'email_hash']).doUpdateSet(fresh))
      .execute()
    for (const key of [requester.budget, requester.shared]) if (key !== null) await addAttempt(trx, `send:${key}`, now)
    await mail.post(trx, requester.actorId === null ? { kind: 'decoy' } : { kind: 'code', to: email, code }, now)
    return { requester, limit }
  })
  mail.kick('code')
  if (limit !== null) observer.limitHit(limit)
  else if (requester.actorId !== null) observer.codeIssued()
  const reason = limit ?? (requester.actorId === null ? 'unknown_email' : 'sent')
  log.info({ requestId: visit.requestId, reason }, 'a code was asked for')
  return secret
}

async function countAddress(trx: Transact, key: string, now: number, observer: AuthObserver): Promise<void> {
  const wait = await waitFor(trx, key, sendsOfAddress, now)
  if (wait > 0) {
    observer.limitHit('send_address')
    throw new TriptychError('too_many_requests', 'send_address', { retryAfter: Math.ceil(wait / 1000) })
  }
  await addAttempt(trx, key, now)
}

/** What keeps a code from leaving, if anything does. */
async function findExhaustedLimit(trx: Transact, requester: Requester, now: number): Promise<LimitName | null> {
  const times = await attemptsWithin(trx, `send:${requester.budget}`, sendsOfVisitor.window, now)
  const shared = requester.shared === null ? 0 : await waitFor(trx, `send:${requester.shared}`, sendsOfEmail, now)
  const streak = await trx
    .selectFrom('failure_streak')
    .select('failures')
    .where('email_hash', '=', requester.emailHash)
    .executeTakeFirst()
  // On both sides of now: after a clock that was set back by an hour, the last one would seem to be an hour ahead.
  const tooSoon = times.some((time) => Math.abs(now - time) < sendCooldown.window)
  if (tooSoon || times.length >= sendsOfVisitor.count) return requester.known ? 'send_browser' : 'send_visitor'
  if (shared > 0) return 'send_email'
  return !requester.known && (streak?.failures ?? 0) >= LONGEST_STREAK ? 'streak' : null
}
