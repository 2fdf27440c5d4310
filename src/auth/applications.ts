import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { recordActivity } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { actorLock, applicationLock, requesterLocks } from './locks.ts'
import type { AuthTables, Transact } from './schema.ts'

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

/** An application as the whole workspace sees it. */
export interface WorkspaceApplication {
  readonly client_id: string
  readonly name: string
  /** `open`: nothing was decided; `pending`: a member asks for an approval. */
  readonly state: 'open' | 'pending' | 'approved' | 'blocked'
  /** How many members have authorized it. */
  readonly members: number
  /** The member who asked; null where none did. */
  readonly requested_by: string | null
  /** Of the decision or request; ISO 8601, UTC. */
  readonly changed_at: string | null
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

  /** What the workspace knows of applications: those that hold a grant, and those that something was decided about. */
  async listAll(): Promise<WorkspaceApplication[]> {
    const grants = this.#db.reader.selectFrom('connector_grant').groupBy('client_id')
    const held = await grants
      .select(({ fn }) => [
        'client_id',
        fn.count<number | string>('actor_id').distinct().as('members'),
        fn.max('last_used_at').as('last_used_at'),
      ])
      .execute()
    const named = await grants
      .select(({ fn }) => ['client_id', 'client_name', fn.max('created_at').as('created_at')])
      .groupBy('client_name')
      .orderBy('created_at')
      .execute()
    const decisions = await this.#db.reader.selectFrom('application_decision').selectAll().execute()
    const decided = new Map(decisions.map((row) => [row.client_id, row]))
    const holding = new Map(held.map((row) => [row.client_id, row]))
    const names = new Map(named.map(({ client_id, client_name }) => [client_id, client_name]))
    const all = [...new Set([...holding.keys(), ...decided.keys()])].map((client_id): WorkspaceApplication => {
      const { members = 0, last_used_at: used = null } = holding.get(client_id) ?? {}
      const { client_name, state = 'open', requested_by = null, changed_at } = decided.get(client_id) ?? {}
      return {
        client_id,
        name: names.get(client_id) ?? client_name ?? client_id,
        state,
        members: Number(members),
        requested_by,
        changed_at: changed_at === undefined ? null : toISO(changed_at),
        last_used_at: used === null ? null : toISO(used),
      }
    })
    return all.sort(
      (a, b) => order(a) - order(b) || a.name.localeCompare(b.name) || (a.client_id < b.client_id ? -1 : 1),
    )
  }

  /**
   * Ends every grant that an application holds, from every member.
   *
   * @throws TriptychError `not_found` when it holds none
   */
  async revokeForAll(actor: Actor, clientId: string): Promise<void> {
    const ended = await this.#endForAll(actor, clientId, () => Promise.resolve())
    if (ended === 0) throw new TriptychError('not_found', 'no such application')
  }

  /** Lets members authorize an application where they need an approval, or again after a block. */
  async approve(actor: Actor, clientId: string): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), applicationLock(clientId)], async (trx) => {
      await requireLive(trx, actor)
      await this.#decide(trx, actor, clientId, 'approved')
    })
  }

  /** Ends every grant of an application, from every member, and keeps members from giving it another. */
  async block(actor: Actor, clientId: string): Promise<void> {
    await this.#endForAll(actor, clientId, (trx) => this.#decide(trx, actor, clientId, 'blocked'))
  }

  /**
   * Takes a decision back, or a request for one. What a block ended stays ended.
   *
   * @throws TriptychError `not_found` where there is none
   */
  async reset(actor: Actor, clientId: string): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), applicationLock(clientId)], async (trx) => {
      await requireLive(trx, actor)
      const gone = await trx
        .deleteFrom('application_decision')
        .where('client_id', '=', clientId)
        .returning(['client_name', 'state'])
        .executeTakeFirst()
      if (gone === undefined) throw new TriptychError('not_found', 'no such decision')
      const target = { kind: 'application', id: clientId, name: gone.client_name } as const
      const details = { before: { state: gone.state }, after: { state: null } }
      await recordActivity(trx, actor, { action: 'application.reset', target, details }, this.#now())
    })
  }

  async #decide(trx: Transact, actor: Actor, clientId: string, state: 'approved' | 'blocked'): Promise<void> {
    const before = await readDecision(trx, clientId)
    if (before?.state === state) return
    const grant = await trx
      .selectFrom('connector_grant')
      .select('client_name')
      .where('client_id', '=', clientId)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    const name = grant?.client_name ?? before?.client_name ?? clientId
    const row = { client_name: name, state, changed_at: this.#now() }
    await trx
      .insertInto('application_decision')
      .values({ client_id: clientId, requested_by: null, ...row })
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
      .execute()
    const target = { kind: 'application', id: clientId, name } as const
    const details = { before: { state: before?.state ?? null }, after: { state } }
    const action = state === 'blocked' ? 'application.block' : 'application.approve'
    await recordActivity(trx, actor, { action, target, details }, row.changed_at)
  }

  /**
   * Ends all grants of an application in one transaction: where one came from another member meanwhile, that is begun
   * again with them.
   *
   * @param first what is done before, in the same transaction
   * @returns how many grants ended
   * @throws TriptychError `unavailable` where others come each time
   */
  async #endForAll(actor: Actor, clientId: string, first: (trx: Transact) => Promise<void>): Promise<number> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const grants = this.#db.reader.selectFrom('connector_grant').select('actor_id').where('client_id', '=', clientId)
      const holders = (await grants.distinct().execute()).map(({ actor_id }) => actor_id)
      const locks = [...requesterLocks(actor), applicationLock(clientId), ...holders.map(actorLock)]
      const ended = await this.#db.transaction(locks, async (trx) => {
        await requireLive(trx, actor)
        const now = trx.selectFrom('connector_grant').select('actor_id').where('client_id', '=', clientId)
        if ((await now.execute()).some(({ actor_id }) => !holders.includes(actor_id))) return null
        await first(trx)
        const gone = await trx
          .deleteFrom('connector_grant')
          .where('client_id', '=', clientId)
          .returning(['client_name', 'actor_id'])
          .execute()
        for (const { client_name: name, actor_id: member } of gone) {
          const target = { kind: 'application', id: clientId, name, owner: member } as const
          const details = { before: { member } }
          await recordActivity(trx, actor, { action: 'application.revoke', target, details }, this.#now())
        }
        return gone.length
      })
      if (ended !== null) return ended
    }
    throw new TriptychError('unavailable', 'the grants changed each time', { retryAfter: 1 })
  }
}

/** How often ending an application is begun again, with the members who authorized it meanwhile. */
const MOST_ROUNDS = 20

/** What was decided about an application; null where nothing was, nor asked for. */
export async function readDecision(
  db: Pick<Transact, 'selectFrom'>,
  clientId: string,
): Promise<Pick<AuthTables['application_decision'], 'state' | 'client_name'> | null> {
  const row = await db
    .selectFrom('application_decision')
    .select(['state', 'client_name'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

/** Requests come first. */
function order({ state }: WorkspaceApplication): number {
  return state === 'pending' ? 0 : 1
}

function toISO(time: number): string {
  return new Date(time).toISOString()
}
