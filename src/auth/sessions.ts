import { sql } from 'kysely'
import type { Principal } from '../access/principal.ts'
import type { Database } from '../db/database.ts'
import { uuidv7 } from '../db/ids.ts'
import type { Lock } from '../db/locks.ts'
import { type PreparedLookup, prepare } from '../db/prepared.ts'
import { TriptychError } from '../errors.ts'
import { type Notices, postNotice } from './account-notices.ts'
import { recordActivity } from './activity.ts'
import { type Actor, requireLive } from './actor.ts'
import { day, minute } from './attempts.ts'
import { knownBrowsers, rememberBrowser } from './known-browsers.ts'
import { actorLock, requesterLocks } from './locks.ts'
import type { AuthLog } from './observer.ts'
import type { AuthTables, ConsoleSurface, SignInMethod, Transact } from './schema.ts'
import { limitOf, noSecondFactor, type SecondFactorFacts, type SecondFactorPolicy } from './second-factor/policy.ts'
import { hashSecret, randomSecret } from './secrets.ts'
import { type LastProof, lackOf, noStepUp, type StepUpPolicy } from './step-up.ts'
import type { Visit } from './visit.ts'

/** A session ends this long after it was last seen, and at the latest this long after it began; in milliseconds. */
export const IDLE = 7 * day
const ABSOLUTE = 30 * day

/** When a session was last seen is written this often. */
const TOUCH_EVERY = minute

/** More sign-ins of one member than this push the oldest out. */
const MOST_SESSIONS = 100

/** What a browser gets at sign-in. */
export interface StartedSession {
  readonly actorId: string
  /** The session cookie's value. */
  readonly secret: string
  /** UTC milliseconds. */
  readonly expiresAt: number
  /** Identifies the browser as a known one next time. */
  readonly browser: string
}

/** A sign-in as its owner sees it. Times are UTC milliseconds. */
export interface SessionRow {
  readonly id: string
  readonly method: SignInMethod
  readonly address: string | null
  readonly user_agent: string | null
  readonly created_at: number
  readonly seen_at: number
  readonly expires_at: number
}

/**
 * How a session began, as the API reports it: released clients do not know the method `passkey`, so it is `otp` with a
 * property of its own.
 */
export function methodOf(method: SignInMethod): {
  readonly method: Exclude<SignInMethod, 'passkey'>
  readonly passkey?: true
} {
  return method === 'passkey' ? { method: 'otp', passkey: true } : { method }
}

/** A sign-in that is over, and whose it was. */
interface EndedSession {
  readonly id: string
  readonly actor_id: string
}

interface LiveSessionRow extends LastProof, SecondFactorFacts {
  readonly id: string
  readonly actor_id: string
  readonly role: 'admin' | 'member'
  readonly email: string
  readonly root_id: string
  readonly seen_at: number
  readonly expires_at: number
}

/** Sign-ins, and the shares that consoles have in them. */
export class Sessions {
  readonly #db: Database<AuthTables>
  readonly #log: AuthLog
  readonly #now: () => number
  readonly #notices: Pick<Notices, 'post'> | null
  readonly #stepUp: StepUpPolicy
  readonly #secondFactor: SecondFactorPolicy
  readonly #touching = new Map<string, Promise<void>>()
  readonly #bySecret: PreparedLookup<LiveSessionRow>
  readonly #byId: PreparedLookup<SessionRow>

