import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { recordFailedSignIn } from '../activity.ts'
import { addAttempt, hour, type Limit, waitFor } from '../attempts.ts'
import { type Challenge, newChallenge, openChallenge, spendChallenge } from '../challenges.ts'
import type { GuessBrake } from '../guess-brake.ts'
import { actorLock, attemptsLock } from '../locks.ts'
import type { AuthObserver } from '../observer.ts'
import type { PasskeyTable, Transact } from '../schema.ts'
import type { Sessions, StartedSession } from '../sessions.ts'
import { subscriberOf, type Visit } from '../visit.ts'
import { type PasskeyParts, userHandleOf } from './passkeys.ts'
import { type Assertion, relyingPartyOf, verifyAssertion } from './webauthn.ts'

/** Failed attempts of one address; a valid passkey is accepted beyond them too. */
const failuresOfAddress: Limit = { count: 30, window: hour }

interface PasskeySignInParts extends PasskeyParts {
  readonly sessions: Sessions
  readonly observer: AuthObserver
  readonly brake: GuessBrake
}

type Row = Pick<PasskeyTable, 'id' | 'actor_id' | 'credential_id' | 'public_key' | 'counter'>

/** Why no one was signed in, for the log; and the member, where one has to learn of it. */
interface Refused {
  readonly reason: string
  readonly memberId?: string
}

/** Signing in with a passkey, which says by itself whose it is. */
export class PasskeySignIn {
  readonly #parts: PasskeySignInParts

  constructor(parts: PasskeySignInParts) {
    this.#parts = parts
  }

  /**
   * What a browser needs to offer passkeys, and what it keeps meanwhile.
   *
   * @param kept by this browser already: it is used again, so that two tabs both work
   */
  begin(kept: string | null) {
    const { keys, url, now } = this.#parts
    const known = openChallenge(keys, 'passkey', kept, null, now())
    const { value, sealed } =
      known === null || kept === null ? newChallenge(keys, 'passkey', null, now()) : { ...known, sealed: kept }
    const options = {
      challenge: value,
      rpId: relyingPartyOf(url()).id,
      userVerification: 'required' as const,
    }
    return { options, sealed }
  }

  /**
   * Signs in the member that the passkey belongs to.
   *
   * @param sealed what this browser kept
   * @throws TriptychError `passkey_invalid`; `too_many_requests` after many of those
   */
  async finish(assertion: Assertion, sealed: string | null, visit: Visit): Promise<StartedSession> {
    const { db, keys, sessions, observer, now } = this.#parts
    const challenge = openChallenge(keys, 'passkey', sealed, null, now())
    // Nothing is looked up, or written, for what answers nothing.
    if (challenge === null) {
      await this.#parts.brake.turn(visit)
      return this.#refuse({ reason: 'no_challenge' }, visit)
    }
    const passkey = await findPasskey(db.reader, assertion.id)
    if (passkey === undefined) return this.#fail({ reason: 'unknown_passkey' }, visit)
    const counter = await checkAssertion(this.#parts.url(), assertion, passkey, challenge)
    if (typeof counter !== 'number') return this.#fail(counter, visit)
    const locks = [actorLock(passkey.actor_id), ...(await sessions.heldLocks(visit))]
    const outcome = await db.transaction(locks, (trx) => this.#signIn(trx, passkey.id, counter, challenge, visit))
    if ('reason' in outcome) return this.#fail(outcome, visit)
    observer.signIn('passkey', 'success')
    this.#parts.mail.kick('notice')
    return outcome
  }

  /** With the lock of the member: what was read before is read again. */
  async #signIn(
    trx: Transact,
    id: string,
    counter: number,
    challenge: Challenge,
    visit: Visit,
  ): Promise<StartedSession | Refused> {
    const used = await usePasskey(trx, id, counter, challenge, this.#parts.now())
    return 'reason' in used ? used : this.#parts.sessions.start(trx, used.memberId, 'passkey', visit)
  }

  /** Notes a failure, as often as its address may fail. */
  async #fail(refused: Refused, visit: Visit): Promise<never> {
    const { db, observer, now: clock } = this.#parts
    const { reason, memberId } = refused
    // What stands in the activity is noted in any case.
    if (memberId === undefined) await this.#parts.brake.turn(visit)
    const key = `passkey-fail:${subscriberOf(visit.address)}`
    const wait = await db.transaction([attemptsLock(key)], async (trx) => {
      const now = clock()
      const left = await waitFor(trx, key, failuresOfAddress, now)
      if (left > 0) return left
      await addAttempt(trx, key, now)
      if (memberId !== undefined) await recordFailedSignIn(trx, memberId, visit, now, reason)
      return 0
    })
    if (wait === 0) return this.#refuse(refused, visit)
    observer.limitHit('passkey_failures')
    const retryAfter = Math.ceil(wait / 1000)
    throw new TriptychError('too_many_requests', `${reason}, and too often`, { retryAfter })
  }

  #refuse({ reason }: Refused, { requestId }: Visit): never {
    const { observer, log } = this.#parts
    observer.signIn('passkey', 'failure')
    log.info({ requestId, method: 'passkey', reason }, 'a sign-in failed')
    throw new TriptychError('passkey_invalid', reason)
  }
}

/** A passkey by what its authenticator calls it. */
export function findPasskey(db: Pick<Transact, 'selectFrom'>, credentialId: string): Promise<Row | undefined> {
  const passkeys = db.selectFrom('passkey').select(['id', 'actor_id', 'credential_id', 'public_key', 'counter'])
  return passkeys.where('credential_id', '=', credentialId).executeTakeFirst()
}

/** Whether a passkey has signed a challenge. @returns how often it has signed; why not, where it has not */
export async function checkAssertion(
  url: URL,
  assertion: Assertion,
  row: Row,
  { value }: Challenge,
): Promise<number | Refused> {
  if (assertion.response.userHandle !== userHandleOf(row.actor_id)) return { reason: 'other_member' }
  const key = { id: row.credential_id, publicKey: row.public_key, counter: row.counter }
  try {
    return await verifyAssertion(assertion, key, value, relyingPartyOf(url))
  } catch (error) {
    return { reason: errorMessage(error) }
  }
}

/**
 * Uses what a passkey has signed, once. With the lock of the member: what was read before is read again.
 *
 * @param counter as `checkAssertion` gave it
 * @param now UTC milliseconds
 */
export async function usePasskey(
  trx: Transact,
  id: string,
  counter: number,
  challenge: Challenge,
  now: number,
): Promise<{ readonly memberId: string } | Refused> {
  const row = await trx
    .selectFrom('passkey')
    .innerJoin('actor', 'actor.id', 'passkey.actor_id')
    .select(['passkey.actor_id', 'passkey.counter', 'actor.suspended_at'])
    .where('passkey.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return { reason: 'removed' }
  if (row.suspended_at !== null) return { reason: 'suspended' }
  // A counter that does not go on is that of a copy (WebAuthn 3, 6.1.1); 0 is that of one that does not count.
  if ((counter > 0 || row.counter > 0) && counter <= row.counter) {
    return { reason: 'passkey_copied', memberId: row.actor_id }
  }
  if (!(await spendChallenge(trx, challenge))) return { reason: 'replayed' }
  await trx.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute()
  return { memberId: row.actor_id }
}
