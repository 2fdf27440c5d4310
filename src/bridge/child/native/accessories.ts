import type { AccessoryDescription, CharacteristicRef, ServiceRef, Value } from '../../protocol/accessory.ts'
import type { Channel } from '../channel.ts'
import { type AccessoryDefinition, HapError, type PluginAccessories, type PluginAccessory } from '../define-plugin.ts'
import { accessoryUuid, type DescribedAccessory, describeAccessory, pathOf } from './describe.ts'

/** HAP: there is no such characteristic (HAP, 6-11). */
const NO_SUCH_RESOURCE = -70_409

/** The accessories of a native plugin: what the daemon has of them, and the handlers that answer for them here. */
export class NativeAccessories implements PluginAccessories {
  readonly #plugin: string
  readonly #channel: Pick<Channel, 'ask' | 'send'>
  readonly #known: Set<string>
  readonly #byUuid = new Map<string, DescribedAccessory>()

  /** @param earlier what the bridge has from earlier runs */
  constructor(plugin: string, channel: Pick<Channel, 'ask' | 'send'>, earlier: readonly AccessoryDescription[]) {
    this.#plugin = plugin
    this.#channel = channel
    this.#known = new Set(earlier.flatMap(({ context }) => idIn(context)))
  }

  async add(definition: AccessoryDefinition): Promise<PluginAccessory> {
    const described = describeAccessory(this.#plugin, definition)
    const { uuid } = described.description
    const before = this.#byUuid.get(uuid)
    // The bridge may ask as soon as it has taken it, which is before its answer is here.
    this.#byUuid.set(uuid, described)
    try {
      await this.#channel.ask({ type: 'putAccessory', description: described.description })
    } catch (error) {
      if (before === undefined) this.#byUuid.delete(uuid)
      else this.#byUuid.set(uuid, before)
      // The daemon's refusal has no stack of its own; this one leads to the caller.
      throw new Error(nameByTypes(definition.id, described.description, error as Error), { cause: error })
    }
    this.#known.add(definition.id)
    return {
      id: definition.id,
      uuid,
      update: (service, characteristic, value) => this.#update(uuid, service, characteristic, value),
    }
  }

  async remove(id: string): Promise<void> {
    const uuid = accessoryUuid(this.#plugin, id)
    await this.#channel.ask({ type: 'removeAccessory', uuid })
    this.#byUuid.delete(uuid)
    this.#known.delete(id)
  }

  known(): readonly string[] {
    return [...this.#known]
  }

  async read(ref: CharacteristicRef): Promise<Value> {
    const { read } = this.#handlersOf(ref)
    const value = await read?.()
    if (value === undefined) throw new HapError(`${ref.service.type}.${ref.characteristic} gave no value`)
    return value
  }

  async write(ref: CharacteristicRef, value: Value): Promise<void> {
    await this.#handlersOf(ref).write?.(value)
  }

  #handlersOf(ref: CharacteristicRef) {
    const handlers = this.#byUuid.get(ref.accessory)?.handlers.get(pathOf(ref.service, ref.characteristic))
    if (handlers !== undefined) return handlers
    throw new HapError(`the plugin has no ${ref.service.type}.${ref.characteristic} there`, NO_SUCH_RESOURCE)
  }

  #update(uuid: string, named: string | ServiceRef, characteristic: string, value: Value): void {
    const described = this.#byUuid.get(uuid)
    const service = described && findService(described.description, named)
    if (service?.characteristics.some(({ type }) => type === characteristic) !== true) {
      throw new Error(`there is no ${typeof named === 'string' ? named : named.type}.${characteristic} to update`)
    }
    const { type, subtype } = service
    const ref = { accessory: uuid, service: { type, ...(subtype !== undefined && { subtype }) }, characteristic }
    this.#channel.send({ type: 'value', ref, value })
  }
}

/** By type alone where that is enough: the one without a subtype, or the only one. */
function findService({ services }: AccessoryDescription, named: string | ServiceRef) {
  const type = typeof named === 'string' ? named : named.type
  const ofType = services.filter((service) => service.type === type)
  const wanted = typeof named === 'string' ? undefined : named.subtype
  const exact = ofType.find(({ subtype }) => subtype === wanted)
  return exact ?? (typeof named === 'string' && ofType.length === 1 ? ofType[0] : undefined)
}

/** A refusal that names places by types: the plugin's lists have other indexes than the description's. */
function nameByTypes(id: string, { services }: AccessoryDescription, { message }: Error): string {
  return message.replace(/^services\[(\d+)\](?:\.characteristics\[(\d+)\])?/, (_, service, characteristic) => {
    const found = services[Number(service)]
    const inner = characteristic && found?.characteristics[Number(characteristic)]?.type
    return [`accessory ${id}: ${found?.type}`, inner].filter(Boolean).join('.')
  })
}

function idIn(context: unknown): string[] {
  const id = typeof context === 'object' && context !== null && 'id' in context ? context.id : undefined
  return typeof id === 'string' ? [id] : []
}
