import { describe, expect, it } from 'vitest'
import { TokenBucket } from '../../../src/auth/sso/token-bucket.ts'
import { standingClock } from './clock.ts'

describe('TokenBucket', () => {
  it('gives a burst, then one at a time', () => {
    const clock = standingClock()
    const bucket = new TokenBucket({ burst: 2, refill: 100, now: clock.now })
    const taken = () => [bucket.take(), bucket.take(), bucket.take()]
    expect(taken()).toEqual([true, true, false])
    clock.at += 99
    expect(bucket.take()).toBe(false)
    clock.at += 1
    expect(taken()).toEqual([true, false, false])
    clock.at += 100_000
    expect(taken()).toEqual([true, true, false])
  })

  it('gives nothing for a clock that is set back', () => {
    const clock = standingClock()
    const bucket = new TokenBucket({ burst: 1, refill: 100, now: clock.now })
    expect(bucket.take()).toBe(true)
    clock.at -= 1_000_000
    expect(bucket.take()).toBe(false)
    clock.at += 100
    expect(bucket.take()).toBe(true)
  })
})
