import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { normalizeEmail } from '../lib/email.ts'
import type { Actor } from './actor.ts'
import { type Member, memberColumns, type PersonRow, toMember } from './member-rows.ts'
import type { MemberChange, Members } from './members.ts'
import { normalizeName } from './names.ts'
import type { AuthTables } from './schema.ts'

/** A member as a provisioning client sees them. */
export interface ProvisionedMember extends Member {
  /** What the client calls them; null where it gave no id. */
  readonly externalId: string | null
}

/** What a provisioning client may say of a member; what is absent stays. */
export interface Provisioning {
  readonly externalId?: string | null
  /** A name that cannot be shown counts as none. */
  readonly name?: string | null
  readonly active?: boolean
}

/** How members are found. */
export interface ProvisioningFilter {
  readonly by: 'email' | 'externalId'
  readonly value: string
}

/** Longest id of a client's, in characters. */
const LONGEST_ID = 255

/**
 * Members as an operator's provisioning client (SCIM) manages them: it makes, renames, suspends and reinstates. It makes
 * no administrators, it changes no email, since codes are sent there, and it ends no suspension but its own.
 */
export class ProvisionedMembers {
  readonly #db: Database<AuthTables>
  readonly #members: Members

  constructor(db: Database<AuthTables>, members: Members) {
    this.#db = db
    this.#members = members
  }

  /**
   * Makes a member, without an invitation. A member whom the client deleted comes back.
   *
   * @param email as it was written
   * @throws TriptychError `already_member`; `invalid_request` for what is not an email or an id; `admin_required` for someone
   *   whom an administrator removed, until they are invited
   */
  async create(actor: Actor, email: string, said: Provisioning): Promise<ProvisionedMember> {
    const held = await this.#people()
      .where('email', '=', normalizeEmail(email) ?? '')
      .executeTakeFirst()
    if (held?.suspended_by === 'scim_deleted') return this.#change(actor, held.id, { active: true, ...said }, true)
    const { externalId = null, name = null } = said
    const { id } = await this.#members.provision(actor, {
      ...{ email, name: toName(name), externalId: requireId(externalId) },
      suspended: said.active === false,
    })
    return this.get(id)
  }

  /** @throws TriptychError `not_found`, also for a member whom the client deleted */
  async get(id: string): Promise<ProvisionedMember> {
    const row = await this.#visible().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw missing()
    return toProvisioned(row)
  }

  /** The oldest first, from the `offset`th on, and how many there are in all. */
  async list(
    filter: ProvisioningFilter | null,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly members: ProvisionedMember[]; readonly total: number }> {
    const condition = filter === null ? null : conditionOf(filter)
    const matching =
      condition === null ? this.#visible() : this.#visible().where(condition.column, '=', condition.stored)
    const rows = await matching.orderBy('id').limit(limit).offset(offset).execute()
    const counted = matching.clearSelect().select((eb) => eb.fn.countAll<string | number>().as('n'))
    const { n } = await counted.executeTakeFirstOrThrow()
    return { members: rows.map(toProvisioned), total: Number(n) }
  }

  /**
   * Changes what the client says; suspending ends all that the member could act with. A member comes back as one without
   * administration.
   *
   * @throws TriptychError `not_found`; `last_admin`; `admin_required` where an administrator suspended the member;
   *   `invalid_request`
   */
  change(actor: Actor, id: string, said: Provisioning): Promise<ProvisionedMember> {
    return this.#change(actor, id, said, false)
  }

  /** Suspends a member and hides them from the client. Throws `not_found`; `last_admin`. */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.#members.update(actor, id, { externalId: null, status: 'suspended', by: 'scim_deleted' }, requireVisible)
  }

  async #change(actor: Actor, id: string, said: Provisioning, deleted: boolean): Promise<ProvisionedMember> {
    const { active, name, externalId } = said
    const change: MemberChange = {
      ...(name === undefined ? {} : { name: toName(name) }),
      ...(externalId === undefined ? {} : { externalId: requireId(externalId) }),
      ...(active === undefined ? {} : { status: active ? 'active' : 'suspended', by: 'scim' }),
    }
    await this.#members.update(actor, id, change, (before) => {
      if (!deleted) requireVisible(before)
      if (active !== true || before.suspended_at === null) return
      if (before.suspended_by === null)
        throw new TriptychError('admin_required', 'an administrator suspended this member')
    })
    return this.get(id)
  }

  #people() {
    return this.#db.reader.selectFrom('actor').select(memberColumns).where('kind', '=', 'person')
  }

  #visible() {
    return this.#people().where((eb) => eb.or([eb('suspended_by', 'is', null), eb('suspended_by', '=', 'scim')]))
  }
}

/** What is compared: a column, and the value in its stored form; empty, which nothing is, where it could not be stored. */
function conditionOf({ by, value }: ProvisioningFilter) {
  return by === 'email'
    ? ({ column: 'email', stored: normalizeEmail(value) ?? '' } as const)
    : ({ column: 'external_id', stored: isId(value) ? value : '' } as const)
}

function requireVisible({ suspended_by }: PersonRow): void {
  if (suspended_by === 'scim_deleted') throw missing()
}

function missing(): TriptychError {
  return new TriptychError('not_found', 'no such user')
}

function toProvisioned(row: PersonRow): ProvisionedMember {
  return { ...toMember(row), externalId: row.external_id }
}

function toName(text: string | null): string | null {
  return text === null ? null : normalizeName(text)
}

/** @throws TriptychError `invalid_request` */
function requireId(text: string | null): string | null {
  if (text === null || isId(text)) return text
  throw new TriptychError(
    'invalid_request',
    `externalId has 1 to ${LONGEST_ID} characters, none of them a control character`,
  )
}

function isId(text: string): boolean {
  return text !== '' && text.length <= LONGEST_ID && !/[\p{Cc}\p{Cs}]/u.test(text)
}
