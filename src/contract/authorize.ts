import type { Principal, Scope } from '../access/principal.ts'
import { TriptychError } from '../errors.ts'
import type { Route } from './route.ts'

/** What a connector's token must hold for an operation: to read, or to do anything else. */
export function scopeOf({ method }: Pick<Route, 'method'>): Scope {
  return method === 'GET' ? 'workspace:read' : 'workspace:write'
}

/**
 * Whether a caller may run an operation, by its security requirements and `x-rights`. An operation with `x-rights`
 * is never open, whatever its requirements say, but for the `operator` of a surface that is open to whoever reaches it.
 *
 * @param openToOperators whether `operator` is everybody; an administrator's session otherwise
 * @throws TriptychError `unauthenticated` without a credential, `session_required` with a token where only a person
 *   who is signed in will do, `admin_required` for such a person where only an administrator will do,
 *   `insufficient_scope` with a connector's token that was not let do this
 */
export function authorize(route: Route, principal: Principal | null, openToOperators = false): void {
  const { security, rights } = route
  if (rights === 'operator' && openToOperators) return
  if (principal === null) {
    // An empty requirement beside others makes the credential optional (OpenAPI 3.1, Security Requirement Object).
    const open = security.length === 0 || security.some((schemes) => schemes.length === 0)
    if (open && rights === null) return
    throw new TriptychError('unauthenticated')
  }
  if (rights !== null && principal.credential !== 'session') throw new TriptychError('session_required')
  if ((rights === 'admin' || rights === 'operator') && principal.role !== 'admin')
    throw new TriptychError('admin_required')
  const scope = scopeOf(route)
  if (principal.scopes !== undefined && !principal.scopes.includes(scope)) {
    throw new TriptychError('insufficient_scope', `the token does not hold ${scope}`)
  }
}
