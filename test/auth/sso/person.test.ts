import { describe, expect, it } from 'vitest'
import { personOf } from '../../../src/auth/sso/provider.ts'

const claims = { sub: 'ada', email: ' Ada@Example.COM', name: 'Ada', role: 'admin' }

describe('personOf', () => {
  it('reads email, name and subject from the claims', () => {
    expect(personOf(claims, 'https://id.example')).toEqual({
      ...{ issuer: 'https://id.example', subject: 'ada', email: 'ada@example.com', name: 'Ada', role: 'admin' },
      spend: null,
      sid: null,
    })
  })

  it.each(['Admin', 'member', ['admin'], true, undefined])('makes no administrator of role %j', (role) => {
    expect(personOf({ ...claims, role }, 'i').role).toBe('member')
  })

  it.each([undefined, '', '  ', 7, 'Ada\u0000', 'a'.repeat(1000)])('takes no name from %j', (name) => {
    expect(personOf({ ...claims, name }, 'i').name).toBeNull()
  })

  it.each([
    [{ email: undefined }, 'email_missing'],
    [{ email: '' }, 'email_missing'],
    [{ email: ['ada@example.com'] }, 'email_missing'],
    [{ email: 'ada' }, 'email_invalid'],
    [{ email: 'ada@example.com\r\nBcc: eve@example.com' }, 'email_invalid'],
    [{ sub: '' }, 'subject'],
    [{ sub: 'a'.repeat(256) }, 'subject'],
    [{ sub: 'a\u0000' }, 'subject'],
    [{ sub: '\ud800' }, 'subject'],
  ])('refuses %j', (change, reason) => {
    expect(() => personOf({ ...claims, ...change } as typeof claims, 'i')).toThrow(expect.objectContaining({ reason }))
  })
})
