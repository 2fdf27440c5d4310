import type { AdapterPayload } from 'oidc-provider'
import type { Principal } from '../../access/principal.ts'
import { type ConnectorScope, connectorScopes, readScopes } from '../../access/scopes.ts'
import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { equalInConstantTime } from '../../lib/digest.ts'
import { type Notices, postNotice } from '../account-notices.ts'
import { recordActivity } from '../activity.ts'
import { type Actor, requireLive } from '../actor.ts'
import { readDecision } from '../applications.ts'
import { applicationLock, requesterLocks } from '../locks.ts'
import type { AuthTables, Transact } from '../schema.ts'
import type { Keys } from '../secrets.ts'
import type { Artifacts } from './artifacts.ts'

/** What an application asks a member for. */
export interface ConsentRequest {
  readonly clientId: string
  /** What the application calls itself, unverified. Null when it gives no name. */
  readonly clientName: string | null
  /** Where the browser goes on to, whatever is decided. */
  readonly redirectUri: string
  readonly scopes: readonly ConnectorScope[]
}

/**
 * Whether members may authorize an application: `blocked` by an administrator, `unapproved` where one has to approve it
 * first, `pending` once that was asked for.
 */
export type Standing = 'open' | 'blocked' | 'unapproved' | 'pending'

/** Requests of one member that wait at a time. */
const MOST_PENDING = 20

/** The member who decides, in their session. */
export type Decider = Actor & { readonly principal: Principal }

export interface ConsentParts {
  readonly db: Database<AuthTables>
  readonly artifacts: Artifacts
  readonly keys: Keys
  readonly notices: Notices
  /** Whether an administrator approves an application before members may authorize it. */
  readonly needsApproval: boolean
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * Asks members whether an application may act in their name. A request is known by the id of its interaction, which
 * only the browser that began it has.
 */
export class Consents {
  readonly #db: Database<AuthTables>
  readonly #artifacts: Artifacts
  readonly #keys: Keys
  readonly #notices: Notices
  readonly #needsApproval: boolean
  readonly #now: () => number

  constructor({ db, artifacts, keys, notices, needsApproval, now }: ConsentParts) {
    this.#db = db
    this.#artifacts = artifacts
    this.#keys = keys
    this.#notices = notices
    this.#needsApproval = needsApproval
    this.#now = now
  }

  /** Whether an application may be authorized now. */
  standing(clientId: string): Promise<Standing> {
    return this.#standing(this.#db.reader, clientId)
  }

  async #standing(db: Pick<Transact, 'selectFrom'>, clientId: string): Promise<Standing> {
    const decision = await readDecision(db, clientId)
    if (decision?.state === 'blocked') return 'blocked'
    if (!this.#needsApproval || decision?.state === 'approved') return 'open'
    return decision?.state === 'pending' ? 'pending' : 'unapproved'
  }

