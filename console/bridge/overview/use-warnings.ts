import { api } from '../api.ts'
import { usePolling } from '../connection.ts'
import { useExternal, usePlugins } from './facts.ts'
import { newestWarnings } from './warnings.ts'

/** What is said of a plugin that does not run. */
export const troubles: Readonly<Record<string, string>> = {
  failed: 'failed',
  unresponsive: 'does not respond',
  stopped: 'stopped',
  restarting: 'stopped and is being restarted',
}

/** What the user should look at: plugins and accessories that do not run, and what the log warned of last. */
export function useWarnings() {
  const plugins = usePlugins()
  const external = useExternal()
  const log = api.useQuery(
    'get',
    '/api/logs',
    { params: { query: { limit: 500 } } },
    { refetchInterval: usePolling(10_000) },
  )
  const down = plugins.data?.plugins.filter(({ status }) => status in troubles) ?? []
  const silent = external.data?.accessories.filter(({ error }) => error !== null) ?? []
  const said = newestWarnings(log.data?.entries ?? []).filter(({ plugin }) => !down.some(({ id }) => id === plugin))
  // An answer that does not come at once is not waited for.
  const isKnown = [plugins, external, log].every(({ isPending, failureCount }) => !isPending || failureCount > 0)
  return { down, silent, said, isKnown }
}
