import { describe, expect, it } from 'vitest'
import { scopeWords } from '../../../console/auth/account/scope-words.ts'
import { inDays } from '../../../console/auth/activity/days.ts'
import { deedOf } from '../../../console/auth/activity/deed.ts'
import { besideFields, fieldWords } from '../../../console/auth/parts/field-words.ts'
import { endDay, endsSoon, lastDay } from '../../../console/auth/tokens/expiry.ts'

const invalid = (name: string) => ({
  title: 'Invalid request',
  status: 400,
  code: 'invalid_request',
  errors: [{ in: 'body', name, message: 'must match pattern "^[a-z]+$"' }],
})

describe('fieldWords', () => {
  it('says what a field takes, and never a pattern', () => {
    expect(fieldWords(invalid('email'), 'email')).toMatch(/^Enter a complete email address/)
    expect(fieldWords(invalid('/name'), 'name')).toMatch(/^Enter a name/)
    expect(fieldWords(invalid('email'), 'name')).toBeNull()
    expect(fieldWords(null, 'email')).toBeNull()
  })

  it('puts a taken email to its field', () => {
    const taken = { title: 'This email is already a member', status: 409, code: 'already_member' }
    expect(fieldWords(taken, 'email')).toBe('This email is already a member.')
    expect(fieldWords(taken, 'name')).toBeNull()
    expect(besideFields(taken)).toBeNull()
  })

  it('leaves to the form what no field shows', () => {
    const last = { title: 'There must be at least one administrator', status: 409, code: 'last_admin' }
    expect(besideFields(last)).toBe(last)
    expect(besideFields(invalid('role'))).not.toBeNull()
    expect(besideFields(invalid('email'))).toBeNull()
  })
})

describe('deedOf', () => {
  const target = { kind: 'member', id: '1', name: 'Ada' }

  it('is a sentence around what it was done to', () => {
    expect(deedOf({ action: 'member.remove', target })).toEqual({
      before: 'removed',
      target: 'Ada',
      after: 'from the workspace',
    })
    expect(deedOf({ action: 'session.start', target: { kind: 'session', id: '1', name: 'otp' } }).before).toBe(
      'signed in with a code by email',
    )
    expect(deedOf({ action: 'session.end', target: { kind: 'session', id: '1', name: null } }).target).toBeNull()
  })

  it('names what it has no words for, and things by their id where they have no name', () => {
    expect(deedOf({ action: 'moon.land', target: null })).toEqual({ before: 'moon.land', target: null, after: '' })
    expect(deedOf({ action: 'token.revoke', target: { kind: 'token', id: 'x1', name: null } }).target).toBe('x1')
  })
})

describe('inDays', () => {
  it('keeps the order, and calls the last two days by name', () => {
    const now = new Date(2026, 10, 22, 0, 30)
    const at = (...parts: [number, number, number, number]) => ({ at: new Date(...parts).toISOString() })
    const days = inDays([at(2026, 10, 22, 0), at(2026, 10, 21, 23), at(2026, 10, 21, 1), at(2026, 10, 20, 9)], now)
    expect(days.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Today', 1],
      ['Yesterday', 2],
      ['Friday, 20 November 2026', 1],
    ])
  })
})

describe('tokens', () => {
  it('end on the day that their days lead to, and are marked two weeks before', () => {
    const now = Date.UTC(2026, 10, 22, 12)
    expect(lastDay(7, now)).toBe('29 Nov 2026')
    expect(endDay('2026-11-29T12:00:00.000Z')).toBe('29 Nov 2026')
    expect(endsSoon('2026-12-05T12:00:00.000Z', now)).toBe(true)
    expect(endsSoon('2026-12-07T12:00:00.000Z', now)).toBe(false)
  })
})

describe('scopeWords', () => {
  it('says what an application may do, and names a scope that it does not know', () => {
    expect(scopeWords(['workspace:read', 'workspace:write'])).toBe(
      'Can read what you can read, can change what you can change',
    )
    expect(scopeWords(['other'])).toBe('Other')
    expect(scopeWords([])).toBe('Has no permissions')
  })
})
