import { findRegisteredName } from '../../protocol/homebridge-name.ts'
import type { PluginLog } from '../define-plugin.ts'
import { NotAPlugin } from '../loader.ts'
import type { EntryConstructor, HomebridgeApi } from './api.ts'

/** What a plugin's initializer registered. */
export interface Registrations {
  readonly platforms: readonly string[]
  readonly accessoryTypes: readonly string[]
  /**
   * What an entry's `platform` stands for: a name, or that with the plugin before it (`homebridge-x.Name`).
   *
   * @throws NotAPlugin when the plugin registers no such platform
   */
  platform(identifier: string): Registration
  /** The same of an entry's `accessory`. */
  accessory(identifier: string): Registration
}

export interface Registration {
  readonly name: string
  readonly make: EntryConstructor
}

/**
 * Runs a plugin's initializer and gathers what it registers. At any other time registering throws, as it does in
 * Homebridge (`PluginManager.handleRegisterPlatform`).
 */
export async function gatherRegistrations(
  api: HomebridgeApi,
  plugin: string,
  log: PluginLog,
  initialize: () => unknown,
): Promise<Registrations> {
  let isOpen = true
  const listen = (kind: 'platform' | 'accessory', event: string): Map<string, EntryConstructor> => {
    const found = new Map<string, EntryConstructor>()
    api.on(event, (name: unknown, make: unknown, claimed: unknown) => {
      if (!isOpen) {
        const who = typeof claimed === 'string' ? `'${claimed}' ` : ''
        throw new Error(
          `Unexpected ${kind} registration. Plugin ${who}tried to register outside the initializer function!`,
        )
      }
      if (typeof name !== 'string' || typeof make !== 'function') {
        throw new TypeError(`Plugin '${plugin}' tried to register a ${kind} without a name or a constructor!`)
      }
      if (found.has(name)) {
        throw new Error(`Plugin '${plugin}' tried to register ${an(kind)} '${name}' which has already been registered!`)
      }
      if (claimed !== undefined && claimed !== plugin) {
        log.debug(`it registers its ${kind} '${name}' as '${claimed}', which is not its name: tell its author`)
      }
      found.set(name, make as EntryConstructor)
    })
    return found
  }
  const platforms = listen('platform', 'registerPlatform')
  const accessories = listen('accessory', 'registerAccessory')
  try {
    await initialize()
  } finally {
    isOpen = false
  }
  return {
    platforms: [...platforms.keys()],
    accessoryTypes: [...accessories.keys()],
    platform: (identifier) => find(platforms, 'platform', identifier, plugin),
    accessory: (identifier) => find(accessories, 'accessory', identifier, plugin),
  }
}

function find(
  registered: ReadonlyMap<string, EntryConstructor>,
  kind: string,
  identifier: string,
  plugin: string,
): Registration {
  const name = findRegisteredName([...registered.keys()], identifier, plugin)
  const make = name === undefined ? undefined : registered.get(name)
  if (name !== undefined && make !== undefined) return { name, make }
  const known = registered.size === 0 ? 'none' : [...registered.keys()].map((name) => `'${name}'`).join(', ')
  throw new NotAPlugin(`the plugin registers no ${kind} '${identifier}'; those that it registers: ${known}`)
}

function an(kind: 'platform' | 'accessory'): string {
  return kind === 'platform' ? 'a platform' : 'an accessory'
}
