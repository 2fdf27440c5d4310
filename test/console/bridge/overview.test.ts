import { describe, expect, it } from 'vitest'
import { summaryOf, type UsagePoint, withMessage } from '../../../console/bridge/metrics/points.ts'
import { firstLine, newestWarnings } from '../../../console/bridge/overview/warnings.ts'

const now = 1_700_000_000
const snapshot = (cpu: number) =>
  ({ type: 'snapshot', data: { uptime: 1, cpu, memory: { rss: 5, heapUsed: 2 } } }) as const
const at = (seconds: number): UsagePoint => ({ at: seconds, cpu: 1, memory: 2 })

describe('withMessage', () => {
  it('begins anew with a history, without what is older than an hour', () => {
    const data = [now - 4000, now - 20, now - 10].map((seconds) => ({
      timestamp: new Date(seconds * 1000).toISOString(),
      cpu: 3,
      memory: 4,
    }))
    const points = withMessage([at(now - 1)], { type: 'history', data }, now)
    expect(points.map(({ at }) => at)).toEqual([now - 20, now - 10])
  })

  it('goes on from a history whose clock is ahead', () => {
    const data = [now + 590, now + 600].map((seconds) => ({
      timestamp: new Date(seconds * 1000).toISOString(),
      cpu: 3,
      memory: 4,
    }))
    const points = withMessage([], { type: 'history', data }, now)
    expect(points.map(({ at }) => at)).toEqual([now - 10, now])
    expect(withMessage(points, snapshot(1), now + 2)).toHaveLength(3)
  })

  it('appends snapshots, and drops what has become too old', () => {
    const points = withMessage([at(now - 3600), at(now - 2)], snapshot(7), now)
    expect(points.filter(({ cpu }) => cpu !== null)).toEqual([at(now - 2), { at: now, cpu: 7, memory: 5 }])
  })

  it('leaves a gap where nothing was measured, and only there', () => {
    const holes = (points: readonly UsagePoint[]) => points.filter(({ cpu }) => cpu === null).length
    const once = withMessage([at(now - 100)], snapshot(1), now)
    expect(holes(once)).toBe(1)
    expect(holes(withMessage(once, snapshot(1), now + 2))).toBe(1)
    expect(holes(withMessage([at(now - 4)], snapshot(1), now))).toBe(0)
  })

  it('passes over a snapshot that the history ends with', () => {
    const points = [at(now - 0.5)]
    expect(withMessage(points, snapshot(1), now)).toBe(points)
  })
})

it('sums measurements up, holes aside', () => {
  expect(summaryOf([2, null, 4, 6])).toEqual({ now: 6, mean: 4, most: 6 })
  expect(summaryOf([null])).toBe(null)
})

it('tells the newest warning of each plugin', () => {
  const entry = (plugin: string, level: 'info' | 'warn' | 'error', message: string) => ({
    timestamp: '2026-01-01T00:00:00.000Z',
    plugin,
    level,
    message,
  })
  const log = [
    entry('a', 'warn', 'first'),
    entry('b', 'error', 'bad'),
    entry('a', 'error', 'second'),
    entry('a', 'info', 'x'),
  ]
  const found = newestWarnings(log)
  expect(found.map(({ plugin, message, more }) => [plugin, message, more])).toEqual([
    ['a', 'second', 1],
    ['b', 'bad', 0],
  ])
})

it('takes the first line of a stack, without its colours', () => {
  expect(firstLine('\u001b[31mError\u001b[0m: no\n  at x')).toBe('Error: no')
})
