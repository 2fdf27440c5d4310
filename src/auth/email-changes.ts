import { randomInt } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { type Actor, requireLive } from './actor.ts'
import { countAttempt, hour, minute } from './attempts.ts'
import { CODE_LIFETIME, TRIES } from './codes/budgets.ts'
import { revokeAgentTokensBy, revokeCredentials, withAgentLocks } from './credentials.ts'
import { postInvitation } from './invitations.ts'
import { forgetBrowsers } from './known-browsers.ts'
import { actorLock, emailLock, requesterLocks } from './locks.ts'
import type { MailOutbox } from './mail/outbox.ts'
import {
  differences,
  findPerson,
  type Member,
  type PersonRow,
  readPerson,
  recordAbout,
  toMember,
} from './member-rows.ts'
import { requireEmail } from './names.ts'
import type { AuthTables, Transact } from './schema.ts'
import { hashSecret, type Keys, randomSecret } from './secrets.ts'

/** For how long the address of before takes a change back, in milliseconds. */
const TAKE_BACK = 72 * hour

/** How often a member may have a code sent to a new address. */
const sends = [
  { count: 1, window: minute },
  { count: 5, window: hour },
]

interface EmailChangeParts {
  readonly db: Database<AuthTables>
  readonly keys: Keys
  readonly mail: Pick<MailOutbox, 'post' | 'kick'>
  /** UTC milliseconds. */
  readonly now: () => number
}

/** A change that a link takes back. */
export interface TakeBack {
  /** The email of before, which the member has again then. */
  readonly email: string
}

/**
 * Members take another email: by themselves, with a code that is sent to it, or on the word of an administrator. Their id
 * stays, and with it everything that hangs on it.
 */
export class EmailChanges {
  readonly #parts: EmailChangeParts

  constructor(parts: EmailChangeParts) {
    this.#parts = parts
  }

