import type { AdapterPayload } from 'oidc-provider'
import type { Principal } from '../../access/principal.ts'
import { type ConnectorScope, connectorScopes, readScopes } from '../../access/scopes.ts'
import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { equalInConstantTime } from '../../lib/digest.ts'
import { type Notices, postNotice } from '../account-notices.ts'
import { recordActivity } from '../activity.ts'
import { type Actor, requireLive } from '../actor.ts'
import { type Approach, readStanding, requestApproval, type Standing } from '../application-decisions.ts'
import { postApprovalNotices } from '../approval-notices.ts'
import { applicationLock, requesterLocks } from '../locks.ts'
import type { AuthTables, Transact } from '../schema.ts'
import type { Keys } from '../secrets.ts'
import type { Artifacts } from './artifacts.ts'
import { redirectHost } from './redirect-uri.ts'

/** What an application asks a member for. */
export interface ConsentRequest {
  readonly clientId: string
  /** What the application calls itself, unverified. Null when it gives no name. */
  readonly clientName: string | null
  /** Where the browser goes on to, whatever is decided. */
  readonly redirectUri: string
  readonly scopes: readonly ConnectorScope[]
}

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

  /** Whether a member may authorize the application of a request. */
  standing(request: ConsentRequest, memberId: string): Promise<Standing> {
    return readStanding(this.#db.reader, approachOf(request, memberId), this.#needsApproval)
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
      const approach = approachOf(request, actor.principal.id)
      const standing = allow ? await readStanding(trx, approach, this.#needsApproval) : 'open'
      const now = this.#now()
      if (standing === 'unapproved') await requestApproval(trx, actor, { ...approach, name: nameOf(request) }, now)
      if (standing !== 'open') return null
      returnTo = payload.returnTo ?? null
      if (!allow) return { ...payload, result: { error: 'access_denied' } }
      const grant = {
        id: uuidv7(),
        client_id: request.clientId,
        client_name: nameOf(request),
        actor_id: actor.principal.id,
        scope: request.scopes.join(' '),
        redirect_host: approach.host,
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
    // The decision stands. What fails here is posted when the sweeper comes, which reports it where it fails again.
    await postApprovalNotices(this.#db, this.#notices, this.#now()).catch(() => {})
    return returnTo
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

function approachOf({ clientId, redirectUri }: ConsentRequest, memberId: string): Approach {
  return { clientId, host: redirectHost(redirectUri), memberId }
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
