import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { minute } from '../attempts.ts'
import { spendOnce } from '../challenges.ts'
import { emailLock, identityLock, providerSessionLock, withActorLocks } from '../locks.ts'
import type { MailOutbox } from '../mail/outbox.ts'
import type { AuthLog, AuthObserver } from '../observer.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { hashSecret, type Keys, randomSecret } from '../secrets.ts'
import type { Sessions, StartedSession } from '../sessions.ts'
import type { Visit } from '../visit.ts'
import { type ProviderKind, SsoFailure, type SsoFlow, type SsoProvider, type VerifiedPerson } from './provider.ts'
import { hashProviderSession, requireProviderSession } from './provider-logout.ts'
import { findCandidates, type ProvisioningPolicy, signInPerson } from './provision.ts'

const lifetime = 10 * minute

/** Begins a sign-in: everything secret in it is new. `now` in UTC milliseconds. */
export function newFlow(provider: ProviderKind, next: string, now: number, prove = false): SsoFlow {
  // 43 characters of base64url: what RFC 7636, 4.1 asks of a verifier.
  const [state, nonce, verifier] = [randomSecret(), randomSecret(), randomSecret()]
  return { provider, state, nonce, verifier, next, expiresAt: now + lifetime, ...(prove && { prove }) }
}

/** Tells flows apart without giving their state away: 12 characters of hex. */
export function flowId(state: string): string {
  return createHash('sha256').update(state).digest('hex').slice(0, 12)
}

/** A flow as text that only this server reads and writes, for the browser to keep. */
export function sealFlow(keys: Keys, flow: SsoFlow): string {
  const { provider, state, nonce, verifier, next, expiresAt, prove } = flow
  return keys.seal('sso-flow', JSON.stringify([provider, state, nonce, verifier, next, expiresAt, prove]))
}

/** The flow in a text; null for what was not sealed here, and for what is too old. `now` in UTC milliseconds. */
export function openFlow(keys: Keys, sealed: string, now: number): SsoFlow | null {
  const text = keys.open('sso-flow', sealed)
  if (text === null) return null
  const flow = readFlow(text)
  return flow !== null && now < flow.expiresAt ? flow : null
}

function readFlow(text: string): SsoFlow | null {
  const parts: unknown = JSON.parse(text)
  if (!Array.isArray(parts)) return null
  const [provider, state, nonce, verifier, next, expiresAt, prove]: unknown[] = parts
  if (provider !== 'oidc' && provider !== 'legacy') return null
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return null
  if (typeof next !== 'string' || typeof expiresAt !== 'number') return null
  return { provider, state, nonce, verifier, next, expiresAt, ...(prove === true && { prove }) }
}

/** A browser may have this many sign-ins under way; the ones nearest to their end make room. */
const MOST_FLOWS = 5

/** Sign-ins under way that a browser holds, sealed, by id. */
export type PendingFlows = Readonly<Record<string, string>>

export interface BegunFlow {
  /** Where the browser goes. */
  readonly url: URL
  /** What the browser keeps until it comes back, and under which id. */
  readonly id: string
  readonly sealed: string
  /** Ids of flows that the browser is to forget. */
  readonly dropped: readonly string[]
}

export interface SsoParts {
  readonly db: Database<AuthTables>
  readonly keys: Keys
  readonly provider: SsoProvider
  readonly policy: ProvisioningPolicy
  readonly sessions: Sessions
  readonly mail: Pick<MailOutbox, 'post' | 'kick'>
  readonly log: AuthLog
  readonly observer: AuthObserver
  /** UTC milliseconds. */
  readonly now: () => number
}

/** Signing in with a provider, from leaving for it to the session. */
export class SsoSignIn {
  readonly #parts: SsoParts

  constructor(parts: SsoParts) {
    this.#parts = parts
  }

