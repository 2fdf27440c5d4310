import type { Principal } from '../access/principal.ts'
import type { Route } from './route.ts'

/** What openapi-backend keeps of the security handlers: by scheme what each returned, or the `error` that it threw. */
export type SecurityResults = Readonly<Record<string, unknown>>

/**
 * Who is calling, by the first security requirement that is met; `null` where none is. A scheme that found nobody
 * takes nothing from one that did.
 *
 * @throws what a scheme threw, when no other told who is calling
 */
export function principalOf({ security }: Route, results: SecurityResults): Principal | null {
  for (const schemes of security) {
    const [principal, ...others] = schemes.map((scheme) => results[scheme])
    if (isPrincipal(principal) && others.every(isPrincipal)) return principal
  }
  rethrow(results)
  return null
}

/** @throws what a scheme threw, if one did: a database out of reach is no bad credential */
export function rethrow(results: SecurityResults): void {
  for (const result of Object.values(results)) {
    if (typeof result === 'object' && result !== null && 'error' in result) throw result.error
  }
}

function isPrincipal(result: unknown): result is Principal {
  return typeof result === 'object' && result !== null && 'credential' in result
}
