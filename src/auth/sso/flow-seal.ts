import { createHash } from 'node:crypto'
import { minute } from '../attempts.ts'
import { type Keys, randomSecret } from '../secrets.ts'
import type { ProviderKind, SsoFlow } from './provider.ts'

const lifetime = 10 * minute

/** Begins a sign-in: everything secret in it is new. `now` in UTC milliseconds. */
export function newFlow(provider: ProviderKind, next: string, now: number): SsoFlow {
  // 43 characters of base64url: what RFC 7636, 4.1 asks of a verifier.
  const [state, nonce, verifier] = [randomSecret(), randomSecret(), randomSecret()]
  return { provider, state, nonce, verifier, next, expiresAt: now + lifetime }
}

/** Tells flows apart without giving their state away: 12 characters of hex. */
export function flowId(state: string): string {
  return createHash('sha256').update(state).digest('hex').slice(0, 12)
}

/** A flow as text that only this server reads and writes, for the browser to keep. */
export function sealFlow(keys: Keys, flow: SsoFlow): string {
  const { provider, state, nonce, verifier, next, expiresAt } = flow
  return keys.seal('sso-flow', JSON.stringify([provider, state, nonce, verifier, next, expiresAt]))
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
  const [provider, state, nonce, verifier, next, expiresAt]: unknown[] = parts
  if (provider !== 'oidc' && provider !== 'legacy') return null
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return null
  if (typeof next !== 'string' || typeof expiresAt !== 'number') return null
  return { provider, state, nonce, verifier, next, expiresAt }
}
