import { describe, expect, it } from 'vitest'
import { CachedValue } from '../../../src/auth/sso/cached.ts'
import { standingClock } from './clock.ts'

/** A cache over a load whose outcomes stand in a list; the last one repeats. */
function cacheOf(...outcomes: (string | Error)[]) {
  const clock = standingClock()
  const loads = { count: 0 }
  const cached = new CachedValue(
    async () => {
      const outcome = outcomes[Math.min(loads.count, outcomes.length - 1)] ?? ''
      loads.count += 1
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    { freshFor: 1000, failureFor: 100, now: clock.now },
  )
  return { cached, clock, loads }
}

describe('Cached', () => {
  it('loads when it is asked, once for all who ask meanwhile', async () => {
    const { cached, loads } = cacheOf('a')
    expect(loads.count).toBe(0)
    expect(await Promise.all([cached.get(), cached.get(), cached.reload()])).toEqual(['a', 'a', 'a'])
    expect(loads.count).toBe(1)
  })

  it('keeps a value for its time, and no longer when the clock is set back', async () => {
    const { cached, clock } = cacheOf('a', 'b', 'c')
    expect(await cached.get()).toBe('a')
    clock.at += 999
    expect(await cached.get()).toBe('a')
    clock.at += 1
    expect(await cached.get()).toBe('b')
    clock.at -= 1
    expect(await cached.get()).toBe('c')
  })

  it('keeps a failure for a moment', async () => {
    const { cached, clock, loads } = cacheOf(new Error('down'), 'a')
    await expect(cached.get()).rejects.toThrow('down')
    clock.at += 99
    await expect(cached.get()).rejects.toThrow('down')
    expect(loads.count).toBe(1)
    clock.at += 1
    expect(await cached.get()).toBe('a')
  })

  it('keeps its value when a reload fails', async () => {
    const { cached } = cacheOf('a', new Error('down'))
    await cached.get()
    await expect(cached.reload()).rejects.toThrow('down')
    expect(await cached.get()).toBe('a')
    expect(cached.loading).toBe(false)
  })
})
