import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { uuidv7 } from '../../src/db/ids.ts'

afterEach(() => {
  vi.useRealTimers()
})

function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

describe('uuidv7', () => {
  it('has the version, the variant and the length of RFC 9562', () => {
    for (let i = 0; i < 1000; i++) {
      expect(uuidv7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  it('carries the time in milliseconds', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const future = Date.UTC(2100, 0, 1)
    vi.setSystemTime(future)
    expect(timeOf(uuidv7())).toBe(future)
  })

  it('grows with every id, whatever the clock does', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.UTC(2150, 0, 1)
    let before = uuidv7()
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 5_000 }), { minLength: 1, maxLength: 50 }), (steps) => {
        for (const step of steps) {
          vi.setSystemTime(start + step)
          const id = uuidv7()
          expect(id > before).toBe(true)
          before = id
        }
      }),
    )
  })

  it('grows past the end of the counter, into the next millisecond', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const moment = Date.UTC(2200, 0, 1)
    vi.setSystemTime(moment)
    const ids = Array.from({ length: 10_000 }, () => uuidv7())
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
    expect(timeOf(ids.at(-1) ?? '')).toBeGreaterThan(moment)
    expect(timeOf(ids.at(-1) ?? '')).toBeLessThanOrEqual(moment + 4)
  })
})
