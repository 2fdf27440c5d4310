import { isDeepStrictEqual } from 'node:util'
import type { Accessory } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { Characteristic } from '@homebridge/hap-nodejs/dist/lib/Characteristic.js'
import type { Service } from '@homebridge/hap-nodejs/dist/lib/Service.js'
import type { HapNodejs } from '../hap/hap-nodejs.ts'
import type { AccessoryDescription, Value } from '../protocol/accessory.ts'
import { checkValue, defaultValue, type FullProps } from '../protocol/values.ts'
import {
  type AccessoryPlan,
  type CharacteristicPlan,
  INFORMATION,
  momentary,
  type ServicePlan,
} from './accessory-plan.ts'

/** A characteristic of a mirrored accessory; the same object for as long as the accessory has it. */
export interface Item {
  /** Of this instance; made of what makes it up, so it is the same for ever. */
  readonly id: string
  readonly mirror: Mirror
  readonly hap: Characteristic
  plan: CharacteristicPlan
  /** Whether it tells of the accessory itself, which is so whether its plugin runs or not. */
  readonly isInformation: boolean
  /** When its plugin last said or took the value, in ms since the epoch; null before it has in this run of the daemon. */
  knownAt: number | null
  /** Counts what was written and what the plugin reported: a late answer about what was before is out of date. */
  changes: number
}

/** What HAP asks of a mirrored accessory. Both throw `HapStatusError`. */
export interface MirrorHandlers {
  read(item: Item): Promise<Value>
  /** Resolves with what a controller that asked for a response is to get. */
  write(item: Item, value: unknown): Promise<Value | undefined>
  identify(mirror: Mirror): void
}

export interface MirroredService {
  /** Like that of an {@link Item}. */
  readonly id: string
  readonly hap: Service
  plan: ServicePlan
  /** By the UUID of their type. */
  readonly items: Map<string, Item>
}

/** Properties that a characteristic may lose; hap-nodejs takes null for that. */
const without = Object.fromEntries(
  [
    'unit',
    'description',
    'minValue',
    'maxValue',
    'minStep',
    'maxLen',
    'maxDataLen',
    'validValues',
    'validValueRanges',
  ].map((name) => [name, null]),
)

/**
 * A plugin's accessory as HAP sees it. It is brought from one description to the next in place: whatever stays keeps
 * its HAP ids and its subscriptions.
 */
export class Mirror {
  readonly plugin: string
  readonly accessory: Accessory
  /** By key. */
  readonly services = new Map<string, MirroredService>()
  readonly #hap: HapNodejs
  readonly #handlers: MirrorHandlers
  #plan: AccessoryPlan

  constructor(hap: HapNodejs, handlers: MirrorHandlers, plugin: string, plan: AccessoryPlan) {
    this.#hap = hap
    this.#handlers = handlers
    this.plugin = plugin
    this.accessory = new hap.Accessory(plan.description.name, plan.description.uuid)
    this.accessory.on('identify', (_paired, callback) => {
      handlers.identify(this)
      callback()
    })
    this.#plan = plan
    this.become(plan)
  }

  get uuid(): string {
    return this.#plan.description.uuid
  }

  get name(): string {
    return this.#plan.description.name
  }

  /** The description with the values of now. */
  get description(): AccessoryDescription {
    const { description, services } = this.#plan
    const described = [...services.values()].slice(0, description.services.length)
    return {
      ...description,
      services: description.services.map((service, index) => {
        const items = this.services.get(described[index]?.key ?? '')?.items
        const types = [...(described[index]?.characteristics.keys() ?? [])]
        const characteristics = service.characteristics.map((characteristic, place) => {
          const value = items?.get(types[place] ?? '')?.hap.value
          return value === undefined || value === null ? characteristic : { ...characteristic, value }
        })
        return { ...service, characteristics }
      }),
    }
  }

  /** The values of its description are its plugin's, as of now. */
  confirmValues(): void {
    for (const { items } of this.services.values()) {
      for (const item of items.values())
        if (item.plan.value !== undefined && !item.plan.reads) item.knownAt = Date.now()
    }
  }

