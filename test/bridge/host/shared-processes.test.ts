import { expect, it } from 'vitest'
import type { PluginSettings } from '../../../src/bridge/host/host-config.ts'
import type { PluginPlan } from '../../../src/bridge/host/plan-plugins.ts'
import { PluginProcesses } from '../../../src/bridge/host/plugin-processes.ts'
import type { FoundPlugin } from '../../../src/bridge/host/resolve-plugin.ts'
import { SharedProcess } from '../../../src/bridge/host/shared-process.ts'
import { SharedProcesses } from '../../../src/bridge/host/shared-processes.ts'
import { hostTiming } from '../../../src/bridge/host/timing.ts'

const shared: PluginSettings = { process: 'shared' }
const planOf = (kind: PluginPlan['kind'], settings: PluginSettings): PluginPlan => ({
  ...{ id: 'one', package: 'one', bridge: null, kind, settings, platforms: [], accessoryEntries: [], found: true },
  manifest: { name: 'one', version: '1.0.0', description: '', author: '' },
  resolve: async () => ({ reason: 'it is not looked for' }),
})
const foundAs = (kind: FoundPlugin['kind'], { manifest }: PluginPlan): FoundPlugin => ({
  ...{ kind, entry: '/nowhere/one/index.js', folder: '/nowhere/one', manifest },
})

it.each<[string, PluginPlan, FoundPlugin['kind'], PluginPlan]>([
  ['of another kind by now', planOf('native', shared), 'homebridge', planOf('native', shared)],
  [
    'ready to run as another user',
    planOf('homebridge', { ...shared, uid: 1000 }),
    'homebridge',
    planOf('homebridge', { ...shared, uid: 1001 }),
  ],
  [
    'ready to run with fewer privileges',
    planOf('homebridge', shared),
    'homebridge',
    planOf('homebridge', { ...shared, allowSetuid: true }),
  ],
])('a plugin that is %s than those that it was to join runs by itself', async (_, plan, kind, planned) => {
  const processes = new SharedProcesses({
    ...{ processes: new PluginProcesses(), environment: {}, timing: hostTiming },
    plans: () => [planned],
    rejoin: () => {},
  })
  expect(await processes.admit(plan, { found: foundAs(kind, plan), homebridge: undefined })).toBeUndefined()
})

it.each([
  ['another plugin is still to join', ['one', 'two'], false, 'unknown'],
  ['it is the only one there will be', ['one'], false, 'self'],
  ['plugins have run in it', ['one', 'two'], true, 'self'],
] as const)('the end of a process with one plugin in it, where %s, is put down right', async (_, ids, hasRun, by) => {
  const found = foundAs('native', planOf('native', shared))
  const started = new SharedProcess({
    ...{ found, processes: new PluginProcesses(), environment: {}, timing: hostTiming },
    ...{ sharers: ids.map((id) => ({ id, folder: found.folder })), limits: { heapMb: 64, memoryMb: 256 } },
  })
  started.hasRun = hasRun
  const silent = { heapMb: undefined, onLine: () => {}, onMessage: () => {} }
  const one = started.join({
    ...{ plugin: 'one', package: 'one', found, processes: new PluginProcesses(), environment: {} },
    ...silent,
  })
  one.kill()
  await one.exited
  expect(one.endedBy?.()).toBe(by)
})
