import { EventEmitter } from 'node:events'
import type { Accessory, Categories, Controller, ControllerConstructor, Service } from '@homebridge/hap-nodejs'
import type { SerializedPlatformAccessory } from '../../protocol/serialized-accessory.ts'
import type { Hap } from './types.ts'

export type PlatformAccessoryClass = ReturnType<typeof makePlatformAccessory>
export type PlatformAccessory = InstanceType<PlatformAccessoryClass>

/** hap-nodejs's `Categories` is a const enum, which is nothing at run time. */
const OTHER = 1

/** Without its static members, whose types have no names that a declaration could give. */
const Emitter: new () => EventEmitter = EventEmitter

type ServiceName = Parameters<Accessory['getService']>[0]

/**
 * Makes `api.platformAccessory`, of the hap-nodejs of this process: an accessory with what its plugin keeps with it, in
 * Homebridge's fields (`platformAccessory.js` of Homebridge 2.4), and those of Homebridge 1 that plugins still call.
 */
export function makePlatformAccessory(hap: Hap) {
  return class PlatformAccessory extends Emitter {
    /** What the next one is made around; the constructor's parameters are the plugins'. */
    static injectedAccessory: Accessory | undefined

    /** There as soon as it is registered. */
    _associatedPlugin: string | undefined
    /** Not there for external accessories. */
    _associatedPlatform: string | undefined
    _associatedHAPAccessory: Accessory
    displayName: string
    UUID: string
    category: Categories
    services: Service[]
    /** What the plugin keeps with it. */
    context: unknown = {}
    /** Of Homebridge 1, where it did nothing. */
    reachable = true

    constructor(displayName: string, uuid: string, category?: Categories) {
      super()
      const accessory = PlatformAccessory.injectedAccessory ?? new hap.Accessory(displayName, uuid)
      if (category) accessory.category = category
      this._associatedHAPAccessory = accessory
      this.displayName = accessory.displayName
      this.UUID = accessory.UUID
      this.category = category ?? OTHER
      this.services = accessory.services
      const events: EventEmitter = accessory
      events.on('identify', (paired: boolean, done: () => void) => {
        // Plugins of Homebridge 0.x call back; the answer does not wait for them.
        this.emit('identify', paired, () => {})
        done()
      })
    }

    updateDisplayName(name: string): void {
      if (!name) return
      this.displayName = name
      this._associatedHAPAccessory.displayName = name
    }

    /** Takes a service, or its class and what that is made with. */
    addService(...service: unknown[]): Service {
      const { _associatedHAPAccessory: accessory } = this
      return Reflect.apply(accessory.addService, accessory, service)
    }

    removeService(service: Service): void {
      this._associatedHAPAccessory.removeService(service)
    }

    getService(name: ServiceName): Service | undefined {
      return this._associatedHAPAccessory.getService(name)
    }

    getServiceById(uuid: ServiceName, subType: string): Service | undefined {
      return this._associatedHAPAccessory.getServiceById(uuid, subType)
    }

    /** Of Homebridge 1. */
    getServiceByUUIDAndSubType(uuid: ServiceName, subType: string): Service | undefined {
      return this.getServiceById(uuid, subType)
    }

    configureController(controller: Controller | ControllerConstructor): void {
      this._associatedHAPAccessory.configureController(controller)
    }

    removeController(controller: Controller): void {
      this._associatedHAPAccessory.removeController(controller)
    }

    /** Of Homebridge 1, for cameras without a controller (restored in hap-nodejs by `legacy/camera.ts`). */
    configureCameraSource(source: unknown): unknown {
      const { _associatedHAPAccessory: accessory } = this
      return Reflect.apply(Reflect.get(accessory, 'configureCameraSource'), accessory, [source])
    }

    /** Of Homebridge 1; HAP has had no reachability since 2016. */
    updateReachability(reachable: boolean): void {
      this.reachable = reachable
    }

    /** @throws Error when it was never registered */
    static serialize(accessory: PlatformAccessory) {
      const { _associatedPlugin: plugin, _associatedPlatform: platform, displayName } = accessory
      if (!plugin || !platform) {
        const missing = plugin ? 'platform' : 'plugin'
        throw new Error(`Cannot serialize accessory '${displayName}' - missing associated ${missing}`)
      }
      accessory._associatedHAPAccessory.displayName = displayName
      return {
        plugin,
        platform,
        context: accessory.context,
        ...hap.Accessory.serialize(accessory._associatedHAPAccessory),
      }
    }

    /** @throws whatever hap-nodejs finds wrong with it */
    static deserialize(given: SerializedPlatformAccessory): PlatformAccessory {
      // The plugin's own to change.
      const json = structuredClone(given)
      // The protocol has hap-nodejs's words, and none of its types.
      const accessory = hap.Accessory.deserialize(json as never)
      PlatformAccessory.injectedAccessory = accessory
      try {
        const made = new PlatformAccessory(accessory.displayName, accessory.UUID)
        made._associatedPlugin = json.plugin
        made._associatedPlatform = json.platform
        made.context = json.context
        made.category = accessory.category
        return made
      } finally {
        PlatformAccessory.injectedAccessory = undefined
      }
    }
  }
}