  /**
   * Begins a sign-in.
   *
   * @param next where it leads, already safe
   * @param prove whether the person has to sign in at the provider anew
   * @returns null when the provider cannot be asked; why is in the log
   */
  async begin(next: string, held: PendingFlows, requestId: string, prove = false): Promise<BegunFlow | null> {
    const { provider, keys, now } = this.#parts
    const flow = newFlow(provider.kind, next, now(), prove)
    try {
      const url = await provider.start(flow)
      return { url, id: flowId(flow.state), sealed: sealFlow(keys, flow), dropped: this.#tooMany(held) }
    } catch (error) {
      this.#recordFailure(error, requestId)
      return null
    }
  }

  /**
   * Ends a sign-in.
   *
   * @param answer the query that the browser came back with
   * @throws SsoFailure why it came to nothing, after it was logged and counted
   */
  async finish(
    answer: URLSearchParams,
    held: PendingFlows,
    visit: Visit,
  ): Promise<{ readonly started: StartedSession; readonly next: string; readonly id: string }> {
    try {
      const state = answer.get('state') ?? ''
      const flow = await this.#claim(state, held)
      const person = await this.#parts.provider.finish(answer, flow)
      const started = await this.#start(person, visit)
      this.#parts.observer.signIn(flow.provider, 'success')
      return { started, next: flow.next, id: flowId(state) }
    } catch (error) {
      throw this.#recordFailure(error, visit.requestId)
    }
  }

  /** The flow that an answer belongs to: one that this browser began, and not yet answered. */
  async #claim(state: string, held: PendingFlows): Promise<SsoFlow> {
    const { db, keys, now } = this.#parts
    const sealed = held[flowId(state)]
    if (sealed === undefined) throw new SsoFailure('state', 'this browser has no such flow')
    const flow = openFlow(keys, sealed, now())
    if (flow === null) throw new SsoFailure('flow_expired', 'the flow is too old, or was not sealed here')
    await db.transaction([], (trx) => spend(trx, hashSecret(`state ${state}`), flow.expiresAt))
    return flow
  }

  async #start(person: VerifiedPerson, visit: Visit): Promise<StartedSession> {
    const { db, mail, policy, provider, sessions, now } = this.#parts
    const { requestId, address, userAgent } = visit
    const actor = { principal: null, requestId, name: 'sign-in', address, userAgent }
    const locks = [identityLock(person.issuer, person.subject), emailLock(person.email)]
    locks.push(...(await sessions.heldLocks(visit)))
    const providerSession = person.sid === null ? null : hashProviderSession(person.issuer, person.sid)
    if (providerSession !== null) locks.push(providerSessionLock(providerSession))
    const started = await withActorLocks(db, {
      find: (reader) => findCandidates(reader, person),
      locks,
      what: 'the members',
      work: async (trx) => {
        if (providerSession !== null) await requireProviderSession(trx, providerSession)
        if (person.spend !== null) await spend(trx, person.spend.hash, person.spend.expiresAt)
        const { actorId, outcome } = await signInPerson(trx, person, policy, actor, now())
        if (outcome === 'waits') return outcome
        if (outcome === 'linked')
          await mail.post(trx, { kind: 'linked', to: person.email, issuer: person.issuer }, now())
        // Back from a provider without a word on when the person signed in there, no one has proven anything just now.
        const provenAt = person.provenAt === undefined ? null : Math.min(person.provenAt, now())
        return { outcome, session: await sessions.start(trx, actorId, provider.kind, visit, providerSession, provenAt) }
      },
    })
    if (started === 'waits') throw new SsoFailure('identity_waits', 'a second subject of this issuer for one email')
    if (started.outcome === 'linked') mail.kick('linked')
    mail.kick('notice')
    return started.session
  }

  #tooMany(held: PendingFlows): string[] {
    const { keys, now } = this.#parts
    const ends = Object.entries(held).map(([id, sealed]) => ({
      id,
      end: openFlow(keys, sealed, now())?.expiresAt ?? 0,
    }))
    return ends
      .toSorted((a, b) => b.end - a.end)
      .slice(MOST_FLOWS - 1)
      .map(({ id }) => id)
  }

  #recordFailure(error: unknown, requestId: string): unknown {
    if (!(error instanceof SsoFailure)) return error
    const { provider, observer, log } = this.#parts
    observer.signIn(provider.kind, 'failure')
    const { reason, message, cause } = error
    const fields = {
      requestId,
      method: provider.kind,
      reason,
      detail: message,
      ...(cause ? { cause: causesOf(cause) } : {}),
    }
    log.warn(fields, 'a sign-in failed')
    return error
  }
}

/** What counts once is noted; the second time finds the note. */
async function spend(trx: Transact, hash: string, expiresAt: number): Promise<void> {
  if (!(await spendOnce(trx, hash, expiresAt))) throw new SsoFailure('replayed', 'it was used before')
}

/** What an error and its causes say: Node's `fetch failed` says nothing, what it stands for says all. */
function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${causesOf(error.cause)}`
}
