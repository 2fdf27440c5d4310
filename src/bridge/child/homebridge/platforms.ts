import type { ConfigEntry } from '../../protocol/messages.ts'
import { NotAPlugin } from '../loader.ts'
import { type AccessoryPlugin, addAccessory } from './accessory-plugins.ts'
import { HomebridgeApi } from './api.ts'
import type { Logging } from './logging.ts'
import { construct, type DynamicPlatform, noteFailure, type Stage } from './stage.ts'

interface StaticPlatform {
  accessories(done: (accessories: unknown) => void): void
}

/** How long a static platform may take before the log says that it is waited for, and how often it does, milliseconds. */
const PATIENCE = 20_000

/**
 * Starts an entry of `platforms`.
 *
 * @returns resolves when its accessories are there: of a static platform when it has called back
 * @throws NotAPlugin for what another try would not change; whatever the plugin throws
 */
export function startPlatform(stage: Stage, entry: ConfigEntry): Promise<void> {
  const { platform: identifier } = entry
  if (typeof identifier !== 'string') throw new NotAPlugin('an entry of `platforms` needs its `platform`')
  const { name, make } = stage.registrations.platform(identifier)
  if (stage.dynamic.has(name)) {
    // As in Homebridge there is one of it: another would be given the accessories of this one.
    stage.separate(name)
    return Promise.resolve()
  }
  const { logging, instance } = construct(stage, make, entry, nameOf(entry, identifier))
  if (HomebridgeApi.isDynamicPlatformPlugin(instance)) stage.dynamic.set(name, instance as DynamicPlatform)
  else if (HomebridgeApi.isStaticPlatformPlugin(instance)) {
    return startStatic(stage, instance as StaticPlatform, identifier, logging)
  }
  return Promise.resolve()
}

/** What the log calls an entry. */
export function nameOf(entry: ConfigEntry, otherwise: string): string {
  return typeof entry.name === 'string' && entry.name !== '' ? entry.name : otherwise
}

function startStatic(stage: Stage, platform: StaticPlatform, identifier: string, logging: Logging): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const reminder = setInterval(() => logging.warn('it has not reported its accessories yet'), PATIENCE)
  // What waits for the plugin must not keep its process from ending.
  reminder.unref()
  let isDone = false
  const done = (accessories: unknown): void => {
    // Homebridge throws here, which ends the process of a plugin that does it later.
    if (isDone) {
      logging.warn('it reported its accessories a second time; these are not added')
      return
    }
    isDone = true
    clearInterval(reminder)
    if (Array.isArray(accessories)) {
      for (const accessory of accessories) addListed(stage, accessory, identifier, logging)
    } else noteFailure(stage, logging.prefix, new TypeError('it called back without a list of accessories'))
    resolve()
  }
  try {
    platform.accessories(done)
  } catch (error) {
    clearInterval(reminder)
    throw error
  }
  return promise
}

function addListed(stage: Stage, accessory: AccessoryPlugin, identifier: string, logging: Logging): void {
  const name = String(accessory?.name ?? '')
  try {
    if (name === '') throw new TypeError('an accessory of a static platform needs a `name`')
    const isThere = addAccessory(stage, accessory, name, identifier, accessory.uuid_base)
    if (!isThere) logging.info(`${name}: it has no services, so it is not added to the bridge`)
  } catch (error) {
    noteFailure(stage, name === '' ? logging.prefix : `${logging.prefix}, ${name}`, error)
  }
}
