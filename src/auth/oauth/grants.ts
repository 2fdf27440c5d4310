import type { Database } from '../../db/database.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
import { actorLock } from '../locks.ts'
import type { AuthTables } from '../schema.ts'

/** What a member lets one application do. Times are UTC milliseconds. */
export interface ConnectorGrant {
  readonly id: string
  readonly actorId: string
  readonly clientId: string
  /** Scopes with a space between. */
  readonly scope: string
  readonly createdAt: number
}

/** Grants, as the authorization server needs them. Members see them as `Applications`. */
export class Grants {
  readonly #db: Database<AuthTables>

  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  async find(id: string): Promise<ConnectorGrant | null> {
    const row = await this.#db.reader
      .selectFrom('connector_grant')
      .select(['id', 'actor_id', 'client_id', 'scope', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    const { actor_id: actorId, client_id: clientId, scope, created_at: createdAt } = row
    return { id, actorId, clientId, scope, createdAt }
  }

  /**
   * Ends a grant with every code and token that hangs on it, in one statement; with its member's lock, so that none is
   * added meanwhile (`Artifacts.put`).
   *
   * @param reason stands in the activity
   */
  async end(id: string, reason: string): Promise<void> {
    const grant = await this.find(id)
    if (grant === null) return
    await this.#db.transaction([actorLock(grant.actorId)], async (trx) => {
      const gone = await trx
        .deleteFrom('connector_grant')
        .where('id', '=', id)
        .returning(['client_id', 'client_name', 'actor_id'])
        .executeTakeFirst()
      if (gone === undefined) return
      const { client_id, client_name: name, actor_id: owner } = gone
      const target = { kind: 'application', id: client_id, name, owner } as const
      const details = { reason, before: { member: gone.actor_id } }
      await recordActivity(trx, authorizationServer, { action: 'application.revoke', target, details }, this.#now())
    })
  }
}

/** Who ends what a connector has lost by its own doing. */
const authorizationServer: Actor = { principal: null, requestId: null, name: 'authorization server' }
