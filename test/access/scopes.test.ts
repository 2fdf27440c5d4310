import { describe, expect, it } from 'vitest'
import { connectorScopeFor, permits, readScopes, type Scope, tokenScopes } from '../../src/access/scopes.ts'

describe('permits', () => {
  it.each<[held: string[], needed: Scope, permitted: boolean]>([
    [['workspace:read'], 'content:read', true],
    [['workspace:read'], 'content:write', false],
    [['workspace:write'], 'content:read', false],
    [['content:read'], 'content:read', true],
    [['content:read'], 'auth:read', false],
    [['content:read'], 'content:write', false],
    [['content:read', 'content:write'], 'content:write', true],
    [[], 'content:read', false],
    // What later versions may know: a part of a surface, and other actions.
    [['content:read'], 'content/docs/production:read', true],
    [['content/docs:read'], 'content/docs/production:read', true],
    [['content/docs:read'], 'content/docs2:read', false],
    [['content/docs:read'], 'content:read', false],
    [['content:publish'], 'content:write', false],
  ])('%j for %s: %s', (held, needed, permitted) => {
    expect(permits(held, needed)).toBe(permitted)
  })

  it('takes what is no scope for none', () => {
    for (const odd of [
      '',
      ':',
      ':read',
      'content',
      'read',
      'CONTENT:read',
      'content:',
      ' content:read',
      'content:read ',
    ])
      expect([odd, permits([odd], 'content:read')]).toEqual([odd, false])
  })
})

describe('scopes in a text', () => {
  it('are those that are known, in the order of the list', () => {
    expect(readScopes('content:write nothing:read content:read', tokenScopes)).toEqual([
      'content:read',
      'content:write',
    ])
    expect(readScopes(null, tokenScopes)).toEqual([])
  })
})

it('a connector that lacks a scope asks for the one of the whole workspace', () => {
  expect([connectorScopeFor('content:read'), connectorScopeFor('content:publish')]).toEqual([
    'workspace:read',
    'workspace:write',
  ])
})
