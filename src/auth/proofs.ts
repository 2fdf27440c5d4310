import { randomInt } from 'node:crypto'
import type { Principal } from '../access/principal.ts'
import { TriptychError } from '../errors.ts'
import { equalInConstantTime } from '../lib/digest.ts'
import { recordActivity, recordFailedSignIn } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { addAttempt, countAttempt, day, hour, minute, proofFailuresOf, waitForAll } from './attempts.ts'
import { newChallenge, openChallenge } from './challenges.ts'
import { CODE_LIFETIME, TRIES } from './codes/budgets.ts'
import { actorLock } from './locks.ts'
import { readPerson, recordAbout } from './member-rows.ts'
import { checkAssertion, findPasskey, usePasskey } from './passkeys/passkey-sign-in.ts'
import type { PasskeyParts } from './passkeys/passkeys.ts'
import { type Assertion, relyingPartyOf } from './passkeys/webauthn.ts'
import type { SecondFactor, Transact } from './schema.ts'
import { factorsOf } from './second-factor/enrolment.ts'
import { limitOf, neededOf, type SecondFactorPolicy } from './second-factor/policy.ts'
import { countRecoveryCodes, useRecoveryCode } from './second-factor/recovery-codes.ts'
import { useCode } from './second-factor/totp.ts'
import { lackOf, PROOF_LIFETIME, type StepUpPolicy, takesPasskey } from './step-up.ts'

/** How often a member may have a code sent: a budget of its own, beside that of codes that sign in. */
const sends = [
  { count: 1, window: minute },
  { count: 5, window: hour },
]

/** Wrong codes and passkeys of one member, whatever they were for: who reads their mail guesses six digits of an app no faster. */
const failures = [
  { count: 10, window: hour },
  { count: 30, window: day },
]

/** How a person can prove that it is them: a code by email, a sign-in at the provider, a second factor of theirs. */
export type ProofMethod = 'code' | 'passkey' | 'provider' | SecondFactor

/** Whether a session is limited until a second factor is shown in it. */
export interface SecondFactorState {
  /** `none` where it needs none; `shown` once it was; what the session is limited to before. */
  readonly state: 'none' | 'shown' | 'prove' | 'enroll'
  /** Whether it has to be a passkey (`SVC_REQUIRE_PASSKEY`). */
  readonly passkey_required: boolean
  /** With what the member can prove it now. */
  readonly methods: SecondFactor[]
}

/** What stands of the proof of a session. */
export interface Proof {
  /** Whether what administrates, mints or approves asks for one (`SVC_STEP_UP`). */
  readonly required: boolean
  /** Whether it has to be by a passkey (`SVC_REQUIRE_PASSKEY`). */
  readonly passkey_required: boolean
  /** Until when the last one counts; null where none does. ISO 8601, UTC. */
  readonly proven_until: string | null
  readonly methods: ProofMethod[]
  readonly second_factor: SecondFactorState
}

interface ProofParts extends PasskeyParts {
  readonly policy: StepUpPolicy
  readonly secondFactor: SecondFactorPolicy
  /** Whether a code is sent: where codes sign in, and where the provider cannot be asked for a fresh sign-in. */
  readonly codes: boolean
  /** Whether the provider can be asked for one. */
  readonly provider: boolean
}

/** A person in their session. */
export type Prover = Actor & { readonly principal: Principal }

/** Fresh proofs of identity within a session: its cookie alone does not show that the member is there. */
export class Proofs {
  readonly #parts: ProofParts

  constructor(parts: ProofParts) {
    this.#parts = parts
  }

