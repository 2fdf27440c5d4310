import type { AccessoryDescription } from '../../protocol/accessory.ts'
import type { PluginLog } from '../define-plugin.ts'
import { detailOf } from '../faults.ts'
import type { LoadedPlugin } from '../loader.ts'
import { HomebridgeApi } from './api.ts'
import { loadCached, restoreCached } from './cached-accessories.ts'
import { startEntries } from './entries.ts'
import { importInitializer } from './initializer.ts'
import { explained } from './load-fault.ts'
import { openPlatformAccessories } from './platform-accessories.ts'
import { makePlatformAccessory } from './platform-accessory.ts'
import { gatherRegistrations } from './registrations.ts'
import { warnOfRequirements } from './requirements.ts'
import type { Stage } from './stage.ts'
import type { Hap, Home } from './types.ts'
import { openUser } from './user.ts'

export interface Surroundings {
  /** The package. */
  readonly plugin: string
  /** Absolute path of its module. */
  readonly entry: string
  /** `api.user.storagePath()`; it exists. */
  readonly storagePath: string
  readonly hap: Hap
  readonly log: PluginLog
  /** @param earlier what the bridge has of earlier runs */
  makeHome(earlier: readonly AccessoryDescription[]): Promise<Home>
}

/**
 * Loads a Homebridge plugin and gives it the life that it has in Homebridge: its initializer, then its entries, its
 * cached accessories, `didFinishLaunching`, and `shutdown` at the end (`Server.start` of Homebridge 2.4).
 *
 * @throws NotAPlugin for a module that is none; whatever the module or its initializer throws
 */
export async function openHomebridgePlugin(surroundings: Surroundings): Promise<LoadedPlugin> {
  const { plugin, entry, storagePath, hap, log, makeHome } = surroundings
  const platformAccessory = makePlatformAccessory(hap)
  const api = new HomebridgeApi({ hap, user: openUser(storagePath), platformAccessory, log })
  const accessories = openPlatformAccessories(api)
  warnOfRequirements(entry, log)
  const registrations = await explained(log, async () => {
    const initialize = await importInitializer(entry)
    return gatherRegistrations(api, plugin, log, () => initialize(api))
  })
  let stage: Stage | undefined
  let entriesComplete: Promise<unknown> = Promise.resolve()

  const home = (): Home => {
    if (stage === undefined) throw new Error('the plugin has not started')
    return stage.home
  }
  return {
    platforms: registrations.platforms,
    accessoryTypes: registrations.accessoryTypes,
    configSchema: null,
    start: async (start) => {
      stage = {
        api,
        hap,
        home: await makeHome(start.accessories),
        plugin,
        log,
        registrations,
        dynamic: new Map(),
        isShared: start.platforms.length + start.accessoryEntries.length > 1,
        failures: start.isPartial === true ? [new Error('entries of the config are left out')] : [],
      }
      const cached = loadCached(stage)
      accessories.open(stage, cached)
      const begun = stage
      // Some load what they need only now. Wrapped, since what it resolves with may never be there.
      ;({ complete: entriesComplete } = await explained(log, () => ({ complete: startEntries(begun, start) })))
      restoreCached(stage, accessories, cached)
      api.signalFinished()
    },
    complete: async () => {
      await entriesComplete
      // What could not start this time is not gone: its rooms and automations wait for it.
      const isWhole = stage?.failures.length === 0
      await (isWhole ? home().forgetOthers() : home().settled())
      return isWhole
    },
    read: (ref) => home().read(ref),
    write: (ref, value) => home().write(ref, value),
    unpair: (uuid) => home().unpair(uuid),
    stop: () => {
      const failed = (error: unknown): void => log.error(`its shutdown failed: ${detailOf(error)}`)
      try {
        api.signalShutdown()
      } catch (error) {
        failed(error)
      }
      stage?.home.close().catch(failed)
    },
  }
}
