import { uuidv7 } from '../db/ids.ts'
import type { Actor } from './actor.ts'
import type { Transact } from './schema.ts'

/** What can be read about in `activity`. */
export type Action =
  | 'session.start'
  | 'session.end'
  | 'member.invite'
  | 'member.provision'
  | 'member.update'
  | 'member.remove'
  | 'agent.create'
  | 'agent.update'
  | 'agent.delete'
  | 'token.create'
  | 'token.revoke'
  | 'application.allow'
  | 'application.revoke'

export interface ActivityTarget {
  readonly kind: 'member' | 'agent' | 'session' | 'token' | 'application'
  readonly id: string
  readonly name: string | null
}

/** Notes what was done, in the transaction that does it. `now` in UTC milliseconds. */
export async function recordActivity(
  trx: Transact,
  actor: Actor,
  deed: { readonly action: Action; readonly target?: ActivityTarget },
  now: number,
): Promise<void> {
  const { principal, requestId, name = 'command line' } = actor
  const { action, target } = deed
  await trx
    .insertInto('activity')
    .values({
      id: uuidv7(),
      at: now,
      actor_id: principal?.id ?? null,
      actor_kind: principal?.kind ?? 'system',
      actor_name: principal === null ? name : await nameOf(trx, principal.id),
      credential: principal?.credential ?? null,
      credential_id: principal?.credentialId ?? null,
      action,
      target_kind: target?.kind ?? null,
      target_id: target?.id ?? null,
      target_name: target?.name ?? null,
      request_id: requestId,
    })
    .execute()
}

async function nameOf(trx: Transact, id: string): Promise<string> {
  const row = await trx.selectFrom('actor').select(['name', 'email']).where('id', '=', id).executeTakeFirst()
  return row?.name ?? row?.email ?? id
}
