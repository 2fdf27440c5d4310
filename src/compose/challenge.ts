import { bearerToken } from '../access/bearer.ts'
import { scopeOf } from '../contract/authorize.ts'
import type { Challenge } from '../contract/problem-writer.ts'

/** How to show a credential, or a better one (RFC 6750, 3). */
export const challenge: Challenge = (call, code) => {
  const scheme = 'Bearer realm="workspace"'
  if (code === 'unauthenticated')
    return bearerToken(call.headers.authorization) === null ? scheme : `${scheme}, error="invalid_token"`
  const scope = call.match === null ? '' : `, scope="${scopeOf(call.match.route)}"`
  return `${scheme}, error="insufficient_scope"${scope}`
}
