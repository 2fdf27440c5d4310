import { sql } from 'kysely'
import { uuidv7 } from '../db/ids.ts'
import type { Actor } from './actor.ts'
import type { Transact } from './schema.ts'
import type { Visit } from './visit.ts'
import { announceDeed } from './webhooks/announce.ts'

/** What can be read about in `activity`. */
export type Action =
  | 'session.start'
  | 'session.end'
  | 'session.fail'
  | 'session.prove'
  | 'member.invite'
  | 'member.provision'
  | 'member.update'
  | 'member.remove'
  | 'member.erase'
  | 'member.unlock'
  | 'member.suspend'
  | 'member.reinstate'
  | 'member.reset_second_factors'
  | 'identity.link'
  | 'identity.request'
  | 'identity.approve'
  | 'identity.refuse'
  | 'agent.create'
  | 'agent.update'
  | 'agent.delete'
  | 'passkey.add'
  | 'passkey.update'
  | 'passkey.remove'
  | 'authenticator.add'
  | 'authenticator.remove'
  | 'recovery_codes.create'
  | 'recovery_codes.use'
  | 'token.create'
  | 'token.revoke'
  | 'application.allow'
  | 'application.revoke'
  | 'application.request'
  | 'application.approve'
  | 'application.block'
  | 'application.dismiss'
  | 'application.reset'
  | 'activity.accept'
  | 'webhook.create'
  | 'webhook.update'
  | 'webhook.rotate'
  | 'webhook.delete'
  | 'webhook.resend'

export interface ActivityTarget {
  readonly kind: 'member' | 'agent' | 'session' | 'token' | 'passkey' | 'application' | 'webhook'
  readonly id: string
  readonly name: string | null
  /** The member or agent whose session, token or grant it is. */
  readonly owner?: string
}

/** Values of what a change was about, by their names. */
export type ActivityValues = Readonly<Record<string, string | null>>

/** What a line says beside who did what. */
export interface ActivityDetails {
  /** What was there before the change, and what is there after it; only what differs. */
  readonly before?: ActivityValues
  readonly after?: ActivityValues
  /** Why it happened, where no one asked for it. */
  readonly reason?: string
  /** Where the request came from. */
  readonly address?: string
  /** What its browser or program says it is. */
  readonly browser?: string
}

/** What a line of the activity tells of. */
export interface ActivityDeed {
  readonly action: Action
  readonly target?: ActivityTarget
  readonly details?: ActivityDetails
  /** Of a sign-in: whether the member had not used this browser before. Webhooks are told those alone. */
  readonly newBrowser?: boolean
}

/** Longest text of a browser that is kept, in characters. */
const LONGEST_BROWSER = 300

/** The details of a line as they are kept; null where there are none. */
function toDetails({ address, userAgent }: Actor, details: ActivityDetails = {}): string | null {
  const all = {
    ...details,
    ...(address ? { address } : {}),
    ...(userAgent ? { browser: userAgent.slice(0, LONGEST_BROWSER) } : {}),
  }
  return Object.keys(all).length === 0 ? null : JSON.stringify(all)
}

/** Notes what was done, and queues what webhooks are told of it, in the transaction that does it. `now` in UTC milliseconds. */
export async function recordActivity(trx: Transact, actor: Actor, deed: ActivityDeed, now: number): Promise<void> {
  const { principal, requestId, name = 'command line' } = actor
  const { action, target } = deed
  const actorName = principal === null ? name : await nameOf(trx, principal.id)
  await trx
    .insertInto('activity')
    .values({
      id: uuidv7(),
      at: now,
      actor_id: principal?.id ?? null,
      actor_kind: principal?.kind ?? 'system',
      actor_name: actorName,
      credential: principal?.credential ?? null,
      credential_id: principal?.credentialId ?? null,
      action,
      target_kind: target?.kind ?? null,
      target_id: target?.id ?? null,
      target_name: target?.name ?? null,
      owner_id: target?.owner ?? null,
      request_id: requestId,
      details: toDetails(actor, deed.details),
    })
    .execute()
  const doneBy = { id: principal?.id ?? null, kind: principal?.kind ?? ('system' as const), name: actorName }
  await announceDeed(trx, actor, doneBy, deed, now)
}

async function nameOf(trx: Transact, id: string): Promise<string> {
  const row = await trx.selectFrom('actor').select(['name', 'email']).where('id', '=', id).executeTakeFirst()
  return row?.name ?? row?.email ?? id
}

/**
 * Records a failed sign-in of a member: a wrong code, unless `reason` says otherwise. For the email of a non-member the
 * same statement runs and records nothing. The limits on guesses bound these lines too.
 */
export async function recordFailedSignIn(
  trx: Transact,
  actorId: string | null,
  { requestId, address, userAgent }: Pick<Visit, 'requestId' | 'address' | 'userAgent'>,
  now: number,
  reason = 'wrong_code',
): Promise<void> {
  const details = toDetails({ principal: null, requestId, address, userAgent }, { reason })
  const columns = ['id', 'at', 'actor_kind', 'actor_name', 'action', 'target_kind', 'target_id', 'target_name'] as const
  await trx
    .insertInto('activity')
    .columns([...columns, 'request_id', 'details'])
    .expression((eb) =>
      eb
        .selectFrom('actor')
        .select((of) => [
          sql.val(uuidv7()).as('id'),
          sql`cast(${now} as bigint)`.as('at'),
          sql.val('system').as('actor_kind'),
          sql.val('sign-in').as('actor_name'),
          sql.val('session.fail').as('action'),
          sql.val('member').as('target_kind'),
          'actor.id as target_id',
          of.fn.coalesce('actor.name', 'actor.email').as('target_name'),
          sql.val(requestId).as('request_id'),
          sql.val(details).as('details'),
        ])
        .where('actor.id', '=', actorId ?? ''),
    )
    .execute()
}
