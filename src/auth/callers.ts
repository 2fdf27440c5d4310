import type { components } from '../../generated/auth/types.ts'
import type { Principal } from '../access/principal.ts'
import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import type { AuthTables } from './schema.ts'

type Me = components['schemas']['Me']

/** Tells callers about themselves. */
export class Callers {
  readonly #db: Database<AuthTables>

  constructor(db: Database<AuthTables>) {
    this.#db = db
  }

  /**
   * Who is calling, with what, and what that may do.
   *
   * @throws TriptychError `unauthenticated` when the credential ended meanwhile
   */
  async describe(principal: Principal): Promise<Me> {
    const actor = await this.#db.reader
      .selectFrom('actor')
      .select(['id', 'kind', 'email', 'name', 'role'])
      .where('id', '=', principal.id)
      .executeTakeFirst()
    const credential = await describeCredential(this.#db, principal)
    if (actor === undefined || credential === undefined) throw new TriptychError('unauthenticated', 'ended meanwhile')
    return { actor, credential, rights: rightsOf(principal) }
  }
}

/** A token reads and writes; whoever is signed in also looks after the account, and an administrator administers. */
export function rightsOf({ credential, role }: Principal): Me['rights'] {
  const account = credential === 'session' ? (['account'] as const) : []
  const administration = credential === 'session' && role === 'admin' ? (['administration'] as const) : []
  return ['workspace:read', 'workspace:write', ...account, ...administration]
}

async function describeCredential(
  db: Database<AuthTables>,
  { credential, credentialId }: Principal,
): Promise<Me['credential'] | undefined> {
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

function iso(time: number): string {
  return new Date(time).toISOString()
}
