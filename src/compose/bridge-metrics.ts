import type { BridgeState } from '../bridge/bridges.ts'
import type { Daemon } from '../bridge/daemon.ts'
import { Counter, Gauge, type Registry } from '../server/metrics.ts'

/** What the daemon and its plugins cost and do, for Prometheus; read at each scrape. */
export function watchBridge(registry: Registry, daemon: Daemon): void {
  const registers = [registry]
  const labelNames = ['plugin']
  const perPlugin = (name: string, help: string, read: (id: string) => number | null): Gauge =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const { id } of daemon.host.list()) {
          const value = read(id)
          if (value !== null) this.set({ plugin: id }, value)
        }
      },
    })
  const stats = (id: string) => daemon.pluginStats(id)
  /** What plugins of one process use together cannot be told apart: each has an equal part, so that sums are right. */
  const part = (name: 'memory' | 'cpu') => (id: string) => {
    const found = stats(id)
    return found === null ? null : found[name] / ((found.sharedWith?.length ?? 0) + 1)
  }
  perPlugin('bridge_plugin_up', 'Whether a plugin is running.', (id) => Number(stats(id)?.status === 'running'))
  perPlugin('bridge_plugin_memory_bytes', 'Resident set of its process, of a shared one its part.', part('memory'))
  perPlugin('bridge_plugin_cpu_percent', 'Percent of one core, of a shared process its part.', part('cpu'))
  perPlugin('bridge_plugin_restarts', 'Restarts since the daemon started.', (id) => stats(id)?.restarts ?? null)
  perPlugin('bridge_plugin_accessories', 'Accessories of a plugin.', (id) => stats(id)?.accessories ?? null)
  const perBridge = (name: string, help: string, read: (state: BridgeState) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['bridge'],
      registers,
      collect() {
        this.reset()
        for (const state of daemon.bridges.list()) this.set({ bridge: state.username }, read(state))
      },
    })
  perBridge('bridge_hap_listening', 'Whether HAP listens.', ({ status }) => Number(status.listening))
  perBridge('bridge_hap_advertised', 'Whether a bridge is advertised by mDNS.', ({ status }) =>
    Number(status.advertised),
  )
  perBridge('bridge_hap_controllers', 'Controllers that are connected.', ({ status }) => status.controllers)
  perBridge('bridge_pairings', 'Controllers that are paired with a bridge.', ({ pairings }) => pairings.length)
  perBridge('bridge_accessories', 'Accessories behind a bridge.', ({ accessories }) => accessories)
  const entries = new Counter({
    name: 'bridge_log_entries_total',
    help: 'Log entries, by level.',
    labelNames: ['level'],
    registers,
  })
  daemon.logs.subscribe(({ level }) => entries.inc({ level }))
}