  become(plan: AccessoryPlan): void {
    this.#plan = plan
    this.accessory.displayName = plan.description.name
    this.accessory.category = plan.description.category ?? 1
    for (const [key, { hap }] of this.services) {
      if (plan.services.has(key)) continue
      this.accessory.removeService(hap)
      this.services.delete(key)
    }
    for (const service of plan.services.values()) this.#put(service)
    order(this.services, plan.services.keys())
    for (const { hap, plan: service } of this.services.values()) this.#link(hap, service)
    // Changed properties alone are not announced by hap-nodejs; this has it compare everything, a second later.
    for (const { hap } of this.services.values()) hap.emit('service-configurationChange')
  }

  #put(plan: ServicePlan): void {
    const present = this.services.get(plan.key)
    const service = present ?? {
      id: this.#id(plan.key),
      hap: this.#service(plan),
      plan,
      items: new Map<string, Item>(),
    }
    service.plan = plan
    service.hap.displayName = plan.name
    for (const characteristic of [...service.hap.characteristics]) {
      if (plan.characteristics.has(characteristic.UUID)) continue
      service.hap.removeCharacteristic(characteristic)
      service.items.delete(characteristic.UUID)
    }
    for (const characteristic of plan.characteristics.values()) this.#putItem(service, characteristic)
    order(service.items, plan.characteristics.keys())
    if (present === undefined) {
      if (!this.accessory.services.includes(service.hap)) this.accessory.addService(service.hap)
      this.services.set(plan.key, service)
    }
    if (service.hap.isPrimaryService !== plan.primary) service.hap.setPrimaryService(plan.primary)
    if (service.hap.isHiddenService !== plan.hidden) service.hap.setHiddenService(plan.hidden)
  }

  /** hap-nodejs makes an `AccessoryInformation` itself, and hears of `Identify` there. */
  #service({ type, uuid, subtype }: ServicePlan): Service {
    const { Service } = this.#hap
    const information = type === INFORMATION ? this.accessory.getService(Service.AccessoryInformation) : undefined
    return information ?? new Service('', uuid, subtype)
  }

  #putItem(service: MirroredService, plan: CharacteristicPlan): void {
    const present = service.items.get(plan.uuid)
    if (present !== undefined) {
      if (!isDeepStrictEqual(present.plan.props, plan.props)) bringProps(present.hap, plan.props)
      present.plan = plan
      // A fresh process begins with defaults. What it is asked for it tells when it is; a press was pressed once.
      const isState = !plan.reads && !momentary.has(plan.type)
      if (plan.value !== undefined && isState) present.hap.updateValue(plan.value)
      return
    }
    const made = service.hap.characteristics.find(({ UUID }) => UUID === plan.uuid)
    const hap = made ?? new this.#hap.Characteristic(plan.displayName, plan.uuid, plan.props as never)
    if (made !== undefined) bringProps(made, plan.props)
    const isInformation = service.plan.type === INFORMATION
    const item: Item = {
      id: this.#id(service.plan.key, plan.uuid),
      mirror: this,
      hap,
      plan,
      isInformation,
      knownAt: null,
      changes: 0,
    }
    service.items.set(plan.uuid, item)
    if (plan.value !== undefined) hap.value = plan.value
    else if (made === undefined) hap.value = defaultValue(plan.props)
    if (made === undefined) service.hap.addCharacteristic(hap)
    if (!isInformation) this.#handle(item)
  }

  #id(...path: string[]): string {
    return this.#hap.uuid.generate(JSON.stringify([this.uuid, ...path]))
  }

  #handle(item: Item): void {
    item.hap.onGet(() => this.#handlers.read(item) as Promise<never>)
    item.hap.onSet((value) => this.#handlers.write(item, value) as Promise<never>)
  }

  #link(hap: Service, { linked }: ServicePlan): void {
    const wanted = linked.flatMap((key) => this.services.get(key)?.hap ?? [])
    for (const other of hap.linkedServices.filter((each) => !wanted.includes(each))) hap.removeLinkedService(other)
    for (const other of wanted.filter((each) => !hap.linkedServices.includes(each))) hap.addLinkedService(other)
  }
}

/** What they were and are no more goes; a value that they no longer allow gives way to the default. */
function bringProps(hap: Characteristic, props: FullProps): void {
  const valid = 'value' in checkValue(props, hap.value, 'round')
  if (!valid) hap.value = defaultValue(props)
  hap.setProps({ ...without, ...props } as never)
}

/** Brings the entries of a map into an order. */
function order<T>(map: Map<string, T>, keys: Iterable<string>): void {
  for (const key of keys) {
    const value = map.get(key)
    if (value === undefined) continue
    map.delete(key)
    map.set(key, value)
  }
}
