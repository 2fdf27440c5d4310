import { TriptychError } from '../errors.ts'
import type { Action, ActivityDetails, ActivityValues } from './actions.ts'
import { recordActivity } from './activity.ts'
import type { Actor } from './actor.ts'
import type { ActorTable, Role, Transact } from './schema.ts'

/** A person who may sign in. Times are ISO 8601, UTC. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly role: Role
  readonly created_at: string
  /** First sign-in; null for an invited person who has not signed in yet. */
  readonly joined_at: string | null
  /** A suspended member cannot sign in, and has nothing to act with. */
  readonly status: MemberStatus
}

export type MemberStatus = 'active' | 'suspended'

export const memberColumns = [
  ...(['id', 'email', 'name', 'role', 'created_at', 'joined_at', 'suspended_at'] as const),
  ...(['external_id', 'suspended_by'] as const),
] as const

/** The row of a person. */
export type PersonRow = Pick<ActorTable, (typeof memberColumns)[number]>

type Reader = Pick<Transact, 'selectFrom'>

export function toMember({ id, email, name, role, created_at, joined_at, suspended_at }: PersonRow): Member {
  return {
    id,
    // A person always has one; only the table cannot say so.
    email: email ?? '',
    name,
    role,
    created_at: new Date(created_at).toISOString(),
    joined_at: joined_at === null ? null : new Date(joined_at).toISOString(),
    status: suspended_at === null ? 'active' : 'suspended',
  }
}

/** @throws TriptychError `not_found`, also for an agent */
export async function readPerson(db: Reader, id: string): Promise<PersonRow> {
  const people = db.selectFrom('actor').select(memberColumns).where('kind', '=', 'person')
  const row = await people.where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new TriptychError('not_found', 'no such member')
  return row
}

/** @param email as `normalizeEmail` writes it */
export function findPerson(db: Reader, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('actor').select(memberColumns).where('email', '=', email).executeTakeFirst()
}

/**
 * An invited administrator who has not signed in yet may never do so: it takes the place of another such one, and of no
 * administrator who has signed in. A suspended one takes no one's place.
 *
 * @throws TriptychError `last_admin` when this member is the only administrator
 */
export async function requireOtherAdmin(trx: Transact, { id, joined_at }: PersonRow): Promise<void> {
  const admins = trx.selectFrom('actor').select('id').where('kind', '=', 'person').where('role', '=', 'admin')
  const other = await admins
    .where('id', '<>', id)
    .where('suspended_at', 'is', null)
    .$if(joined_at !== null, (query) => query.where('joined_at', 'is not', null))
    .limit(1)
    .executeTakeFirst()
  if (other === undefined) throw new TriptychError('last_admin', 'the only administrator who has signed in')
}

/** Notes in the activity what is done to a member. */
export function recordAbout(
  trx: Transact,
  actor: Actor,
  action: Action,
  person: PersonRow,
  now: number,
  details: ActivityDetails = {},
): Promise<void> {
  const { id, name, email } = person
  return recordActivity(trx, actor, { action, target: { kind: 'member', id, name: name ?? email }, details }, now)
}

/** What the activity says of a member. */
export function valuesOf({ email, name, role }: PersonRow): ActivityValues {
  return { email, name, role }
}

/** The values that a change of a member has changed. */
export function differences(before: PersonRow, after: PersonRow): ActivityDetails {
  return changedValues(valuesOf(before), valuesOf(after))
}

/** The values that differ, before and after a change. */
export function changedValues(
  before: ActivityValues,
  after: ActivityValues,
): Required<Pick<ActivityDetails, 'before' | 'after'>> {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  const pick = (values: ActivityValues) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** What an actor is called in a letter: a name, else an email; null for the command line, and for who is gone. */
export async function findActorName(trx: Transact, { principal }: Actor): Promise<string | null> {
  if (principal === null) return null
  const actors = trx.selectFrom('actor').select(['name', 'email'])
  const row = await actors.where('id', '=', principal.id).executeTakeFirst()
  return row?.name ?? row?.email ?? null
}

/** People who are members and not suspended. */
export function activeMembers(trx: Transact) {
  return trx.selectFrom('actor').where('kind', '=', 'person').where('suspended_at', 'is', null)
}

/** Emails of the administrators who are not suspended, the earliest member first. */
export async function listAdministratorEmails(trx: Transact): Promise<string[]> {
  const emails = activeMembers(trx).select('email').$narrowType<{ email: string }>()
  return (await emails.where('role', '=', 'admin').orderBy('id').execute()).map(({ email }) => email)
}
