import type { Principal } from '../access/principal.ts'
import { TriptychError } from '../errors.ts'
import type { Route } from './route.ts'

/**
 * Whether a caller may run an operation, by its security requirements and `x-rights`.
 *
 * @throws TriptychError `unauthenticated` without a credential, `session_required` with a token where only a person
 *   who is signed in will do
 */
export function authorize(route: Route, principal: Principal | null): void {
  if (route.security.length === 0) return
  // An empty requirement beside others makes the credential optional (OpenAPI 3.1, Security Requirement Object).
  if (principal === null && route.security.some((schemes) => schemes.length === 0)) return
  if (principal === null) throw new TriptychError('unauthenticated')
  if (route.rights === 'session' && principal.credential !== 'session') throw new TriptychError('session_required')
}
