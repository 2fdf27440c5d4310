import { expect, it } from 'vitest'
import { showSecret, stepOf } from '../../../src/auth/second-factor/totp.ts'

/** The secret of RFC 6238, appendix B; codes are the last six of its eight digits. */
const bytes = Buffer.from('12345678901234567890')

it('takes the codes of RFC 6238', async () => {
  const { secret, uri } = await showSecret(bytes, 'auth.example.com', 'ada@example.com')
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(uri).toBe(
    `otpauth://totp/auth.example.com:ada%40example.com?issuer=auth.example.com&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  const codes = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const
  for (const [time, code] of codes) expect(await stepOf(secret, code, time * 1000)).toBe(Math.floor(time / 30))
})

it('takes a code one step early or late, and no further', async () => {
  const { secret } = await showSecret(bytes, 'auth.example.com', '')
  // That of the step 1.
  const at = (step: number) => stepOf(secret, '287082', step * 30_000)
  expect(await Promise.all([-1, 0, 1, 2, 3, 4].map((step) => at(Math.max(step, 0))))).toEqual([1, 1, 1, 1, null, null])
  expect(await stepOf(secret, '287083', 59_000)).toBeNull()
})
