import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { type Actor, requireLive } from '../actor.ts'
import { actorLock, identityLock, requesterLocks } from '../locks.ts'
import type { MailOutbox } from '../mail/outbox.ts'
import { readPerson } from '../member-rows.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { linkIdentity, recordIdentity } from './provision.ts'

/** A provider's second subject for one member, which waits for an administrator. */
export interface IdentityRequest {
  readonly id: string
  readonly issuer: string
  readonly subject: string
  /** ISO 8601, UTC. */
  readonly requested_at: string
}

type Row = Pick<AuthTables['identity_request'], 'id' | 'issuer' | 'subject' | 'requested_at'>

/** What administrators decide on the word of a provider (`signInPerson`). */
export class IdentityRequests {
  readonly #db: Database<AuthTables>
  readonly #mail: Pick<MailOutbox, 'post' | 'kick'>
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, mail: Pick<MailOutbox, 'post' | 'kick'>, now: () => number = Date.now) {
    this.#db = db
    this.#mail = mail
    this.#now = now
  }

  /** Those of one member, the oldest first. Throws `not_found` where there is no such member. */
  async list(memberId: string): Promise<IdentityRequest[]> {
    await readPerson(this.#db.reader, memberId)
    const rows = await requestsOf(this.#db.reader, memberId).orderBy('id').execute()
    return rows.map(({ requested_at, ...row }) => ({ ...row, requested_at: new Date(requested_at).toISOString() }))
  }

  /** Links the subject to the member, and tells them by mail. Throws `not_found`. */
  async approve(actor: Actor, memberId: string, id: string): Promise<void> {
    await this.#decide(actor, memberId, id, async (trx, row) => {
      const member = await readPerson(trx, memberId)
      const held = trx.selectFrom('identity').select('actor_id').where('issuer', '=', row.issuer)
      // Another member may have come to hold it meanwhile.
      if ((await held.where('subject', '=', row.subject).executeTakeFirst()) !== undefined) throw missing()
      await linkIdentity(trx, row, memberId, this.#now())
      await recordIdentity(trx, actor, 'identity.approve', member, row, this.#now())
      await this.#mail.post(trx, { kind: 'linked', to: member.email ?? '', issuer: row.issuer }, this.#now())
    })
    this.#mail.kick('linked')
  }

  /** Takes the request away. Throws `not_found`. */
  refuse(actor: Actor, memberId: string, id: string): Promise<void> {
    return this.#decide(actor, memberId, id, async (trx, row) =>
      recordIdentity(trx, actor, 'identity.refuse', await readPerson(trx, memberId), row, this.#now()),
    )
  }

  async #decide(
    actor: Actor,
    memberId: string,
    id: string,
    decide: (trx: Transact, row: Row) => Promise<void>,
  ): Promise<void> {
    const found = await requestsOf(this.#db.reader, memberId).where('id', '=', id).executeTakeFirst()
    if (found === undefined) throw missing()
    const locks = [...requesterLocks(actor), actorLock(memberId), identityLock(found.issuer, found.subject)]
    await this.#db.transaction(locks, async (trx) => {
      await requireLive(trx, actor)
      const gone = await trx
        .deleteFrom('identity_request')
        .where('id', '=', id)
        .where('actor_id', '=', memberId)
        .returning('id')
        .executeTakeFirst()
      if (gone === undefined) throw missing()
      await decide(trx, found)
    })
  }
}

function requestsOf(db: Pick<Transact, 'selectFrom'>, memberId: string) {
  const columns = ['id', 'issuer', 'subject', 'requested_at'] as const
  return db.selectFrom('identity_request').select(columns).where('actor_id', '=', memberId)
}

function missing(): TriptychError {
  return new TriptychError('not_found', 'no such request')
}
