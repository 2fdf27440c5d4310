import type { HapNodejs } from '../hap/hap-nodejs.ts'
import type { FullProps } from '../protocol/values.ts'

export interface ServiceType {
  /** Upper case. */
  readonly uuid: string
  /** HAP name, or the UUID of a type of the plugin's own. */
  readonly name: string
  /** HAP names of the characteristics that HAP asks for. */
  readonly required: readonly string[]
}

export interface CharacteristicType {
  /** Upper case. */
  readonly uuid: string
  /** HAP name; absent for a type of the plugin's own. */
  readonly name?: string
  readonly displayName?: string
  /** Absent for a type of the plugin's own. */
  readonly props?: FullProps
}

/** The types of HAP by name or UUID, and whatever other UUID a plugin makes up; undefined for any other word. */
export interface HapTypes {
  service(type: string): ServiceType | undefined
  characteristic(type: string): CharacteristicType | undefined
}

/** The definitions of hap-nodejs, which are Apple's. Some hundred small objects are made once. */
export function hapTypes({
  Service,
  Characteristic,
  uuid,
}: Pick<HapNodejs, 'Service' | 'Characteristic' | 'uuid'>): HapTypes {
  const characteristics = new Map<string, CharacteristicType>()
  for (const [name, Type] of definitions<InstanceType<HapNodejs['Characteristic']>>(Characteristic)) {
    const { UUID, displayName, props } = new Type()
    index(characteristics, { uuid: UUID, name, displayName, props: props as FullProps })
  }
  const services = new Map<string, ServiceType>()
  for (const [name, Type] of definitions<InstanceType<HapNodejs['Service']>>(Service)) {
    const { UUID, characteristics: required } = new Type()
    const names = required.map((each) => characteristics.get(each.UUID)?.name ?? each.UUID)
    index(services, { uuid: UUID, name, required: names })
  }
  return {
    service: (type) => {
      if (!uuid.isValid(type)) return services.get(type)
      const key = type.toUpperCase()
      return services.get(key) ?? { uuid: key, name: key, required: [] }
    },
    characteristic: (type) => {
      if (!uuid.isValid(type)) return characteristics.get(type)
      const key = type.toUpperCase()
      return characteristics.get(key) ?? { uuid: key }
    },
  }
}

/** The static members that are types; they make themselves without arguments. */
function definitions<T>(owner: object): [name: string, Type: new () => T][] {
  return Object.entries(owner).filter(([, member]) => typeof member === 'function' && Object.hasOwn(member, 'UUID'))
}

/** By name and by UUID; of two types with one UUID (`Speaker`, `TelevisionSpeaker`) the first has it. */
function index<T extends { uuid: string; name?: string }>(types: Map<string, T>, type: T): void {
  if (type.name !== undefined) types.set(type.name, type)
  if (!types.has(type.uuid)) types.set(type.uuid, type)
}
