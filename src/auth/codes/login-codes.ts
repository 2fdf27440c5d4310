import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { equalInConstantTime } from '../../lib/digest.ts'
import { recordFailedSignIn } from '../activity.ts'
import { addAttempts, attemptsWithin, waitAfter } from '../attempts.ts'
import type { GuessBrake } from '../guess-brake.ts'
import { actorLock, attemptsLock, emailLock } from '../locks.ts'
import type { MailOutbox } from '../mail/outbox.ts'
import type { AuthLog, AuthObserver, LimitName } from '../observer.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { hashSecret, type Keys, randomSecret } from '../secrets.ts'
import type { Sessions, StartedSession } from '../sessions.ts'
import { subscriberOf, type Visit } from '../visit.ts'
import {
  CODE_LIFETIME,
  failuresOfEmail,
  failuresOfVisitor,
  LONGEST_STREAK,
  longestBudget,
  memberIdFinder,
  type Requester,
  requesterReader,
  sendCooldown,
  sendsOfAddress,
  sendsOfEmail,
  sendsOfVisitor,
  TRIES,
} from './budgets.ts'

interface CodeParts {
  readonly db: Database<AuthTables>
  readonly keys: Keys
  readonly mail: Pick<MailOutbox, 'post' | 'kick'>
  readonly log: AuthLog
  readonly observer: AuthObserver
  readonly brake: GuessBrake
  /** UTC milliseconds. */
  readonly now: () => number
}

