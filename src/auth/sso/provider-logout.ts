import type { Database } from '../../db/database.ts'
import type { Lock } from '../../db/locks.ts'
import { TriptychError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
import { minute } from '../attempts.ts'
import { spendOnce } from '../challenges.ts'
import { identityLock, providerSessionLock, withActorLocks } from '../locks.ts'
import type { AuthLog } from '../observer.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { hashSecret } from '../secrets.ts'
import { type ProviderLogout, SsoFailure, type SsoProvider } from './provider.ts'

/** How long a session of the provider that has ended is remembered: a sign-in that it began may be under way. */
const MEMORY = 10 * minute

/** How the session at a provider is kept with a sign-in. */
export function hashProviderSession(issuer: string, sid: string): string {
  return hashSecret(`provider session ${JSON.stringify([issuer, sid])}`)
}

interface ProviderLogoutParts {
  readonly db: Database<AuthTables>
  readonly provider: SsoProvider
  readonly log: AuthLog
  /** UTC milliseconds. */
  readonly now: () => number
}

/** Ends sign-ins on the word of the provider that they began at (OpenID Connect Back-Channel Logout 1.0). */
export class ProviderLogouts {
  readonly #parts: ProviderLogoutParts

  constructor(parts: ProviderLogoutParts) {
    this.#parts = parts
  }

  /**
   * Ends what a logout token names: the sign-ins that began in its `sid`, or all of its `sub`. It is fine where none is
   * left.
   *
   * @throws TriptychError `logout_token_invalid`, once the log has why; `sso_disabled` where there is no such provider
   */
  async end(token: string, visit: { readonly requestId: string; readonly address: string | null }): Promise<void> {
    const { provider, log } = this.#parts
    if (provider.verifyLogout === null) throw new TriptychError('sso_disabled')
    try {
      await this.#end(await provider.verifyLogout(token), { ...visit, principal: null, name: 'provider' })
    } catch (error) {
      if (!(error instanceof SsoFailure)) throw error
      const { reason, message } = error
      log.warn({ requestId: visit.requestId, reason, detail: message }, 'a logout of the provider was refused')
      if (unavailable.has(reason)) throw new TriptychError('unavailable', message)
      throw new TriptychError('logout_token_invalid', message)
    }
  }

  async #end(logout: ProviderLogout, actor: Actor): Promise<void> {
    const { db, now } = this.#parts
    await withActorLocks(db, {
      find: (reader) => findHolders(reader, logout),
      locks: locksOf(logout),
      what: 'the sign-ins',
      work: async (trx, holders) => {
        const token = hashSecret(`logout ${JSON.stringify([logout.issuer, logout.jti])}`)
        const fresh = await spendOnce(trx, token, logout.expiresAt)
        if (!fresh) throw new SsoFailure('replayed', 'the logout token was used before')
        if (logout.sid !== null) await spendOnce(trx, hashProviderSession(logout.issuer, logout.sid), now() + MEMORY)
        for (const { id, actor_id: owner } of await endSessions(trx, logout, holders)) {
          const target = { kind: 'session', id, name: null, owner } as const
          await recordActivity(trx, actor, { action: 'session.end', target, details: { reason: 'provider' } }, now())
        }
      },
    })
  }
}

/** The provider's keys could not be fetched: the token may be good. */
const unavailable: ReadonlySet<string> = new Set(['provider_unreachable', 'provider_error'])

/** Refuses a sign-in whose session at the provider has ended meanwhile; with its lock. */
export async function requireProviderSession(trx: Transact, hash: string): Promise<void> {
  const ended = trx.selectFrom('spent').select('hash').where('hash', '=', hash)
  if ((await ended.executeTakeFirst()) !== undefined) {
    throw new SsoFailure('replayed', 'the session at the provider has ended')
  }
}

function locksOf({ issuer, sid, subject }: ProviderLogout): Lock[] {
  if (sid !== null) return [providerSessionLock(hashProviderSession(issuer, sid))]
  return subject === null ? [] : [identityLock(issuer, subject)]
}

/** Ids of the members whose sign-ins may end. */
async function findHolders(
  db: Pick<Transact, 'selectFrom'>,
  { issuer, sid, subject }: ProviderLogout,
): Promise<string[]> {
  const rows =
    sid === null
      ? await subjectsOf(db, issuer, subject ?? '').execute()
      : await sessionsOf(db, hashProviderSession(issuer, sid)).execute()
  return rows.map(({ actor_id }) => actor_id).toSorted()
}

function subjectsOf(db: Pick<Transact, 'selectFrom'>, issuer: string, subject: string) {
  return db.selectFrom('identity').select('actor_id').where('issuer', '=', issuer).where('subject', '=', subject)
}

function sessionsOf(db: Pick<Transact, 'selectFrom'>, hash: string) {
  return db.selectFrom('session').select('actor_id').distinct().where('provider_session', '=', hash)
}

async function endSessions(trx: Transact, { issuer, sid }: ProviderLogout, holders: readonly string[]) {
  if (holders.length === 0) return []
  const roots = trx.deleteFrom('session').where('root_id', 'is', null).where('actor_id', 'in', holders)
  const named = sid === null ? roots : roots.where('provider_session', '=', hashProviderSession(issuer, sid))
  return named.returning(['id', 'actor_id']).execute()
}
