import type { AccessoryDescription, CharacteristicDescription, ServiceDescription, ServiceRef } from './accessory.ts'
import { fitProps, formatAny, type Warn } from './fit-props.ts'
import { fitValue } from './fit-value.ts'
import { MAX_DESCRIPTION, MAX_NAME } from './limits.ts'
import { fullProps } from './props.ts'
import type { FullProps } from './values.ts'

export interface RoughCharacteristic {
  readonly type: unknown
  readonly displayName: unknown
  readonly value: unknown
  readonly props: unknown
  readonly reads?: boolean
  readonly writes?: boolean
}

export interface RoughService {
  readonly type: unknown
  readonly name: unknown
  readonly subtype: unknown
  readonly primary: boolean
  readonly hidden: boolean
  readonly linked: readonly { readonly type: unknown; readonly subtype: unknown }[]
  readonly characteristics: readonly RoughCharacteristic[]
}

/** An accessory as a plugin has made it, with whatever it has put there. */
export interface RoughAccessory {
  readonly uuid: string
  readonly name: unknown
  readonly category: unknown
  readonly services: readonly RoughService[]
  readonly context?: unknown
}

/** The properties of a HAP type by its UUID in upper case; undefined for a type of the plugin's own. */
export type PropsOf = (uuid: string) => FullProps | undefined

/** HAP's own limits (HAP, 2.3.1). */
const MOST_SERVICES = 100
const MOST_CHARACTERISTICS = 100
const LAST_CATEGORY = 38

const INFORMATION = '0000003E-0000-1000-8000-0026BB765291'
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value)
}

/**
 * A description that the daemon takes, as near as can be to what the plugin made. Of what is wrong only that is left
 * out or clamped, with a warning; never the accessory.
 */
export function fitAccessory(rough: RoughAccessory, propsOf: PropsOf, warn: Warn): AccessoryDescription {
  const services = new Map<string, ServiceDescription>()
  const roughByKey = new Map<string, RoughService>()
  for (const each of rough.services) {
    const place = placeOf(each)
    const service = fitService(each, propsOf, (fault) => warn(`${place}: ${fault}`))
    if (service === undefined) continue
    const key = keyOf(service)
    if (services.has(key)) warn(`${place} is there twice: the second is left out`)
    else if (services.size >= MOST_SERVICES) warn(`${place} is left out: HAP takes ${MOST_SERVICES} services`)
    else services.set(key, service) && roughByKey.set(key, each)
  }
  const linked = [...services].map(([key, service]) => withLinks(service, roughByKey.get(key)?.linked ?? [], services))
  const category = fitCategory(rough.category, warn)
  const description: AccessoryDescription = {
    uuid: rough.uuid,
    name: text(rough.name) ?? rough.uuid,
    ...(category !== undefined && { category }),
    services: linked,
  }
  return rough.context === undefined ? description : withContext(description, rough.context, warn)
}

/** What tells a service from the others of its accessory. */
function keyOf({ type, subtype = '' }: ServiceRef): string {
  return `${type.toUpperCase()}|${subtype}`
}

function placeOf({ name, type, subtype }: RoughService): string {
  const own = [name, subtype].filter((word) => typeof word === 'string' && word !== '').join(' ')
  return `service ${own === '' ? formatAny(type) : own}`
}

function fitService(rough: RoughService, propsOf: PropsOf, warn: Warn): ServiceDescription | undefined {
  const { type } = rough
  if (!isUuid(type)) return void warn(`left out: its type ${formatAny(type)} must be a UUID`)
  const characteristics = new Map<string, CharacteristicDescription>()
  for (const each of rough.characteristics) {
    const place = text(each.displayName) ?? formatAny(each.type)
    const described = fitCharacteristic(each, propsOf, (fault) => warn(`${place}: ${fault}`))
    if (described === undefined) continue
    const key = described.type.toUpperCase()
    if (characteristics.has(key)) warn(`${place} is there twice: the second is left out`)
    else if (characteristics.size >= MOST_CHARACTERISTICS) warn(`${place} is left out: HAP takes 100 of a service`)
    else characteristics.set(key, described)
  }
  if (characteristics.size === 0) return void warn('left out: it has no characteristics')
  const name = text(rough.name)
  const subtype = type.toUpperCase() === INFORMATION ? undefined : text(rough.subtype)
  return {
    type,
    ...(name !== undefined && { name }),
    ...(subtype !== undefined && { subtype }),
    ...(rough.primary && { primary: true }),
    ...(rough.hidden && { hidden: true }),
    characteristics: [...characteristics.values()],
  }
}

function fitCharacteristic(
  { type, displayName, value, props: rough, reads, writes }: RoughCharacteristic,
  propsOf: PropsOf,
  warn: Warn,
): CharacteristicDescription | undefined {
  if (!isUuid(type)) return void warn(`left out: its type ${formatAny(type)} must be a UUID`)
  const own = propsOf(type.toUpperCase())
  const props = fitProps(rough, own, warn)
  if (props === undefined) return void warn('left out: its props cannot be used')
  const fitted = fitValue(fullProps(own, props), value)
  if (fitted === undefined && value !== undefined && value !== null) warn(`value ${formatAny(value)} is left out`)
  return {
    type,
    displayName: text(displayName) ?? type,
    ...(fitted !== undefined && { value: fitted }),
    props,
    ...(reads && { reads }),
    ...(writes && { writes }),
  }
}

/** Links to what is not there are ignored, as hap-nodejs does: some plugins link to an information service of their own. */
function withLinks(
  service: ServiceDescription,
  links: RoughService['linked'],
  services: ReadonlyMap<string, ServiceDescription>,
): ServiceDescription {
  const found = links.flatMap(({ type, subtype }) => {
    const other = isUuid(type) && services.get(keyOf({ type, subtype: text(subtype) ?? '' }))
    return other ? [other] : []
  })
  const linked = [...new Set(found)].map(({ type, subtype }) => (subtype === undefined ? { type } : { type, subtype }))
  return linked.length === 0 ? service : { ...service, linked }
}

/** Old plugins leave it at 0 or at nothing: that is 1, other. */
function fitCategory(category: unknown, warn: Warn): number | undefined {
  if (category === undefined || category === null || category === 0) return undefined
  if (Number.isInteger(category) && (category as number) >= 1 && (category as number) <= LAST_CATEGORY) {
    return category as number
  }
  warn(`category ${formatAny(category)} is not from 1 to ${LAST_CATEGORY}`)
  return undefined
}

/** A text that is not empty, cut to the length of a name. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_NAME) : undefined
}

function withContext(description: AccessoryDescription, context: unknown, warn: Warn): AccessoryDescription {
  try {
    const json = JSON.stringify(context)
    if (json === undefined) return description
    const room = MAX_DESCRIPTION - Buffer.byteLength(JSON.stringify(description)) - 1_000
    if (Buffer.byteLength(json) <= room) return { ...description, context: JSON.parse(json) }
    warn('its context is not kept: it is longer than 1 MiB')
  } catch (error) {
    warn(`its context is not kept: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`)
  }
  return description
}
