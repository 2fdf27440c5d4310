import { TriptychError } from '../../errors.ts'
import type { Action } from '../actions.ts'
import { type Actor, requireLive } from '../actor.ts'
import { newChallenge, openChallenge, spendChallenge } from '../challenges.ts'
import { actorLock, requesterLocks } from '../locks.ts'
import type { Notice } from '../mail/mail.ts'
import { type PersonRow, readPerson, recordAbout } from '../member-rows.ts'
import { type PasskeyParts, recordAboutPasskey } from '../passkeys/passkeys.ts'
import type { Transact } from '../schema.ts'
import { factorsOf, requireEnrolment } from './enrolment.ts'
import { countRecoveryCodes, endRecoveryCodes, endUnusableRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { endAuthenticator, type ShownSecret, showSecret, stepOf } from './totp.ts'

/** An authenticator app as its owner sees it. Times are ISO 8601, UTC. */
export interface Authenticator {
  readonly created_at: string
  readonly last_used_at: string | null
}

/** What a member can show beside a sign-in, other than passkeys. */
export interface MemberSecondFactors {
  readonly authenticator: Authenticator | null
  /** How many are left. */
  readonly recovery_codes: number
}

/** Authenticator apps and recovery codes of members. */
export class SecondFactors {
  readonly #parts: Omit<PasskeyParts, 'log'>

  constructor(parts: Omit<PasskeyParts, 'log'>) {
    this.#parts = parts
  }

  async read(memberId: string): Promise<MemberSecondFactors> {
    const { reader } = this.#parts.db
    const own = reader.selectFrom('authenticator').select(['created_at', 'last_used_at'])
    const row = await own.where('actor_id', '=', memberId).executeTakeFirst()
    return {
      authenticator: row === undefined ? null : toAuthenticator(row),
      recovery_codes: await countRecoveryCodes(reader, memberId),
    }
  }

  /**
   * A new secret for an app, and what the browser keeps of it until a code has confirmed it: the server stores nothing.
   *
   * @throws TriptychError `not_found` when the member is gone
   */
  async begin(actor: Actor, memberId: string): Promise<ShownSecret & { readonly sealed: string }> {
    const { db, keys, url, now } = this.#parts
    const { email } = await readPerson(db.reader, memberId)
    const { value, sealed } = newChallenge(keys, 'authenticator', enrolmentOf(actor), now())
    return { ...(await showSecret(Buffer.from(value, 'base64url'), url().host, email ?? '')), sealed }
  }

  /**
   * Adds the app whose secret this session asked for, in place of one that is there.
   *
   * @param sealed what the browser kept
   * @returns with ten recovery codes for who had none, else with none
   * @throws TriptychError `authenticator_refused`; `second_factor_required`; `unauthenticated`
   */
  async add(
    actor: Actor,
    memberId: string,
    asked: { readonly code: string; readonly sealed: string | null },
  ): Promise<{ readonly authenticator: Authenticator; readonly recovery_codes: string[] }> {
    const { keys, url, now: clock } = this.#parts
    const challenge = openChallenge(keys, 'authenticator', asked.sealed, enrolmentOf(actor), clock())
    const shown = challenge && (await showSecret(Buffer.from(challenge.value, 'base64url'), url().host, ''))
    const step = shown && (await stepOf(shown.secret, asked.code, clock()))
    return this.#change(actor, memberId, async (trx, person, now) => {
      await requireEnrolment(trx, actor)
      if (challenge === null || shown === null || step === null || !(await spendChallenge(trx, challenge))) {
        throw new TriptychError('authenticator_refused')
      }
      // The code that confirmed it has been used.
      const row = { secret: keys.seal('authenticator', shown.secret), last_step: step, created_at: now }
      await trx
        .insertInto('authenticator')
        .values({ actor_id: memberId, ...row, last_used_at: null })
        .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ ...row, last_used_at: null }))
        .execute()
      const session = trx.updateTable('session').where('id', '=', actor.principal?.credentialId ?? '')
      await session.set({ second_factor: 'authenticator' }).where('second_factor', 'is', null).execute()
      await this.#note(trx, actor, person, now, 'authenticator.add', { event: 'authenticator_added' })
      const isFirst = (await countRecoveryCodes(trx, memberId)) === 0
      return {
        authenticator: toAuthenticator({ created_at: now, last_used_at: null }),
        recovery_codes: isFirst ? await makeRecoveryCodes(trx, memberId, now) : [],
      }
    })
  }

  /** @throws TriptychError `not_found` where there is none; `unauthenticated` */
  async remove(actor: Actor, memberId: string): Promise<void> {
    await this.#change(actor, memberId, async (trx, person, now) => {
      if (!(await endAuthenticator(trx, memberId))) throw new TriptychError('not_found', 'no authenticator app')
      await endUnusableRecoveryCodes(trx, memberId)
      await this.#note(trx, actor, person, now, 'authenticator.remove', { event: 'authenticator_removed' })
    })
  }

  /**
   * Ten new recovery codes; earlier ones end.
   *
   * @throws TriptychError `second_factor_missing`; `unauthenticated`
   */
  renewRecoveryCodes(actor: Actor, memberId: string): Promise<string[]> {
    return this.#change(actor, memberId, async (trx, person, now) => {
      const { has_authenticator, has_passkey } = await factorsOf(trx, memberId)
      if (!has_authenticator && !has_passkey) throw new TriptychError('second_factor_missing')
      await this.#note(trx, actor, person, now, 'recovery_codes.create', { event: 'recovery_codes_created' })
      return makeRecoveryCodes(trx, memberId, now)
    })
  }

  /**
   * Removes the app, recovery codes and passkeys of a member who has lost them; sessions go on.
   *
   * @throws TriptychError `not_found`; `unauthenticated`
   */
  async reset(actor: Actor, memberId: string): Promise<void> {
    await this.#change(actor, memberId, async (trx, person, now) => {
      await endAuthenticator(trx, memberId)
      await endRecoveryCodes(trx, memberId)
      const passkeys = trx.deleteFrom('passkey').where('actor_id', '=', memberId).returning(['id', 'name'])
      for (const passkey of await passkeys.execute()) {
        await recordAboutPasskey(trx, actor, 'passkey.remove', memberId, passkey, now)
      }
      await this.#note(trx, actor, person, now, 'member.reset_second_factors', { event: 'second_factors_reset' })
    })
  }

  async #change<T>(
    actor: Actor,
    memberId: string,
    work: (trx: Transact, person: PersonRow, now: number) => Promise<T>,
  ): Promise<T> {
    const { db, mail, now } = this.#parts
    const done = await db.transaction([...requesterLocks(actor), actorLock(memberId)], async (trx) => {
      await requireLive(trx, actor)
      return work(trx, await readPerson(trx, memberId), now())
    })
    mail.kick('notice')
    return done
  }

  async #note(
    trx: Transact,
    actor: Actor,
    person: PersonRow,
    now: number,
    action: Action,
    about: Notice,
  ): Promise<void> {
    await recordAbout(trx, actor, action, person, now)
    await this.#parts.mail.post(trx, { kind: 'notice', to: person.email ?? '', about }, now)
  }
}

/** A secret is for one session. */
function enrolmentOf({ principal }: Actor): string {
  return principal?.credentialId ?? ''
}

function toAuthenticator(row: { readonly created_at: number; readonly last_used_at: number | null }): Authenticator {
  return {
    created_at: new Date(row.created_at).toISOString(),
    last_used_at: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  }
}
