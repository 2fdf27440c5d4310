import type { Transact } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** More sign-ins of one member than this push the oldest out. */
const MOST_SESSIONS = 100

/** A sign-in that is over, and whose it was. */
export interface EndedSession {
  readonly id: string
  readonly actor_id: string
}

/** Ends the session that a browser held before, which a new one replaces. */
export async function endReplacedSession(trx: Transact, secret: string | null): Promise<EndedSession[]> {
  const held = trx.deleteFrom('session').where('secret_hash', '=', hashSecret(secret ?? ''))
  return held.where('root_id', 'is', null).returning(['id', 'actor_id']).execute()
}

/** Ends the oldest sessions of a member who has more than they may. */
export async function evictOldest(trx: Transact, actorId: string): Promise<EndedSession[]> {
  const own = trx
    .selectFrom('session')
    .select(['id', 'actor_id'])
    .where('actor_id', '=', actorId)
    .where('root_id', 'is', null)
  const old = await own.orderBy('id', 'desc').offset(MOST_SESSIONS).limit(MOST_SESSIONS).execute()
  if (old.length > 0) {
    const ids = old.map(({ id }) => id)
    await trx.deleteFrom('session').where('id', 'in', ids).execute()
  }
  return old
}
