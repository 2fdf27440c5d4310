import type { Kysely } from 'kysely'
import type { TableToRead } from '../db/rows.ts'
import {
  type RestoredWebhooks,
  readWebhookDecisions,
  settleRestoredWebhooks,
  type WebhookDecisions,
} from '../webhooks/restore.ts'
import { webhookTables } from '../webhooks/tables.ts'
import type { Action } from './actions.ts'
import { recordActivity } from './activity.ts'
import { type Actor, system } from './actor.ts'
import { readDecision } from './application-decisions.ts'
import { eraseFromActivity, readErased } from './record/erase.ts'
import type { AuthTables, Transact } from './schema.ts'

/** What a backup holds; tables that others refer to come first. */
export const backupTables = [
  'actor',
  'identity',
  'identity_request',
  'removed_person',
  'known_browser',
  'attempt',
  'failure_streak',
  'spent',
  'oauth_client',
  'application_decision',
  'application_request',
  'activity',
  'activity_link',
  'activity_chain',
  'key_check',
  'webhook',
  'webhook_delivery',
] as const satisfies readonly (keyof AuthTables)[]

/**
 * What opens a door, and what waits to be sent. No backup holds any of it, so no restore brings back what was
 * revoked; a move takes it along.
 */
export const credentialTables: readonly (TableToRead & { readonly name: keyof AuthTables })[] = [
  { name: 'session', first: 'root_id' },
  { name: 'handover_code' },
  { name: 'proof_code' },
  { name: 'login_code' },
  { name: 'email_change' },
  { name: 'email_take_back' },
  { name: 'passkey' },
  { name: 'authenticator' },
  { name: 'recovery_code' },
  { name: 'access_token' },
  { name: 'connector_grant' },
  { name: 'oauth_artifact' },
  { name: 'outbox' },
]

/** What was decided in the database that a restore replaces, and still counts after it. */
export interface AuthDecisions {
  /** Ids of all members and agents, with the emails of members. */
  readonly known: ReadonlyMap<string, string | null>
  /** What providers call members, as `identityKey` writes it. */
  readonly identities: ReadonlySet<string>
  /** Ids of members and agents that were removed. */
  readonly removed: ReadonlySet<string>
  /** Ids of members who were erased from the activity. */
  readonly erased: ReadonlySet<string>
  /** Ids of those that are no administrators. */
  readonly plain: ReadonlySet<string>
  /** Ids of members who are suspended. */
  readonly suspended: ReadonlySet<string>
  /** Whom no provider brings back. */
  readonly removedPeople: readonly { readonly hash: string; readonly actor_id: string; readonly removed_at: number }[]
  /** Applications that are blocked. */
  readonly blocked: readonly { readonly client_id: string; readonly client_name: string }[]
  readonly webhooks: WebhookDecisions
  /** What counts once and did. */
  readonly spent: readonly { readonly hash: string; readonly expires_at: number }[]
}

/** Reads them from the database that is about to be replaced. */
export async function readDecisions(reader: Kysely<AuthTables>): Promise<AuthDecisions> {
  const tables = new Set((await reader.introspection.getTables()).map(({ name }) => name))
  const removals = await reader
    .selectFrom('activity')
    .select('target_id')
    .where('action', 'in', ['member.remove', 'agent.delete'])
    .execute()
  const actors = await reader.selectFrom('actor').select(['id', 'role', 'email']).execute()
  const identities = await reader.selectFrom('identity').select(['issuer', 'subject', 'actor_id']).execute()
  return {
    known: new Map(actors.map(({ id, email }) => [id, email])),
    identities: new Set(identities.map(identityKey)),
    removed: new Set(removals.flatMap(({ target_id }) => target_id ?? [])),
    erased: await readErased(reader),
    plain: new Set(actors.flatMap(({ id, role }) => (role === 'member' ? id : []))),
    ...(await readKeptOut(reader, tables)),
    blocked: tables.has('application_decision') ? await readBlocked(reader) : [],
    webhooks: await readWebhooks(reader, tables),
    spent: await reader.selectFrom('spent').select(['hash', 'expires_at']).execute(),
  }
}

function readBlocked(reader: Kysely<AuthTables>): Promise<AuthDecisions['blocked']> {
  return reader
    .selectFrom('application_decision')
    .select(['client_id', 'client_name'])
    .where('state', '=', 'blocked')
    .execute()
}

