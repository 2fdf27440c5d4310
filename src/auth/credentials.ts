import type { Database } from '../db/database.ts'
import type { Lock } from '../db/locks.ts'
import type { Action, ActivityDetails, ActivityTarget } from './actions.ts'
import { recordActivity } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { actorLock, requesterLocks, withActorLocks } from './locks.ts'
import { readPerson, recordAbout } from './member-rows.ts'
import type { AuthTables, Transact } from './schema.ts'
import { endRecoveryCodes } from './second-factor/recovery-codes.ts'
import { endAuthenticator } from './second-factor/totp.ts'

/** On whose word credentials end that no one ended by name. */
const byItself: Actor = { principal: null, requestId: null, name: 'service' }

/**
 * Ends everything that a member could still act with: sessions and their handover codes, passkeys, second factors,
 * tokens, grants with their tokens, and pending codes. Each is recorded in the activity, with the reason. What the member
 * has made stays, and so do known browsers.
 */
export async function revokeCredentials(trx: Transact, actorId: string, reason: string, now: number): Promise<void> {
  await endIn(trx, byItself, actorId, now, { reason })
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
 * Ends every session, passkey, token, grant and code, of one member or of all members and agents. Each holder's end together;
 * what one that was still alive has made of another meanwhile is ended in the next round. With those of one member end
 * the tokens of agents that the member made, and so knows.
 *
 * @param actorId null: of all
 * @param now UTC milliseconds
 * @throws TriptychError `unauthenticated` when the requester's session ended meanwhile
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
    .union(db.reader.selectFrom('passkey').select('actor_id'))
    .union(db.reader.selectFrom('authenticator').select('actor_id'))
    .union(db.reader.selectFrom('recovery_code').select('actor_id'))
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
  return withAgentLocks(db, holder, [...requesterLocks(actor), actorLock(holder)], async (trx) => {
    await requireLive(trx, actor)
    const ended = await endIn(trx, actor, holder, now, {})
    return { ...ended, tokens: ended.tokens + (await endAgentTokens(trx, actor, holder, now, {})) }
  })
}

/**
 * A transaction with the locks of a member, which the caller names, and of every agent for which the member made a token.
 * None is made meanwhile: who makes one holds the member's lock.
 *
 * @param actorId null: of no one
 * @throws TriptychError `unavailable` when there is another agent each time
 */
export async function withAgentLocks<T>(
  db: Database<AuthTables>,
  actorId: string | null,
  locks: readonly Lock[],
  work: (trx: Transact) => Promise<T>,
): Promise<T> {
  if (actorId === null) return db.transaction(locks, work)
  return withActorLocks(db, { find: (reader) => findAgents(reader, actorId), locks, work, what: 'the agents' })
}

async function findAgents(db: Pick<Transact, 'selectFrom'>, actorId: string): Promise<string[]> {
  const made = db.selectFrom('access_token').select('actor_id').where('created_by', '=', actorId)
  return (await made.distinct().orderBy('actor_id').execute()).map(({ actor_id }) => actor_id)
}

/** Ends the tokens of agents that a member made; with {@link withAgentLocks}. */
export async function revokeAgentTokensBy(trx: Transact, actorId: string, reason: string, now: number): Promise<void> {
  await endAgentTokens(trx, byItself, actorId, now, { reason })
}

async function endAgentTokens(
  trx: Transact,
  actor: Actor,
  maker: string,
  now: number,
  details: ActivityDetails,
): Promise<number> {
  const made = trx.deleteFrom('access_token').where('created_by', '=', maker)
  const gone = await made.returning(['id', 'name', 'actor_id']).execute()
  for (const { id, name, actor_id: owner } of gone) {
    await recordActivity(
      trx,
      actor,
      { action: 'token.revoke', target: { kind: 'token', id, name, owner }, details },
      now,
    )
  }
  return gone.length
}

async function endIn(
  trx: Transact,
  actor: Actor,
  holder: string,
  now: number,
  details: ActivityDetails,
): Promise<EndedCredentials> {
  const sessions = await trx
    .deleteFrom('session')
    .where('actor_id', '=', holder)
    .where('root_id', 'is', null)
    .returning('id')
    .execute()
  const tokens = await trx.deleteFrom('access_token').where('actor_id', '=', holder).returning(['id', 'name']).execute()
  const grants = await trx
    .deleteFrom('connector_grant')
    .where('actor_id', '=', holder)
    .returning(['client_id', 'client_name'])
    .execute()
  const passkeys = await trx.deleteFrom('passkey').where('actor_id', '=', holder).returning(['id', 'name']).execute()
  const hadAuthenticator = await endAuthenticator(trx, holder)
  await endRecoveryCodes(trx, holder)
  await trx.deleteFrom('login_code').where('actor_id', '=', holder).execute()
  const record = (action: Action, target: ActivityTarget) =>
    recordActivity(trx, actor, { action, target, details }, now)
  for (const { id } of sessions) await record('session.end', { kind: 'session', id, name: null, owner: holder })
  for (const { id, name } of tokens) await record('token.revoke', { kind: 'token', id, name, owner: holder })
  for (const { id, name } of passkeys) await record('passkey.remove', { kind: 'passkey', id, name, owner: holder })
  if (hadAuthenticator) {
    await recordAbout(trx, actor, 'authenticator.remove', await readPerson(trx, holder), now, details)
  }
  for (const { client_id: id, client_name: name } of grants) {
    await record('application.revoke', { kind: 'application', id, name, owner: holder })
  }
  return { sessions: sessions.length, tokens: tokens.length, applications: grants.length }
}