interface Lookup {
  readonly findMemberId: ReturnType<typeof memberIdFinder>
  readonly readRequester: ReturnType<typeof requesterReader>
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
async function requestCode(
  { db, findMemberId, readRequester, keys, mail, log, observer, now: clock }: CodeParts & Lookup,
  email: string,
  challenge: string | null,
  visit: Visit,
): Promise<string> {
  const secret = challenge ?? randomSecret()
  const now = clock()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const memberId = await findMemberId(email)
  const addressKey = `send-address:${subscriberOf(visit.address)}`
  const locks = [emailLock(email), actorLock(memberId ?? email), attemptsLock(addressKey)]
  const { requester, limit } = await db.transaction(locks, async (trx) => {
    const requester = await readRequester(trx, email, memberId, visit)
    const budgets = countedFor('send', requester)
    const counted = [addressKey, ...budgets]
    const sends = await attemptsWithin(trx, counted, longestBudget, now)
    requireTurn(sends(addressKey), now, observer)
    const limit = findExhaustedLimit(requester, budgets.map(sends), now)
    await addAttempts(trx, limit === null ? counted : [addressKey], now)
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

/** What sends or failures of a requester are counted under: their own budget, then what they share where they do. */
function countedFor(what: 'send' | 'fail', { budget, shared }: Requester): string[] {
  return [budget, ...(shared === null ? [] : [shared])].map((key) => `${what}:${key}`)
}

/** @param times when the address has asked, newest first */
function requireTurn(times: readonly number[], now: number, observer: AuthObserver): void {
  const wait = waitAfter(times, sendsOfAddress, now)
  if (wait === 0) return
  observer.limitHit('send_address')
  throw new TriptychError('too_many_requests', 'send_address', { retryAfter: Math.ceil(wait / 1000) })
}

/**
 * What keeps a code from leaving, if anything does.
 *
 * @param sends when codes left, newest first, under each of {@link countedFor}
 */
function findExhaustedLimit(
  requester: Requester,
  sends: readonly (readonly number[])[],
  now: number,
): LimitName | null {
  const [times = [], shared = []] = sends
  // On both sides of now: after a clock that was set back by an hour, the last one would seem to be an hour ahead.
  const tooSoon = times.some((time) => Math.abs(now - time) < sendCooldown.window)
  if (tooSoon || waitAfter(times, sendsOfVisitor, now) > 0) return requester.known ? 'send_browser' : 'send_visitor'
  if (waitAfter(shared, sendsOfEmail, now) > 0) return 'send_email'
  return !requester.known && requester.streak >= LONGEST_STREAK ? 'streak' : null
}

interface Refused {
  readonly reason: 'wrong' | 'no_code' | 'unknown_email' | 'failures'
  readonly limit: LimitName | null
}

type Outcome = { readonly started: StartedSession } | Refused

/**
 * Signs in with a code.
 *
 * @param email normalized
 * @param challenge what `requestCode` gave the browser
 * @throws TriptychError `otp_invalid` for a code that is wrong, late, used up, another browser's, or was never sent;
 *   `too_many_requests` where there is none to be guessed, and the address has guessed so too often
 */
async function verifyCode(
  parts: CodeParts & Lookup & { readonly sessions: Sessions },
  { email, code, challenge }: { readonly email: string; readonly code: string; readonly challenge: string | null },
  visit: Visit,
): Promise<StartedSession> {
  const { db, findMemberId, readRequester, observer, now: clock } = parts
  const now = clock()
  // Where there is nothing to guess no one waits for the locks of the email, so a flood of guesses holds up no member.
  if (challenge === null || !(await isUnderWay(parts, email, challenge, now))) {
    await parts.brake.turn(visit)
    return refuse(parts, visit, { reason: 'no_code', limit: null })
  }
  const memberId = await findMemberId(email)
  const locks = [emailLock(email), actorLock(memberId ?? email), ...(await parts.sessions.heldLocks(visit))]
  const outcome = await db.transaction(locks, async (trx): Promise<Outcome> => {
    const requester = await readRequester(trx, email, memberId, visit)
    const counted = countedFor('fail', requester)
    const [own = [], shared = []] = counted.map(await attemptsWithin(trx, counted, longestBudget, now))
    const wait = Math.max(waitAfter(own, failuresOfVisitor, now), waitAfter(shared, failuresOfEmail, now))
    const tried = await takeTry(parts, trx, requester, code, challenge, now)
    if (tried === 'right' && wait === 0 && requester.actorId !== null) {
      await consume(trx, requester, challenge)
      return { started: await parts.sessions.start(trx, requester.actorId, 'otp', visit) }
    }
    // Without a code there was nothing to guess: an attacker who only sends numbers locks no member out.
    if (tried === 'no_code') return { reason: 'no_code', limit: null }
    if (wait > 0) return { reason: 'failures', limit: 'failures' }
    await addAttempts(trx, counted, now)
    await recordFailedSignIn(trx, requester.actorId, visit, now)
    await countStreak(trx, requester, now)
    return { reason: requester.actorId === null ? 'unknown_email' : 'wrong', limit: null }
  })
  if ('started' in outcome) {
    observer.signIn('otp', 'success')
    parts.mail.kick('notice')
    return outcome.started
  }
  return refuse(parts, visit, outcome)
}

function refuse({ observer, log }: CodeParts, visit: Visit, { reason, limit }: Refused): never {
  observer.signIn('otp', 'failure')
  if (limit !== null) observer.limitHit(limit)
  log.info({ requestId: visit.requestId, method: 'otp', reason }, 'a sign-in failed')
  throw new TriptychError('otp_invalid', reason)
}

/** Whether a code may be guessed at: the same statement for every email. */
async function isUnderWay({ db }: CodeParts, email: string, challenge: string, now: number): Promise<boolean> {
  const codes = db.reader.selectFrom('login_code').select('tries').where('browser_hash', '=', hashSecret(challenge))
  const live = codes
    .where('email_hash', '=', hashSecret(email))
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now)
  return (await live.executeTakeFirst()) !== undefined
}

/** Uses up one of a code's tries in one conditional update: of guesses side by side, only so many are looked at. */
async function takeTry(
  { keys }: CodeParts,
  trx: Transact,
  requester: Requester,
  code: string,
  challenge: string,
  now: number,
): Promise<'right' | 'wrong' | 'no_code'> {
  const browserHash = hashSecret(challenge)
  const row = await trx
    .updateTable('login_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('browser_hash', '=', browserHash)
    .where('email_hash', '=', requester.emailHash)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now)
    .returning(['code_mac', 'actor_id'])
    .executeTakeFirst()
  const mac = keys.mac('login-code', browserHash, requester.emailHash, code)
  const matches = equalInConstantTime(row?.code_mac ?? mac.replace(/./g, '-'), mac)
  if (row === undefined) return 'no_code'
  // The code belongs to the member who had the email when it was sent.
  return matches && row.actor_id === requester.actorId ? 'right' : 'wrong'
}

async function consume(trx: Transact, requester: Requester, challenge: string): Promise<void> {
  await trx
    .deleteFrom('login_code')
    .where('browser_hash', '=', hashSecret(challenge))
    .where('email_hash', '=', requester.emailHash)
    .execute()
  await trx.deleteFrom('failure_streak').where('email_hash', '=', requester.emailHash).execute()
  // Who has signed in may sign in again at once; failures go on counting.
  if (requester.known) await trx.deleteFrom('attempt').where('key', '=', `send:${requester.budget}`).execute()
}

async function countStreak(trx: Transact, requester: Requester, now: number): Promise<void> {
  await trx
    .insertInto('failure_streak')
    .values({ email_hash: requester.emailHash, failures: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet({ failures: sql<number>`failure_streak.failures + 1`, updated_at: now }),
    )
    .execute()
}

/** Signing in with a code by email. */
export class LoginCodes {
  readonly #parts: CodeParts & Lookup & { readonly sessions: Sessions }

  constructor(parts: CodeParts & { readonly sessions: Sessions }) {
    const { db } = parts
    this.#parts = { ...parts, findMemberId: memberIdFinder(db), readRequester: requesterReader(db) }
  }

  /** See `requestCode`. */
  request(email: string, challenge: string | null, visit: Visit): Promise<string> {
    return requestCode(this.#parts, email, challenge, visit)
  }

  /** See `verifyCode`. */
  verify(
    answer: { readonly email: string; readonly code: string; readonly challenge: string | null },
    visit: Visit,
  ): Promise<StartedSession> {
    return verifyCode(this.#parts, answer, visit)
  }
}
