import { useCallback, useState } from 'react'
import { type MetricsHistory, type MetricsSnapshot, openMetrics } from '../../../generated/bridge/stream-client.ts'
import { useStream } from '../connection.ts'
import { type UsagePoint, withMessage } from './points.ts'

const open = (signal: AbortSignal) => openMetrics(location.origin, { signal })

/** What the daemon used over the last hour and uses now, for as long as this is on the page. */
export function useMetrics() {
  const [points, setPoints] = useState<readonly UsagePoint[]>([])
  const [uptime, setUptime] = useState<number | null>(null)
  const take = useCallback((message: MetricsSnapshot | MetricsHistory) => {
    setPoints((before) => withMessage(before, message, Date.now() / 1000))
    if (message.type === 'snapshot') setUptime(message.data.uptime)
  }, [])
  const state = useStream(open, take)
  return { points, uptime, state }
}
