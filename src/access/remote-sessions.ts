import { LRUCache } from 'lru-cache'
import { createAuthClient } from '../../generated/auth/client.ts'
import { TriptychError } from '../errors.ts'
import { sha256 } from '../lib/digest.ts'
import type { Principal } from './principal.ts'
import {
  accountPage,
  handoverUrl,
  loginPage,
  type Profile,
  proofPage,
  type SessionVerifier,
} from './session-verifier.ts'

export interface RemoteSessionsOptions {
  readonly surface: 'bridge' | 'content'
  /** Where this process reaches the auth surface. */
  readonly url: URL
  /** Where browsers reach it. */
  readonly publicUrl: URL
  /** A clock in milliseconds, never 0; it only has to run forward. */
  readonly now?: () => number
}

interface VerifiedSession {
  readonly principal: Principal
  readonly profile: Profile
}

/** How long an answer is remembered, in milliseconds: so long a revocation goes unnoticed. */
const REMEMBERED = 5_000

/** How long the auth surface may take, in milliseconds. */
const PATIENCE = 5_000

/** Sessions that an auth surface elsewhere keeps, asked for over HTTP. Where it is away, so is this: `unavailable`. */
export function remoteSessions(options: RemoteSessionsOptions): SessionVerifier {
  const { surface, url, publicUrl, now = () => performance.now() } = options
  // Not `error`: Node's fetch then loses the body of a request that is answered with 421, and the status with it.
  const client = createAuthClient({ baseUrl: url.origin, redirect: 'manual' })
  const limits = () => ({ signal: AbortSignal.timeout(PATIENCE) })
  const bounds = { max: 10_000, ttl: REMEMBERED, ttlResolution: 0, perf: { now } }
  const sessions = new LRUCache<string, { readonly verified: VerifiedSession | null }>(bounds)
  const tokens = new LRUCache<string, { readonly principal: Principal | null }>(bounds)
  const members = new LRUCache<string, { readonly member: boolean; readonly administrator: boolean }>(bounds)

  /** @param forStepUp whether an answer that a proof is missing is of no use once it was given */
  async function verify(session: string, forStepUp: boolean): Promise<VerifiedSession | null> {
    // What is not a secret of ours need not be asked about.
    if (!isSecret(session)) return null
    const key = sha256(session)
    const known = sessions.get(key)
    const isStale = forStepUp && known?.verified?.principal.needsProof !== undefined
    if (known !== undefined && !isStale) return known.verified
    // From when it was asked: the answer may have been true then only.
    const start = now()
    const { data } = await requireAnswer(
      client.POST('/api/v1/auth/console-sessions/introspect', { body: { surface, session }, ...limits() }),
    )
    const verified = readSession(data)
    sessions.set(key, { verified }, { start })
    return verified
  }

  async function membershipOf(id: string) {
    const known = members.get(id)
    if (known !== undefined) return known
    const path = { memberId: id }
    const start = now()
    const { data } = await requireAnswer(
      client.GET('/api/v1/auth/memberships/{memberId}', { params: { path }, ...limits() }),
    )
    if (typeof data.member !== 'boolean') throw invalidAnswer()
    // An auth surface of an earlier version does not say who is an administrator.
    const membership = { member: data.member, administrator: data.member && data.administrator === true }
    members.set(id, membership, { start })
    return membership
  }

  return {
    verifySession: async (cookie, forStepUp = false) => (await verify(cookie, forStepUp))?.principal ?? null,
    verifyToken: async (token, address) => {
      if (!isToken(token)) return null
      const key = sha256(token)
      const known = tokens.get(key)
      if (known !== undefined) return known.principal
      const start = now()
      const ask = (more: object) =>
        client.POST('/api/v1/auth/tokens/introspect', { body: { surface, token, ...more }, ...limits() })
      const asked = await requireAnswer(ask({ scopes: true, ...(address === null ? {} : { address }) }), [400])
      // An auth surface of an earlier version refuses what it does not know; its tokens have no limits.
      const { data } = asked.data === null ? await requireAnswer(ask({})) : { data: asked.data }
      const principal = readTokenPrincipal(data)
      tokens.set(key, { principal }, { start })
      return principal
    },
    profile: async (cookie) => {
      // A page that waits for a proof asks this.
      const verified = await verify(cookie, true)
      if (verified?.principal.needsProof === undefined) return verified?.profile ?? null
      return { ...verified.profile, proofUrl: proofPage(publicUrl) }
    },
    isMember: async (id) => (await membershipOf(id)).member,
    isAdministrator: async (id) => (await membershipOf(id)).administrator,
    handoverUrl: (next, challenge) => handoverUrl(publicUrl, surface, next, challenge),
    redeem: async (code, verifier, userAgent) => {
      const body = {
        surface,
        code,
        code_verifier: verifier,
        ...(userAgent ? { user_agent: userAgent.slice(0, 1000) } : {}),
      }
      const sent = client.POST('/api/v1/auth/console-sessions', { body, ...limits() })
      const { data } = await requireAnswer(sent, [400, 401])
      if (data === null) return null
      const session = { secret: data.session, expiresAt: Date.parse(data.expires_at) }
      if (!isSecret(session.secret) || Number.isNaN(session.expiresAt)) throw invalidAnswer()
      return session
    },
    endSession: async (session) => {
      await requireAnswer(
        client.POST('/api/v1/auth/console-sessions/end', { body: { surface, session }, ...limits() }),
        [204, 400],
      )
      sessions.clear()
    },
    loginPage: (error) => loginPage(publicUrl, error),
    accountPage: () => accountPage(publicUrl),
  }
}

