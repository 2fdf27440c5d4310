import type { Principal } from '../access/principal.ts'
import { permits, type Scope } from '../access/scopes.ts'
import { TriptychError } from '../errors.ts'

/** What an operation or a stream requires of its caller; every `Route` is one. */
export interface Access {
  /** What a token that is limited must hold for it. */
  readonly scope: Scope
  /**
   * Security requirements, each a list of schemes that must all be satisfied. One of them is enough, and an empty one
   * makes the credential optional (OpenAPI 3.1, Security Requirement Object). None at all means open to everyone.
   */
  readonly security: readonly (readonly string[])[]
  /**
   * Which of the callers that a requirement identifies (`x-rights`): any when null; people with `session`, administrators
   * with `admin`, and with `admin-or-token` those and tokens.
   */
  readonly rights: string | null
  /** Whether it asks for a fresh proof of the person (`x-step-up`); `any` where it takes none by a passkey. */
  readonly stepUp?: true | 'any'
  /** Whether a session that is limited may call it: to prove a second factor, or to add one (`x-second-factor`). */
  readonly secondFactor?: 'prove' | 'enroll'
}

/** By security scheme: whom the credential in a call identifies, or null; and what for. */
export type Schemes<Call> = Readonly<Record<string, (call: Call, access: Access) => Promise<Principal | null>>>

/**
 * Decides whether a caller may proceed, by security requirement and rights. The only place where either is weighed:
 * requests, streams and calls from inside the process all end here.
 *
 * @throws TriptychError `unauthenticated` without a credential, `session_required` for a token where only a person
 *   who is signed in will do, `admin_required` for such a person where only an administrator will do,
 *   `insufficient_scope` for a token that does not hold the scope, `step_up_required` for a session whose person has to
 *   prove again that it is them, `second_factor_required` for a session that is limited until a second factor is
 *   shown in it
 */
export function authorize(access: Access, principal: Principal | null): void {
  const { security, rights, scope, stepUp, secondFactor } = access
  if (security.some((schemes) => schemes.length === 0)) return
  if (!asksForCaller(access)) return
  if (principal === null) throw new TriptychError('unauthenticated')
  const byToken = principal.credential !== 'session'
  if (rights !== null && rights !== 'admin-or-token' && byToken) throw new TriptychError('session_required')
  const isOpen = secondFactor === 'prove' || (secondFactor === 'enroll' && principal.limited === 'enroll')
  if (principal.limited !== undefined && !isOpen) throw new TriptychError('second_factor_required')
  if (rights !== null && rights !== 'session' && !byToken && principal.role !== 'admin') {
    throw new TriptychError('admin_required')
  }
  const lacksProof = stepUp === 'any' ? principal.needsProof === 'proof' : stepUp && principal.needsProof !== undefined
  if (lacksProof) throw new TriptychError('step_up_required')
  if (principal.scopes !== undefined && !permits(principal.scopes, scope)) {
    throw new TriptychError('insufficient_scope', `the token does not hold ${scope}`)
  }
}

/** Rights without a requirement contradict each other: the lint refuses that, and here no caller is admitted. */
export function asksForCaller({ security, rights }: Access): boolean {
  return security.length > 0 || rights !== null
}

/**
 * Identifies the caller and decides whether they may proceed.
 *
 * @returns the caller; null where no credential is required and none was presented
 * @throws TriptychError as `authorize` does; what a scheme threw, when no other identified the caller
 */
export async function admit<Call>(access: Access, schemes: Schemes<Call>, call: Call): Promise<Principal | null> {
  const identified = await identify(access, schemes, call)
  authorize(access, identified)
  // Where a credential is optional, one that is limited opens no more than none does.
  return identified?.limited !== undefined && access.secondFactor === undefined ? null : identified
}

/** The same access with a credential that is no longer optional: without the empty requirement beside others. */
export function requireCredential<A extends Access>(access: A): A {
  return { ...access, security: access.security.filter((schemes) => schemes.length > 0) }
}

/**
 * The principal of the first requirement that is satisfied whole. A scheme that identifies no caller, or fails, takes
 * nothing from one that succeeds.
 *
 * @throws what a scheme threw, when no requirement is satisfied: a database out of reach is no bad credential
 */
async function identify<Call>(access: Access, schemes: Schemes<Call>, call: Call): Promise<Principal | null> {
  let failure: { readonly error: unknown } | null = null
  for (const names of access.security) {
    try {
      const principal = await identifyByAll(names, access, schemes, call)
      if (principal !== null) return principal
    } catch (error) {
      failure ??= { error }
    }
  }
  if (failure !== null) throw failure.error
  return null
}

/** The principal of the first scheme, where every scheme identifies one; null otherwise, and for no schemes. */
async function identifyByAll<Call>(
  names: readonly string[],
  access: Access,
  schemes: Schemes<Call>,
  call: Call,
): Promise<Principal | null> {
  let first: Principal | null = null
  for (const name of names) {
    const principal = (await schemes[name]?.(call, access)) ?? null
    if (principal === null) return null
    first ??= principal
  }
  return first
}
