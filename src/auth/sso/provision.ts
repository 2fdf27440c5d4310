import { uuidv7 } from '../../db/ids.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
import { wasRemoved } from '../removed-people.ts'
import type { ActorTable, Transact } from '../schema.ts'
import { SsoFailure, type VerifiedPerson } from './provider.ts'

/** Whom a provider's word makes a member. */
export interface ProvisioningPolicy {
  readonly autoProvision: boolean
  /** Domains of email addresses as `normalizeEmail` writes them; empty: any. Subdomains are not meant. */
  readonly allowedDomains: readonly string[]
}

/**
 * Finds or makes the member whom a provider vouches for.
 *
 * A known subject is its member, whatever its email is now, unless another member has that email: then one of the two
 * would get into the other's account, so neither does, until an administrator removes the member who has the email. A
 * new subject becomes the member with its email, unless the issuer has another subject for that member already: then the
 * email was given to another person, perhaps, and an administrator decides (`IdentityRequests`).
 *
 * A name is taken where the member has none; role and email stay the workspace's.
 *
 * @param trx with the locks of the subject, of the email and of those whom {@link findCandidates} finds
 * @param now UTC milliseconds
 * @throws SsoFailure `identity_conflict`; `member_suspended`; `not_a_member` for an unknown person whom the policy does not
 *   admit, or an administrator removed
 */
export async function signInPerson(
  trx: Transact,
  person: VerifiedPerson,
  policy: ProvisioningPolicy,
  actor: Actor,
  now: number,
): Promise<SignedInPerson> {
  const known = await findMemberBySubject(trx, person)
  const holder = await findMemberByEmail(trx, person.email)
  if (known !== undefined) {
    if (holder !== undefined && holder.id !== known.id) {
      throw new SsoFailure('identity_conflict', 'the email of this subject belongs to another member')
    }
    requireNotSuspended(known)
    await takeName(trx, known, person)
    return { actorId: known.id, outcome: 'known' }
  }
  if (holder === undefined) {
    if (!maySettle(person.email, policy)) throw new SsoFailure('not_a_member', 'no member has this email')
    if (await wasRemoved(trx, person)) throw new SsoFailure('not_a_member', 'an administrator removed this person')
    const actorId = await provision(trx, person, actor, now)
    await linkIdentity(trx, person, actorId, now)
    return { actorId, outcome: 'known' }
  }
  requireNotSuspended(holder)
  if (await hasIdentity(trx, person.issuer, holder.id)) {
    await request(trx, person, holder, actor, now)
    return { actorId: holder.id, outcome: 'waits' }
  }
  await linkIdentity(trx, person, holder.id, now)
  await recordIdentity(trx, actor, 'identity.link', holder, person, now)
  await takeName(trx, holder, person)
  return { actorId: holder.id, outcome: 'linked' }
}

function requireNotSuspended({ suspended_at }: Member): void {
  if (suspended_at !== null) throw new SsoFailure('member_suspended', 'an administrator suspended this member')
}

/** Who it is, and whether they may sign in: a second subject of one issuer waits for an administrator. */
export interface SignedInPerson {
  readonly actorId: string
  readonly outcome: 'known' | 'linked' | 'waits'
}

/** Most subjects of one member that wait; a provider that makes up more is not listened to. */
const MOST_REQUESTS = 10

async function hasIdentity(trx: Transact, issuer: string, actorId: string): Promise<boolean> {
  const held = trx.selectFrom('identity').select('subject').where('actor_id', '=', actorId).where('issuer', '=', issuer)
  return (await held.limit(1).executeTakeFirst()) !== undefined
}

async function request(trx: Transact, person: Subject, member: Member, actor: Actor, now: number): Promise<void> {
  const { issuer, subject } = person
  const waiting = trx.selectFrom('identity_request').select(['issuer', 'subject']).where('actor_id', '=', member.id)
  const rows = await waiting.execute()
  if (rows.length >= MOST_REQUESTS || rows.some((row) => row.issuer === issuer && row.subject === subject)) return
  await trx
    .insertInto('identity_request')
    .values({ id: uuidv7(), issuer, subject, actor_id: member.id, requested_at: now })
    .execute()
  await recordIdentity(trx, actor, 'identity.request', member, person, now)
}

type Subject = Pick<VerifiedPerson, 'issuer' | 'subject'>

/** Notes in the activity what became of a provider's word for a member. */
export function recordIdentity(
  trx: Transact,
  actor: Actor,
  action: 'identity.link' | 'identity.request' | 'identity.approve' | 'identity.refuse',
  member: Pick<ActorTable, 'id' | 'name' | 'email'>,
  { issuer, subject }: Subject,
  now: number,
): Promise<void> {
  const target = { kind: 'member', id: member.id, name: member.name ?? member.email } as const
  return recordActivity(trx, actor, { action, target, details: { after: { issuer, subject } } }, now)
}

type Member = Pick<ActorTable, 'id' | 'name' | 'email' | 'suspended_at'>
type Reader = Pick<Transact, 'selectFrom'>

/** Ids of the members whom {@link signInPerson} would look at, for its locks. */
export async function findCandidates(db: Reader, person: VerifiedPerson): Promise<string[]> {
  const found = [await findMemberBySubject(db, person), await findMemberByEmail(db, person.email)]
  return found.flatMap((member) => member?.id ?? [])
}

function findMemberBySubject(trx: Reader, { issuer, subject }: VerifiedPerson): Promise<Member | undefined> {
  return trx
    .selectFrom('identity')
    .innerJoin('actor', 'actor.id', 'identity.actor_id')
    .select(['actor.id', 'actor.name', 'actor.email', 'actor.suspended_at'])
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .where('actor.kind', '=', 'person')
    .executeTakeFirst()
}

function findMemberByEmail(trx: Reader, email: string): Promise<Member | undefined> {
  const people = trx.selectFrom('actor').select(['id', 'name', 'email', 'suspended_at']).where('kind', '=', 'person')
  return people.where('email', '=', email).executeTakeFirst()
}

function maySettle(email: string, { autoProvision, allowedDomains }: ProvisioningPolicy): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return autoProvision && (allowedDomains.length === 0 || allowedDomains.includes(domain))
}

async function provision(trx: Transact, person: VerifiedPerson, actor: Actor, now: number): Promise<string> {
  const { email, name, role } = person
  const id = uuidv7()
  await trx
    .insertInto('actor')
    .values({ id, kind: 'person', email, name, role, created_at: now, joined_at: null })
    .execute()
  await recordActivity(
    trx,
    actor,
    {
      action: 'member.provision',
      target: { kind: 'member', id, name: name ?? email },
      details: { after: { email, name, role, issuer: person.issuer, subject: person.subject } },
    },
    now,
  )
  return id
}

/** Makes a provider's subject a member's; with the lock of the subject. */
export async function linkIdentity(
  trx: Transact,
  { issuer, subject }: Subject,
  actorId: string,
  now: number,
): Promise<void> {
  await trx.insertInto('identity').values({ issuer, subject, actor_id: actorId, linked_at: now }).execute()
}

async function takeName(trx: Transact, { id, name }: Member, person: VerifiedPerson): Promise<void> {
  if (name !== null || person.name === null) return
  await trx.updateTable('actor').set({ name: person.name }).where('id', '=', id).execute()
}