  /** @throws TriptychError `unauthenticated` when the session ended meanwhile */
  async read({ principal }: Prover): Promise<Proof> {
    const { db, policy, secondFactor, codes, provider, now } = this.#parts
    const { id, credentialId, role } = principal
    const sessions = db.reader
      .selectFrom('session')
      .select(['proven_at', 'proven_by', 'second_factor'])
      .where('id', '=', credentialId)
    const session = await sessions.executeTakeFirst()
    if (session === undefined) throw new TriptychError('unauthenticated', 'the session ended meanwhile')
    const facts = { ...session, ...(await factorsOf(db.reader, id)) }
    const isProven = lackOf(facts, { ...policy, required: true }, role, now()) !== 'proof'
    const passkeyAlone = facts.has_passkey && takesPasskey(policy, role)
    const needed = neededOf(secondFactor, role, facts.has_authenticator)
    const limited = limitOf(facts, secondFactor, role)
    const hasCodes = (await countRecoveryCodes(db.reader, id)) > 0
    const passkeys = facts.has_passkey ? (['passkey'] as const) : []
    const apps = facts.has_authenticator ? (['authenticator'] as const) : []
    const recovery = hasCodes && (facts.has_passkey || facts.has_authenticator) ? (['recovery_code'] as const) : []
    return {
      required: policy.required,
      passkey_required: takesPasskey(policy, role),
      proven_until: isProven ? new Date((session.proven_at ?? 0) + PROOF_LIFETIME).toISOString() : null,
      methods: [
        ...passkeys,
        ...(passkeyAlone ? [] : apps),
        ...(codes && !passkeyAlone ? (['code'] as const) : []),
        ...(provider && !passkeyAlone ? (['provider'] as const) : []),
        ...recovery,
      ],
      second_factor: {
        state: limited ?? (needed === null ? 'none' : 'shown'),
        passkey_required: needed === 'passkey',
        // Where it has to be a passkey, and there is one, an app does not stand in for it.
        methods:
          limited === undefined
            ? []
            : [...passkeys, ...(needed === 'any' || !facts.has_passkey ? apps : []), ...recovery],
      },
    }
  }

  /**
   * Sends a code to the member's email; an earlier one of the session is void.
   *
   * @throws TriptychError `otp_disabled`; `too_many_requests`; `unauthenticated`
   */
  async requestCode(actor: Prover): Promise<void> {
    const { db, mail, codes, now: clock } = this.#parts
    const { id, credentialId } = actor.principal
    if (!codes) throw new TriptychError('otp_disabled')
    await db.transaction([actorLock(id)], async (trx) => {
      await requireLive(trx, actor)
      const now = clock()
      await countAttempt(trx, `proof-send ${id}`, sends, now)
      const { email } = await readPerson(trx, id)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const fresh = { code_mac: this.#macOf(credentialId, code), tries: 0, expires_at: now + CODE_LIFETIME }
      await trx
        .insertInto('proof_code')
        .values({ session_id: credentialId, ...fresh })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(fresh))
        .execute()
      await mail.post(trx, { kind: 'proof_code', to: email ?? '', code }, now)
    })
    mail.kick('proof_code')
  }

