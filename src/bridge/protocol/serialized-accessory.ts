import { isObject } from '../../lib/json.ts'
import type {
  AccessoryDescription,
  CharacteristicDescription,
  CharacteristicProps,
  ServiceDescription,
  ServiceRef,
  Value,
} from './accessory.ts'
import { fitAccessory, isUuid, type PropsOf, type RoughService } from './fit-accessory.ts'
import type { Warn } from './fit-props.ts'
import { defaultValue, type FullProps } from './values.ts'

/** An accessory in Homebridge's cache (`accessories/cachedAccessories`): hap-nodejs' `SerializedAccessory` and three more. */
export interface SerializedPlatformAccessory {
  readonly plugin: string
  readonly platform: string
  readonly context: Readonly<Record<string, unknown>>
  readonly displayName: string
  readonly UUID: string
  readonly category: number
  readonly lastKnownUsername?: string
  readonly services: readonly SerializedService[]
  /** By the id of a service, its UUID and subtype in one word. */
  readonly linkedServices?: Readonly<Record<string, readonly string[]>>
  readonly controllers?: readonly SerializedController[]
}

export interface SerializedController {
  readonly type: string
  /** By the controller's own words, the ids of its services. */
  readonly services: Readonly<Record<string, string>>
}

export interface SerializedService {
  readonly displayName: string
  readonly UUID: string
  readonly subtype?: string
  /** The class of `Service` that it is made of; a service without a class when absent. */
  readonly constructorName?: string
  readonly hiddenService?: boolean
  readonly primaryService?: boolean
  readonly characteristics: readonly SerializedCharacteristic[]
}

export interface SerializedCharacteristic {
  readonly displayName: string
  readonly UUID: string
  /** The class of `Characteristic` that it is made of. */
  readonly constructorName?: string
  readonly eventOnlyCharacteristic: boolean
  readonly value: Value
  readonly props: CharacteristicProps
}

/**
 * What stands in the `context` of a description of a Homebridge accessory: what Homebridge's cache
 * (`accessories/cachedAccessories`) has beside the services.
 */
export interface SerializedMetadata {
  /** The package that registered it. */
  readonly plugin: string
  /** The dynamic platform that it is restored to; null for one that its plugin creates again at each start. */
  readonly platform: string | null
  /** `PlatformAccessory.context`. */
  readonly context: unknown
  /** By its type, which service ids are a controller's (hap-nodejs, `SerializedControllerContext`). */
  readonly controllers?: readonly SerializedController[]
}

/** The classes of hap-nodejs by UUID in upper case; undefined for a type of a plugin's own. */
export interface ClassNames {
  service(uuid: string): string | undefined
  characteristic(uuid: string): string | undefined
}

const PROGRAMMABLE_SWITCH_EVENT = '00000073-0000-1000-8000-0026BB765291'

/**
 * The description of an accessory in Homebridge's cache, with {@link SerializedMetadata} in its context. Sloppy parts are fitted
 * ({@link fitAccessory}).
 *
 * @param propsOf what HAP's types have; nothing is added to the cache's own properties when absent
 * @throws Error for what is not an accessory
 */
export function describeSerialized(
  json: unknown,
  propsOf: PropsOf = () => undefined,
  warn: Warn = () => undefined,
): AccessoryDescription {
  if (!isObject(json)) throw new Error('it must be an object')
  const { UUID, displayName, category, services, linkedServices, context } = json
  if (!isUuid(UUID)) throw new Error('it has no UUID')
  if (!Array.isArray(services)) throw new Error('it has no services')
  const roughs = services.filter(isObject)
  const refs = new Map(roughs.map((service) => [idOf(service.UUID, service.subtype), service]))
  const links = isObject(linkedServices) ? linkedServices : {}
  const kept: SerializedMetadata = {
    plugin: typeof json.plugin === 'string' ? json.plugin : '',
    platform: typeof json.platform === 'string' ? json.platform : null,
    context: isObject(context) ? context : {},
    ...controllersOf(json.controllers),
  }
  const rough = roughs.map((service): RoughService => {
    const linked = links[idOf(service.UUID, service.subtype)]
    return {
      type: service.UUID,
      name: service.displayName,
      subtype: service.subtype,
      primary: service.primaryService === true,
      hidden: service.hiddenService === true,
      linked: (Array.isArray(linked) ? linked : []).flatMap((id) => {
        const other = refs.get(String(id))
        return other ? [{ type: other.UUID, subtype: other.subtype }] : []
      }),
      characteristics: (Array.isArray(service.characteristics) ? service.characteristics : [])
        .filter(isObject)
        .map((each) => ({ type: each.UUID, displayName: each.displayName, value: each.value, props: each.props })),
    }
  })
  return fitAccessory({ uuid: UUID, name: displayName, category, services: rough, context: kept }, propsOf, warn)
}

