import { api } from '../api.ts'
import { usePolling } from '../connection.ts'

/** How the bridge is paired. While HAP waits for its keys the bridge says 503, so it is asked again. */
export function useSetupCode() {
  return api.useQuery('get', '/api/qr', undefined, {
    staleTime: 30_000,
    retry: false,
    // While something keeps phones away, to see when it does no more.
    refetchInterval: ({ state }) => (state.status === 'error' || state.data?.problem ? 3_000 : false),
  })
}

/** The daemon's version, and how reachable HAP is. */
export function useHealth() {
  return api.useQuery('get', '/api/health', undefined, { refetchInterval: usePolling(5_000) })
}

/** The controllers that are paired; the Home app may add some at any moment. */
export function usePairings() {
  return api.useQuery('get', '/api/hap/pairings', undefined, { refetchInterval: usePolling(10_000) })
}

/** Every bridge of the daemon, with its code and state. */
export function useBridges() {
  return api.useQuery('get', '/api/bridges', undefined, { refetchInterval: usePolling(10_000) })
}

export function usePlugins() {
  return api.useQuery('get', '/api/plugins', undefined, { refetchInterval: usePolling(5_000) })
}

/** How many accessories there are; their values are another page's matter. */
export function useAccessoryCount() {
  return api.useQuery('get', '/api/accessories/debug', undefined, { refetchInterval: usePolling(10_000) })
}

export function useExternal() {
  return api.useQuery('get', '/api/accessories/external', undefined, { refetchInterval: usePolling(10_000) })
}
