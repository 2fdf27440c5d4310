import type { Principal } from '../../access/principal.ts'
import { connectorScopes, readScopes } from '../../access/scopes.ts'
import type { Database } from '../../db/database.ts'
import { type PreparedLookup, prepare } from '../../db/prepared.ts'
import { readToken } from '../access-token-format.ts'
import { minute } from '../attempts.ts'
import type { AuthTables } from '../schema.ts'
import { hashSecret } from '../secrets.ts'

interface GrantTokenRow {
  readonly scope: string | null
  readonly audience: string | null
  readonly expires_at: number
  readonly grant_id: string | null
  readonly actor_id: string | null
  readonly email: string | null
  readonly last_used_at: number | null
}

/** How old a noted use may be before the next one is noted, in milliseconds. */
const NOTE_EVERY = minute

export interface OAuthTokensOptions {
  /** What a token may be for (`resourcesOf`); asked each time, since a port may be known late. */
  readonly audiences: () => readonly string[]
  /** Called when a last use could not be recorded, which fails no call. */
  readonly onError: (error: unknown) => void
  /** UTC milliseconds. */
  readonly now?: () => number
}

/** The access tokens of connectors, verified when a request presents one. The authorization server makes them. */
export class OAuthTokens {
  readonly #db: Database<AuthTables>
  readonly #options: OAuthTokensOptions
  readonly #now: () => number
  readonly #find: PreparedLookup<GrantTokenRow>
  readonly #noting = new Map<string, Promise<void>>()

  constructor(db: Database<AuthTables>, options: OAuthTokensOptions) {
    this.#db = db
    this.#options = options
    this.#now = options.now ?? Date.now
    const columns = ['oauth_artifact.scope', 'oauth_artifact.audience', 'oauth_artifact.expires_at'] as const
    const query = db.reader
      .selectFrom('oauth_artifact')
      .select((eb) => {
        // SQLite takes several times as long over joins.
        const grant = eb.selectFrom('connector_grant as g').whereRef('g.id', '=', 'oauth_artifact.grant_id')
        return [
          ...columns,
          'oauth_artifact.grant_id',
          grant.select('g.actor_id').as('actor_id'),
          eb.selectFrom('actor as a').select('a.email').where('a.id', '=', grant.select('g.actor_id')).as('email'),
          grant.select('g.last_used_at').as('last_used_at'),
        ]
      })
      .where('oauth_artifact.hash', '=', '')
      .where('oauth_artifact.model', '=', 'AccessToken')
      .$castTo<GrantTokenRow>()
    this.#find = prepare(db, query.compile())
  }

  /**
   * In whose name this token acts: a member, without administrator rights, with the scopes that they consented to;
   * `credentialId` is the grant's. Null for an expired token, one that is not there or is for another place, and,
   * without a look-up, for a malformed one.
   */
  async verify(token: string): Promise<Principal | null> {
    if (readToken(token)?.prefix !== 'wso_') return null
    // Placeholders in the order of the query: hash, model.
    const row = await this.#find([hashSecret(token), 'AccessToken'])
    const now = this.#now()
    if (row === undefined || row.expires_at <= now) return null
    if (row.grant_id === null || row.actor_id === null) return null
    if (row.audience === null || !this.#options.audiences().includes(row.audience)) return null
    if (row.last_used_at === null || row.last_used_at <= now - NOTE_EVERY) this.#noteUse(row.grant_id, now)
    return {
      id: row.actor_id,
      kind: 'person',
      ...(row.email === null ? {} : { name: row.email }),
      role: 'member',
      credential: 'token',
      credentialId: row.grant_id,
      connector: true,
      scopes: readScopes(row.scope, connectorScopes),
    }
  }

  /** Resolves when every use noted so far is written, or has failed. To be awaited before the database is closed. */
  async settle(): Promise<void> {
    await Promise.all(this.#noting.values())
  }

  /** One write a grant at a time: many calls may come before the first write is through. */
  #noteUse(id: string, now: number): void {
    if (this.#noting.has(id)) return
    const written = this.#db.writer
      .updateTable('connector_grant')
      .set({ last_used_at: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', now - NOTE_EVERY)]))
      .execute()
      .then(() => {}, this.#options.onError)
      .finally(() => this.#noting.delete(id))
    this.#noting.set(id, written)
  }
}