  /** A request that waits to be decided; null for one that is late, decided, or was never made. */
  async read(uid: string): Promise<ConsentRequest | null> {
    const artifact = await this.#artifacts.find('Interaction', uid)
    if (artifact === null || artifact.expiresAt <= this.#now()) return null
    return readRequest(artifact.payload)
  }

  /** Ties the form of the consent page to the session and the request that it was made for. */
  proof(uid: string, sessionId: string): string {
    return this.#keys.mac('oauth', 'consent', uid, sessionId)
  }

  isProof(text: string, uid: string, sessionId: string): boolean {
    return equalInConstantTime(text, this.proof(uid, sessionId))
  }

  /**
   * Decides a request, once. Letting an application in makes a grant, in the same transaction. Where an administrator has
   * to approve it first, that is asked for, and the request goes on waiting; so it does where it is blocked.
   *
   * @throws TriptychError `unauthenticated` when the session ended meanwhile
   * @returns the address at which the authorization server goes on; null where there was nothing to decide
   */
  async decide(actor: Decider, uid: string, allow: boolean): Promise<string | null> {
    let returnTo: string | null = null
    const asked = await this.read(uid)
    if (asked === null) return null
    const locks = [...requesterLocks(actor), applicationLock(asked.clientId)]
    await this.#artifacts.change('Interaction', uid, locks, async (payload, trx) => {
      const request = readRequest(payload)
      if (request?.clientId !== asked.clientId) return null
      // The form may have taken its time: the session has to be there still.
      await requireLive(trx, actor)
      const standing = allow ? await this.#standing(trx, request.clientId) : 'open'
      if (standing === 'unapproved') await this.#askForApproval(trx, actor, request)
      if (standing !== 'open') return null
      returnTo = payload.returnTo ?? null
      if (!allow) return { ...payload, result: { error: 'access_denied' } }
      const now = this.#now()
      const grant = {
        id: uuidv7(),
        client_id: request.clientId,
        client_name: nameOf(request),
        actor_id: actor.principal.id,
        scope: request.scopes.join(' '),
      }
      await trx
        .insertInto('connector_grant')
        .values({ ...grant, created_at: now, last_used_at: null })
        .execute()
      const target = {
        kind: 'application',
        id: grant.client_id,
        name: grant.client_name,
        owner: grant.actor_id,
      } as const
      await recordActivity(trx, actor, { action: 'application.allow', target }, now)
      await this.#tell(trx, actor, grant, now)
      const login = { accountId: actor.principal.id, remember: false }
      return { ...payload, result: { login, consent: { grantId: grant.id } } }
    })
    this.#notices.kick('notice')
    return returnTo
  }

  async #askForApproval(trx: Transact, actor: Decider, request: ConsentRequest): Promise<void> {
    const { id } = actor.principal
    const { waiting } = await trx
      .selectFrom('application_decision')
      .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
      .where('requested_by', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow()
    if (Number(waiting) >= MOST_PENDING) return
    const row = { client_id: request.clientId, client_name: nameOf(request), requested_by: id, changed_at: this.#now() }
    await trx
      .insertInto('application_decision')
      .values({ ...row, state: 'pending' })
      .execute()
    const target = { kind: 'application', id: row.client_id, name: row.client_name } as const
    await recordActivity(trx, actor, { action: 'application.request', target }, row.changed_at)
  }

  /** Notifies the member when they authorize an application for the first time. */
  async #tell(
    trx: Transact,
    { principal }: Decider,
    { id, client_id, client_name, scope }: { id: string; client_id: string; client_name: string; scope: string },
    now: number,
  ): Promise<void> {
    const before = await trx
      .selectFrom('connector_grant')
      .select('id')
      .where('actor_id', '=', principal.id)
      .where('client_id', '=', client_id)
      .where('id', '!=', id)
      .executeTakeFirst()
    const member = await trx.selectFrom('actor').select('email').where('id', '=', principal.id).executeTakeFirst()
    if (before !== undefined || !member?.email) return
    const writes = readScopes(scope, connectorScopes).some((each) => each.includes('write'))
    const about = { event: 'application_allowed', application: client_name, writes } as const
    await postNotice(trx, this.#notices, principal.id, { to: [member.email], about }, now)
  }
}

/** What to call an application: by its name, else by where it sends people. */
export function nameOf({ clientName, redirectUri }: ConsentRequest): string {
  const { host, protocol } = new URL(redirectUri)
  return clientName ?? (host === '' ? protocol : host)
}

function readRequest({ params = {}, prompt, result }: AdapterPayload): ConsentRequest | null {
  const { client_id: clientId, redirect_uri: redirectUri, scope } = params
  if (result !== undefined || typeof clientId !== 'string' || typeof redirectUri !== 'string') return null
  const name = prompt?.details.clientName
  return {
    clientId,
    clientName: typeof name === 'string' ? name : null,
    redirectUri,
    scopes: readScopes(typeof scope === 'string' ? scope : null, connectorScopes),
  }
}
