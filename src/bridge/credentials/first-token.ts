import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { sha256 } from '../../lib/digest.ts'
import type { BridgeTables } from '../schema.ts'
import { isSecret, mintSecret } from './access-tokens.ts'

/** How long a session of the console lives, in milliseconds. */
const SESSION_LIFETIME = 30 * 86_400_000

const TOKEN = 'wsf_'
const SESSION = 'wsc_'

/** Where a visitor of a bridge signs in with its own token. */
export function tokenSignInUrl(base: URL, query: Readonly<Record<string, string>>): string {
  return new URL(`/sign-in/token?${new URLSearchParams(query)}`, base).href
}

/** A session of the console that the token began. */
export interface TokenSession {
  readonly id: string
  /** The cookie's value. */
  readonly secret: string
  /** UTC milliseconds. */
  readonly expiresAt: number
}

/**
 * Signs in the operator of a bridge without an auth surface. The token of the first start stands for a session until the
 * console takes it, once; what it gets for it is a session. Another token is made by hand alone, on this machine.
 */
export class FirstToken {
  readonly #db: Database<BridgeTables>
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<BridgeTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Makes the token, at the first start of all; null later. */
  async begin(): Promise<string | null> {
    const token = mintSecret(TOKEN)
    const made = await this.#db.writer
      .insertInto('first_token')
      .values({ id: 1, secret_hash: sha256(token) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return made === undefined ? null : token
  }

  /** Makes another token, in the place of one that was not taken. */
  async renew(): Promise<string> {
    const token = mintSecret(TOKEN)
    const secret_hash = sha256(token)
    await this.#db.writer
      .insertInto('first_token')
      .values({ id: 1, secret_hash })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ secret_hash }))
      .execute()
    return token
  }

  /** Whether this is the token, and was not taken yet. */
  async verify(token: string): Promise<boolean> {
    if (!isSecret(TOKEN, token)) return false
    const row = await this.#db.reader
      .selectFrom('first_token')
      .select('id')
      .where('secret_hash', '=', sha256(token))
      .executeTakeFirst()
    return row !== undefined
  }

  /** Trades the token for a session; null for another one, and for one that was taken. */
  async take(token: string): Promise<TokenSession | null> {
    // A stranger's guess begins no transaction.
    if (!(await this.verify(token))) return null
    const secret = mintSecret(SESSION)
    const now = this.#now()
    const session = { id: uuidv7(), secret, expiresAt: now + SESSION_LIFETIME }
    return this.#db.transaction([], async (trx) => {
      const taken = await trx
        .updateTable('first_token')
        .set({ secret_hash: null })
        .where('secret_hash', '=', sha256(token))
        .returning('id')
        .executeTakeFirst()
      if (taken === undefined) return null
      await trx.deleteFrom('console_session').where('expires_at', '<=', now).execute()
      const row = { id: session.id, secret_hash: sha256(secret), expires_at: session.expiresAt }
      await trx.insertInto('console_session').values(row).execute()
      return session
    })
  }

  /** Ends every session that a token began. @returns how many there were */
  async endSessions(): Promise<number> {
    const ended = await this.#db.writer.deleteFrom('console_session').returning('id').execute()
    return ended.length
  }

  /** The id of the session whose cookie this is; null for none that lives. */
  async verifySession(cookie: string): Promise<string | null> {
    if (!isSecret(SESSION, cookie)) return null
    const row = await this.#db.reader
      .selectFrom('console_session')
      .select('id')
      .where('secret_hash', '=', sha256(cookie))
      .where('expires_at', '>', this.#now())
      .executeTakeFirst()
    return row?.id ?? null
  }

  /** Ends a session; false where the cookie is none of these. */
  async endSession(cookie: string): Promise<boolean> {
    if (!isSecret(SESSION, cookie)) return false
    await this.#db.writer.deleteFrom('console_session').where('secret_hash', '=', sha256(cookie)).execute()
    return true
  }
}
