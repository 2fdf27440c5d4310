import type { Loader } from '../loader.ts'
import { createAccessoryRegistry } from './accessory-registry.ts'
import { rememberedExternals } from './external-memory.ts'
import { createExternals } from './externals.ts'
import { loadHap } from './hap.ts'
import { openHomebridgePlugin } from './homebridge-plugin.ts'
import { provideHomebridgeModules } from './modules.ts'
import { watchCharacteristics } from './watch.ts'

/** Loads a Homebridge plugin: unmodified, with all that it finds around it in Homebridge. */
export const loadHomebridge: Loader = async ({ plugin, package: name, entry, homebridge: settings }, channel, log) => {
  if (settings === undefined) throw new Error('a Homebridge plugin cannot be loaded without its settings')
  provideHomebridgeModules()
  const hap = await loadHap()
  // Before the plugin takes methods off that this wraps.
  watchCharacteristics(hap)
  const externals = createExternals({ hap, plugin, channel, log, settings })
  return openHomebridgePlugin({
    plugin: name,
    entry,
    storagePath: settings.storagePath,
    hap,
    log,
    keepOrphans: settings.keepOrphans,
    separate: (platform) => channel.send({ type: 'separate', platform }),
    makeHome: async (earlier) => {
      const remembered = await rememberedExternals(channel)
      return createAccessoryRegistry({ hap, plugin, channel, log, earlier, remembered, externals })
    },
  })
}
