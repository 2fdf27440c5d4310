import type { Database } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import { type PreparedLookup, prepare } from '../db/prepared.ts'
import { TriptychError } from '../errors.ts'
import { normalizeEmail } from '../lib/email.ts'
import { defaultPageSize, type Page, pageOf } from '../lib/paging.ts'
import { type Notices, postPromotion } from './account-notices.ts'
import { type Actor, requireLive, system } from './actor.ts'
import { proofFailuresOf } from './attempts.ts'
import { forgetAttempts } from './codes/budgets.ts'
import { revokeAgentTokensBy, revokeCredentials, withAgentLocks } from './credentials.ts'
import { type Invitations, postInvitation, waitForInvitation } from './invitations.ts'
import { actorLock, emailLock, lastAdminLock, requesterLocks } from './locks.ts'
import {
  differences,
  findPerson,
  type Member,
  type MemberStatus,
  memberColumns,
  type PersonRow,
  readPerson,
  recordAbout,
  requireOtherAdmin,
  toMember,
  valuesOf,
} from './member-rows.ts'
import { requireEmail, requireName } from './names.ts'
import type { AuthObserver } from './observer.ts'
import { forgetRemoval, noteRemoval, wasEmailRemoved } from './removed-people.ts'
import type { ActorTable, AuthTables, Role, Transact } from './schema.ts'

export interface MemberPage {
  readonly members: Member[]
  /** Null on the last page. */
  readonly next: string | null
}

/** What becomes of a member; what is absent stays. */
export interface MemberChange {
  /** Null takes the name away. */
  readonly name?: string | null | undefined
  readonly role?: Role | undefined
  readonly status?: MemberStatus | undefined
  /** A provisioning client that changes the status; an administrator when absent. */
  readonly by?: ActorTable['suspended_by']
  readonly externalId?: string | null
}

/**
 * The people of the workspace. Agents are none. Each change and its line in the activity are one transaction, and those
 * that could leave no administrator follow one another (`lastAdminLock`).
 */
export class Members {
  readonly #db: Database<AuthTables>
  readonly #mail: Invitations & Notices
  readonly #observer: Pick<AuthObserver, 'limitHit'>
  readonly #now: () => number
  readonly #isMember: PreparedLookup<{ id: string }>
  readonly #byId: PreparedLookup<PersonRow>

  /** @param now UTC milliseconds */
  constructor(
    db: Database<AuthTables>,
    mail: Invitations & Notices,
    observer: Pick<AuthObserver, 'limitHit'>,
    now: () => number = Date.now,
  ) {
    this.#db = db
    this.#mail = mail
    this.#observer = observer
    this.#now = now
    // Placeholders in the order of the query: kind, id.
    const people = db.reader.selectFrom('actor').where('kind', '=', 'person').where('id', '=', '')
    this.#isMember = prepare(db, people.where('suspended_at', 'is', null).select('id').compile())
    this.#byId = prepare(db, people.select(memberColumns).compile())
  }

  /** The oldest first. */
  async list({ limit = defaultPageSize, cursor }: Page = {}): Promise<MemberPage> {
    const rows = await this.#db.reader
      .selectFrom('actor')
      .select(memberColumns)
      .where('kind', '=', 'person')
      .$if(cursor !== undefined, (query) => query.where('id', '>', cursor ?? ''))
      .orderBy('id')
      .limit(limit + 1)
      .execute()
    const { entries, next } = pageOf(rows, limit, ({ id }) => id)
    return { members: entries.map(toMember), next }
  }

  /** @throws TriptychError `not_found` */
  async get(id: string): Promise<Member> {
    const member = await this.find(id)
    if (member === null) throw new TriptychError('not_found', 'no such member')
    return member
  }

  /** Null when no member has this id, also for a member who was just removed. */
  async find(id: string): Promise<Member | null> {
    const row = await this.#byId(['person', id])
    return row === undefined ? null : toMember(row)
  }