  /**
   * Proves it with the code that was sent.
   *
   * @throws TriptychError `proof_invalid`; `too_many_requests`; `unauthenticated`
   */
  proveByCode(actor: Prover, code: string): Promise<Proof> {
    const { credentialId } = actor.principal
    return this.#prove(actor, 'otp', async (trx, now) => {
      // Counted also where the code is right: what is thrown later would take the count back.
      const tried = await trx
        .updateTable('proof_code')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('session_id', '=', credentialId)
        .where('tries', '<', TRIES)
        .where('expires_at', '>', now)
        .returning('code_mac')
        .executeTakeFirst()
      return tried !== undefined && equalInConstantTime(tried.code_mac, this.#macOf(credentialId, code))
    })
  }

  /**
   * Proves it with what an authenticator app shows.
   *
   * @throws TriptychError `proof_invalid`; `too_many_requests`; `unauthenticated`
   */
  proveByAuthenticator(actor: Prover, code: string): Promise<Proof> {
    const { keys } = this.#parts
    return this.#prove(actor, 'authenticator', (trx, now) => useCode(trx, keys, actor.principal.id, code, now))
  }

  /**
   * Proves it with a recovery code, which is of no use from then on. The member is notified by mail.
   *
   * @throws TriptychError `proof_invalid`; `too_many_requests`; `unauthenticated`
   */
  async proveByRecoveryCode(actor: Prover, text: string): Promise<Proof> {
    const { id } = actor.principal
    const proof = await this.#prove(actor, 'recovery_code', async (trx, now) => {
      const left = await useRecoveryCode(trx, id, text)
      if (left === null) return false
      const person = await readPerson(trx, id)
      await recordAbout(trx, actor, 'recovery_codes.use', person, now)
      const about = { event: 'recovery_code_used', left } as const
      await this.#parts.mail.post(trx, { kind: 'notice', to: person.email ?? '', about }, now)
      return true
    })
    this.#parts.mail.kick('notice')
    return proof
  }

  /** What a browser needs to show a passkey, and what it keeps until it has. */
  beginPasskey({ principal }: Prover) {
    const { keys, url, now } = this.#parts
    const { value, sealed } = newChallenge(keys, 'passkey', challengeSession(principal), now())
    const options = { challenge: value, rpId: relyingPartyOf(url()).id, userVerification: 'required' as const }
    return { options, sealed }
  }

  /**
   * Proves it with a passkey of the member.
   *
   * @param sealed what this browser kept
   * @throws TriptychError `proof_invalid`; `too_many_requests`; `unauthenticated`
   */
  async proveByPasskey(actor: Prover, assertion: Assertion, sealed: string | null): Promise<Proof> {
    const { db, keys, url, now: clock } = this.#parts
    const { principal } = actor
    const challenge = openChallenge(keys, 'passkey', sealed, challengeSession(principal), clock())
    const passkey = challenge === null ? undefined : await findPasskey(db.reader, assertion.id)
    const isOwn = passkey?.actor_id === principal.id
    const counter =
      challenge !== null && isOwn ? await checkAssertion(url(), assertion, passkey, challenge) : { reason: 'none' }
    return this.#prove(actor, 'passkey', async (trx, now) => {
      if (challenge === null || passkey === undefined || typeof counter !== 'number') return false
      const used = await usePasskey(trx, passkey.id, counter, challenge, now)
      if (!('reason' in used)) return true
      return used.reason === 'passkey_copied' ? used.reason : false
    })
  }

  /** @param check whether it is them, or why not, for the activity; what it has written stays also where it is not */
  async #prove(
    actor: Prover,
    by: 'otp' | SecondFactor,
    check: (trx: Transact, now: number) => Promise<boolean | 'passkey_copied'>,
  ): Promise<Proof> {
    const { db, now: clock } = this.#parts
    const { id, credentialId } = actor.principal
    const wait = await db.transaction([actorLock(id)], async (trx) => {
      await requireLive(trx, actor)
      const now = clock()
      const key = proofFailuresOf(id)
      const left = await waitForAll(trx, key, failures, now)
      if (left > 0) return left
      const proven = await check(trx, now)
      if (proven !== true) {
        await addAttempt(trx, key, now)
        const { requestId, address = null, userAgent = null } = actor
        const visit = { requestId: requestId ?? '', address, userAgent }
        await recordFailedSignIn(trx, id, visit, now, proven === false ? 'wrong_proof' : proven)
        return null
      }
      const shown = by === 'otp' ? {} : { second_factor: by }
      const session = trx.updateTable('session').where('id', '=', credentialId)
      await session.set({ proven_at: now, proven_by: by, ...shown }).execute()
      await trx.deleteFrom('proof_code').where('session_id', '=', credentialId).execute()
      const target = { kind: 'session', id: credentialId, name: null, owner: id } as const
      await recordActivity(trx, actor, { action: 'session.prove', target }, now)
      return 0
    })
    if (wait === null) throw new TriptychError('proof_invalid')
    if (wait > 0) {
      throw new TriptychError('too_many_requests', 'too many wrong proofs', { retryAfter: Math.ceil(wait / 1000) })
    }
    return this.read(actor)
  }

  #macOf(sessionId: string, code: string): string {
    return this.#parts.keys.mac('proof', sessionId, code)
  }
}

/** A challenge is for one session, and for this alone: none that adds a passkey proves anything. */
function challengeSession({ credentialId }: Principal): string {
  return `proof ${credentialId}`
}
