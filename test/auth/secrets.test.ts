import { describe, expect, it } from 'vitest'
import { hashSecret, Keys, randomSecret } from '../../src/auth/secrets.ts'
import { equalInConstantTime } from '../../src/lib/digest.ts'

const keys = new Keys('a'.repeat(64))
const others = new Keys('b'.repeat(64))

describe('a secret', () => {
  it('is 256 random bits that a cookie, a URL and a header can carry', () => {
    const secrets = new Set(Array.from({ length: 1_000 }, randomSecret))
    expect(secrets.size).toBe(1_000)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('is kept as its SHA-256', () => {
    // FIPS 180-2, appendix B.1.
    const digest = Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex')
    expect(hashSecret('abc')).toBe(digest.toString('base64url'))
  })

  it('is compared with texts of any length', () => {
    expect(equalInConstantTime('abc', 'abc')).toBe(true)
    for (const other of ['abd', 'ab', 'abcd', '', 'äbc']) expect(equalInConstantTime('abc', other)).toBe(false)
  })
})

describe('a MAC', () => {
  it('is the same for the same key, purpose and parts, and for nothing else', () => {
    const mac = keys.mac('login-code', 'browser', 'email', '123456')
    expect(mac).toMatch(/^[\w-]{43}$/)
    expect(new Keys('a'.repeat(64)).mac('login-code', 'browser', 'email', '123456')).toBe(mac)
    const different = [
      others.mac('login-code', 'browser', 'email', '123456'),
      keys.mac('fingerprint', 'browser', 'email', '123456'),
      keys.mac('login-code', 'browser', 'email', '123457'),
      keys.mac('login-code', 'browseremail', '123456'),
      keys.mac('login-code', 'browsere', 'mail', '123456'),
      keys.mac('login-code', 'browser","email', '123456'),
    ]
    expect(new Set([mac, ...different]).size).toBe(7)
  })
})

describe('a sealed text', () => {
  it.each(['', 'x', 'Grüße 👋', 'y'.repeat(10_000)])('opens to what was sealed', (text) => {
    expect(keys.open('mail', keys.seal('mail', text))).toBe(text)
  })

  it('differs each time', () => {
    expect(keys.seal('mail', 'x')).not.toBe(keys.seal('mail', 'x'))
  })

  it('opens with no other key and for no other purpose', () => {
    const sealed = keys.seal('mail', 'x')
    expect(others.open('mail', sealed)).toBeNull()
    expect(keys.open('sso-flow', sealed)).toBeNull()
  })

  it('does not open once a bit of it has changed, or a part is missing', () => {
    const bytes = Buffer.from(keys.seal('mail', 'code 123456'), 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const spoilt = Buffer.from(bytes)
      spoilt[index] = (spoilt[index] ?? 0) ^ 1
      expect(keys.open('mail', spoilt.toString('base64url'))).toBeNull()
      expect(keys.open('mail', bytes.subarray(0, index).toString('base64url'))).toBeNull()
    }
    for (const nonsense of ['', 'x', '!!!', '💥'.repeat(50)]) expect(keys.open('mail', nonsense)).toBeNull()
  })
})
