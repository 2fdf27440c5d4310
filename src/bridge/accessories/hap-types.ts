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

/** The definitions of hap-nodejs, which are Apple's. Each is made when it is first asked for: all of them take a tenth of a start. */
export function hapTypes({
  Service,
  Characteristic,
  uuid,
}: Pick<HapNodejs, 'Service' | 'Characteristic' | 'uuid'>): HapTypes {
  const characteristics = definitions<InstanceType<HapNodejs['Characteristic']>, CharacteristicType>(
    Characteristic,
    (name, { UUID, displayName, props }) => ({ uuid: UUID, name, displayName, props: props as FullProps }),
  )
  const services = definitions<InstanceType<HapNodejs['Service']>, ServiceType>(
    Service,
    (name, { UUID, characteristics: required }) => ({
      uuid: UUID,
      name,
      required: required.map((each) => characteristics(each.UUID)?.name ?? each.UUID),
    }),
  )
  return {
    service: (type) => {
      if (!uuid.isValid(type)) return services(type)
      const key = type.toUpperCase()
      return services(key) ?? { uuid: key, name: key, required: [] }
    },
    characteristic: (type) => {
      if (!uuid.isValid(type)) return characteristics(type)
      const key = type.toUpperCase()
      return characteristics(key) ?? { uuid: key }
    },
  }
}

/**
 * Types by name and by UUID; of two with one UUID (`Speaker`, `TelevisionSpeaker`) the first has it.
 *
 * @param owner whose static members are classes, that make themselves without arguments
 * @param describe is called once for each class that is asked for
 */
function definitions<T, Described>(
  owner: object,
  describe: (name: string, example: T) => Described,
): (word: string) => Described | undefined {
  const types = new Map<string, { readonly name: string; readonly Type: new () => T; described?: Described }>()
  for (const [name, member] of Object.entries(owner)) {
    if (typeof member !== 'function' || !Object.hasOwn(member, 'UUID')) continue
    const Type = member as (new () => T) & { readonly UUID: string }
    const type = { name, Type }
    types.set(name, type)
    if (!types.has(Type.UUID)) types.set(Type.UUID, type)
  }
  return (word) => {
    const type = types.get(word)
    if (type === undefined) return undefined
    type.described ??= describe(type.name, new type.Type())
    return type.described
  }
}
