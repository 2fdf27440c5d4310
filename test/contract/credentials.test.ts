import { describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import { principalOf, rethrow } from '../../src/contract/credentials.ts'
import type { Route } from '../../src/contract/route.ts'
import { TriptychError } from '../../src/errors.ts'

const person: Principal = { id: 'p', kind: 'person', role: 'member', credential: 'session', credentialId: 's' }
const agent: Principal = { id: 'a', kind: 'agent', role: 'member', credential: 'token', credentialId: 't' }
const gone = { error: new TriptychError('unavailable') }

const either = [['session'], ['token']]
const both = [['session', 'token']]

function who(security: Route['security'], results: Record<string, unknown>): Principal | null {
  return principalOf({ security } as Route, { ...results, authorized: true })
}

describe('principalOf', () => {
  it.each<[string, Route['security'], Record<string, unknown>, Principal | null]>([
    ['the one that was found', either, { session: person, token: null }, person],
    ['the one that was found, whoever found nobody later', either, { session: null, token: agent }, agent],
    ["the contract's first of two", either, { token: agent, session: person }, person],
    ['nobody', either, { session: null, token: undefined }, null],
    ['nobody where nobody has to be', [['session'], []], { session: null }, null],
    ['whoever was found where nobody has to be', [[], ['session']], { session: person }, person],
    ['nobody where only a part is met', both, { session: person, token: null }, null],
    ['the first of a requirement that is met whole', both, { session: person, token: agent }, person],
    ['the one that was found beside a scheme that broke', either, { session: gone, token: agent }, agent],
  ])('is %s', (_, security, results, expected) => {
    expect(who(security, results)).toBe(expected)
  })

  it('is not nobody where a scheme broke', () => {
    expect(() => who([['session'], []], { session: gone })).toThrow(gone.error)
    expect(() => who(either, { session: null, token: gone })).toThrow(gone.error)
  })
})

describe('rethrow', () => {
  it('throws what a scheme threw, and nothing where none did', () => {
    expect(() => rethrow({ session: null, token: gone, authorized: false })).toThrow(gone.error)
    expect(() => rethrow({ session: person, token: null, authorized: false })).not.toThrow()
  })
})