function controllersOf(json: unknown): { controllers?: readonly SerializedController[] } {
  const isController = (each: unknown): boolean =>
    isObject(each) &&
    typeof each.type === 'string' &&
    isObject(each.services) &&
    Object.values(each.services).every((id) => typeof id === 'string')
  const controllers = Array.isArray(json) ? json.filter(isController) : []
  return controllers.length === 0 ? {} : { controllers }
}

/** hap-nodejs' `Service.getServiceId()`. */
function idOf(uuid: unknown, subtype: unknown): string {
  return `${uuid}${subtype || ''}`
}

/**
 * What Homebridge's cache would have of a described accessory, for `PlatformAccessory.deserialize`. Types are UUIDs, as
 * {@link describeSerialized} gives them.
 *
 * @param names makes the services and characteristics instances of their classes again
 * @throws Error when the context is not {@link SerializedMetadata}
 */
export function serializedOf(description: AccessoryDescription, names?: ClassNames): SerializedPlatformAccessory {
  const kept = description.context
  if (!isSerializedMetadata(kept)) throw new Error(`${description.name} is not an accessory of a Homebridge plugin`)
  const linked = description.services.filter((service) => service.linked !== undefined && service.linked.length > 0)
  return {
    plugin: kept.plugin,
    platform: kept.platform ?? '',
    context: isObject(kept.context) ? kept.context : {},
    displayName: description.name,
    UUID: description.uuid,
    category: description.category ?? 1,
    services: description.services.map((service) => serializedService(service, names)),
    ...(linked.length > 0 && {
      linkedServices: Object.fromEntries(linked.map((service) => [refId(service), (service.linked ?? []).map(refId)])),
    }),
    ...controllersOf(kept.controllers),
  }
}

/** Whether this is what stands in the context of a Homebridge accessory's description. */
export function isSerializedMetadata(context: unknown): context is SerializedMetadata {
  return (
    isObject(context) &&
    typeof context.plugin === 'string' &&
    (context.platform === null || typeof context.platform === 'string')
  )
}

function refId({ type, subtype }: ServiceRef): string {
  return idOf(type, subtype)
}

function serializedService(service: ServiceDescription, names: ClassNames | undefined): SerializedService {
  const constructorName = names?.service(service.type.toUpperCase())
  return {
    displayName: service.name ?? '',
    UUID: service.type,
    ...(service.subtype !== undefined && { subtype: service.subtype }),
    ...(constructorName !== undefined && { constructorName }),
    hiddenService: service.hidden ?? false,
    primaryService: service.primary ?? false,
    characteristics: service.characteristics.map((each) => serializedCharacteristic(each, names)),
  }
}

function serializedCharacteristic(
  { type, displayName, value, props = {} }: CharacteristicDescription,
  names: ClassNames | undefined,
): SerializedCharacteristic {
  const constructorName = names?.characteristic(type.toUpperCase())
  const isEvent = type.toUpperCase() === PROGRAMMABLE_SWITCH_EVENT
  return {
    displayName: displayName ?? type,
    UUID: type,
    ...(constructorName !== undefined && { constructorName }),
    eventOnlyCharacteristic: isEvent,
    value: isEvent ? null : (value ?? initialValue(props)),
    props,
  }
}

/** hap-nodejs has null only where no value can be. */
function initialValue(props: CharacteristicProps): Value {
  return props.format === undefined ? null : defaultValue(props as FullProps)
}
