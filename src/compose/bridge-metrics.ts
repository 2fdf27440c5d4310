import { Counter, Gauge, type Registry } from 'prom-client'
import type { Daemon } from '../bridge/daemon.ts'

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
  perPlugin('bridge_plugin_up', 'Whether a plugin is running.', (id) => Number(stats(id)?.status === 'running'))
  perPlugin('bridge_plugin_memory_bytes', 'Resident set of its process.', (id) => stats(id)?.memory ?? null)
  perPlugin('bridge_plugin_cpu_percent', 'Percent of one core.', (id) => stats(id)?.cpu ?? null)
  perPlugin('bridge_plugin_restarts', 'Restarts since the daemon started.', (id) => stats(id)?.restarts ?? null)
  perPlugin('bridge_plugin_accessories', 'Accessories of a plugin.', (id) => stats(id)?.accessories ?? null)
  const ofHap = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  ofHap('bridge_hap_listening', 'Whether HAP listens.', () => Number(daemon.hap.status().listening))
  ofHap('bridge_hap_advertised', 'Whether the bridge is advertised by mDNS.', () =>
    Number(daemon.hap.status().advertised),
  )
  ofHap('bridge_hap_controllers', 'Controllers that are connected.', () => daemon.hap.status().controllers)
  ofHap('bridge_pairings', 'Controllers that are paired with the bridge.', () => daemon.hap.pairings().length)
  const entries = new Counter({
    name: 'bridge_log_entries_total',
    help: 'Log entries, by level.',
    labelNames: ['level'],
    registers,
  })
  daemon.logs.subscribe(({ level }) => entries.inc({ level }))
}
