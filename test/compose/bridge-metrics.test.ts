import { expect, it } from 'vitest'
import type { Daemon } from '../../src/bridge/daemon.ts'
import { watchBridge } from '../../src/compose/bridge-metrics.ts'
import { Registry } from '../../src/server/metrics.ts'

it('plugins that share a process have equal parts of its memory and its CPU', async () => {
  const both = { status: 'running', memory: 90, heapUsed: 30, cpu: 8, restarts: 1, accessories: 2, uptime: 1 }
  const stats: Record<string, object> = {
    'homebridge-a': { ...both, sharedWith: ['homebridge-b'] },
    'homebridge-b': { ...both, sharedWith: ['homebridge-a'] },
    'homebridge-c': { ...both, memory: 50, cpu: 1 },
  }
  const daemon = {
    host: { list: () => Object.keys(stats).map((id) => ({ id })) },
    pluginStats: (id: string) => stats[id] ?? null,
    bridges: { list: () => [] },
    logs: { subscribe: () => undefined },
  }
  const registry = new Registry()
  watchBridge(registry, daemon as unknown as Daemon)
  const text = await registry.metrics()
  const values = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\{plugin="homebridge-(\\w)"\\} (.+)$`, 'gm'))].map(([, id, value]) => [
      id,
      Number(value),
    ])
  expect(values('bridge_plugin_memory_bytes')).toEqual([
    ['a', 45],
    ['b', 45],
    ['c', 50],
  ])
  expect(values('bridge_plugin_cpu_percent')).toEqual([
    ['a', 4],
    ['b', 4],
    ['c', 1],
  ])
})
