import { describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import { type Access, admit, authorize, requireCredential } from '../../src/contract/authorize.ts'
import { TriptychError } from '../../src/errors.ts'

const member: Principal = { id: 'm', kind: 'person', role: 'member', credential: 'session', credentialId: 's' }
const callers = {
  anonymous: null,
  member,
  admin: { ...member, role: 'admin' },
  token: { ...member, credential: 'token' },
  agent: { ...member, kind: 'agent', credential: 'token' },
  // No such principal is ever made; a token would be refused all the same.
  adminToken: { ...member, role: 'admin', credential: 'token' },
} as const satisfies Record<string, Principal | null>

function outcome(access: Partial<Access>, principal: Principal | null): string {
  try {
    authorize({ scope: 'small:read', security: [], rights: null, ...access }, principal)
    return 'runs'
  } catch (error) {
    return error instanceof TriptychError ? error.code : String(error)
  }
}

const every = (code: string) => Object.fromEntries(Object.keys(callers).map((name) => [name, code]))
const needed = [['session'], ['token']]
const administers = {
  ...{ anonymous: 'unauthenticated', member: 'admin_required', admin: 'runs' },
  ...{ token: 'session_required', agent: 'session_required', adminToken: 'session_required' },
}

describe('authorize', () => {
  it.each<[string, Access['security'], string | null, Record<string, string>]>([
    ['an open operation', [], null, every('runs')],
    ['an optional credential', [['session'], []], null, every('runs')],
    ['any credential', needed, null, { ...every('runs'), anonymous: 'unauthenticated' }],
    [
      'a session',
      needed,
      'session',
      { ...every('session_required'), anonymous: 'unauthenticated', member: 'runs', admin: 'runs' },
    ],
    ['an administrator', needed, 'admin', administers],
    [
      'an administrator or a token',
      needed,
      'admin-or-token',
      { ...every('runs'), anonymous: 'unauthenticated', member: 'admin_required' },
    ],
    ['an administrator, by an optional credential', [[], ['session']], 'admin', every('runs')],
    ['an administrator, without any requirement', [], 'admin', administers],
  ])('%s', (_, security, rights, expected) => {
    const access = { security, rights }
    const outcomes = Object.entries(callers).map(([name, principal]) => [name, outcome(access, principal)])
    expect(Object.fromEntries(outcomes)).toEqual(expected)
  })

  it('holds a token to its scopes: of the surface or of all, to read or to write', () => {
    const limited = { ...member, credential: 'token' } as const
    const outcomeOf = (scope: Access['scope'], scopes: Principal['scopes'], rights: string | null = null) =>
      outcome({ scope, security: needed, rights }, { ...limited, ...(scopes && { scopes }) })
    expect(outcomeOf('small:read', ['workspace:read'])).toBe('runs')
    expect(outcomeOf('small:read', ['small:read'])).toBe('runs')
    expect(outcomeOf('small:read', ['workspace:write'])).toBe('insufficient_scope')
    expect(outcomeOf('small:read', ['other:read'])).toBe('insufficient_scope')
    expect(outcomeOf('small:write', ['workspace:write'])).toBe('runs')
    expect(outcomeOf('small:write', ['workspace:read', 'small:read'])).toBe('insufficient_scope')
    expect(outcomeOf('small:read', [])).toBe('insufficient_scope')
    expect(outcomeOf('small:write', undefined)).toBe('runs')
    expect(outcomeOf('small:read', ['workspace:read', 'workspace:write'], 'session')).toBe('session_required')
  })
})

describe('requireCredential', () => {
  it('takes the empty requirement away, and leaves open what requires nothing', () => {
    const access = { scope: 'small:read', rights: 'admin' } as const
    const optional = requireCredential({ ...access, security: [[], ['session']] })
    expect(optional).toEqual({ ...access, security: [['session']] })
    const open = { ...access, security: [], rights: null }
    expect(requireCredential(open)).toEqual(open)
  })
})

describe('admit', () => {
  const person = member
  const limited: Principal = { ...member, limited: 'prove' }
  const agent: Principal = { ...member, id: 'a', kind: 'agent', credential: 'token' }
  const unavailable = new TriptychError('unavailable')
  const either = [['session'], ['token']]
  const both = [['session', 'token']]

  /** Who is admitted where each scheme identifies a caller, none, or fails. */
  async function admitted(
    security: Access['security'],
    found: Readonly<Record<string, Principal | Error | null>>,
  ): Promise<Principal | string | null> {
    const asked: string[] = []
    const schemes = Object.fromEntries(
      Object.entries(found).map(([name, outcome]) => [
        name,
        async () => {
          asked.push(name)
          if (outcome instanceof Error) throw outcome
          return outcome
        },
      ]),
    )
    try {
      const principal = await admit({ scope: 'small:read', rights: null, security }, schemes, {})
      expect(asked).toEqual([...new Set(asked)])
      return principal
    } catch (error) {
      return error instanceof TriptychError ? error.code : String(error)
    }
  }

  it.each<[string, Access['security'], Record<string, Principal | Error | null>, Principal | string | null]>([
    ['the one that was identified', either, { session: person, token: null }, person],
    ['the one that a later scheme identified', either, { session: null, token: agent }, agent],
    ["the contract's first of two", either, { token: agent, session: person }, person],
    ['anonymous', either, { session: null, token: null }, 'unauthenticated'],
    ['no one by a scheme that nothing verifies', [['other']], { session: person }, 'unauthenticated'],
    ['no one where the credential is optional', [['session'], []], { session: null }, null],
    ['the one that presented an optional credential', [[], ['session']], { session: person }, person],
    ['no one by an optional credential that is limited', [['session'], []], { session: limited }, null],
    ['no one where only a part is satisfied', both, { session: person, token: null }, 'unauthenticated'],
    ['the first of a requirement that is satisfied whole', both, { session: person, token: agent }, person],
    ['the one that was identified after a scheme failed', either, { session: unavailable, token: agent }, agent],
    ['no one where a scheme failed', either, { session: null, token: unavailable }, 'unavailable'],
    ['no one where the scheme of an optional one failed', [['session'], []], { session: unavailable }, 'unavailable'],
  ])('admits %s', async (_, security, found, expected) => {
    expect(await admitted(security, found)).toEqual(expected)
  })
})
