import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import satisfies from 'semver/functions/satisfies.js'
import { isObject } from '../../../lib/json.ts'
import type { AccessoryDescription } from '../../protocol/accessory.ts'
import type { ConfigEntry, Start } from '../../protocol/messages.ts'
import type { PluginLog } from '../define-plugin.ts'
import { detailOf } from '../faults.ts'
import { explainLoadFault } from '../load-fault.ts'
import type { LoadedPlugin } from '../loader.ts'
import { startAccessory } from './accessory-plugins.ts'
import { HomebridgeApi, SERVER_VERSION } from './api.ts'
import { loadCached, restoreCached } from './cached-accessories.ts'
import { importInitializer } from './initializer.ts'
import { openPlatformAccessories } from './platform-accessories.ts'
import { makePlatformAccessory } from './platform-accessory.ts'
import { nameOf, startPlatform } from './platforms.ts'
import { gatherRegistrations } from './registrations.ts'
import { noteFailure, type Stage } from './stage.ts'
import type { AccessoryRegistry, Hap } from './types.ts'
import { openUser } from './user.ts'

/** Packages that a plugin is given, and should not bring. */
const GIVEN = ['homebridge', 'hap-nodejs', '@homebridge/hap-nodejs']

/** Warns of what a plugin's package.json asks for and does not get; it may run all the same, so nothing stops it. */
function warnOfRequirements(entry: string, log: PluginLog): void {
  const manifest = manifestOf(dirname(entry))
  const engines = fieldsOf(manifest.engines)
  // The first plugins had it among their peer dependencies; Homebridge takes that too.
  const homebridge = engines.homebridge ?? fieldsOf(manifest.peerDependencies).homebridge
  if (typeof homebridge === 'string' && !satisfies(SERVER_VERSION, homebridge, { includePrerelease: true })) {
    log.warn(`it is made for Homebridge ${homebridge}, and finds what Homebridge ${SERVER_VERSION} has`)
  }
  if (typeof engines.node === 'string' && !satisfies(process.version, engines.node)) {
    log.warn(`it is made for Node.js ${engines.node}, and runs in ${process.version}`)
  }
  const own = GIVEN.filter((name) => name in fieldsOf(manifest.dependencies))
  if (own.length > 0) {
    log.warn(
      `it brings its own ${own.join(' and ')}, which may not work with the provided version: report this to its author`,
    )
  }
}

/** The nearest package.json that has a name: folders of a build hold some with only a `type`. */
function manifestOf(folder: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (isObject(manifest) && typeof manifest.name === 'string') return manifest
  } catch {
    // None here, or none that says anything.
  }
  const parent = dirname(folder)
  return parent === folder ? {} : manifestOf(parent)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

export interface Surroundings {
  /** The package. */
  readonly plugin: string
  /** Absolute path of its module. */
  readonly entry: string
  /** `api.user.storagePath()`; it exists. */
  readonly storagePath: string
  readonly hap: Hap
  readonly log: PluginLog
  /** Whether cached accessories stay whose platform does not run. */
  readonly keepOrphans: boolean
  /** Has the other entries of a dynamic platform started in processes of their own. */
  separate(platform: string): void
  /** @param earlier what the bridge has of earlier runs */
  makeHome(earlier: readonly AccessoryDescription[]): Promise<AccessoryRegistry>
}

/**
 * Loads a Homebridge plugin and gives it the life that it has in Homebridge: its initializer, then its entries, its
 * cached accessories, `didFinishLaunching`, and `shutdown` at the end (`Server.start` of Homebridge 2.4).
 *
 * @throws NotAPlugin for a module that is not a plugin; whatever the module or its initializer throws
 */
export async function openHomebridgePlugin(surroundings: Surroundings): Promise<LoadedPlugin> {
  const { plugin, entry, storagePath, hap, log, makeHome, separate, keepOrphans } = surroundings
  const platformAccessory = makePlatformAccessory(hap)
  const api = new HomebridgeApi({ hap, user: openUser(storagePath), platformAccessory, log })
  const accessories = openPlatformAccessories(api)
  warnOfRequirements(entry, log)
  const registrations = await explainLoadFault(log, async () => {
    const initialize = await importInitializer(entry)
    return gatherRegistrations(api, plugin, log, () => initialize(api))
  })
  let stage: Stage | undefined
  let entriesComplete: Promise<unknown> = Promise.resolve()

  const home = (): AccessoryRegistry => {
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
        separate,
        keepOrphans,
        isShared: start.platforms.length + start.accessoryEntries.length > 1,
        failures: start.isPartial === true ? [new Error('entries of the config are left out')] : [],
      }
      const cached = loadCached(stage)
      accessories.open(stage, cached)
      const begun = stage
      // Some load what they need only now. Wrapped, since what it resolves with may never be there.
      ;({ complete: entriesComplete } = await explainLoadFault(log, () => ({ complete: startEntries(begun, start) })))
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

/**
 * Starts a plugin's entries, platforms first. One that cannot be started is in the log, and the others are.
 *
 * @returns resolves when every accessory of them is there, which may be never
 * @throws the first reason when none could be started
 */
function startEntries(stage: Stage, { platforms, accessoryEntries }: Start): Promise<unknown> {
  const coming: Promise<void>[] = []
  const failed: { readonly name: string; readonly error: unknown }[] = []
  const attempt = (entry: ConfigEntry, what: unknown, start: () => Promise<void> | void): void => {
    try {
      coming.push(Promise.resolve(start()))
    } catch (error) {
      failed.push({ name: nameOf(entry, String(what)), error })
    }
  }
  for (const entry of platforms) attempt(entry, entry.platform, () => startPlatform(stage, entry))
  for (const entry of accessoryEntries) attempt(entry, entry.accessory, () => startAccessory(stage, entry))
  // The reason why the plugin fails is in the log as such.
  const [first] = coming.length === 0 ? failed.splice(0, 1) : []
  for (const { name, error } of failed) noteFailure(stage, name, error)
  if (first !== undefined) throw first.error
  return Promise.all(coming)
}
