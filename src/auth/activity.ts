import { sql } from 'kysely'
import { uuidv7 } from '../db/ids.ts'
import type { ActivityDetails, NewActivity } from './actions.ts'
import type { Actor } from './actor.ts'
import type { Transact } from './schema.ts'
import type { Visit } from './visit.ts'
import { announceActivity } from './webhooks/announce.ts'

/** Longest text of a browser that is kept, in characters. */
const LONGEST_BROWSER = 300

/** The details of a line as they are kept; null where there are none. */
function toDetails({ address, userAgent }: Actor, details: ActivityDetails = {}): string | null {
  const all = {
    ...details,
    ...(address ? { address } : {}),
    ...(userAgent ? { browser: shorten(userAgent) } : {}),
  }
  return Object.keys(all).length === 0 ? null : JSON.stringify(all)
}

function shorten(userAgent: string | null | undefined): string | null {
  return userAgent?.slice(0, LONGEST_BROWSER) ?? null
}

/** Records an action and queues its messages to webhooks, in the transaction that performs it. `now` in UTC milliseconds. */
export async function recordActivity(trx: Transact, actor: Actor, entry: NewActivity, now: number): Promise<void> {
  const { principal, requestId, name = 'command line' } = actor
  const { action, target } = entry
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
      details: toDetails(actor, entry.details),
    })
    .execute()
  const by = { id: principal?.id ?? null, kind: principal?.kind ?? ('system' as const), name: actorName }
  const from = { address: actor.address ?? null, browser: shorten(actor.userAgent) }
  await announceActivity(trx, { actor: by, ...from }, entry, now)
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
