import { describe, expect, it } from 'vitest'
import { loginMessage } from '../../src/pages/login-page.ts'
import { hostile } from './states.ts'

const codes = [
  'sso_token',
  'not_a_member',
  'otp_invalid',
  'otp_disabled',
  'invalid_email',
  'too_many_requests',
  'handover',
]

describe('loginMessage', () => {
  it('has a sentence of its own for each code', () => {
    const texts = [...codes, 'signed_out', 'anything else'].map((code) => loginMessage(code).text)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/^[A-Z][^_]*\.$/)
  })

  it('tells a failure from a sign-out', () => {
    expect(codes.map((code) => loginMessage(code).failed)).toEqual(codes.map(() => true))
    expect(loginMessage('signed_out')).toEqual({ text: 'You are signed out.', failed: false, field: null })
  })

  it.each([hostile, '', 'constructor', '__proto__', 'SSO_TOKEN'])('never repeats %j', (code) => {
    const message = loginMessage(code)
    expect(message).toEqual(loginMessage('anything else'))
    expect(message.failed).toBe(true)
  })
})
