import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { TriptychError } from '../../errors.ts'
import { sha256 } from '../../lib/digest.ts'
import type { BridgeTables } from '../schema.ts'

/** What a token may do with accessories; to write does not include to read. */
export const tokenScopes = ['bridge:read', 'bridge:write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** What is shown of a token. Times are ISO 8601, UTC. */
export interface AccessToken {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly scopes: TokenScope[]
  readonly createdAt: string
  readonly expiresAt: string
  /** To the minute; null before the first use. */
  readonly lastUsedAt: string | null
}

/** A token with its secret, which is shown this once. */
export type NewAccessToken = AccessToken & { readonly lastUsedAt: null; readonly token: string }

export interface TokenWish {
  readonly name: string
  /** Both when absent. */
  readonly scopes?: readonly TokenScope[] | undefined
  /** 90 when absent. */
  readonly expiresInDays?: number | undefined
}

const DAY = 86_400_000
const DEFAULT_DAYS = 90

/** Most tokens that live at a time. */
const MOST = 100

/** How old a noted use may be before the next one is noted, in milliseconds. */
const NOTE_EVERY = 60_000

/** The bridge's own tokens, for programs that read and write accessories. Only their hashes are stored. */
export class AccessTokens {
  readonly #db: Database<BridgeTables>
  readonly #now: () => number
  /** When a use of a token was noted last. */
  readonly #noted = new Map<string, number>()

  /** @param now UTC milliseconds */
  constructor(db: Database<BridgeTables>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  /** Those that have not expired, the newest first. */
  async list(): Promise<AccessToken[]> {
    const rows = await this.#db.reader
      .selectFrom('access_token')
      .selectAll()
      .where('expires_at', '>', this.#now())
      .orderBy('id', 'desc')
      .execute()
    return rows.map(toAccessToken)
  }

  /** @throws TriptychError `too_many_tokens` beside a hundred that live */
  async create({ name, scopes = tokenScopes, expiresInDays = DEFAULT_DAYS }: TokenWish): Promise<NewAccessToken> {
    const token = mintSecret('wsb_')
    const now = this.#now()
    const row = {
      id: uuidv7(),
      name: name.trim(),
      secret_hash: sha256(token),
      last_four: token.slice(-4),
      scopes: tokenScopes.filter((scope) => scopes.includes(scope)).join(' '),
      created_at: now,
      expires_at: now + expiresInDays * DAY,
      last_used_at: null,
    }
    await this.#db.transaction([], async (trx) => {
      await trx.deleteFrom('access_token').where('expires_at', '<=', now).execute()
      const live = await trx.selectFrom('access_token').select('id').limit(MOST).execute()
      if (live.length === MOST) throw new TriptychError('too_many_tokens', `${MOST} tokens already`)
      await trx.insertInto('access_token').values(row).execute()
    })
    return { ...toAccessToken(row), lastUsedAt: null, token }
  }

  /** Ends a token at once. @throws TriptychError `not_found` */
  async revoke(id: string): Promise<void> {
    const gone = await this.#db.writer
      .deleteFrom('access_token')
      .where('id', '=', id)
      .where('expires_at', '>', this.#now())
      .returning('id')
      .executeTakeFirst()
    if (gone === undefined) throw new TriptychError('not_found', 'no such token')
    this.#noted.delete(id)
  }

  /** The token that is shown; null for one that is not there, or expired. */
  async verify(token: string): Promise<AccessToken | null> {
    if (!isSecret('wsb_', token)) return null
    const row = await this.#db.reader
      .selectFrom('access_token')
      .selectAll()
      .where('secret_hash', '=', sha256(token))
      .executeTakeFirst()
    const now = this.#now()
    if (row === undefined || row.expires_at <= now) return null
    await this.#noteUse(row.id, now)
    return toAccessToken(row)
  }

  /** At most once a minute. A use that cannot be noted refuses no call: the disk may be full. */
  async #noteUse(id: string, now: number): Promise<void> {
    const last = this.#noted.get(id)
    if (last !== undefined && now - last < NOTE_EVERY && now >= last) return
    this.#noted.set(id, now)
    await this.#db.writer
      .updateTable('access_token')
      .set({ last_used_at: now })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        this.#noted.delete(id)
        if (!(error instanceof TriptychError && error.code === 'unavailable')) throw error
      })
  }
}

/** A new secret of 256 bits behind a prefix that says what it is. */
export function mintSecret(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`
}

/** Whether a text has the form of such a secret; what has not need not be looked up. */
export function isSecret(prefix: string, text: string): boolean {
  return text.startsWith(prefix) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(prefix.length))
}

function toAccessToken(row: BridgeTables['access_token']): AccessToken {
  const held = row.scopes.split(' ')
  return {
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    scopes: tokenScopes.filter((scope) => held.includes(scope)),
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  }
}