/** An older program's database has neither, and one that cannot be read has to fail. */
async function readKeptOut(
  reader: Kysely<AuthTables>,
  tables: ReadonlySet<string>,
): Promise<Pick<AuthDecisions, 'suspended' | 'removedPeople'>> {
  if (!tables.has('removed_person')) return { suspended: new Set(), removedPeople: [] }
  const suspended = await reader.selectFrom('actor').select('id').where('suspended_at', 'is not', null).execute()
  return {
    suspended: new Set(suspended.map(({ id }) => id)),
    removedPeople: await reader.selectFrom('removed_person').selectAll().execute(),
  }
}

/** An older program's database has none. One that was deleted counts as turned off: it comes back, and is sent nothing. */
async function readWebhooks(reader: Kysely<AuthTables>, tables: ReadonlySet<string>): Promise<WebhookDecisions> {
  if (!tables.has('webhook')) return new Map()
  const deletions = reader.selectFrom('activity').select('target_id').where('action', '=', 'webhook.delete')
  const deleted = (await deletions.execute()).map(({ target_id }) => target_id ?? '')
  const turnedOff = deleted.map((id) => [id, { active: 0, epoch: 0 }] as const)
  return new Map([...turnedOff, ...(await readWebhookDecisions(webhookTables(reader)))])
}

/** Who may sign in once a database is restored, and what was carried over. Names are emails, of agents their names. */
export interface RestoredAuth extends RestoredWebhooks {
  readonly removed: readonly string[]
  readonly demoted: readonly string[]
  /** Suspended since the backup, and so after it. */
  readonly suspended: readonly string[]
  /** Members whose email was changed since the backup, by the new one, which they keep. */
  readonly moved: readonly string[]
  /** What a provider called a member at the backup and does no longer, as the member's email and the issuer. */
  readonly unlinked: readonly string[]
  /** Names of applications that were blocked since the backup. */
  readonly blocked: readonly string[]
  /** Those that the replaced database says nothing of: it is another one, or a younger one. */
  readonly unknown: readonly string[]
  readonly administrators: readonly string[]
  readonly members: number
}

const restore: Actor = { ...system, name: 'restore' }

/**
 * Makes a database from a backup fit to be used: members who were removed since stay removed, those who were suspended
 * stay suspended, administrators who were demoted stay members, members whose email was changed sign in by the new one and
 * by no identity that was taken from them, and applications that were blocked stay blocked.
 *
 * @param decisions of the database that is replaced; null where it could not be read
 * @param now UTC milliseconds
 */