  /**
   * @param now UTC milliseconds
   * @param notices notify members of sign-ins in browsers that they had not used before; where null, none are sent
   * @param stepUp when a session needs a fresh proof
   * @param secondFactor when it is limited until a second factor is shown in it
   */
  constructor(
    db: Database<AuthTables>,
    log: AuthLog,
    now: () => number = Date.now,
    notices: Pick<Notices, 'post'> | null = null,
    stepUp: StepUpPolicy = noStepUp,
    secondFactor: SecondFactorPolicy = noSecondFactor,
  ) {
    this.#stepUp = stepUp
    this.#secondFactor = secondFactor
    const readsPasskeys = (stepUp.passkeys ?? secondFactor.any ?? secondFactor.passkey) !== null
    this.#notices = notices
    this.#db = db
    this.#log = log
    this.#now = now
    this.#bySecret = prepare(
      db,
      db.reader
        .selectFrom('session as s')
        .select((eb) => {
          // A share is as live as the sign-in that it belongs to; a sign-in is its own. SQLite takes several times as long
          // over joins.
          const root = eb.selectFrom('session as r').whereRef('r.id', '=', 's.root_id')
          const ofSignIn = (column: 'seen_at' | 'expires_at' | 'second_factor' | 'proven_at' | 'proven_by') =>
            eb
              .case()
              .when('s.root_id', 'is', null)
              .then(eb.ref(`s.${column}`))
              .else(root.select(`r.${column}`))
              .end()
              .as(column)
          const actor = eb.selectFrom('actor as a').whereRef('a.id', '=', 's.actor_id')
          const apps = eb
            .selectFrom('authenticator as t')
            .select('t.actor_id')
            .whereRef('t.actor_id', '=', 's.actor_id')
          const passkeys = eb.selectFrom('passkey as p').select('p.id').whereRef('p.actor_id', '=', 's.actor_id')
          return [
            's.id',
            's.actor_id',
            eb.fn.coalesce('s.root_id', 's.id').as('root_id'),
            actor.select('a.role').as('role'),
            actor.select('a.email').as('email'),
            ofSignIn('seen_at'),
            ofSignIn('expires_at'),
            ofSignIn('second_factor'),
            ofSignIn('proven_at'),
            ofSignIn('proven_by'),
            // Looked at only where it matters: this runs with every request.
            sql<boolean>`${readsPasskeys ? eb.exists(passkeys) : sql.lit(false)}`.as('has_passkey'),
            sql<boolean>`${eb.exists(apps)}`.as('has_authenticator'),
          ]
        })
        .where('s.secret_hash', '=', '')
        .where('s.surface', '=', 'auth')
        .$castTo<LiveSessionRow>()
        .compile(),
    )
    this.#byId = prepare(db, this.#live().where('id', '=', '').compile())
  }

  /**
   * Begins a session for someone who has just proven who they are. The id is new at every sign-in, and what the
   * browser held before ends.
   *
   * @param trx with the lock of the actor, and {@link heldLocks}; `kick('notice')` once it is through
   * @param providerSession hash of the session at the provider, where it began in one
   * @param provenAt when the person proved who they are, where that was not now; null where it is not known
   */
  async start(
    trx: Transact,
    actorId: string,
    method: SignInMethod,
    visit: Visit,
    providerSession: string | null = null,
    provenAt?: number | null,
  ): Promise<StartedSession> {
    const now = this.#now()
    const [id, secret] = [uuidv7(), randomSecret()]
    const expiresAt = now + ABSOLUTE
    await trx
      .insertInto('session')
      .values({
        id,
        secret_hash: hashSecret(secret),
        actor_id: actorId,
        surface: 'auth',
        root_id: null,
        method,
        provider_session: providerSession,
        address: visit.address,
        user_agent: visit.userAgent,
        created_at: now,
        seen_at: now,
        proven_at: provenAt === undefined ? now : provenAt,
        proven_by: method,
        second_factor: method === 'passkey' ? method : null,
        expires_at: expiresAt,
      })
      .execute()
    const newBrowser = await this.#noteNewBrowser(trx, actorId, visit, now)
    const browser = await rememberBrowser(trx, actorId, visit, now)
    await trx
      .updateTable('actor')
      .set({ joined_at: now })
      .where('id', '=', actorId)
      .where('joined_at', 'is', null)
      .execute()
    const principal: Principal = {
      id: actorId,
      kind: 'person',
      role: 'member',
      credential: 'session',
      credentialId: id,
    }
    const target = { kind: 'session', id, name: method, owner: actorId } as const
    const { requestId, address, userAgent } = visit
    const actor = { principal, requestId, address, userAgent }
    await recordActivity(trx, actor, { action: 'session.start', target, newBrowser }, now)
    await this.#noteEnds(trx, actor, await endReplacedSession(trx, visit.session))
    await this.#noteEnds(trx, actor, await evictOldest(trx, actorId))
    return { actorId, secret, expiresAt, browser }
  }

  /** Notifies a member who has signed in before, in other browsers than this one; returns whether it is such a one. */
  async #noteNewBrowser(trx: Transact, actorId: string, visit: Visit, now: number): Promise<boolean> {
    if ((await knownBrowsers(trx, actorId, visit).executeTakeFirst()) !== undefined) return false
    const member = await trx
      .selectFrom('actor')
      .select('email')
      .where('id', '=', actorId)
      .where('joined_at', 'is not', null)
      .executeTakeFirst()
    if (!member?.email) return false
    if (this.#notices === null) return true
    const about = { event: 'signed_in', browser: visit.userAgent, address: visit.address, at: now } as const
    await postNotice(trx, this.#notices, actorId, { to: [member.email], about }, now)
    return true
  }

  /** The locks for what a sign-in takes away: the session that the browser holds, its own member's or another's. */
  async heldLocks({ session }: Visit): Promise<Lock[]> {
    if (session === null) return []
    const sessions = this.#db.reader.selectFrom('session').select('actor_id')
    const held = await sessions.where('secret_hash', '=', hashSecret(session)).executeTakeFirst()
    return held === undefined ? [] : [actorLock(held.actor_id)]
  }

  /** The person behind a session of one console's, with the last proof in the sign-in; null for none that is live. */
  async verify(surface: ConsoleSurface, secret: string): Promise<Principal | null> {
    const found = await this.#bySecret([hashSecret(secret), surface])
    const now = this.#now()
    if (found === undefined || found.expires_at <= now || found.seen_at + IDLE <= now) return null
    if (found.seen_at + TOUCH_EVERY <= now) this.#touch(found.root_id, now)
    const limited = limitOf(found, this.#secondFactor, found.role)
    // A console's share is of use only once the sign-in is.
    if (surface !== 'auth' && limited !== undefined) return null
    const needsProof = lackOf(found, this.#stepUp, found.role, now)
    return {
      ...principalOf(found),
      ...(needsProof === undefined ? {} : { needsProof }),
      ...(limited === undefined ? {} : { limited }),
    }
  }

  /** A live sign-in by its id. */
  async get(id: string): Promise<SessionRow> {
    const now = this.#now()
    // Placeholders in the order of the query: the absolute end, when it was last seen, id.
    const row = await this.#byId([now, now - IDLE, id])
    if (row === undefined) throw new TriptychError('not_found', 'no such session')
    return row
  }

  /** The live sign-ins of a member, the newest first. */
  list(actorId: string): Promise<SessionRow[]> {
    return this.#live().where('actor_id', '=', actorId).orderBy('id', 'desc').execute()
  }

  /**
   * Ends one sign-in of a member's, with all its shares.
   *
   * @throws TriptychError `not_found` when it is not theirs
   */
  async end(actor: Actor, actorId: string, id: string): Promise<void> {
    const ended = await this.#end(actor, actorId, (trx) => deleteSignIns(trx, actorId).where('id', '=', id).execute())
    if (ended === 0) throw new TriptychError('not_found', 'no such session')
  }

  /** Ends every sign-in of a member's but one; how many there were. */
  endOthers(actor: Actor, actorId: string, kept: string): Promise<number> {
    return this.#end(actor, actorId, (trx) => deleteSignIns(trx, actorId).where('id', '!=', kept).execute())
  }

  /** Ends every sign-in of a member's; how many there were. */
  endAllOf(actor: Actor, actorId: string): Promise<number> {
    return this.#end(actor, actorId, (trx) => deleteSignIns(trx, actorId).execute())
  }

  /** Ends the sign-in that a session of a console's belongs to; one that is dead already is fine. */
  async endBySecret(surface: ConsoleSurface, secret: string, requestId: string | null): Promise<void> {
    const found = await this.#bySecret([hashSecret(secret), surface])
    if (found === undefined) return
    await this.#end({ principal: principalOf(found), requestId }, found.actor_id, (trx) =>
      trx.deleteFrom('session').where('id', '=', found.root_id).returning(['id', 'actor_id']).execute(),
    )
  }

  /** Resolves when everything noted so far is written, or has failed. To be awaited before the database is closed. */
  async settle(): Promise<void> {
    await Promise.all(this.#touching.values())
  }

  #live() {
    const now = this.#now()
    return this.#db.reader
      .selectFrom('session')
      .select(['id', 'method', 'address', 'user_agent', 'created_at', 'seen_at', 'expires_at'])
      .where('root_id', 'is', null)
      .where('expires_at', '>', now)
      .where('seen_at', '>', now - IDLE)
  }

  #end(actor: Actor, actorId: string, remove: (trx: Transact) => Promise<EndedSession[]>): Promise<number> {
    return this.#db.transaction([...requesterLocks(actor), actorLock(actorId)], async (trx) => {
      // Members end their own with what is left of a session; another's only with one that is there.
      if (actor.principal?.id !== actorId) await requireLive(trx, actor)
      const ended = await remove(trx)
      await this.#noteEnds(trx, actor, ended)
      return ended.length
    })
  }

  async #noteEnds(trx: Transact, actor: Actor, ended: readonly EndedSession[]): Promise<void> {
    for (const { id, actor_id: owner } of ended) {
      const target = { kind: 'session', id, name: null, owner } as const
      await recordActivity(trx, actor, { action: 'session.end', target }, this.#now())
    }
  }

  /** Not waited for, and lost with no harm. */
  #touch(id: string, now: number): void {
    if (this.#touching.has(id)) return
    const written = this.#db.writer
      .updateTable('session')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', '<=', now - TOUCH_EVERY)
      .execute()
      .then(
        () => undefined,
        (error: unknown) => this.#log.warn({ err: error }, 'could not note when a session was last seen'),
      )
      .finally(() => this.#touching.delete(id))
    this.#touching.set(id, written)
  }
}

