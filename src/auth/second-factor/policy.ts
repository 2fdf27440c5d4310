import type { Principal } from '../../access/principal.ts'
import type { Role, SecondFactor } from '../schema.ts'
import { type Audience, includes } from '../step-up.ts'

/** Whose sessions are limited until a second factor is shown in them; null for no one's. */
export interface SecondFactorPolicy {
  /** Any second factor (`SVC_SECOND_FACTOR`). Members who have an authenticator app are asked for one in any case. */
  readonly any: Audience
  /** A passkey (`SVC_REQUIRE_PASSKEY`). */
  readonly passkey: Audience
}

/** Asked only of members who have an authenticator app. */
export const noSecondFactor: SecondFactorPolicy = { any: null, passkey: null }

/** What is known of a session and its member. Booleans are 0 and 1 on SQLite. */
export interface SecondFactorFacts {
  /** What was shown in the session last; null for nothing. */
  readonly second_factor: SecondFactor | null
  readonly has_authenticator: boolean | number
  /** May be false where the policy asks no one for anything. */
  readonly has_passkey: boolean | number
}

/** Whether a second factor is asked of someone, and whether it has to be a passkey. */
export function neededOf(
  policy: SecondFactorPolicy,
  role: Role,
  hasAuthenticator: boolean | number,
): 'passkey' | 'any' | null {
  if (includes(policy.passkey, role)) return 'passkey'
  return hasAuthenticator || includes(policy.any, role) ? 'any' : null
}

/**
 * What a session is limited to; undefined where it is not. A member with no second factor may enroll one; so may a
 * member who lost a passkey and has used a recovery code.
 */
export function limitOf(facts: SecondFactorFacts, policy: SecondFactorPolicy, role: Role): Principal['limited'] {
  const { second_factor: shown, has_authenticator, has_passkey } = facts
  const needed = neededOf(policy, role, has_authenticator)
  if (needed === null || shown === 'passkey') return undefined
  if (needed === 'any') return shown !== null ? undefined : has_authenticator || has_passkey ? 'prove' : 'enroll'
  if (shown === 'recovery_code') return 'enroll'
  return has_passkey || (shown === null && has_authenticator) ? 'prove' : 'enroll'
}
