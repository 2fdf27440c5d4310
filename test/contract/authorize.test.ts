import { describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import { authorize } from '../../src/contract/authorize.ts'
import type { Route } from '../../src/contract/route.ts'
import { TriptychError } from '../../src/errors.ts'

const member: Principal = { id: 'm', kind: 'person', role: 'member', credential: 'session', credentialId: 's' }
const callers = {
  nobody: null,
  member,
  admin: { ...member, role: 'admin' },
  token: { ...member, credential: 'token' },
  agent: { ...member, kind: 'agent', credential: 'token' },
  // No such principal is ever made; a token would be refused all the same.
  adminToken: { ...member, role: 'admin', credential: 'token' },
} as const satisfies Record<string, Principal | null>

function outcome(security: Route['security'], rights: string | null, principal: Principal | null): string {
  try {
    authorize({ security, rights } as Route, principal)
    return 'runs'
  } catch (error) {
    return error instanceof TriptychError ? error.code : String(error)
  }
}

const every = (code: string) => Object.fromEntries(Object.keys(callers).map((name) => [name, code]))
const needed = [['session'], ['token']]
const administers = {
  ...{ nobody: 'unauthenticated', member: 'admin_required', admin: 'runs' },
  ...{ token: 'session_required', agent: 'session_required', adminToken: 'session_required' },
}

describe('authorize', () => {
  it.each<[string, Route['security'], string | null, Record<string, string>]>([
    ['an open operation', [], null, every('runs')],
    ['an optional credential', [['session'], []], null, every('runs')],
    ['any credential', needed, null, { ...every('runs'), nobody: 'unauthenticated' }],
    [
      'a session',
      needed,
      'session',
      { ...every('session_required'), nobody: 'unauthenticated', member: 'runs', admin: 'runs' },
    ],
    ['an administrator', needed, 'admin', administers],
    ['an administrator, by an optional credential', [['session'], []], 'admin', administers],
    ['an administrator, without any scheme', [], 'admin', administers],
    ['an operator, where not everybody is one', [[], ['session']], 'operator', administers],
  ])('%s', (_, security, rights, expected) => {
    const outcomes = Object.entries(callers).map(([name, principal]) => [name, outcome(security, rights, principal)])
    expect(Object.fromEntries(outcomes)).toEqual(expected)
  })

  it('takes everybody for an operator where everybody is', () => {
    const route = { security: [[], ['session']], rights: 'operator' } as unknown as Route
    for (const principal of Object.values(callers)) expect(() => authorize(route, principal, true)).not.toThrow()
    // That opens nothing else.
    const administer = { security: [[], ['session']], rights: 'admin' } as unknown as Route
    expect(() => authorize(administer, member, true)).toThrow('admin_required')
  })

  it('holds a connector’s token to its scopes: one to read, another for everything else', () => {
    const connector = { ...member, credential: 'token' } as const
    const outcomeOf = (method: string, scopes: Principal['scopes'], rights: string | null = null) => {
      try {
        authorize({ method, security: needed, rights } as Partial<Route> as Route, {
          ...connector,
          ...(scopes && { scopes }),
        })
        return 'runs'
      } catch (error) {
        return error instanceof TriptychError ? error.code : String(error)
      }
    }
    expect(outcomeOf('GET', ['workspace:read'])).toBe('runs')
    expect(outcomeOf('GET', ['workspace:write'])).toBe('insufficient_scope')
    expect(outcomeOf('POST', ['workspace:write'])).toBe('runs')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(outcomeOf(method, ['workspace:read'])).toBe('insufficient_scope')
    }
    expect(outcomeOf('GET', [])).toBe('insufficient_scope')
    expect(outcomeOf('POST', undefined)).toBe('runs')
    expect(outcomeOf('GET', ['workspace:read', 'workspace:write'], 'session')).toBe('session_required')
  })
})