interface Answer<T> {
  readonly data?: T
  readonly response: Response
}

/** @throws TriptychError `unavailable` for every answer but a good one and those in `fine`, which are null */
function requireAnswer<T>(sent: Promise<Answer<T>>): Promise<{ data: NonNullable<T> }>
function requireAnswer<T>(sent: Promise<Answer<T>>, fine: readonly number[]): Promise<{ data: NonNullable<T> | null }>
async function requireAnswer<T>(sent: Promise<Answer<T>>, fine: readonly number[] = []): Promise<{ data: T | null }> {
  const { data, response } = await sent.catch((cause: unknown) => {
    throw new TriptychError('unavailable', 'the auth surface does not answer', { cause })
  })
  if (fine.includes(response.status)) return { data: null }
  if (!response.ok) throw new TriptychError('unavailable', `the auth surface answered ${response.status}`)
  if (typeof data !== 'object' || data === null) throw invalidAnswer()
  return { data }
}

/** What the auth surface says of a session; all but `active` of a live one only. */
interface Introspection {
  readonly active: boolean
  readonly member?: Profile & Pick<Principal, 'id' | 'role'>
  readonly session_id?: string
  /** An auth surface of an earlier version never says so. */
  readonly needs_proof?: string
}

/** @throws TriptychError `unavailable` for what is not an introspection */
function readSession({
  active,
  member,
  session_id: credentialId,
  needs_proof: needed,
}: Introspection): VerifiedSession | null {
  if (active === false) return null
  if (active !== true || !member || !credentialId) throw invalidAnswer()
  const { id, role, email, name } = member
  if (!id || !email || (role !== 'admin' && role !== 'member')) throw invalidAnswer()
  // A word of a later version is a proof that is missing too.
  const needsProof = needed === 'passkey' ? needed : 'proof'
  const principal: Principal = {
    ...({ id, kind: 'person', name: email, role, credential: 'session', credentialId } as const),
    ...(needed === undefined ? {} : { needsProof }),
  }
  return { principal, profile: { email, name, role } }
}

/** What the auth surface says of a token; `actor` and `token_id` of a live one only. */
interface TokenIntrospection {
  readonly active: boolean
  readonly actor?: Pick<Principal, 'id' | 'kind' | 'role'> & { readonly name: string }
  readonly token_id?: string
  /** What it is limited to. */
  readonly scopes?: readonly string[]
}

/** @throws TriptychError `unavailable` for a malformed introspection, or one that makes a token an administrator */
function readTokenPrincipal({ active, actor, token_id: credentialId, scopes }: TokenIntrospection): Principal | null {
  if (active === false) return null
  if (active !== true || !actor || !credentialId) throw invalidAnswer()
  const { id, kind, name, role } = actor
  if (!id || !name || (kind !== 'person' && kind !== 'agent') || role !== 'member') throw invalidAnswer()
  if (scopes !== undefined && !Array.isArray(scopes)) throw invalidAnswer()
  return { id, kind, name, role, credential: 'token', credentialId, ...(scopes && { scopes }) }
}

/** A secret of the auth surface's: 256 bits in base64url. */
function isSecret(text: unknown): boolean {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** A personal or an agent token, by its form. */
function isToken(text: string): boolean {
  return /^ws[pa]_[0-9A-Za-z]{36}$/.test(text)
}

/** Another program answers where the auth surface should: nothing that it says counts. */
function invalidAnswer(): TriptychError {
  return new TriptychError('unavailable', 'the answer is not from an auth surface')
}
