import { parseCookie } from 'cookie'
import type { Principal } from '../../src/access/principal.ts'

/** The callers that both servers of a row know, found the same way by both: in memory, so that the rest is compared. */
const known: ReadonlyMap<string, Principal> = new Map<string, Principal>([
  ['a-session', { id: 'm', kind: 'person', role: 'member', credential: 'session', credentialId: 's' }],
  [
    'wso_token',
    {
      ...{ id: 'm', kind: 'person', role: 'member', credential: 'token', credentialId: 't' },
      scopes: ['workspace:read'],
    },
  ],
])

export const bySession = { Cookie: 'theme=dark; session=a-session' }
export const byToken = { Authorization: 'Bearer wso_token' }

/** A promise, as of whatever looks into a database. */
export async function findSession(cookies: string | undefined): Promise<Principal | null> {
  const { session } = cookies === undefined ? {} : parseCookie(cookies)
  return session === undefined ? null : (known.get(session) ?? null)
}

export async function findToken(authorization: string | undefined): Promise<Principal | null> {
  const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
  return token === undefined ? null : (known.get(token) ?? null)
}
