import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { cutText } from '../../../src/bridge/protocol/limits.ts'
import { LogLimiter } from '../../../src/bridge/protocol/log-limiter.ts'

it('a text is cut between characters', () => {
  expect(cutText('short', 8)).toBe('short')
  expect(cutText('äöüß', 8)).toBe('äöüß')
  expect(cutText('äöüßx', 8)).toBe('äö…')
  expect(cutText('a😀😀', 8)).toBe('a😀…')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 3, max: 40 }), (text, bytes) => {
      const cut = cutText(text, bytes)
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(Math.max(bytes, 3))
      expect(cut === text || (cut.endsWith('…') && text.startsWith(cut.slice(0, -1)))).toBe(true)
    }),
  )
})

it('of the log entries past the rate one says how many they were', () => {
  vi.useFakeTimers()
  try {
    let now = 0
    const entries: string[] = []
    const limiter = new LogLimiter(
      (level, message) => entries.push(`${level} ${message}`),
      1,
      2,
      () => now,
    )
    for (const letter of 'abcd') limiter.log('info', letter)
    expect(entries).toEqual(['info a', 'info b'])
    vi.advanceTimersByTime(1_000)
    expect(entries.at(-1)).toBe('warn dropped 2 log entries: more than 1 a second')
    // A process that spins: no timer has its turn.
    limiter.log('info', 'e')
    now = 1_500
    limiter.log('error', 'f')
    expect(entries.slice(3)).toEqual(['warn dropped 1 log entry: more than 1 a second', 'error f'])
    limiter.flush()
    expect(entries).toHaveLength(5)
  } finally {
    vi.useRealTimers()
  }
})
