import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { recordActivity } from '../activity.ts'
import { type Actor, requireLive } from '../actor.ts'
import { newChallenge, openChallenge, spendChallenge } from '../challenges.ts'
import { actorLock, requesterLocks } from '../locks.ts'
import type { MailOutbox } from '../mail/outbox.ts'
import { readPerson } from '../member-rows.ts'
import { requireName } from '../names.ts'
import type { AuthLog } from '../observer.ts'
import type { AuthTables, PasskeyTable, Transact } from '../schema.ts'
import { requireEnrolment } from '../second-factor/enrolment.ts'
import { endUnusableRecoveryCodes } from '../second-factor/recovery-codes.ts'
import type { Keys } from '../secrets.ts'
import { algorithms, type CredentialKey, type Registration, relyingPartyOf, verifyRegistration } from './webauthn.ts'

/** Passkeys of one member. */
const MOST = 20

/** A passkey as its owner sees it. Times are ISO 8601, UTC. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

export interface PasskeyParts {
  readonly db: Database<AuthTables>
  readonly keys: Keys
  readonly mail: Pick<MailOutbox, 'post' | 'kick'>
  readonly log: AuthLog
  /** The public address of the surface: its origin, and by its host name what credentials are scoped to. */
  readonly url: () => URL
  /** UTC milliseconds. */
  readonly now: () => number
}

type Row = Pick<PasskeyTable, 'id' | 'name' | 'created_at' | 'last_used_at'>

const columns = ['id', 'name', 'created_at', 'last_used_at'] as const

/** The passkeys of members: who has which, and how one is added. */
export class Passkeys {
  readonly #parts: PasskeyParts

  constructor(parts: PasskeyParts) {
    this.#parts = parts
  }

  /** A member's passkeys, the newest first. */
  async list(memberId: string): Promise<Passkey[]> {
    const rows = this.#parts.db.reader.selectFrom('passkey').select(columns).where('actor_id', '=', memberId)
    return (await rows.orderBy('id', 'desc').execute()).map(toPasskey)
  }

