import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { toISO } from '../lib/moment.ts'
import { recordActivity } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { type Decision, readDecision, removeRequests } from './application-decisions.ts'
import { actorLock, applicationLock, requesterLocks, withActorLocks } from './locks.ts'
import type { AuthTables, Transact } from './schema.ts'
import { listWorkspaceApplications, type WorkspaceApplication } from './workspace-applications.ts'

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

  /** See {@link listWorkspaceApplications}. */
  listAll(): Promise<WorkspaceApplication[]> {
    return listWorkspaceApplications(this.#db)
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

  /**
   * Lets members authorize an application where they need an approval, or again after a block. What members ask for at
   * these hosts is answered by it.
   *
   * @param hosts where it may lead them, beside what is approved already; null for wherever it has led them and they ask
   *   for, which is anywhere where nothing is known of that
   */
  async approve(actor: Actor, clientId: string, hosts?: readonly string[] | null): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), applicationLock(clientId)], async (trx) => {
      await requireLive(trx, actor)
      const before = await readDecision(trx, clientId)
      const added = hosts ?? (await knownHosts(trx, clientId))
      const approved = before?.state === 'approved' ? before.hosts : []
      const all = approved === null || (added.length === 0 && approved.length === 0) ? null : [...approved, ...added]
      await this.#decide(trx, actor, clientId, { state: 'approved', hosts: all && [...new Set(all)].sort() })
    })
  }

  /** Ends every grant of an application, from every member, and keeps members from giving it another. */
  async block(actor: Actor, clientId: string): Promise<void> {
    await this.#endForAll(actor, clientId, (trx) =>
      this.#decide(trx, actor, clientId, { state: 'blocked', hosts: null }),
    )
  }

  /**
   * Takes a decision back. What a block ended stays ended.
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

  /**
   * Takes away what members ask for about an application. They may ask again.
   *
   * @throws TriptychError `not_found` where nothing waits
   */
  async dismiss(actor: Actor, clientId: string): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), applicationLock(clientId)], async (trx) => {
      await requireLive(trx, actor)
      const gone = await removeRequests(trx, clientId, null)
      const [request] = gone
      if (request === undefined) throw new TriptychError('not_found', 'no request waits')
      const target = { kind: 'application', id: clientId, name: request.client_name } as const
      const details = { before: { redirect_hosts: hostsText(gone.map(({ redirect_host }) => redirect_host)) } }
      await recordActivity(trx, actor, { action: 'application.dismiss', target, details }, this.#now())
    })
  }

  async #decide(
    trx: Transact,
    actor: Actor,
    clientId: string,
    { state, hosts }: Pick<Decision, 'state' | 'hosts'>,
  ): Promise<void> {
    const before = await readDecision(trx, clientId)
    const [request] = await removeRequests(trx, clientId, hosts)
    const isSame = before?.state === state && hostsText(before.hosts) === hostsText(hosts)
    if (isSame && request === undefined) return
    const grant = await trx
      .selectFrom('connector_grant')
      .select('client_name')
      .where('client_id', '=', clientId)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    const name = grant?.client_name ?? request?.client_name ?? before?.client_name ?? clientId
    const redirect_hosts = hosts === null ? null : JSON.stringify(hosts)
    const row = { client_name: name, state, redirect_hosts, changed_at: this.#now() }
    await trx
      .insertInto('application_decision')
      .values({ client_id: clientId, ...row })
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
      .execute()
    const target = { kind: 'application', id: clientId, name } as const
    const valuesOf = (is: Pick<Decision, 'state' | 'hosts'> | null) => ({
      state: is?.state ?? null,
      redirect_hosts: hostsText(is?.hosts ?? null),
    })
    const details = { before: valuesOf(before), after: valuesOf({ state, hosts }) }
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
    return withActorLocks(this.#db, {
      find: (db) => findHolders(db, clientId),
      locks: [...requesterLocks(actor), applicationLock(clientId)],
      what: 'the grants',
      work: async (trx) => {
        await requireLive(trx, actor)
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
      },
    })
  }
}

/** Ids of the members who authorized an application. */
async function findHolders(db: Pick<Transact, 'selectFrom'>, clientId: string): Promise<string[]> {
  const grants = db.selectFrom('connector_grant').select('actor_id').where('client_id', '=', clientId)
  return (await grants.distinct().orderBy('actor_id').execute()).map(({ actor_id }) => actor_id)
}

/** Where an application has led the members who authorized it, and where those who ask for an approval would be led. */
async function knownHosts(trx: Transact, clientId: string): Promise<string[]> {
  const grants = trx.selectFrom('connector_grant').select('redirect_host').where('client_id', '=', clientId)
  const requests = trx.selectFrom('application_request').select('redirect_host').where('client_id', '=', clientId)
  const rows = [...(await grants.distinct().execute()), ...(await requests.execute())]
  return rows.flatMap(({ redirect_host }) => redirect_host ?? [])
}

function hostsText(hosts: readonly string[] | null): string | null {
  return hosts === null ? null : hosts.join(' ')
}
