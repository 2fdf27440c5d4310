import type { Database } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import { TriptychError } from '../errors.ts'
import { defaultPageSize, type Page, pageOf } from '../lib/paging.ts'
import { recordActivity } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { actorLock, requesterLocks } from './locks.ts'
import { requireName } from './names.ts'
import type { AuthTables } from './schema.ts'

/** An actor of its own, made by an administrator; it acts with its tokens (`AccessTokens`). */
export interface Agent {
  readonly id: string
  readonly name: string
  /** ISO 8601, UTC. */
  readonly created_at: string
}

export interface AgentPage {
  readonly agents: Agent[]
  /** Null on the last page. */
  readonly next: string | null
}

/** Agents: programs that work here under a name of their own. */
export class Agents {
  readonly #db: Database<AuthTables>
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** The oldest first. */
  async list({ limit = defaultPageSize, cursor }: Page = {}): Promise<AgentPage> {
    const rows = await this.#db.reader
      .selectFrom('actor')
      .select(['id', 'name', 'created_at'])
      .where('kind', '=', 'agent')
      .$if(cursor !== undefined, (query) => query.where('id', '>', cursor ?? ''))
      .orderBy('id')
      .limit(limit + 1)
      .execute()
    const { entries, next } = pageOf(rows, limit, ({ id }) => id)
    return { agents: entries.map(toAgent), next }
  }

  /** @throws TriptychError `invalid_request` for what is not a name */
  async create(actor: Actor, input: { readonly name: string }): Promise<Agent> {
    const now = this.#now()
    const row = { id: uuidv7(), name: requireName(input.name), created_at: now }
    await this.#db.transaction(requesterLocks(actor), async (trx) => {
      await requireLive(trx, actor)
      const rest = { kind: 'agent', email: null, role: 'member', joined_at: null } as const
      await trx
        .insertInto('actor')
        .values({ ...row, ...rest })
        .execute()
      const target = { kind: 'agent', id: row.id, name: row.name } as const
      await recordActivity(trx, actor, { action: 'agent.create', target }, now)
    })
    return toAgent(row)
  }

  /** @throws TriptychError `not_found`; `invalid_request` for what is not a name */
  async update(actor: Actor, id: string, change: { readonly name: string }): Promise<Agent> {
    const name = requireName(change.name)
    return this.#db.transaction([...requesterLocks(actor), actorLock(id)], async (trx) => {
      await requireLive(trx, actor)
      const row = await trx
        .selectFrom('actor')
        .select(['id', 'name', 'created_at'])
        .where('id', '=', id)
        .where('kind', '=', 'agent')
        .executeTakeFirst()
      if (row === undefined) throw missing()
      if (row.name === name) return toAgent(row)
      await trx.updateTable('actor').set({ name }).where('id', '=', id).execute()
      const target = { kind: 'agent', id, name } as const
      await recordActivity(trx, actor, { action: 'agent.update', target }, this.#now())
      return toAgent({ ...row, name })
    })
  }

  /** Its tokens end with it; what it did stays in the activity. Throws `not_found`. */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), actorLock(id)], async (trx) => {
      await requireLive(trx, actor)
      const row = await trx
        .deleteFrom('actor')
        .where('id', '=', id)
        .where('kind', '=', 'agent')
        .returning('name')
        .executeTakeFirst()
      if (row === undefined) throw missing()
      const target = { kind: 'agent', id, name: row.name } as const
      await recordActivity(trx, actor, { action: 'agent.delete', target }, this.#now())
    })
  }
}

function toAgent({ id, name, created_at }: { id: string; name: string | null; created_at: number }): Agent {
  return { id, name: name ?? '', created_at: new Date(created_at).toISOString() }
}

function missing(): TriptychError {
  return new TriptychError('not_found', 'no such agent')
}