  /**
   * What a browser needs to make a passkey, and what it keeps until it has.
   *
   * @throws TriptychError `not_found` when the member is gone
   */
  async beginAdding({ principal }: Actor, memberId: string) {
    const { db, keys, url, now } = this.#parts
    const person = await readPerson(db.reader, memberId)
    const own = db.reader.selectFrom('passkey').select('credential_id').where('actor_id', '=', memberId)
    const { value, sealed } = newChallenge(keys, 'passkey', principal?.credentialId ?? '', now())
    const email = person.email ?? ''
    const options = {
      challenge: value,
      rp: { id: relyingPartyOf(url()).id, name: 'Triptych' },
      user: { id: userHandleOf(memberId), name: email, displayName: person.name ?? email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: (await own.execute()).map(({ credential_id: id }) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
    return { options, sealed }
  }

  /**
   * Adds what the browser made of the options that this session asked for.
   *
   * @param sealed what the browser kept of them
   * @throws TriptychError `invalid_request`; `passkey_refused`; `limit_reached`; `second_factor_required` where another one came in between; `unauthenticated`
   */
  async add(
    actor: Actor,
    memberId: string,
    asked: { readonly name: string; readonly credential: Registration; readonly sealed: string | null },
  ): Promise<Passkey> {
    const { db, keys, mail, now: clock } = this.#parts
    const name = requireName(asked.name)
    const challenge = openChallenge(keys, 'passkey', asked.sealed, actor.principal?.credentialId ?? '', clock())
    const key = challenge === null ? null : await this.#read(asked.credential, challenge.value)
    const added = await db.transaction([...requesterLocks(actor), actorLock(memberId)], async (trx) => {
      await requireLive(trx, actor)
      const now = clock()
      const person = await readPerson(trx, memberId)
      if (challenge === null || key === null) throw new TriptychError('passkey_refused', 'not what was asked for')
      if (!(await spendChallenge(trx, challenge))) throw new TriptychError('passkey_refused', 'a challenge replayed')
      const own = await trx.selectFrom('passkey').select('id').where('actor_id', '=', memberId).execute()
      if (own.length >= MOST) throw new TriptychError('limit_reached', `a member has ${MOST} passkeys at most`)
      await requireEnrolment(trx, actor)
      const row = { id: uuidv7(), name, created_at: now, last_used_at: null }
      const inserted = await trx
        .insertInto('passkey')
        .values({ ...row, actor_id: memberId, credential_id: key.id, public_key: key.publicKey, counter: key.counter })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted === undefined) throw new TriptychError('passkey_refused', 'the credential is there already')
      // The authenticator has just verified its user.
      const session = trx.updateTable('session').where('id', '=', actor.principal?.credentialId ?? '')
      await session.set({ proven_at: now, proven_by: 'passkey', second_factor: 'passkey' }).execute()
      await recordAboutPasskey(trx, actor, 'passkey.add', memberId, row, now)
      const about = { event: 'passkey_added', passkey: name } as const
      await mail.post(trx, { kind: 'notice', to: person.email ?? '', about }, now)
      return row
    })
    mail.kick('notice')
    return toPasskey(added)
  }

  /** @throws TriptychError `invalid_request`; `not_found` when it is not theirs; `unauthenticated` */
  async rename(actor: Actor, memberId: string, id: string, text: string): Promise<Passkey> {
    const { db, now } = this.#parts
    const name = requireName(text)
    const renamed = await db.transaction([...requesterLocks(actor), actorLock(memberId)], async (trx) => {
      await requireLive(trx, actor)
      const own = trx.selectFrom('passkey').select(columns).where('id', '=', id).where('actor_id', '=', memberId)
      const before = await own.executeTakeFirst()
      if (before === undefined) throw new TriptychError('not_found', 'no such passkey')
      if (before.name === name) return before
      const after = { ...before, name }
      await trx.updateTable('passkey').set({ name }).where('id', '=', id).execute()
      const details = { before: { name: before.name }, after: { name } }
      await recordAboutPasskey(trx, actor, 'passkey.update', memberId, after, now(), details)
      return after
    })
    return toPasskey(renamed)
  }

  /** @throws TriptychError `not_found` when it is not theirs; `unauthenticated` */
  async remove(actor: Actor, memberId: string, id: string): Promise<void> {
    const { db, mail, now: clock } = this.#parts
    await db.transaction([...requesterLocks(actor), actorLock(memberId)], async (trx) => {
      await requireLive(trx, actor)
      const now = clock()
      const { email } = await readPerson(trx, memberId)
      const own = trx.deleteFrom('passkey').where('id', '=', id).where('actor_id', '=', memberId)
      const removed = await own.returning(['id', 'name']).executeTakeFirst()
      if (removed === undefined) throw new TriptychError('not_found', 'no such passkey')
      await endUnusableRecoveryCodes(trx, memberId)
      await recordAboutPasskey(trx, actor, 'passkey.remove', memberId, removed, now)
      const about = { event: 'passkey_removed', passkey: removed.name } as const
      await mail.post(trx, { kind: 'notice', to: email ?? '', about }, now)
    })
    mail.kick('notice')
  }

  /** Null for what does not hold; why is in the log. */
  async #read(credential: Registration, challenge: string): Promise<CredentialKey | null> {
    try {
      return await verifyRegistration(credential, challenge, relyingPartyOf(this.#parts.url()))
    } catch (error) {
      this.#parts.log.info({ reason: errorMessage(error) }, 'a passkey was refused')
      return null
    }
  }
}

/** What an authenticator keeps with a credential, to say whose it is (WebAuthn 3, 5.4.3): no name and no email. */
export function userHandleOf(memberId: string): string {
  return Buffer.from(memberId).toString('base64url')
}

/** Records in the activity what is done to a passkey of a member. */
export function recordAboutPasskey(
  trx: Transact,
  actor: Actor,
  action: 'passkey.add' | 'passkey.update' | 'passkey.remove',
  owner: string,
  { id, name }: Pick<Row, 'id' | 'name'>,
  now: number,
  details = {},
): Promise<void> {
  return recordActivity(trx, actor, { action, target: { kind: 'passkey', id, name, owner }, details }, now)
}

function toPasskey({ id, name, created_at, last_used_at }: Row): Passkey {
  return {
    id,
    name,
    created_at: new Date(created_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }
}
