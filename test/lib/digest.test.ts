import { expect, it } from 'vitest'
import { equalInConstantTime, sha256 } from '../../src/lib/digest.ts'

it('a hash is that of FIPS 180-4, for base64url', () => {
  expect(sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('texts are equal byte by byte', () => {
  expect(equalInConstantTime('a secret', 'a secret')).toBe(true)
  expect(equalInConstantTime('a secret', 'a secreT')).toBe(false)
  expect(equalInConstantTime('a secret', 'a')).toBe(false)
  expect(equalInConstantTime('ä', 'xx')).toBe(false)
})
