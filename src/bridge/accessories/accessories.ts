import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { BRIDGE, type BridgeLog } from '../hap/bridge-log.ts'
import { captureHapConsole } from '../hap/hap-console.ts'
import { type HapNodejs, loadHapNodejs } from '../hap/hap-nodejs.ts'
import { forgetUnusedIds, unlinkStorage } from '../hap/hap-storage.ts'
import type { AccessoryDescription, CharacteristicRef, Value } from '../protocol/accessory.ts'
import { MAX_ACCESSORIES } from '../protocol/limits.ts'
import type { BridgeTables } from '../schema.ts'
import { planAccessory, serviceKey } from './accessory-plan.ts'
import { AccessoryStore } from './accessory-store.ts'
import { type AccessoryView, itemOf, viewOf } from './accessory-view.ts'
import { CharacteristicAccess } from './characteristic-access.ts'
import { type HapTypes, hapTypes } from './hap-types.ts'
import { type Item, Mirror } from './mirror.ts'
import { hasRoom, MAX_OVERFLOW, type Place, Placement, type Slot } from './placement.ts'
import type { PluginLink } from './plugin-link.ts'

/** How many refused accessories are remembered; a plugin can name any number. */
const MOST_REFUSED = 1_000

export interface AccessoriesOptions {
  readonly log: BridgeLog
  /** The link to a plugin; called for every request. */
  link(plugin: string): PluginLink
  /** The username of the bridge that a plugin's entries ask for; null, or no function, is the main one. */
  bridgeOf?(plugin: string): string | null
  /** Whether a plugin is there, also one that does not run; every one is without this function. */
  isLoaded?(plugin: string): boolean
}

/**
 * The accessories of every plugin, mirrored: they are there before their plugins run and while those are down, with
 * the values that were known last. Kept in the database; in HAP each sits behind a bridge, which a `HapBridge` publishes.
 */
export class Accessories {
  readonly hap: HapNodejs
  /** The bridges that they sit behind. */
  readonly placement: Placement
  readonly #bridgeOf: (plugin: string) => string | null
  readonly #isLoaded: (plugin: string) => boolean
  readonly #log: BridgeLog
  readonly #types: HapTypes
  readonly #mirrors = new Map<string, Mirror>()
  /** Where each of them is, by UUID. */
  readonly #slots = new Map<string, Slot>()
  /** Accessories that do not fit behind the bridge, which the log has said of each; by UUID. */
  readonly #refused = new Set<string>()
  readonly #store: AccessoryStore
  readonly #access: CharacteristicAccess
  readonly #releaseConsole: () => void

