import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openMetrics } from '../../generated/bridge/stream-client.ts'
import { client } from './api.ts'
import { BridgeConnection, type BridgeHealth } from './connection/bridge-connection.ts'
import { followStream, type StreamState } from './connection/follow-stream.ts'

/** What this page knows about the bridge it came from. */
export const connection = new BridgeConnection({
  // Whatever is answered comes from a bridge that runs; a proxy in front of one that does not says 5xx.
  answers: async () => (await client.GET('/api/health')).response.status < 500,
  restart: async () => {
    const { error } = await client.POST('/api/daemon/restart')
    if (error !== undefined) throw error
  },
  witness: () => openMetrics(location.origin, { signal: AbortSignal.timeout(30_000) }),
})

// A request that got no answer is the first to know.
client.use({ onError: () => connection.suspect() })

/** Whether the bridge answers: `up`, `restarting` because of this page, or `away`. */
export function useBridgeHealth(): BridgeHealth {
  return useSyncExternalStore(connection.subscribe, connection.health)
}

/** Grows each time that the bridge came back: what was known before may no longer be so. */
export function useReturns(): number {
  return useSyncExternalStore(connection.subscribe, connection.returns)
}

/**
 * For `refetchInterval`: asks again while the bridge answers. What is not on the page is not asked about: react-query
 * leaves out hidden pages by itself.
 */
export function usePolling(milliseconds: number): number | false {
  return useBridgeHealth() === 'up' ? milliseconds : false
}

/**
 * Follows a stream for as long as this is on the page, and reopens it when it ends.
 *
 * @param open taken as it was at the first call; `(signal) => openLogs(location.origin, { signal })`
 * @param onMessage called with each message in order; the newest one given is used
 */
export function useStream<T>(
  open: (signal: AbortSignal) => AsyncIterable<T>,
  onMessage: (message: T) => void,
): StreamState {
  const [state, setState] = useState<StreamState>('connecting')
  const latest = useRef(onMessage)
  const opener = useRef(open)
  useEffect(() => {
    latest.current = onMessage
  }, [onMessage])
  useEffect(() => {
    const ended = new AbortController()
    void followStream<T>({
      open: (signal) => opener.current(signal),
      onMessage: (message) => latest.current(message),
      onState: setState,
      onBroken: () => connection.suspectBroken(),
      onReturn: connection.onReturn,
      signal: ended.signal,
    })
    return () => ended.abort()
  }, [])
  return state
}
