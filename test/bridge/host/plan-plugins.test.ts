import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EntryIds } from '../../../src/bridge/host/entry-ids.ts'
import type { PluginSettings } from '../../../src/bridge/host/host-config.ts'
import { planPlugins } from '../../../src/bridge/host/plan-plugins.ts'
import { fixtures } from './fixture-host.ts'

const plugin = 'fixture-healthy'

/** The settings of two entries of a native plugin, by the id that each runs under. */
async function settingsWith(plugins: Record<string, PluginSettings>) {
  const entry = { platform: 'Healthy', plugin: join(fixtures, 'healthy/index.ts') }
  const platforms = [
    { ...entry, name: 'Hall' },
    { ...entry, name: 'Upstairs' },
  ]
  const directories = [{ kind: 'native' as const, path: fixtures }]
  const plans = await planPlugins({ platforms, plugins }, fixtures, directories, new EntryIds())
  return Object.fromEntries(plans.map(({ id, settings }) => [id, settings]))
}

it('settings of a package are those of all its entries, and an id of an entry has its own', async () => {
  const shared = { heapMb: 64 }
  expect(await settingsWith({ [plugin]: shared })).toEqual({ [plugin]: shared, [`${plugin}.upstairs`]: shared })
  const own = { heapMb: 128 }
  expect(await settingsWith({ [plugin]: shared, [`${plugin}.upstairs`]: own })).toEqual({
    ...{ [plugin]: shared, [`${plugin}.upstairs`]: own },
  })
  expect(await settingsWith({ [`${plugin}.upstairs`]: own })).toEqual({ [plugin]: {}, [`${plugin}.upstairs`]: own })
})
