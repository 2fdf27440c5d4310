import { expect, it } from 'vitest'
import { lackOf, PROOF_LIFETIME } from '../../src/auth/step-up.ts'

const now = 1_000 * PROOF_LIFETIME
const policy = { required: true, passkeys: null }
const lackAfter = (proven_at: number | null) =>
  lackOf({ proven_at, proven_by: 'otp', has_passkey: false }, policy, 'admin', now)

it('takes a proof for ten minutes', () => {
  expect(lackAfter(null)).toBe('proof')
  expect(lackAfter(now)).toBeUndefined()
  expect(lackAfter(now - PROOF_LIFETIME + 1)).toBeUndefined()
  expect(lackAfter(now - PROOF_LIFETIME)).toBe('proof')
})

it('takes none that a clock noted which was ahead by a day and has been put right since', () => {
  // Another instance may be ahead by a little.
  expect(lackAfter(now + 30_000)).toBeUndefined()
  expect(lackAfter(now + 24 * 3_600_000)).toBe('proof')
})
