import type { Principal } from '../access/principal.ts'
import { readScopes, type TokenScope, tokenScopes } from '../access/scopes.ts'
import type { Database } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import { type PreparedLookup, prepare } from '../db/prepared.ts'
import { TriptychError } from '../errors.ts'
import { mintToken, readToken } from './access-token-format.ts'
import { type Notices, postNotice } from './account-notices.ts'
import { recordActivity } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { day, minute } from './attempts.ts'
import { actorLock, requesterLocks } from './locks.ts'
import { requireName } from './names.ts'
import type { AuthTables, Transact } from './schema.ts'
import { hashSecret } from './secrets.ts'
import { findAgentName, findRecipients, noticesBehind } from './token-notices.ts'

/** Whose tokens: a member's personal ones, or those of an agent. */
export interface TokenHolder {
  readonly id: string
  readonly kind: 'person' | 'agent'
}

/** What is shown of a token. Times are ISO 8601, UTC. */
export interface AccessToken {
  readonly id: string
  readonly name: string
  readonly prefix: 'wsp_' | 'wsa_'
  readonly last_four: string
  readonly created_at: string
  readonly expires_at: string
  /** To the minute; null when it was not used yet. */
  readonly last_used_at: string | null
  /** From where; null when it was not used yet, and where that is not known. */
  readonly last_used_address: string | null
  /** What it is limited to; a token without limits reads and writes in the whole workspace. */
  readonly scopes: TokenScope[]
}

/** A token with its secret, which is shown this once. */
export type NewAccessToken = AccessToken & {
  readonly last_used_at: null
  readonly last_used_address: null
  readonly token: string
}

/** A token of an agent, with whose it is. */
export type AgentTokenMade = AccessToken & { readonly agent: { readonly id: string; readonly name: string } }

export interface TokenWish {
  readonly name: string
  /** 1 to 365; 90 when absent. */
  readonly expires_in_days?: number | undefined
  /** What it is limited to; the whole workspace when absent. */
  readonly scopes?: readonly TokenScope[] | undefined
}

/** The principal of a token. */
export interface TokenPrincipal extends Principal {
  readonly name: string
  readonly role: 'member'
}

interface Row {
  readonly id: string
  readonly name: string
  readonly kind: 'personal' | 'agent'
  readonly last_four: string
  readonly created_at: number
  readonly expires_at: number
  readonly last_used_at: number | null
  readonly last_used_address: string | null
  readonly scopes: string | null
}

interface LiveTokenRow {
  readonly id: string
  readonly expires_at: number
  readonly last_used_at: number | null
  readonly scopes: string | null
  readonly actor_id: string
  readonly actor_kind: 'person' | 'agent'
  readonly email: string | null
  readonly actor_name: string | null
}

const prefixes = { personal: 'wsp_', agent: 'wsa_' } as const
const kinds = { person: 'personal', agent: 'agent' } as const

const DEFAULT_DAYS = 90

/** Of a token that is not limited to less. */
const WHOLE = ['workspace:read', 'workspace:write'] as const

/** Most live tokens that one actor may hold. */
const MOST = 100

/** How old a noted use may be before the next one is noted, in milliseconds. */
const NOTE_EVERY = minute

/** Personal tokens and agents' tokens: made, listed, revoked, and verified when a request presents one. */
export class AccessTokens {
  readonly #db: Database<AuthTables>
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  readonly #notices: Notices | null
  readonly #find: PreparedLookup<LiveTokenRow>
  readonly #noting = new Map<string, Promise<void>>()