function principalOf({ id, actor_id, role, email }: LiveSessionRow): Principal {
  return { id: actor_id, kind: 'person', name: email, role, credential: 'session', credentialId: id }
}

/** Deletes sign-ins of a member, with all their shares. */
function deleteSignIns(trx: Transact, actorId: string) {
  const own = trx.deleteFrom('session').where('actor_id', '=', actorId).where('root_id', 'is', null)
  return own.returning(['id', 'actor_id'])
}

/** Ends the session that a browser held before, which a new one replaces. */
async function endReplacedSession(trx: Transact, secret: string | null): Promise<EndedSession[]> {
  const held = trx.deleteFrom('session').where('secret_hash', '=', hashSecret(secret ?? ''))
  return held.where('root_id', 'is', null).returning(['id', 'actor_id']).execute()
}

/** Ends the oldest sessions of a member who has more than they may. */
async function evictOldest(trx: Transact, actorId: string): Promise<EndedSession[]> {
  const own = trx.selectFrom('session').select('id').where('actor_id', '=', actorId).where('root_id', 'is', null)
  const old = own.orderBy('id', 'desc').offset(MOST_SESSIONS).limit(MOST_SESSIONS)
  const ids = (await old.execute()).map(({ id }) => id)
  return ids.length === 0 ? [] : deleteSignIns(trx, actorId).where('id', 'in', ids).execute()
}