  private constructor(
    hap: HapNodejs,
    db: Database<BridgeTables>,
    { log, link, bridgeOf = () => null, isLoaded = () => true }: AccessoriesOptions,
  ) {
    this.#releaseConsole = captureHapConsole(log)
    this.hap = hap
    this.#log = log
    this.#types = hapTypes(hap)
    this.#bridgeOf = bridgeOf
    this.#isLoaded = isLoaded
    this.placement = new Placement(hap, log)
    this.#store = new AccessoryStore(
      db,
      (uuid) => this.#describeKept(uuid),
      (error) =>
        log({ level: 'error', plugin: BRIDGE, message: `accessories could not be saved: ${errorMessage(error)}` }),
    )
    this.#access = new CharacteristicAccess(hap, this.#store, log, link)
  }

  /** With what the database has of them. */
  static async load(db: Database<BridgeTables>, options: AccessoriesOptions): Promise<Accessories> {
    const rows = await AccessoryStore.rows(db)
    const accessories = new Accessories(await loadHapNodejs(), db, options)
    for (const { uuid, plugin, description, bridge: home, overflow } of rows) {
      try {
        accessories.#put(plugin, JSON.parse(description), { home, overflow })
      } catch (error) {
        const message = `accessory ${uuid} cannot be brought back: ${errorMessage(error)}`
        options.log({ level: 'error', plugin, message })
      }
    }
    return accessories
  }

  /** The main bridge. */
  get bridge(): Bridge {
    return this.placement.at({ home: null, overflow: 0 }).bridge
  }

  get count(): number {
    return this.#mirrors.size
  }

  names(): string[] {
    return this.#mirrors
      .values()
      .map(({ name }) => name)
      .toArray()
  }

  has(uuid: string): boolean {
    return this.#mirrors.has(uuid)
  }

  /** In the order in which they came. Values are the last known: plugins are not asked. */
  list(): AccessoryView[] {
    return [...this.#mirrors.values()].map((mirror) => this.#viewOf(mirror))
  }

  /** One accessory; undefined when it does not exist. */
  get(uuid: string): AccessoryView | undefined {
    const mirror = this.#mirrors.get(uuid)
    return mirror && this.#viewOf(mirror)
  }

  /**
   * Reads the values that plugins are asked for, as a HAP controller does: of one accessory, or of all. Resolves after the
   * time limit of a read at most; a value that could not be read stays as it was.
   */
  async refresh(uuid?: string): Promise<void> {
    const mirrors = [...this.#mirrors.values()].filter((mirror) => uuid === undefined || mirror.uuid === uuid)
    const services = mirrors.flatMap((mirror) => [...mirror.services.values()])
    await this.#access.refresh(services.flatMap(({ items }) => [...items.values()]))
  }

  /** What the bridge has of a plugin, with the values of now. */
  of(plugin: string): AccessoryDescription[] {
    return this.#listOfPlugin(plugin).map(({ description }) => description)
  }

  /**
   * Adds an accessory, or brings it to what its plugin says now; whatever stays keeps its HAP ids. Resolves once it is
   * on disk.
   *
   * @throws Error naming the place of what is wrong; another plugin's accessory; one for which no bridge has room; then nothing has changed.
   *   TriptychError `unavailable` when it cannot be kept; it is there, and written as soon as that is possible
   */
  async put(plugin: string, description: AccessoryDescription): Promise<void> {
    this.#put(plugin, description)
    this.#mirrors.get(description.uuid)?.confirmValues()
    await this.#store.save(description.uuid)
  }

  /** Nothing happens when the plugin has no such accessory. */
  async remove(plugin: string, uuid: string): Promise<void> {
    this.#refused.delete(uuid)
    await this.#remove(this.#listOfPlugin(plugin).filter((mirror) => mirror.uuid === uuid))
  }

  /** Removes every accessory of a plugin. */
  async removeAll(plugin: string): Promise<void> {
    await this.#remove(this.#listOfPlugin(plugin))
  }

  /** Removes what belongs to any other plugin. */
  async keepOnly(plugins: readonly string[]): Promise<void> {
    await this.#remove(
      this.#mirrors
        .values()
        .filter(({ plugin }) => !plugins.includes(plugin))
        .toArray(),
    )
  }

  /**
   * A plugin tells a new value. What it may not be, or is of nothing that is there, is refused with a warning.
   *
   * @param event whether controllers are notified also when the value is the same as before
   */
  update(plugin: string, ref: CharacteristicRef, value: Value, event = false): void {
    const item = this.#itemByRef(plugin, ref)
    if (item === undefined) {
      if (this.#refused.has(ref.accessory)) return
      const message = `a value for ${ref.service.type} ${ref.characteristic} of ${ref.accessory}, which is not there`
      this.#log({ level: 'warn', plugin, message })
      return
    }
    this.#access.update(item, value, event)
  }

  /**
   * Writes a characteristic as the REST API does, by the ids of `list`. Resolves once the plugin has taken it and it
   * is on disk.
   *
   * @throws TriptychError `not_found`, `not_writable`, `value_invalid`, `plugin_unavailable`
   */
  async write(accessory: string, service: string, characteristic: string, value: unknown): Promise<void> {
    const mirror = this.#mirrors.get(accessory)
    const item = mirror && itemOf(mirror, service, characteristic)
    if (item === undefined) throw new TriptychError('not_found', 'no such accessory, service or characteristic')
    await this.#access.writeOverRest(item, value)
  }

  /** Writes what is not written yet. The bridge must not be published any more. */
  async close(): Promise<void> {
    await this.#store.close()
    this.#releaseConsole()
  }

  /** @param place where it was before; a bridge with room when absent */
  #put(plugin: string, description: AccessoryDescription, place?: Place): void {
    const { uuid } = description
    if (!this.hap.uuid.isValid(uuid) || this.placement.isBridge(uuid)) {
      throw new Error("uuid: must be a UUID, other than a bridge's")
    }
    const present = this.#mirrors.get(uuid)
    const isOther = present !== undefined && present.plugin !== plugin
    if (isOther && this.#isLoaded(present.plugin)) {
      throw new Error(`uuid: accessory ${uuid} belongs to plugin ${present.plugin}`)
    }
    const plan = planAccessory(this.#types, description)
    if (present !== undefined && !isOther) {
      present.become(plan)
      return
    }
    const before = isOther ? this.#release(present, this.#bridgeOf(plugin)) : place && this.placement.at(place)
    const slot = before && hasRoom(before) ? before : this.placement.choose(place?.home ?? this.#bridgeOf(plugin))
    if (slot === null) {
      const message = `${description.name} is refused: its bridge is full, and so are ${MAX_OVERFLOW} more (${MAX_ACCESSORIES} accessories each)`
      // Some plugins put theirs again with each value.
      if (!this.#refused.has(uuid)) this.#log({ level: 'error', plugin, message })
      if (this.#refused.size < MOST_REFUSED) this.#refused.add(uuid)
      throw new Error(message)
    }
    const mirror = new Mirror(this.hap, this.#access, plugin, plan)
    this.#refused.delete(uuid)
    this.#mirrors.set(uuid, mirror)
    this.#slots.set(uuid, slot)
    slot.bridge.addBridgedAccessory(mirror.accessory)
    if (before !== undefined && slot !== before) this.#store.touch(uuid)
  }

  /**
   * Takes an accessory off its bridge, whose plugin is gone and which another one has now.
   *
   * @returns where it was, if that is behind the home that it gets; its HAP ids are there still
   */
  #release({ uuid, accessory }: Mirror, home: string | null): Slot | undefined {
    const slot = this.#slots.get(uuid)
    this.#mirrors.delete(uuid)
    this.#slots.delete(uuid)
    if (slot === undefined) return undefined
    slot.bridge.removeBridgedAccessory(accessory)
    unlinkStorage(slot.bridge, accessory)
    return slot.home === home ? slot : undefined
  }

  async #remove(mirrors: readonly Mirror[]): Promise<void> {
    for (const { uuid, accessory } of mirrors) {
      const bridge = this.#slots.get(uuid)?.bridge
      this.#mirrors.delete(uuid)
      this.#slots.delete(uuid)
      this.#store.touch(uuid)
      if (bridge === undefined) continue
      bridge.removeBridgedAccessory(accessory)
      unlinkStorage(bridge, accessory)
    }
    for (const { bridge } of this.placement.list()) forgetUnusedIds(bridge)
    await Promise.all(mirrors.map(({ uuid }) => this.#store.save(uuid)))
  }

  #describeKept(uuid: string) {
    const mirror = this.#mirrors.get(uuid)
    const slot = this.#slots.get(uuid)
    if (mirror === undefined || slot === undefined) return undefined
    return { plugin: mirror.plugin, description: mirror.description, bridge: slot.home, overflow: slot.overflow }
  }

  #viewOf(mirror: Mirror): AccessoryView {
    const { home = null, overflow = 0 } = this.#slots.get(mirror.uuid) ?? {}
    return { ...viewOf(mirror), place: { home, overflow } }
  }

  #listOfPlugin(plugin: string): Mirror[] {
    return this.#mirrors
      .values()
      .filter((mirror) => mirror.plugin === plugin)
      .toArray()
  }

  #itemByRef(plugin: string, { accessory, service, characteristic }: CharacteristicRef): Item | undefined {
    const mirror = this.#mirrors.get(accessory)
    if (mirror?.plugin !== plugin) return undefined
    const items = mirror.services.get(serviceKey(this.#types, service) ?? '')?.items
    return items?.get(this.#types.characteristic(characteristic)?.uuid ?? '')
  }
}