export async function settleRestoredAuth(
  trx: Transact,
  decisions: AuthDecisions | null,
  now: number,
): Promise<RestoredAuth> {
  for (const { name } of credentialTables) await trx.deleteFrom(name).execute()
  const actors = await trx.selectFrom('actor').select(['id', 'kind', 'email', 'name', 'role', 'suspended_at']).execute()
  const removed = decisions === null ? [] : actors.filter(wasRemoved(actors, decisions))
  const rest = actors.filter((actor) => !removed.includes(actor))
  const demoted = rest.filter(({ id, role }) => role === 'admin' && decisions?.plain.has(id))
  for (const actor of removed) {
    await record(trx, actor.kind === 'person' ? 'member.remove' : 'agent.delete', actor, now)
    await trx.deleteFrom('actor').where('id', '=', actor.id).execute()
  }
  for (const actor of demoted) {
    await trx.updateTable('actor').set({ role: 'member' }).where('id', '=', actor.id).execute()
    await record(trx, 'member.update', actor, now)
  }
  const suspended = rest.filter(({ id, suspended_at }) => suspended_at === null && decisions?.suspended.has(id))
  for (const actor of suspended) {
    await trx.updateTable('actor').set({ suspended_at: now }).where('id', '=', actor.id).execute()
    await record(trx, 'member.suspend', actor, now)
  }
  const moved = await keepEmails(trx, rest, decisions?.known ?? new Map(), now)
  const unlinked = decisions === null ? [] : await unlinkAgain(trx, decisions)
  const blocked = await blockAgain(trx, decisions?.blocked ?? [], now)
  const unknown = rest.filter(({ id }) => decisions && !decisions.known.has(id))
  const erased = await readErased(trx)
  for (const id of decisions?.erased ?? []) if (!erased.has(id)) await eraseFromActivity(trx, restore, id, now)
  for (const row of decisions?.removedPeople ?? []) {
    await trx
      .insertInto('removed_person')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
  for (const row of decisions?.spent ?? []) {
    await trx
      .insertInto('spent')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
  const webhooks = await settleRestoredWebhooks(webhookTables(trx), decisions?.webhooks ?? null)
  const people = await trx
    .selectFrom('actor')
    .select(['email', 'role', 'suspended_at'])
    .where('kind', '=', 'person')
    .execute()
  return {
    removed: removed.map(nameOf),
    demoted: demoted.map(nameOf),
    suspended: suspended.map(nameOf),
    moved,
    unlinked,
    blocked: blocked.map(({ client_name }) => client_name),
    unknown: unknown.map(nameOf),
    administrators: people.flatMap(({ email, role, suspended_at }) =>
      role === 'admin' && email !== null && suspended_at === null ? [email] : [],
    ),
    members: people.length,
    ...webhooks,
  }
}

/**
 * Tells the members and agents who were removed since the backup: the activity of the replaced database says so, or another
 * restored member has the email there.
 */
function wasRemoved(actors: readonly Named[], { known, removed }: AuthDecisions): (actor: Named) => boolean {
  const taken = new Set(actors.map(({ id }) => known.get(id)))
  return ({ id, email }) => removed.has(id) || (email !== null && !known.has(id) && taken.has(email))
}

/**
 * Gives members the emails that they have in the replaced database. With an earlier one, the present owner of that mailbox
 * could sign in as the member.
 *
 * @returns their new emails
 */
async function keepEmails(
  trx: Transact,
  actors: readonly Named[],
  known: AuthDecisions['known'],
  now: number,
): Promise<string[]> {
  const moved = actors.flatMap((actor) => {
    const email = known.get(actor.id) ?? actor.email
    return email === null || email === actor.email ? [] : [{ actor, email }]
  })
  // No two have the same one, also while two exchange theirs.
  for (const { actor } of moved)
    await trx.updateTable('actor').set({ email: null }).where('id', '=', actor.id).execute()
  for (const { actor, email } of moved) {
    await trx.updateTable('actor').set({ email }).where('id', '=', actor.id).execute()
    await record(trx, 'member.update', { ...actor, email }, now)
  }
  return moved.map(({ email }) => email)
}

/** Takes identities from members who have them no longer in the replaced database. */
async function unlinkAgain(trx: Transact, { known, identities }: AuthDecisions): Promise<string[]> {
  const restored = await trx
    .selectFrom('identity as i')
    .innerJoin('actor as a', 'a.id', 'i.actor_id')
    .select(['i.issuer', 'i.subject', 'i.actor_id', 'a.email'])
    .execute()
  const gone = restored.filter((identity) => known.has(identity.actor_id) && !identities.has(identityKey(identity)))
  for (const { issuer, subject } of gone) {
    await trx.deleteFrom('identity').where('issuer', '=', issuer).where('subject', '=', subject).execute()
  }
  return gone.map(({ email, issuer }) => `${email} at ${issuer}`)
}

function identityKey({ issuer, subject, actor_id }: { issuer: string; subject: string; actor_id: string }): string {
  return JSON.stringify([issuer, subject, actor_id])
}

/** @returns those that were not blocked in the backup */
async function blockAgain(
  trx: Transact,
  applications: AuthDecisions['blocked'],
  now: number,
): Promise<AuthDecisions['blocked']> {
  const blocked: { client_id: string; client_name: string }[] = []
  for (const application of applications) {
    const { client_id: id, client_name: name } = application
    if ((await readDecision(trx, id))?.state === 'blocked') continue
    await trx.deleteFrom('application_decision').where('client_id', '=', id).execute()
    await trx
      .insertInto('application_decision')
      .values({ client_id: id, client_name: name, state: 'blocked', redirect_hosts: null, changed_at: now })
      .execute()
    await trx.deleteFrom('application_request').where('client_id', '=', id).execute()
    await recordActivity(trx, restore, { action: 'application.block', target: { kind: 'application', id, name } }, now)
    blocked.push(application)
  }
  return blocked
}

interface Named {
  readonly id: string
  readonly kind: 'person' | 'agent'
  readonly email: string | null
  readonly name: string | null
}

function record(trx: Transact, action: Action, actor: Named, now: number): Promise<void> {
  const kind = actor.kind === 'person' ? 'member' : 'agent'
  return recordActivity(trx, restore, { action, target: { kind, id: actor.id, name: nameOf(actor) } }, now)
}

function nameOf({ id, email, name }: Named): string {
  return email ?? name ?? id
}