  /** Whether a member who is not suspended has this id. */
  async isMember(id: string): Promise<boolean> {
    return (await this.#isMember(['person', id])) !== undefined
  }

  /** Whether such a member is an administrator. */
  async isAdministrator(id: string): Promise<boolean> {
    const [live, member] = await Promise.all([this.isMember(id), this.find(id)])
    return live && member?.role === 'admin'
  }

  /** However the email is written; null when it belongs to no member, or is not an email. */
  async findByEmail(text: string): Promise<Member | null> {
    const email = normalizeEmail(text)
    if (email === null) return null
    const row = await findPerson(this.#db.reader, email)
    return row === undefined ? null : toMember(row)
  }

  /**
   * Makes a member and posts the invitation.
   *
   * @throws TriptychError `already_member`; `invalid_request` for what is not an email or not a name
   */
  async invite(
    actor: Actor,
    input: {
      readonly email: string
      readonly name?: string | null | undefined
      readonly role?: Role | undefined
    },
  ): Promise<Member> {
    const email = requireEmail(input.email)
    const name = nameOf(input.name ?? null)
    const member = await this.#db.transaction([...requesterLocks(actor), emailLock(email)], async (trx) => {
      await requireLive(trx, actor)
      if ((await findPerson(trx, email)) !== undefined)
        throw new TriptychError('already_member', `${email} is a member already`)
      const row = await this.#insert(trx, actor, { email, name, role: input.role ?? 'member' })
      await postInvitation(trx, this.#mail, actor, row, this.#now())
      return toMember(row)
    })
    this.#mail.kick('invitation')
    return member
  }

  /**
   * Sends the invitation again, and lets the member in again (`unlock`): one a minute and five an hour, the first one
   * counted.
   *
   * @throws TriptychError `not_found`; `member_suspended`; `too_many_requests` with the seconds to wait
   */
  async resend(actor: Actor, id: string): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), actorLock(id)], async (trx) => {
      await requireLive(trx, actor)
      const row = await readPerson(trx, id)
      if (row.suspended_at !== null) throw new TriptychError('member_suspended', `${row.email} is suspended`)
      const now = this.#now()
      const wait = await waitForInvitation(trx, id, now)
      if (wait > 0) {
        this.#observer.limitHit('invitation')
        const retryAfter = Math.ceil(wait / 1000)
        throw new TriptychError('too_many_requests', `invited too often; try again in ${retryAfter} s`, { retryAfter })
      }
      await postInvitation(trx, this.#mail, actor, row, this.#now())
      // The inviter vouches for the address again: what strangers used up no longer keeps the member out.
      await forgetAttempts(trx, row.email ?? '')
      await recordAbout(trx, actor, 'member.invite', row, now)
    })
    this.#mail.kick('invitation')
  }

  /**
   * Lets a member in again whom limits keep out: what was sent and failed for their email counts no more, nor do failures
   * in a row, nor wrong proofs.
   *
   * @throws TriptychError `not_found`
   */
  async unlock(actor: Actor, id: string): Promise<void> {
    const { email } = await this.get(id)
    await this.#db.transaction([...requesterLocks(actor), actorLock(id), emailLock(email)], async (trx) => {
      await requireLive(trx, actor)
      const row = await readPerson(trx, id)
      await forgetAttempts(trx, row.email ?? '')
      await trx.deleteFrom('attempt').where('key', '=', proofFailuresOf(id)).execute()
      await recordAbout(trx, actor, 'member.unlock', row, this.#now())
    })
  }

  /**
   * Demoting ends all that the member could act with (`revokeCredentials`). So does suspending, which ends the tokens of
   * agents too that the member made and knows; a member who is brought back signs in anew.
   *
   * Whom a provisioning client suspended and brings back is a member, whatever they were. A new administrator is notified
   * by mail.
   *
   * @param check looks at the member before, in the transaction, and throws what speaks against it
   * @throws TriptychError `not_found`; `last_admin`; `invalid_request` for what is not a name
   */
  async update(
    actor: Actor,
    id: string,
    change: MemberChange,
    check: (before: PersonRow) => void = () => undefined,
  ): Promise<Member> {
    const name = change.name === undefined ? undefined : nameOf(change.name)
    const locks = [...requesterLocks(actor), actorLock(id)]
    if (change.role === 'member' || change.status === 'suspended') locks.push(lastAdminLock)
    const member = await withAgentLocks(this.#db, change.status === 'suspended' ? id : null, locks, async (trx) => {
      await requireLive(trx, actor)
      const before = await readPerson(trx, id)
      check(before)
      const now = this.#now()
      const after: PersonRow = {
        ...before,
        name: name === undefined ? before.name : name,
        role: change.role ?? before.role,
        ...suspensionOf(before, change, now),
        external_id: change.externalId === undefined ? before.external_id : change.externalId,
      }
      const moved = after.suspended_at !== before.suspended_at
      if (moved && after.suspended_at === null && change.by) after.role = 'member'
      const renamed = after.name !== before.name || after.role !== before.role
      const noted = after.external_id !== before.external_id || after.suspended_by !== before.suspended_by
      if (!renamed && !moved && !noted) return toMember(before)
      if (administers(before) && !administers(after)) await requireOtherAdmin(trx, before)
      const { name: called, role, suspended_at, suspended_by, external_id } = after
      const values = { name: called, role, suspended_at, suspended_by, external_id }
      await trx.updateTable('actor').set(values).where('id', '=', id).execute()
      if (renamed) await recordAbout(trx, actor, 'member.update', after, now, differences(before, after))
      if (moved) {
        await recordAbout(trx, actor, suspended_at === null ? 'member.reinstate' : 'member.suspend', after, now)
      }
      if (moved && suspended_at !== null) {
        await revokeCredentials(trx, id, 'suspended', now)
        await revokeAgentTokensBy(trx, id, 'suspended', now)
      } else if (before.role === 'admin' && role !== 'admin') await revokeCredentials(trx, id, 'demoted', now)
      if (before.role !== 'admin' && administers(after)) await postPromotion(trx, this.#mail, actor, after, now)
      return toMember(after)
    })
    this.#mail.kick('notice')
    return member
  }

  /**
   * Takes a member away, and with them all that they could act with, the tokens of agents that they made and know
   * included; their lines in the activity stay.
   *
   * @throws TriptychError `not_found`; `last_admin`
   */
  async remove(actor: Actor, id: string): Promise<void> {
    const locks = [...requesterLocks(actor), actorLock(id), lastAdminLock]
    await withAgentLocks(this.#db, id, locks, async (trx) => {
      await requireLive(trx, actor)
      const row = await readPerson(trx, id)
      if (row.role === 'admin') await requireOtherAdmin(trx, row)
      await revokeCredentials(trx, id, 'removed', this.#now())
      await revokeAgentTokensBy(trx, id, 'removed', this.#now())
      // Before the deletion: members who remove themselves still have a name now.
      await recordAbout(trx, actor, 'member.remove', row, this.#now(), { before: valuesOf(row) })
      await noteRemoval(trx, row, this.#now())
      await trx.deleteFrom('actor').where('id', '=', id).execute()
    })
  }

  /**
   * Makes a member on the word of a provisioning client, without an invitation.
   *
   * @throws TriptychError `already_member`; `admin_required` for someone whom an administrator removed, until they are
   *   invited; `invalid_request` for what is not an email
   */
  async provision(
    actor: Actor,
    input: {
      readonly email: string
      readonly name: string | null
      readonly externalId: string | null
      readonly suspended: boolean
    },
  ): Promise<Member> {
    const email = requireEmail(input.email)
    return this.#db.transaction([emailLock(email)], async (trx) => {
      if ((await findPerson(trx, email)) !== undefined)
        throw new TriptychError('already_member', `${email} is a member already`)
      if (await wasEmailRemoved(trx, email))
        throw new TriptychError('admin_required', `an administrator removed ${email}: invite them first`)
      const now = this.#now()
      const row: PersonRow = {
        ...{ id: uuidv7(), email, name: input.name, role: 'member', created_at: now, joined_at: null },
        ...{ suspended_at: input.suspended ? now : null, suspended_by: input.suspended ? 'scim' : null },
        external_id: input.externalId,
      }
      await trx
        .insertInto('actor')
        .values({ ...row, kind: 'person' })
        .execute()
      await recordAbout(trx, actor, 'member.provision', row, now, { after: valuesOf(row) })
      return toMember(row)
    })
  }

  /** Makes a member an administrator. Throws `not_found` for an email that belongs to no member. */
  async promote(actor: Actor, email: string): Promise<Member> {
    const member = await this.findByEmail(email)
    if (member === null) throw new TriptychError('not_found', `${email} is not a member`)
    return this.update(actor, member.id, { role: 'admin' })
  }

  /**
   * The first administrator, without an invitation: null when there is a member already, also one whom another
   * process made a moment ago. Throws `invalid_request` for what is not an email.
   */
  async seedAdmin(text: string): Promise<Member | null> {
    const email = requireEmail(text)
    return this.#db.transaction([lastAdminLock, emailLock(email)], async (trx) => {
      const anyone = await trx.selectFrom('actor').select('id').where('kind', '=', 'person').limit(1).executeTakeFirst()
      if (anyone !== undefined) return null
      return toMember(await this.#insert(trx, { ...system, name: 'first boot' }, { email, name: null, role: 'admin' }))
    })
  }

  async #insert(
    trx: Transact,
    actor: Actor,
    person: { email: string; name: string | null; role: Role },
  ): Promise<PersonRow> {
    const now = this.#now()
    const row = { id: uuidv7(), ...person, created_at: now, joined_at: null, ...notProvisioned }
    await forgetRemoval(trx, person.email)
    await trx
      .insertInto('actor')
      .values({ ...row, kind: 'person' })
      .execute()
    await recordAbout(trx, actor, 'member.invite', row, now, { after: valuesOf(row) })
    return row
  }
}

const notProvisioned = { suspended_at: null, external_id: null, suspended_by: null }

/** Since when, and by whom, a change of status has a member suspended. */
function suspensionOf(
  { suspended_at, suspended_by }: PersonRow,
  { status, by = null }: MemberChange,
  now: number,
): Pick<PersonRow, 'suspended_at' | 'suspended_by'> {
  if (status === undefined) return { suspended_at, suspended_by }
  if (status === 'active') return { suspended_at: null, suspended_by: null }
  if (suspended_at === null) return { suspended_at: now, suspended_by: by }
  // An administrator's is the stronger one, and a deletion stays one.
  if (by === null || suspended_by === null) return { suspended_at, suspended_by: null }
  return { suspended_at, suspended_by: suspended_by === 'scim_deleted' ? suspended_by : by }
}

function administers({ role, suspended_at }: PersonRow): boolean {
  return role === 'admin' && suspended_at === null
}

function nameOf(text: string | null): string | null {
  return text === null ? null : requireName(text)
}
