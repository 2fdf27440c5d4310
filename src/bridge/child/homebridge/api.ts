import { EventEmitter } from 'node:events'
import gte from 'semver/functions/gte.js'
import { homebridgeName } from '../../protocol/homebridge-name.ts'
import type { PluginLog } from '../define-plugin.ts'
import type { PlatformAccessory, PlatformAccessoryClass } from './platform-accessory.ts'
import type { Hap } from './types.ts'
import type { User } from './user.ts'

/** The version of Homebridge that plugins find themselves in. */
export const SERVER_VERSION = '2.4.0'

/** What a plugin registers: what is made of each of its entries with `(log, config, api)`. */
export type EntryConstructor = new (...given: unknown[]) => object

interface Surroundings {
  readonly hap: Hap
  readonly user: User
  readonly platformAccessory: PlatformAccessoryClass
  readonly log: PluginLog
}

/**
 * The `api` of Homebridge 2.4 that plugins get (its `api.js`), without Matter. As there, a plugin's
 * call is emitted as an event, which a listener handles; what the listener throws reaches the plugin.
 *
 * Methods are bound, so that they can be taken off.
 */
export class HomebridgeApi extends EventEmitter {
  /** Of the API. */
  readonly version = 2.7
  readonly serverVersion = SERVER_VERSION
  readonly user: User
  readonly hap: Hap
  readonly hapLegacyTypes: Hap['LegacyTypes']
  readonly platformAccessory: PlatformAccessoryClass
  readonly matter = undefined
  readonly #log: PluginLog

  constructor({ hap, user, platformAccessory, log }: Surroundings) {
    super()
    this.hap = hap
    this.hapLegacyTypes = hap.LegacyTypes
    this.user = user
    this.platformAccessory = platformAccessory
    this.#log = log
  }

  static isDynamicPlatformPlugin(platform: object): boolean {
    return 'configureAccessory' in platform
  }

  static isStaticPlatformPlugin(platform: object): boolean {
    return 'accessories' in platform
  }

  readonly versionGreaterOrEqual = (version: string): boolean => gte(SERVER_VERSION, version)
  readonly isMatterAvailable = (): boolean => false
  readonly isMatterEnabled = (): boolean => false

  /** `(accessory, constructor)`, or the plugin before it. */
  readonly registerAccessory = (...given: unknown[]): void => this.#register('registerAccessory', given)
  /** `(platform, constructor)`, or the plugin before it. */
  readonly registerPlatform = (...given: unknown[]): void => this.#register('registerPlatform', given)

  readonly registerPlatformAccessories = (plugin: string, platform: string, accessories: PlatformAccessory[]): void => {
    for (const accessory of accessories) {
      this.#check(accessory, `${plugin} - ${platform} attempt to register`)
      accessory._associatedPlugin = plugin
      accessory._associatedPlatform = platform
    }
    this.emit('registerPlatformAccessories', accessories)
  }

  readonly updatePlatformAccessories = (accessories: PlatformAccessory[]): void => {
    this.emit('updatePlatformAccessories', accessories)
  }

  readonly unregisterPlatformAccessories = (
    plugin: string,
    platform: string,
    accessories: PlatformAccessory[],
  ): void => {
    for (const accessory of accessories) this.#check(accessory, `${plugin} - ${platform} attempt to unregister`)
    this.emit('unregisterPlatformAccessories', accessories)
  }

  readonly publishExternalAccessories = (plugin: string, accessories: PlatformAccessory[]): void => {
    if (!homebridgeName.test(plugin)) {
      this.#log.info(
        `it publishes external accessories as '${plugin}', which is not the name of a plugin: tell its author`,
      )
    }
    for (const accessory of accessories) {
      this.#check(accessory, `${plugin} attempt to register`)
      accessory._associatedPlugin = plugin
    }
    this.emit('publishExternalAccessories', accessories)
  }

  /** As it was called in Homebridge 0.4. */
  readonly publishCameraAccessories = this.publishExternalAccessories

  readonly signalFinished = (): void => void this.emit('didFinishLaunching')
  readonly signalShutdown = (): void => void this.emit('shutdown')

  #register(event: string, given: unknown[]): void {
    const [first, second, third] = given
    if (typeof second === 'function') this.emit(event, first, second)
    else this.emit(event, second, third, first)
  }

  #check(accessory: unknown, attempt: string): void {
    if (accessory instanceof this.platformAccessory) return
    throw new TypeError(`${attempt} an accessory that isn't PlatformAccessory!`)
  }
}