  /**
   * Sends a code to a new email of the member who asks. Where it is another member's, the same statements run and nothing
   * is sent, so the requester learns nothing of it.
   *
   * @throws TriptychError `invalid_request`; `too_many_requests`; `unauthenticated`
   */
  async request(actor: Actor, memberId: string, text: string): Promise<void> {
    const { db, keys, mail, now: clock } = this.#parts
    const email = requireEmail(text)
    await db.transaction([...requesterLocks(actor), actorLock(memberId), emailLock(email)], async (trx) => {
      await requireLive(trx, actor)
      const now = clock()
      await countAttempt(trx, `email-change ${memberId}`, sends, now)
      const taken = (await findPerson(trx, email)) !== undefined
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const fresh = {
        email,
        code_mac: macOf(keys, memberId, email, taken ? randomSecret() : code),
        ...{ tries: 0, expires_at: now + CODE_LIFETIME },
      }
      await trx
        .insertInto('email_change')
        .values({ actor_id: memberId, ...fresh })
        .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(fresh))
        .execute()
      await mail.post(trx, taken ? { kind: 'decoy' } : { kind: 'email_code', to: email, code }, now)
    })
    mail.kick('code')
    mail.kick('email_code')
  }

  /**
   * Makes the email that the code was sent to the member's own.
   *
   * @throws TriptychError `email_code_invalid`; `unauthenticated`
   */
  async confirm(actor: Actor, memberId: string, code: string): Promise<Member> {
    const { db, keys, mail, now: clock } = this.#parts
    const asked = db.reader.selectFrom('email_change').select('email').where('actor_id', '=', memberId)
    const email = (await asked.executeTakeFirst())?.email ?? ''
    const locks = [...requesterLocks(actor), actorLock(memberId), emailLock(email)]
    const changed = await db.transaction(locks, async (trx) => {
      await requireLive(trx, actor)
      const now = clock()
      // Counted also where the code is right: what is thrown later would take the count back.
      const tried = await trx
        .updateTable('email_change')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('actor_id', '=', memberId)
        .where('email', '=', email)
        .where('tries', '<', TRIES)
        .where('expires_at', '>', now)
        .returning('code_mac')
        .executeTakeFirst()
      if (tried === undefined || tried.code_mac !== macOf(keys, memberId, email, code)) return null
      if ((await findPerson(trx, email)) !== undefined) return null
      const before = await readPerson(trx, memberId)
      const secret = randomSecret()
      await trx
        .insertInto('email_take_back')
        .values({
          hash: hashSecret(secret),
          actor_id: memberId,
          email: before.email ?? '',
          expires_at: now + TAKE_BACK,
        })
        .execute()
      const after = await this.#change(trx, actor, before, email, now)
      await this.#tell(trx, before, after, secret, now)
      return after
    })
    if (changed === null) throw new TriptychError('email_code_invalid')
    mail.kick('email_changed')
    return toMember(changed)
  }

  /**
   * Gives a member another email, on an administrator's word. One who has not signed in yet is invited there.
   *
   * @throws TriptychError `not_found`; `already_member`; `invalid_request`; `unauthenticated`
   */
  async set(actor: Actor, memberId: string, text: string): Promise<Member> {
    const { db, mail, now: clock } = this.#parts
    const email = requireEmail(text)
    const locks = [...requesterLocks(actor), actorLock(memberId), emailLock(email)]
    const changed = await db.transaction(locks, async (trx) => {
      await requireLive(trx, actor)
      const now = clock()
      const before = await readPerson(trx, memberId)
      if (before.email === email) return before
      if ((await findPerson(trx, email)) !== undefined) {
        throw new TriptychError('already_member', `${email} is a member already`)
      }
      const after = await this.#change(trx, actor, before, email, now)
      // An administrator decides: no link of an earlier change takes this one back.
      await trx.deleteFrom('email_take_back').where('actor_id', '=', memberId).execute()
      if (before.joined_at !== null) await this.#tell(trx, before, after, null, now)
      else {
        // Who was invited at a wrong address has a link that is not for them.
        await forgetBrowsers(trx, memberId)
        if (before.suspended_at === null) await postInvitation(trx, mail, actor, after, now)
      }
      return after
    })
    mail.kick('email_changed')
    mail.kick('invitation')
    return toMember(changed)
  }

  /** What a link takes back; null for one that is not valid any more. */
  async find(secret: string): Promise<TakeBack | null> {
    const { db, now } = this.#parts
    const links = db.reader.selectFrom('email_take_back').select('email').where('hash', '=', hashSecret(secret))
    return (await links.where('expires_at', '>', now()).executeTakeFirst()) ?? null
  }

  /**
   * Takes a change back: the member has the email of before again, and all that they could act with ends, the tokens of
   * agents that they made included, as does what a provider has linked since. The change may have been made by an intruder.
   *
   * @returns the email; null for a link that is not valid any more, and where another member has that email now
   */
  async takeBack(actor: Actor, secret: string): Promise<string | null> {
    const { db, mail, now: clock } = this.#parts
    const hash = hashSecret(secret)
    const links = db.reader.selectFrom('email_take_back').select(['actor_id', 'email']).where('hash', '=', hash)
    const found = await links.executeTakeFirst()
    if (found === undefined) return null
    const { actor_id: memberId, email } = found
    const done = await withAgentLocks(db, memberId, [actorLock(memberId), emailLock(email)], async (trx) => {
      const now = clock()
      const spent = trx.deleteFrom('email_take_back').where('hash', '=', hash).where('expires_at', '>', now)
      const link = await spent.returning('expires_at').executeTakeFirst()
      if (link === undefined) return false
      const holder = await findPerson(trx, email)
      if (holder !== undefined && holder.id !== memberId) return false
      const before = await readPerson(trx, memberId)
      const after = await this.#change(trx, actor, before, email, now, 'taken_back')
      // Links of later changes lead to addresses that may be a stranger's.
      const later = trx.deleteFrom('email_take_back').where('actor_id', '=', memberId)
      await later.where('expires_at', '>=', link.expires_at).execute()
      const linked = trx.deleteFrom('identity').where('actor_id', '=', memberId)
      await linked.where('linked_at', '>=', link.expires_at - TAKE_BACK).execute()
      await revokeCredentials(trx, memberId, 'email_taken_back', now)
      await revokeAgentTokensBy(trx, memberId, 'email_taken_back', now)
      await this.#tell(trx, before, after, null, now)
      return true
    })
    mail.kick('email_changed')
    return done ? email : null
  }

  async #change(
    trx: Transact,
    actor: Actor,
    before: PersonRow,
    email: string,
    now: number,
    reason?: string,
  ): Promise<PersonRow> {
    const after = { ...before, email }
    await trx.updateTable('actor').set({ email }).where('id', '=', before.id).execute()
    await trx.deleteFrom('email_change').where('actor_id', '=', before.id).execute()
    // A code that is under way was sent to the address of before.
    await trx.deleteFrom('login_code').where('actor_id', '=', before.id).execute()
    const sessions = trx.selectFrom('session').select('id').where('actor_id', '=', before.id)
    await trx.deleteFrom('proof_code').where('session_id', 'in', sessions).execute()
    const details = { ...differences(before, after), ...(reason === undefined ? {} : { reason }) }
    await recordAbout(trx, actor, 'member.update', after, now, details)
    return after
  }

  /** @param secret of the link that takes it back, for the address of before alone; null without one */
  async #tell(trx: Transact, before: PersonRow, after: PersonRow, secret: string | null, now: number): Promise<void> {
    const [from, email] = [before.email ?? '', after.email ?? '']
    if (from === email) return
    const { mail } = this.#parts
    await mail.post(trx, { kind: 'email_changed', to: from, email, secret }, now)
    await mail.post(trx, { kind: 'email_changed', to: email, email, secret: null }, now)
  }
}

function macOf(keys: Keys, memberId: string, email: string, code: string): string {
  return keys.mac('email-change', memberId, email, code)
}
