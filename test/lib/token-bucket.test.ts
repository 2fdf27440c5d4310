import { expect, it } from 'vitest'
import { TokenBucket } from '../../src/lib/token-bucket.ts'

it('a bucket lets its burst pass, then its rate', () => {
  let now = 0
  const bucket = new TokenBucket(10, 3, () => now)
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
  now = 99
  expect(bucket.take()).toBe(false)
  now = 100
  expect(bucket.take()).toBe(true)
  now = 10_000
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
  expect(bucket.spend(5)).toBe(500)
})

it('gives nothing for a clock that is set back', () => {
  let now = 0
  const bucket = new TokenBucket(10, 1, () => now)
  expect(bucket.take()).toBe(true)
  now = -1_000_000
  expect(bucket.take()).toBe(false)
  now += 100
  expect(bucket.take()).toBe(true)
})
