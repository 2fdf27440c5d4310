import type { EventEmitter } from 'node:events'
import type { Accessory, Service } from '@homebridge/hap-nodejs'
import type { ConfigEntry } from '../../protocol/messages.ts'
import type { SerializedMetadata } from '../../protocol/serialized-accessory.ts'
import { NotAPlugin } from '../loader.ts'
import { reportWarnings } from './characteristic-warnings.ts'
import { construct, type Stage } from './stage.ts'
import type { Hap } from './types.ts'

/** An accessory as a plugin makes it: of an entry of `accessories`, or in the list of a static platform. */
export interface AccessoryPlugin {
  readonly name?: string
  readonly uuid_base?: string
  getServices(): readonly (Service | undefined)[] | undefined
  getControllers?(): readonly (Parameters<Accessory['configureController']>[0] | undefined)[] | undefined
  identify?(done: () => void): void
}

/**
 * Starts an entry of `accessories`.
 *
 * @throws NotAPlugin for what another try would not change; whatever the plugin throws
 */
export function startAccessory(stage: Stage, entry: ConfigEntry): void {
  const { accessory: type, uuid_base: base } = entry
  const name = String(entry.name ?? '')
  if (typeof type !== 'string') throw new NotAPlugin('an entry of `accessories` needs its type, `accessory`')
  if (name === '') throw new NotAPlugin(`an entry of accessory '${type}' needs a \`name\``)
  const { make } = stage.registrations.accessory(type)
  const { logging, instance } = construct(stage, make, entry, name)
  const uuidBase = typeof base === 'string' ? base : undefined
  const isThere = addAccessory(stage, instance as AccessoryPlugin, name, type, uuidBase)
  if (!isThere) logging.info('it has no services, so it is not added to the bridge')
}

/**
 * Puts an accessory of a plugin's own making behind the bridge, under the UUID that Homebridge gives it.
 *
 * @param type the accessory or platform as the entry names it, part of the UUID
 * @returns false when it has no services
 */
export function addAccessory(
  stage: Stage,
  instance: AccessoryPlugin,
  name: string,
  type: string,
  uuidBase: string | undefined,
): boolean {
  const uuid = stage.hap.uuid.generate(`${type}:${uuidBase || name}`)
  const accessory = makeAccessory(stage.hap, instance, name, uuid)
  if (accessory === undefined) return false
  reportWarnings(accessory, stage.log)
  const kept: SerializedMetadata = { plugin: stage.plugin, platform: null, context: null }
  stage.home.add(accessory, () => kept)
  return true
}

/** As Homebridge does (`BridgeService.createHAPAccessory`). */
function makeAccessory(hap: Hap, instance: AccessoryPlugin, name: string, uuid: string): Accessory | undefined {
  // Missing ones are a common mistake.
  const services = (instance.getServices() ?? []).filter((service) => service !== undefined && service !== null)
  const controllers = (instance.getControllers?.() ?? []).filter((one) => one !== undefined && one !== null)
  if (services.length === 0 && controllers.length === 0) return undefined
  const accessory = new hap.Accessory(name, uuid)
  const events: EventEmitter = accessory
  events.on('identify', (_: boolean, done: () => void) => {
    instance.identify?.(() => {})
    done()
  })
  for (const service of services) {
    if (service.UUID === hap.Service.AccessoryInformation.UUID) mergeInformation(hap, accessory, service, name)
    else accessory.addService(service)
  }
  for (const controller of controllers) accessory.configureController(controller)
  return accessory
}

function mergeInformation(hap: Hap, accessory: Accessory, service: Service, name: string): void {
  const { AccessoryInformation } = hap.Service
  service.setCharacteristic(hap.Characteristic.Name, name)
  // Some plugins listen here, and would take the place of the accessory's own identification.
  service.getCharacteristic(hap.Characteristic.Identify).removeAllListeners('set' as never)
  accessory.getService(AccessoryInformation)?.replaceCharacteristicsFromService(service)
}