  /**
   * @param onError called when a last use could not be recorded, which fails no call
   * @param now UTC milliseconds
   * @param notices sends notices of new tokens; none are sent when absent
   */
  constructor(
    db: Database<AuthTables>,
    onError: (error: unknown) => void,
    now: () => number = Date.now,
    notices: Notices | null = null,
  ) {
    this.#db = db
    this.#onError = onError
    this.#now = now
    this.#notices = notices
    const columns = ['access_token.id', 'access_token.expires_at', 'access_token.last_used_at'] as const
    this.#find = prepare(
      db,
      db.reader
        .selectFrom('access_token')
        .innerJoin('actor', 'actor.id', 'access_token.actor_id')
        .select([...columns, 'actor.id as actor_id', 'actor.kind as actor_kind'])
        .select(['actor.email', 'actor.name as actor_name', 'access_token.scopes'])
        .where('access_token.secret_hash', '=', '')
        .compile(),
    )
  }

  /** Those of one member or agent that are live, the newest first. Throws `not_found` where there is no such holder. */
  async list(holder: TokenHolder): Promise<AccessToken[]> {
    const rows = await this.#db.reader
      .selectFrom('access_token')
      .select(['id', 'name', 'kind', 'last_four', 'created_at', 'expires_at', 'last_used_at'])
      .select(['last_used_address', 'scopes'])
      .where('actor_id', '=', holder.id)
      .where('kind', '=', kinds[holder.kind])
      .where('expires_at', '>', this.#now())
      .orderBy('id', 'desc')
      .execute()
    if (rows.length === 0) await requireHolder(this.#db.reader, holder)
    return rows.map(toAccessToken)
  }

  /** The live tokens of agents that a member made, and so knows; the newest first. */
  async listMadeBy(memberId: string): Promise<AgentTokenMade[]> {
    const rows = await this.#db.reader
      .selectFrom('access_token')
      .innerJoin('actor', 'actor.id', 'access_token.actor_id')
      .select(['access_token.id', 'access_token.name', 'access_token.kind', 'last_four', 'access_token.created_at'])
      .select(['expires_at', 'last_used_at', 'last_used_address', 'scopes'])
      .select(['actor.id as agent_id', 'actor.name as agent_name'])
      .where('created_by', '=', memberId)
      .where('expires_at', '>', this.#now())
      .orderBy('access_token.id', 'desc')
      .execute()
    return rows.map(({ agent_id: id, agent_name: name, ...row }) => ({
      ...toAccessToken(row),
      agent: { id, name: name ?? '' },
    }))
  }

  /**
   * @throws TriptychError `not_found` where there is no such holder; `invalid_request` for what is not a name;
   *   `too_many_tokens` beside a hundred that live
   */
  async create(actor: Actor, holder: TokenHolder, wish: TokenWish): Promise<NewAccessToken> {
    const kind = kinds[holder.kind]
    const name = requireName(wish.name)
    const token = mintToken(prefixes[kind])
    const now = this.#now()
    const row: Row = {
      id: uuidv7(),
      name,
      kind,
      last_four: token.slice(-4),
      created_at: now,
      expires_at: now + (wish.expires_in_days ?? DEFAULT_DAYS) * day,
      last_used_at: null,
      last_used_address: null,
      scopes: scopesOf(wish).join(' '),
    }
    await this.#db.transaction([...requesterLocks(actor), actorLock(holder.id)], async (trx) => {
      await requireLive(trx, actor)
      await requireHolder(trx, holder)
      await requireRoom(trx, holder.id, now)
      await trx
        .insertInto('access_token')
        .values({
          ...{ ...row, secret_hash: hashSecret(token), actor_id: holder.id, created_by: makerOf(actor, holder) },
          end_notices: noticesBehind(row.expires_at - now),
        })
        .execute()
      const target = { kind: 'token', id: row.id, name, owner: holder.id } as const
      await recordActivity(trx, actor, { action: 'token.create', target }, now)
      await this.#tell(trx, { ...row, actor_id: holder.id, created_by: makerOf(actor, holder) }, now)
    })
    this.#notices?.kick('notice')
    return { ...toAccessToken(row), last_used_at: null, last_used_address: null, token }
  }

  /** Ends a token at once. Throws `not_found` where the holder has no such token. */
  async revoke(actor: Actor, holder: TokenHolder, tokenId: string): Promise<void> {
    await this.#db.transaction([...requesterLocks(actor), actorLock(holder.id)], async (trx) => {
      await requireLive(trx, actor)
      const gone = await trx
        .deleteFrom('access_token')
        .where('id', '=', tokenId)
        .where('actor_id', '=', holder.id)
        .where('kind', '=', kinds[holder.kind])
        .returning('name')
        .executeTakeFirst()
      if (gone === undefined) throw new TriptychError('not_found', 'no such token')
      const target = { kind: 'token', id: tokenId, name: gone.name, owner: holder.id } as const
      await recordActivity(trx, actor, { action: 'token.revoke', target }, this.#now())
    })
  }

  /**
   * Who shows this token: its member or agent, never with administrator rights. Null for an expired token, one that
   * is not there, and, without a look-up, for a malformed one.
   *
   * @param address where it is shown from, for its list; null where that is not known
   */
  async verify(token: string, address: string | null = null): Promise<TokenPrincipal | null> {
    const prefix = readToken(token)?.prefix
    if (prefix !== 'wsp_' && prefix !== 'wsa_') return null
    const row = await this.#find([hashSecret(token)])
    const now = this.#now()
    if (row === undefined || row.expires_at <= now) return null
    if (row.last_used_at === null || row.last_used_at <= now - NOTE_EVERY) this.#noteUse(row.id, address, now)
    // A person always has an email, an agent a name; only the table cannot say so.
    const name = (row.actor_kind === 'person' ? row.email : row.actor_name) ?? ''
    return {
      ...{ id: row.actor_id, kind: row.actor_kind, name, role: 'member', credential: 'token', credentialId: row.id },
      ...(row.scopes === null ? {} : { scopes: row.scopes.split(' ') }),
    }
  }

  /** Resolves when every use noted so far is written, or has failed. To be awaited before the database is closed. */
  async settle(): Promise<void> {
    await Promise.all(this.#noting.values())
  }

  /** Notifies the member whose token it is, or those who are responsible for the agent. */
  async #tell(trx: Transact, token: Row & { actor_id: string; created_by: string | null }, now: number): Promise<void> {
    if (this.#notices === null) return
    const agent = token.kind === 'agent' ? await findAgentName(trx, token.actor_id) : null
    const about = { event: 'token_made', token: token.name, agent, endsAt: token.expires_at } as const
    const to = await findRecipients(trx, token)
    await postNotice(trx, this.#notices, token.created_by ?? token.actor_id, { to, about }, now)
  }

  /** One write a token at a time: many may show it before the first write is through. */
  #noteUse(id: string, address: string | null, now: number): void {
    if (this.#noting.has(id)) return
    const written = this.#db.writer
      .updateTable('access_token')
      .set({ last_used_at: now, last_used_address: address })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', now - NOTE_EVERY)]))
      .execute()
      .then(() => {}, this.#onError)
      .finally(() => this.#noting.delete(id))
    this.#noting.set(id, written)
  }
}

async function requireHolder(db: Pick<Transact, 'selectFrom'>, { id, kind }: TokenHolder): Promise<void> {
  const row = await db.selectFrom('actor').select('id').where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
  if (row === undefined) throw new TriptychError('not_found', 'no such member or agent')
}

/** A personal token's maker is its holder; the command line is none. */
function makerOf({ principal }: Actor, { kind }: TokenHolder): string | null {
  return kind === 'agent' ? (principal?.id ?? null) : null
}

async function requireRoom(trx: Transact, actorId: string, now: number): Promise<void> {
  const live = trx.selectFrom('access_token').select('id').where('actor_id', '=', actorId).where('expires_at', '>', now)
  const rows = await live.limit(MOST).execute()
  if (rows.length === MOST) throw new TriptychError('too_many_tokens', `${MOST} tokens already`)
}

/** @throws TriptychError `invalid_request` for none at all, and for what is no scope */
function scopesOf({ scopes }: TokenWish): readonly TokenScope[] {
  if (scopes === undefined) return WHOLE
  const known = readScopes(scopes.join(' '), tokenScopes)
  if (known.length > 0 && known.length === new Set(scopes).size) return known
  throw new TriptychError('invalid_request', `scopes are of ${tokenScopes.join(', ')}`)
}

function toAccessToken(row: Row): AccessToken {
  const { id, name, kind, last_four, created_at, expires_at, last_used_at, last_used_address, scopes } = row
  return {
    id,
    name,
    prefix: prefixes[kind],
    last_four,
    created_at: new Date(created_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
    last_used_address,
    scopes: scopes === null ? [...WHOLE] : readScopes(scopes, tokenScopes),
  }
}
