import { useEffect, useState, useSyncExternalStore } from 'react'
import { openLogs } from '../../../generated/bridge/stream-client.ts'
import { client } from '../api.ts'
import type { StreamState } from '../connection/follow-stream.ts'
import { useStream } from '../connection.ts'
import { LIMIT, LogBook, type LogView } from './log-book.ts'

export interface Logs {
  readonly book: LogBook
  readonly view: LogView
  readonly stream: StreamState
  /** Whether what the bridge keeps has been read once. */
  readonly loaded: boolean
  /** Why it could not be read the last time. */
  readonly error: unknown
  readonly retry: () => void
}

/** The log as it is made, and from before: whenever the stream opens, what was missed is read as well. */
export function useLogs(): Logs {
  const [book] = useState(() => new LogBook((show) => requestAnimationFrame(show)))
  const view = useSyncExternalStore(book.subscribe, book.view)
  const stream = useStream((signal) => openLogs(location.origin, { signal }), book.add)
  const [loaded, setLoaded] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // Where no stream opens, the past can be read all the same; once read, there is nothing to add before one does.
  const due = stream === 'open' || (stream === 'waiting' && !loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!due) return
    const left = new AbortController()
    const read = async () => {
      const query = { limit: LIMIT }
      const { data, error } = await client.GET('/api/logs', { params: { query }, signal: left.signal })
      if (error !== undefined) throw error
      book.fill(data.entries)
      setLoaded(true)
      setError(null)
    }
    read().catch((reason: unknown) => left.signal.aborted || setError(reason))
    return () => left.abort()
  }, [book, due, attempt])
  return { book, view, stream, loaded, error, retry: () => setAttempt((count) => count + 1) }
}
