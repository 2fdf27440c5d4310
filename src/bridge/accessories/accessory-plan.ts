import { errorMessage } from '../../lib/error-text.ts'
import type {
  AccessoryDescription,
  CharacteristicDescription,
  CharacteristicRef,
  ServiceDescription,
  ServiceRef,
} from '../protocol/accessory.ts'
import { fullProps } from '../protocol/props.ts'
import { checkValue, type FullProps } from '../protocol/values.ts'
import type { HapTypes, ServiceType } from './hap-types.ts'

/** hap-nodejs takes no more, and neither do homes. */
const MOST_SERVICES = 100
const MOST_CHARACTERISTICS = 100
const LAST_CATEGORY = 38
const LONGEST_NAME = 256

/** HAP's longest string where nothing else is said; a longer name is cut for HAP alone. */
const SHOWN_NAME = 64

export interface CharacteristicPlan {
  readonly uuid: string
  /** HAP name, else its display name. */
  readonly type: string
  readonly displayName: string
  readonly props: FullProps
  /** Absent while no value is known. */
  readonly value?: string | number | boolean
  readonly reads: boolean
  readonly writes: boolean
  readonly ref: CharacteristicRef
}

export interface ServicePlan {
  /** Unique within the accessory. */
  readonly key: string
  readonly uuid: string
  readonly type: string
  readonly name: string
  readonly subtype: string | undefined
  readonly primary: boolean
  readonly hidden: boolean
  /** Keys of the services that it is linked to. */
  readonly linked: readonly string[]
  /** By UUID. */
  readonly characteristics: ReadonlyMap<string, CharacteristicPlan>
}

/** An accessory as HAP is to have it: a description with every type looked up and every value checked. */
export interface AccessoryPlan {
  readonly description: AccessoryDescription
  /** By key. */
  readonly services: ReadonlyMap<string, ServicePlan>
}

export const INFORMATION = 'AccessoryInformation'

/** Types whose value is not a state but something that happens, also when it is the same as before. */
export const momentary: ReadonlySet<string> = new Set(['ProgrammableSwitchEvent', 'ButtonEvent'])

/**
 * Checks a description and looks up what it names. What HAP asks for and the plugin does not mention is added with
 * HAP's defaults: `AccessoryInformation`, the required characteristics, the `Name` of a service that has one.
 *
 * @throws Error with the path of what is wrong
 */
export function planAccessory(types: HapTypes, description: AccessoryDescription): AccessoryPlan {
  const { name, category = 1, services: described } = description
  if (name.length === 0 || name.length > LONGEST_NAME)
    throw new Error(`name: must have 1 to ${LONGEST_NAME} characters`)
  if (!Number.isInteger(category) || category < 1 || category > LAST_CATEGORY) {
    throw new Error(`category: must be from 1 to ${LAST_CATEGORY}`)
  }
  const services = new Map<string, ServicePlan>()
  for (const [index, service] of withInformation(types, described).entries()) {
    withPlaceInError(`services[${index}]`, () => {
      const plan = planService(types, description, service)
      if (services.has(plan.key)) throw new Error('another service has its type and subtype')
      services.set(plan.key, plan)
    })
  }
  if (services.size > MOST_SERVICES) throw new Error(`services: must be at most ${MOST_SERVICES}`)
  for (const { key, linked } of services.values()) {
    const missing = linked.find((other) => !services.has(other))
    if (missing !== undefined) throw new Error(`services: ${key} is linked to ${missing}, which is not there`)
  }
  return { description, services }
}

/** What tells a service from the others of its accessory. */
export function serviceKey(types: HapTypes, { type, subtype = '' }: ServiceRef): string | undefined {
  const found = types.service(type)
  return found && (subtype === '' ? found.uuid : `${found.uuid}|${subtype}`)
}

function withInformation(types: HapTypes, services: readonly ServiceDescription[]): readonly ServiceDescription[] {
  const { uuid } = requireServiceType(types, INFORMATION)
  if (services.some(({ type }) => types.service(type)?.uuid === uuid)) return services
  return [...services, { type: INFORMATION, characteristics: [] }]
}

function planService(types: HapTypes, accessory: AccessoryDescription, service: ServiceDescription): ServicePlan {
  const type = requireServiceType(types, service.type)
  // Whatever its subtype: hap-nodejs makes the one that there is (HAP, 8.1).
  if (type.name === INFORMATION && service.subtype) throw new Error(`subtype: an ${INFORMATION} has none`)
  const name = type.name === INFORMATION ? accessory.name : (service.name ?? '')
  const characteristics = new Map<string, CharacteristicPlan>()
  const add = (described: CharacteristicDescription): void => {
    const plan = planCharacteristic(types, accessory, service, described)
    if (characteristics.has(plan.uuid)) throw new Error('another characteristic of the service has its type')
    characteristics.set(plan.uuid, plan)
  }
  for (const [index, described] of service.characteristics.entries()) {
    withPlaceInError(`characteristics[${index}]`, () => add(described))
  }
  for (const required of name === '' ? type.required : [...type.required, 'Name']) {
    if (characteristics.has(types.characteristic(required)?.uuid ?? '')) continue
    add(required === 'Name' && name !== '' ? { type: required, value: name.slice(0, SHOWN_NAME) } : { type: required })
  }
  if (characteristics.size === 0) throw new Error('characteristics: must be at least one')
  if (characteristics.size > MOST_CHARACTERISTICS) {
    throw new Error(`characteristics: must be at most ${MOST_CHARACTERISTICS}`)
  }
  return {
    key: serviceKey(types, service) ?? '',
    uuid: type.uuid,
    type: type.name,
    name,
    subtype: service.subtype || undefined,
    primary: service.primary ?? false,
    hidden: service.hidden ?? false,
    linked: (service.linked ?? []).map((ref) => serviceKey(types, ref) ?? ref.type),
    characteristics,
  }
}

function requireServiceType(types: HapTypes, name: string): ServiceType {
  const type = types.service(name)
  if (type === undefined) throw new Error(`type: HAP has no service ${JSON.stringify(name)}`)
  return type
}

function planCharacteristic(
  types: HapTypes,
  accessory: AccessoryDescription,
  { type, subtype }: ServiceDescription,
  described: CharacteristicDescription,
): CharacteristicPlan {
  const found = types.characteristic(described.type)
  if (found === undefined) throw new Error(`type: HAP has no characteristic ${JSON.stringify(described.type)}`)
  const displayName = described.displayName ?? found.displayName
  if (displayName === undefined) throw new Error('displayName: a custom type needs one')
  const props = fullProps(found.props, described.props)
  return {
    uuid: found.uuid,
    type: found.name ?? displayName,
    displayName,
    props,
    // What was pressed once must not seem pressed again whenever the plugin describes the button.
    ...(momentary.has(found.name ?? '') ? {} : initialValueOf(props, described.value)),
    reads: described.reads ?? false,
    writes: described.writes ?? false,
    ref: {
      accessory: accessory.uuid,
      service: subtype === undefined ? { type } : { type, subtype },
      characteristic: described.type,
    },
  }
}

/** Null says nothing: it is what hap-nodejs has where no value is known. */
function initialValueOf(props: FullProps, value: unknown): { value?: string | number | boolean } {
  if (value === undefined || value === null) return {}
  const checked = checkValue(props, value, 'round')
  if ('fault' in checked) throw new Error(`value: ${checked.fault}`)
  return checked
}

/** Puts a place before what is wrong in it. */
function withPlaceInError(place: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    throw new Error(`${place}.${errorMessage(error)}`, { cause: error })
  }
}
