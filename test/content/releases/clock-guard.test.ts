import { describe, expect, it } from 'vitest'
import { ClockGuard } from '../../../src/content/releases/scheduler.ts'

describe('the clock guard', () => {
  const minute = 60_000
  const day = 86_400_000

  /** Looks once a second for a while; whether each look was trusted. */
  function looks(guard: ClockGuard, wall: number, monotonic: number, seconds: number): boolean[] {
    return Array.from({ length: seconds }, (_, s) => guard.look(wall + s * 1000, monotonic + s * 1000).trusted)
  }

  it('goes by the wall clock from the start, and while it agrees or is set a little', () => {
    const guard = new ClockGuard()
    expect(guard.look(day, 5)).toEqual({ trusted: true, jumped: null })
    expect(guard.look(day + 1000, 1005)).toEqual({ trusted: true, jumped: null })
    expect(guard.look(day + 31_000, 2005)).toEqual({ trusted: true, jumped: null })
    expect(guard.look(day + 3000, 3005)).toEqual({ trusted: true, jumped: null })
    expect(guard.look(day + 2 * minute, 2 * minute + 5)).toEqual({ trusted: true, jumped: null })
  })

  it.each([
    ['ahead', day],
    ['back', -day],
  ])('does not go by one that jumped %s until both agreed for a minute', (_, jump) => {
    const guard = new ClockGuard()
    guard.look(10 * day, 0)
    expect(guard.look(10 * day + 1000 + jump, 1000)).toEqual({ trusted: false, jumped: jump })
    expect(looks(guard, 10 * day + 2000 + jump, 2000, 59)).toEqual(new Array(59).fill(false))
    expect(guard.look(10 * day + jump + 61_000, 61_000)).toEqual({ trusted: true, jumped: null })
  })

  it('begins the minute anew with each jump', () => {
    const guard = new ClockGuard()
    guard.look(day, 0)
    guard.look(2 * day, 1000)
    looks(guard, 2 * day + 1000, 2000, 58)
    expect(guard.look(day + minute, minute).jumped).toBe(-day + 1000)
    expect(guard.look(day + 2 * minute - 1, 2 * minute - 1).trusted).toBe(false)
    expect(guard.look(day + 2 * minute, 2 * minute).trusted).toBe(true)
  })

  it('takes a machine that slept for one whose clock jumped', () => {
    const guard = new ClockGuard()
    guard.look(day, 0)
    expect(guard.look(day + 8 * 60 * minute, 1000).trusted).toBe(false)
    expect(guard.look(day + 8 * 60 * minute + minute, 1000 + minute).trusted).toBe(true)
  })
})
