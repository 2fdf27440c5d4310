import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { recordActivity } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { actorLock, requesterLocks } from './locks.ts'
import type { AuthTables } from './schema.ts'

/** A connector application and what a member lets it do: all grants of one client as one. */
export interface Application {
  readonly client_id: string
  /** As the newest grant has it. */
  readonly name: string
  /** Of any of its grants, in order. */
  readonly scopes: string[]
  /** Of the first grant; ISO 8601, UTC. */
  readonly created_at: string
  /** The latest use of any grant; null when there was none. */
  readonly last_used_at: string | null
}

/** The connector applications that act in a member's name. */
export class Applications {
  readonly #db: Database<AuthTables>
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** The applications that a member has authorized, the oldest first. */
  async list(actorId: string): Promise<Application[]> {
    const rows = await this.#db.reader
      .selectFrom('connector_grant')
      .select(['client_id', 'client_name', 'scope', 'created_at', 'last_used_at'])
      .where('actor_id', '=', actorId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const clients = Map.groupBy(rows, ({ client_id }) => client_id)
    return [...clients].map(([client_id, grants]) => {
      const used = grants.flatMap(({ last_used_at }) => last_used_at ?? [])
      return {
        client_id,
        name: grants.at(-1)?.client_name ?? client_id,
        scopes: [...new Set(grants.flatMap(({ scope }) => scope.split(' ').filter(Boolean)))].sort(),
        created_at: toISO(Math.min(...grants.map(({ created_at }) => created_at))),
        last_used_at: used.length === 0 ? null : toISO(Math.max(...used)),
      }
    })
  }

  /**
   * Takes back every grant that an application holds in this member's name. What other members gave it is theirs.
   *
   * @throws TriptychError `not_found` when it holds none
   */
  async revoke(actor: Actor, actorId: string, clientId: string): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), actorLock(actorId)], async (trx) => {
      await requireLive(trx, actor)
      const gone = await trx
        .deleteFrom('connector_grant')
        .where('actor_id', '=', actorId)
        .where('client_id', '=', clientId)
        .returning('client_name')
        .execute()
      const [grant] = gone
      if (grant === undefined) throw new TriptychError('not_found', 'no such application')
      const target = { kind: 'application', id: clientId, name: grant.client_name, owner: actorId } as const
      await recordActivity(trx, actor, { action: 'application.revoke', target }, this.#now())
    })
  }

  /**
   * Ends every grant that an application holds, from every member.
   *
   * @throws TriptychError `not_found` when it holds none
   */
  async revokeForAll(actor: Actor, clientId: string): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const grants = this.#db.reader.selectFrom('connector_grant').select('actor_id').where('client_id', '=', clientId)
      const holders = (await grants.distinct().execute()).map(({ actor_id }) => actor_id)
      if (holders.length === 0 && round === 0) throw new TriptychError('not_found', 'no such application')
      if (holders.length === 0) return
      await this.#db.transaction([...requesterLocks(actor), ...holders.map(actorLock)], async (trx) => {
        await requireLive(trx, actor)
        const gone = await trx
          .deleteFrom('connector_grant')
          .where('client_id', '=', clientId)
          .where('actor_id', 'in', holders)
          .returning(['client_name', 'actor_id'])
          .execute()
        for (const { client_name: name, actor_id: member } of gone) {
          const target = { kind: 'application', id: clientId, name, owner: member } as const
          const details = { before: { member } }
          await recordActivity(trx, actor, { action: 'application.revoke', target, details }, this.#now())
        }
      })
    }
  }
}

/** Grants that are given while an application is revoked for every member are ended as well: so many times at most. */
const MOST_ROUNDS = 20

function toISO(time: number): string {
  return new Date(time).toISOString()
}
