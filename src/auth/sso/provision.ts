import { uuidv7 } from '../../db/ids.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
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
 * new subject becomes the member with its email.
 *
 * A name is taken where the member has none; role and email stay the workspace's.
 *
 * @param trx with the locks of the subject, of the email and of those whom {@link findCandidates} finds
 * @param now UTC milliseconds
 * @throws SsoFailure `identity_conflict`; `not_a_member` for an unknown person whom the policy does not admit
 */
export async function signInPerson(
  trx: Transact,
  person: VerifiedPerson,
  policy: ProvisioningPolicy,
  actor: Actor,
  now: number,
): Promise<{ readonly actorId: string }> {
  const known = await findMemberBySubject(trx, person)
  const holder = await findMemberByEmail(trx, person.email)
  if (known !== undefined) {
    if (holder !== undefined && holder.id !== known.id) {
      throw new SsoFailure('identity_conflict', 'the email of this subject belongs to another member')
    }
    await takeName(trx, known, person)
    return { actorId: known.id }
  }
  if (holder === undefined) {
    if (!maySettle(person.email, policy)) throw new SsoFailure('not_a_member', 'no member has this email')
    const actorId = await provision(trx, person, actor, now)
    await link(trx, person, actorId, now)
    return { actorId }
  }
  await link(trx, person, holder.id, now)
  await takeName(trx, holder, person)
  return { actorId: holder.id }
}

type Member = Pick<ActorTable, 'id' | 'name'>
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
    .select(['actor.id', 'actor.name'])
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .where('actor.kind', '=', 'person')
    .executeTakeFirst()
}

function findMemberByEmail(trx: Reader, email: string): Promise<Member | undefined> {
  const people = trx.selectFrom('actor').select(['id', 'name']).where('kind', '=', 'person')
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
    { action: 'member.provision', target: { kind: 'member', id, name: name ?? email } },
    now,
  )
  return id
}

async function link(trx: Transact, { issuer, subject }: VerifiedPerson, actorId: string, now: number): Promise<void> {
  await trx.insertInto('identity').values({ issuer, subject, actor_id: actorId, linked_at: now }).execute()
}

async function takeName(trx: Transact, { id, name }: Member, person: VerifiedPerson): Promise<void> {
  if (name !== null || person.name === null) return
  await trx.updateTable('actor').set({ name: person.name }).where('id', '=', id).execute()
}
