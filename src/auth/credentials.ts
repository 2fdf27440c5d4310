import type { Database } from '../db/database.ts'
import { recordActivity } from './activity.ts'
import type { Actor } from './actor.ts'
import { actorLock } from './locks.ts'
import type { AuthTables, Transact } from './schema.ts'

/**
 * Ends all that a member could still act with: sessions (and the handover codes that hang on them), tokens, grants (and
 * what hangs on those), codes under way. What the member has made stays, and so do the browsers that are known.
 */
export async function revokeCredentials(trx: Transact, actorId: string): Promise<void> {
  for (const table of ['session', 'access_token', 'connector_grant', 'login_code'] as const) {
    await trx.deleteFrom(table).where('actor_id', '=', actorId).execute()
  }
}

/** How many credentials were ended, by their kind. */
export interface EndedCredentials {
  /** Sign-ins; what consoles share in them is not counted. */
  readonly sessions: number
  readonly tokens: number
  readonly applications: number
}

/** Of members who sign in all the time some are ended that began meanwhile: no more often than this. */
const MOST_ROUNDS = 20

/**
 * Ends every session, token, grant and code, of one member or of all members and agents. Each holder's end together;
 * what one that was still alive has made of another meanwhile is ended in the next round.
 *
 * @param actorId null: of all
 * @param now UTC milliseconds
 */
export async function endCredentials(
  db: Database<AuthTables>,
  actor: Actor,
  actorId: string | null,
  now: number,
): Promise<EndedCredentials> {
  const ended = { sessions: 0, tokens: 0, applications: 0 }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const holders = actorId === null ? await listHolders(db) : round === 0 ? [actorId] : []
    if (holders.length === 0) break
    for (const holder of holders) {
      const { sessions, tokens, applications } = await endOf(db, actor, holder, now)
      ended.sessions += sessions
      ended.tokens += tokens
      ended.applications += applications
    }
  }
  // What hangs on no grant is a request that a member has not answered yet.
  if (actorId === null) await db.writer.deleteFrom('oauth_artifact').where('grant_id', 'is', null).execute()
  return ended
}

async function listHolders(db: Database<AuthTables>): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('session')
    .select('actor_id')
    .union(db.reader.selectFrom('access_token').select('actor_id'))
    .union(db.reader.selectFrom('connector_grant').select('actor_id'))
    .union(
      db.reader
        .selectFrom('login_code')
        .select('actor_id')
        .where('actor_id', 'is not', null)
        .$narrowType<{ actor_id: string }>(),
    )
    .execute()
  return rows.map(({ actor_id }) => actor_id)
}

function endOf(db: Database<AuthTables>, actor: Actor, holder: string, now: number): Promise<EndedCredentials> {
  return db.transaction([actorLock(holder)], async (trx) => {
    const sessions = await trx
      .deleteFrom('session')
      .where('actor_id', '=', holder)
      .where('root_id', 'is', null)
      .returning('id')
      .execute()
    const tokens = await trx
      .deleteFrom('access_token')
      .where('actor_id', '=', holder)
      .returning(['id', 'name'])
      .execute()
    const grants = await trx
      .deleteFrom('connector_grant')
      .where('actor_id', '=', holder)
      .returning(['client_id', 'client_name'])
      .execute()
    await trx.deleteFrom('login_code').where('actor_id', '=', holder).execute()
    for (const { id } of sessions) {
      await recordActivity(trx, actor, { action: 'session.end', target: { kind: 'session', id, name: null } }, now)
    }
    for (const { id, name } of tokens) {
      await recordActivity(trx, actor, { action: 'token.revoke', target: { kind: 'token', id, name } }, now)
    }
    for (const { client_id: id, client_name: name } of grants) {
      await recordActivity(trx, actor, { action: 'application.revoke', target: { kind: 'application', id, name } }, now)
    }
    return { sessions: sessions.length, tokens: tokens.length, applications: grants.length }
  })
}
