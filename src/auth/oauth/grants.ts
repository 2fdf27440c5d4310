import type { Database } from '../../db/database.ts'
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

  constructor(db: Database<AuthTables>) {
    this.#db = db
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
   */
  async end(id: string): Promise<void> {
    const grant = await this.find(id)
    if (grant === null) return
    await this.#db.transaction([actorLock(grant.actorId)], (trx) =>
      trx.deleteFrom('connector_grant').where('id', '=', id).execute(),
    )
  }
}
