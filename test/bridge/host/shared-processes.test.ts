import { expect, it } from 'vitest'
import type { PluginSettings } from '../../../src/bridge/host/host-config.ts'
import type { PluginPlan } from '../../../src/bridge/host/plan-plugins.ts'
import { PluginProcesses } from '../../../src/bridge/host/plugin-processes.ts'
import type { FoundPlugin } from '../../../src/bridge/host/resolve-plugin.ts'
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
