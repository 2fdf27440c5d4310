import type { MetricsHistory, MetricsSnapshot } from '../../../generated/bridge/stream-client.ts'

/** What the daemon used at one moment. */
export interface UsagePoint {
  /** Seconds since 1970, as uPlot has them. */
  readonly at: number
  /** Percent of one core; null where nothing was measured. */
  readonly cpu: number | null
  /** Resident memory in bytes. */
  readonly memory: number | null
}

/** Seconds that are shown. */
export const SPAN = 3600

/** Seconds between two measurements from which on nothing was measured: the daemon was not there. */
const GAP = 30

/** The points after one more message: a history begins again, a snapshot is the newest. @param now in seconds */
export function withMessage(
  points: readonly UsagePoint[],
  message: MetricsSnapshot | MetricsHistory,
  now: number,
): readonly UsagePoint[] {
  if (message.type === 'snapshot') {
    const { cpu, memory } = message.data
    const last = points.at(-1)
    // A history ends with what the first snapshot says again.
    if (last !== undefined && now - last.at < 1) return points
    return insertGaps([...points, { at: now, cpu, memory: memory.rss }]).filter(({ at }) => at > now - SPAN)
  }
  const times = message.data.map(({ timestamp }) => Date.parse(timestamp) / 1000)
  // A daemon whose clock is ahead of this one's has no measurements from the future.
  const ahead = Math.max(0, (times.at(-1) ?? now) - now)
  return insertGaps(message.data.map(({ cpu, memory }, i) => ({ at: (times[i] ?? now) - ahead, cpu, memory }))).filter(
    ({ at }) => at > now - SPAN,
  )
}

/** With a hole where nothing was measured, so that no line is drawn across. */
function insertGaps(points: readonly UsagePoint[]): UsagePoint[] {
  return points.flatMap((point, i) => {
    const before = points[i - 1]
    const hole = before !== undefined && before.cpu !== null && point.cpu !== null && point.at - before.at > GAP
    return hole ? [{ at: before.at + 1, cpu: null, memory: null }, point] : [point]
  })
}

/** The newest, the mean and the most of what was measured; null while nothing was. */
export function summaryOf(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null)
  const now = known.at(-1)
  if (now === undefined) return null
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  return { now, mean, most: known.reduce((most, value) => Math.max(most, value), 0) }
}
