import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openLogs } from '../../../generated/bridge/stream-client.ts'
import { client } from '../api.ts'
import type { StreamState } from '../connection/follow-stream.ts'
import { useStream } from '../connection.ts'
import { LIMIT, LogBook, type LogView } from './log-book.ts'
import { filterOf, type LogFilter, paramsOf } from './log-filter.ts'

interface Logs {
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

/** Tells the addresses that this page has set from those that the user has gone to. */
const OWN = 'chosen here'

/** The filter, which the address follows; an address that the user goes to sets it. */
export function useLogFilter(): readonly [LogFilter, (filter: LogFilter) => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const [filter, setFilter] = useState(() => filterOf(params))
  useEffect(() => {
    if (state !== OWN) setFilter(filterOf(params))
  }, [params, state])
  // The router is slower than the user who types, so the field cannot be its.
  const choose = useCallback(
    (next: LogFilter) => {
      setFilter(next)
      setParams(paramsOf(next), { replace: true, state: OWN, preventScrollReset: true })
    },
    [setParams],
  )
  return [filter, choose]
}
