import type { Principal } from '../access/principal.ts'
import { minute } from './attempts.ts'
import type { Role, SecondFactor, SignInMethod } from './schema.ts'

/** How long a proof that it is them stands for what administrates, mints or approves; in milliseconds. */
export const PROOF_LIFETIME = 10 * minute

/** Of whom something is asked; null for no one. */
export type Audience = 'admins' | 'everyone' | null

/** Whether it is asked of someone in this role. */
export function includes(whom: Audience, role: Role): boolean {
  return whom === 'everyone' || (whom === 'admins' && role === 'admin')
}

/** From whom what administrates, mints or approves takes what. */
export interface StepUpPolicy {
  /** Whether it takes a fresh proof. */
  readonly required: boolean
  /** Whose proof has to be by a passkey; null for no one's. */
  readonly passkeys: Audience
}

/** What a session is good for without it. */
export const noStepUp: StepUpPolicy = { required: false, passkeys: null }

/** Whether the proof of someone in this role has to be by a passkey. */
export function takesPasskey({ required, passkeys }: StepUpPolicy, role: Role): boolean {
  return required && includes(passkeys, role)
}

/** What is known of the last proof in a session. */
export interface LastProof {
  readonly proven_at: number | null
  readonly proven_by: SignInMethod | SecondFactor | null
  /** Whether the member has a passkey at all; 0 and 1 on SQLite. */
  readonly has_passkey: boolean | number
}

/**
 * What a session is missing: a fresh proof, or a passkey to give it with; undefined when nothing is. A member without a
 * passkey proves identity in another way, and then adds one; so does a member who lost it, with a recovery code.
 *
 * @param now UTC milliseconds
 */
export function lackOf(
  proof: LastProof,
  policy: StepUpPolicy,
  role: Role,
  now: number,
): Principal['needsProof'] | undefined {
  if (!policy.required) return undefined
  // What lies further ahead was noted by a clock that has been put right since, and would count for as long as it was wrong.
  const isFresh = proof.proven_at !== null && Math.abs(now - proof.proven_at) < PROOF_LIFETIME
  if (!takesPasskey(policy, role)) return isFresh ? undefined : 'proof'
  if (isFresh && proof.proven_by === 'passkey') return undefined
  return isFresh && (!proof.has_passkey || proof.proven_by === 'recovery_code') ? 'passkey' : 'proof'
}
