import type { ConsoleSession } from '../access/session-verifier.ts'
import type { Database } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import { equalInConstantTime, sha256 } from '../lib/digest.ts'
import { actorLock } from './locks.ts'
import type { AuthTables, ConsoleSurface, Transact } from './schema.ts'
import { hashSecret, randomSecret } from './secrets.ts'
import { IDLE } from './sessions.ts'

/** How long a code may be under way, in milliseconds. */
const LIFETIME = 60_000

/** More sessions of one console in one sign-in push the oldest out. */
const MOST_SHARES = 20

/** Takes a sign-in to the console of another surface: a one-time code, which that surface trades for a session. */
export class Handovers {
  readonly #db: Database<AuthTables>
  readonly #now: () => number

  constructor(db: Database<AuthTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /**
   * A code for a sign-in.
   *
   * @param challenge S256 of a verifier (RFC 7636, 4.2): an eavesdropper who only sees the code cannot use it, and a
   *   browser that did not begin cannot be signed in with it
   * @returns null when the sign-in has ended meanwhile
   */
  async create(sessionId: string, surface: ConsoleSurface, challenge: string): Promise<string | null> {
    const code = randomSecret()
    const row = {
      code_hash: hashSecret(code),
      surface,
      challenge,
      session_id: sessionId,
      expires_at: this.#now() + LIFETIME,
    }
    const sessions = this.#db.reader.selectFrom('session').select('actor_id').where('id', '=', sessionId)
    const holder = await sessions.executeTakeFirst()
    if (holder === undefined) return null
    return this.#db.transaction([actorLock(holder.actor_id)], async (trx) => {
      const session = await trx.selectFrom('session').select('id').where('id', '=', sessionId).executeTakeFirst()
      if (session === undefined) return null
      await trx.insertInto('handover_code').values(row).execute()
      return code
    })
  }

  /** A session of that surface's console, once; null when anything does not fit, and then the code is gone too. */
  async redeem(
    surface: ConsoleSurface,
    code: string,
    verifier: string,
    userAgent: string | null,
  ): Promise<ConsoleSession | null> {
    const now = this.#now()
    const holder = await this.#db.reader
      .selectFrom('handover_code as h')
      .innerJoin('session as s', 's.id', 'h.session_id')
      .select('s.actor_id')
      .where('h.code_hash', '=', hashSecret(code))
      .executeTakeFirst()
    if (holder === undefined) return null
    return this.#db.transaction([actorLock(holder.actor_id)], async (trx) => {
      const row = await trx
        .deleteFrom('handover_code')
        .where('code_hash', '=', hashSecret(code))
        .returning(['surface', 'challenge', 'session_id', 'expires_at'])
        .executeTakeFirst()
      if (row === undefined || row.surface !== surface || row.expires_at <= now) return null
      if (!equalInConstantTime(row.challenge, sha256(verifier))) return null
      const root = await trx
        .selectFrom('session')
        .select(['id', 'actor_id', 'method', 'address', 'expires_at'])
        .where('id', '=', row.session_id)
        .where('expires_at', '>', now)
        .where('seen_at', '>', now - IDLE)
        .executeTakeFirst()
      if (root === undefined) return null
      const secret = randomSecret()
      await trx
        .insertInto('session')
        .values({
          id: uuidv7(),
          secret_hash: hashSecret(secret),
          actor_id: root.actor_id,
          surface,
          root_id: root.id,
          method: root.method,
          address: root.address,
          // PostgreSQL keeps no NUL, and no browser writes control characters.
          user_agent: userAgent?.replace(/\p{Cc}/gu, ' ') ?? null,
          created_at: now,
          seen_at: now,
          expires_at: root.expires_at,
        })
        .execute()
      await evictOldest(trx, root.id, surface)
      return { secret, expiresAt: root.expires_at }
    })
  }
}

async function evictOldest(trx: Transact, rootId: string, surface: ConsoleSurface): Promise<void> {
  const shares = trx.selectFrom('session').select('id').where('root_id', '=', rootId).where('surface', '=', surface)
  const old = await shares.orderBy('id', 'desc').offset(MOST_SHARES).limit(MOST_SHARES).execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('session').where('id', 'in', ids).execute()
}
