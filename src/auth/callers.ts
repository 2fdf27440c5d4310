import type { components } from '../../generated/auth/types.ts'
import type { Principal } from '../access/principal.ts'
import { connectorScopes, permits } from '../access/scopes.ts'
import type { Database } from '../db/database.ts'
import { type PreparedLookup, prepare } from '../db/prepared.ts'
import { TriptychError } from '../errors.ts'
import { GRANT } from './oauth/lifetimes.ts'
import type { AuthTables } from './schema.ts'

type Me = components['schemas']['Me']
type Described = Omit<Me['credential'], 'scopes'>

/** Tells callers about themselves. */
export class Callers {
  readonly #db: Database<AuthTables>
  readonly #actor: PreparedLookup<Me['actor']>
  readonly #grant: PreparedLookup<{ readonly id: string; readonly client_name: string; readonly created_at: number }>

  constructor(db: Database<AuthTables>) {
    this.#db = db
    const actor = db.reader.selectFrom('actor').select(['id', 'kind', 'email', 'name', 'role'])
    this.#actor = prepare(db, actor.where('id', '=', '').compile())
    const grant = db.reader.selectFrom('connector_grant').select(['id', 'client_name', 'created_at'])
    this.#grant = prepare(db, grant.where('id', '=', '').compile())
  }

  /**
   * Who is calling, with what, and what that may do.
   *
   * @throws TriptychError `unauthenticated` when the credential ended meanwhile
   */
  async describe(principal: Principal): Promise<Me> {
    const actor = await this.#actor([principal.id])
    const described = principal.connector
      ? describeGrant(await this.#grant([principal.credentialId]))
      : await describeCredential(this.#db, principal)
    const credential = described && {
      ...described,
      scopes: principal.scopes === undefined ? null : [...principal.scopes],
    }
    if (actor === undefined || credential === undefined) throw new TriptychError('unauthenticated', 'ended meanwhile')
    return { actor, credential, rights: rightsOf(principal) }
  }
}

/**
 * A token reads and writes in the whole workspace, as far as its scopes permit; a signed-in member also looks after the
 * account, and an administrator administers.
 */
export function rightsOf({ credential, role, scopes }: Principal): Me['rights'] {
  const account = credential === 'session' ? (['account'] as const) : []
  const administration = credential === 'session' && role === 'admin' ? (['administration'] as const) : []
  const work = connectorScopes.filter((scope) => scopes === undefined || permits(scopes, scope))
  return [...work, ...account, ...administration]
}

async function describeCredential(
  db: Database<AuthTables>,
  { credential, credentialId }: Principal,
): Promise<Described | undefined> {
  if (credential === 'session') {
    const row = await db.reader
      .selectFrom('session')
      .select(['id', 'method', 'expires_at'])
      .where('id', '=', credentialId)
      .executeTakeFirst()
    return row && { kind: 'session', id: row.id, method: row.method, name: null, expires_at: iso(row.expires_at) }
  }
  const row = await db.reader
    .selectFrom('access_token')
    .select(['id', 'name', 'expires_at'])
    .where('id', '=', credentialId)
    .executeTakeFirst()
  return row && { kind: 'token', id: row.id, method: null, name: row.name, expires_at: iso(row.expires_at) }
}

/** A connector's tokens come and go; what stays, and can be taken back, is what it was granted. */
function describeGrant(
  row: { id: string; client_name: string; created_at: number } | undefined,
): Described | undefined {
  const common = { kind: 'token', method: null } as const
  return row && { ...common, id: row.id, name: row.client_name, expires_at: iso(row.created_at + GRANT) }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
