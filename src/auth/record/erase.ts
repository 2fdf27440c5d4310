import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import { type Actor, requireLive } from '../actor.ts'
import { activityChainLock, actorLock, requesterLocks } from '../locks.ts'
import type { AuthTables, Transact } from '../schema.ts'
import type { ActivityRow } from './links.ts'

/** What an erased member is called in what they did. */
const ERASED = 'erased member'

/**
 * Takes out of the activity what names someone who was a member. The line that says so stays, with who did it.
 *
 * @throws TriptychError `still_member`; `not_found` where no line is about such a member; `unauthenticated`
 */
export function eraseMember(db: Database<AuthTables>, actor: Actor, memberId: string, now: number): Promise<void> {
  const locks = [...requesterLocks(actor), actorLock(memberId), activityChainLock]
  return db.transaction(locks, async (trx) => {
    await requireLive(trx, actor)
    const member = await trx.selectFrom('actor').select('kind').where('id', '=', memberId).executeTakeFirst()
    if (member?.kind === 'person') throw new TriptychError('still_member', 'they are a member: remove them first')
    const removal = trx.selectFrom('activity').select('id').where('target_id', '=', memberId)
    const removed = await removal.where('action', '=', 'member.remove').limit(1).executeTakeFirst()
    if (removed === undefined) throw new TriptychError('not_found', 'no such member was removed')
    await eraseFromActivity(trx, actor, memberId, now)
  })
}

/**
 * Their name, what their things were called, where they came from: all that is gone, and what was done, when and by which
 * id stays. So do the links, which hold on without the salts of what is gone. With `activityChainLock`.
 */
export async function eraseFromActivity(trx: Transact, actor: Actor, memberId: string, now: number): Promise<void> {
  const lines = trx.selectFrom('activity').select('id')
  const did = lines.where('actor_id', '=', memberId)
  for (const concerned of [did, lines.where('target_id', '=', memberId), lines.where('owner_id', '=', memberId)]) {
    const links = trx.updateTable('activity_link').where('activity_id', 'in', concerned)
    await links.set({ rest_salt: null }).execute()
    await trx.updateTable('activity').where('id', 'in', concerned).set({ target_name: null, details: null }).execute()
  }
  await trx.updateTable('activity_link').set({ actor_salt: null }).where('activity_id', 'in', did).execute()
  await trx.updateTable('activity').set({ actor_name: ERASED }).where('actor_id', '=', memberId).execute()
  // Messages hold what they say as text, also of who did something to another.
  await trx.deleteFrom('webhook_delivery').where('payload', 'like', mentionOf(memberId)).execute()
  const target = { kind: 'member', id: memberId, name: null } as const
  await recordActivity(trx, actor, { action: 'member.erase', target }, now)
}

/** Ids of the members who were erased. */
export async function readErased(db: Pick<Transact, 'selectFrom'>): Promise<Set<string>> {
  const lines = await db.selectFrom('activity').select('target_id').where('action', '=', 'member.erase').execute()
  return new Set(lines.flatMap(({ target_id }) => target_id ?? []))
}

/** Whether a part of a line may be without its salt: it is of a member who was erased, and nothing is left of it. */
export function isErased(row: ActivityRow, part: 'actor' | 'rest', erased: ReadonlySet<string>): boolean {
  if (part === 'actor') return erased.has(row.actor_id ?? '') && row.actor_name === ERASED
  const concerns = [row.actor_id, row.target_id, row.owner_id].some((id) => id !== null && erased.has(id))
  return concerns && row.target_name === null && row.details === null
}

/** What `like` finds messages to webhooks by that name a member. */
export function mentionOf(memberId: string): string {
  return `%${memberId}%`
}
