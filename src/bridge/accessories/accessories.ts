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
import { checkValue } from '../protocol/values.ts'
import type { BridgeTables } from '../schema.ts'
import { momentary, planAccessory, serviceKey } from './accessory-plan.ts'
import { AccessoryStore } from './accessory-store.ts'
import { type AccessoryView, itemOf, viewOf } from './accessory-view.ts'
import { CharacteristicAccess } from './characteristic-access.ts'
import { type HapTypes, hapTypes } from './hap-types.ts'
import { type Item, Mirror } from './mirror.ts'
import type { PluginLink } from './plugin-link.ts'

export interface AccessoriesOptions {
  readonly log: BridgeLog
  /** The link to a plugin; called for every request. */
  link(plugin: string): PluginLink
}

/**
 * The accessories of every plugin, mirrored: they are there before their plugins run and while those are down, with
 * the values that were known last. Kept in the database; in HAP they sit on `bridge`, which `HapBridge` publishes.
 */
export class Accessories {
  readonly hap: HapNodejs
  readonly bridge: Bridge
  readonly #log: BridgeLog
  readonly #types: HapTypes
  readonly #mirrors = new Map<string, Mirror>()
  readonly #store: AccessoryStore
  readonly #access: CharacteristicAccess
  readonly #releaseConsole: () => void

  private constructor(hap: HapNodejs, db: Database<BridgeTables>, { log, link }: AccessoriesOptions) {
    this.#releaseConsole = captureHapConsole(log)
    this.hap = hap
    this.#log = log
    this.#types = hapTypes(hap)
    this.bridge = new hap.Bridge('Triptych', hap.uuid.generate('triptych:bridge'))
    this.bridge.disableUnusedIDPurge()
    this.bridge.on('characteristic-warning', ({ originatorChain, message }) => {
      log({ level: 'warn', plugin: BRIDGE, message: `${originatorChain.join(', ')}: ${message}` })
    })
    this.#store = new AccessoryStore(
      db,
      (uuid) => this.#mirrors.get(uuid),
      (error) =>
        log({ level: 'error', plugin: BRIDGE, message: `accessories could not be saved: ${errorMessage(error)}` }),
    )
    this.#access = new CharacteristicAccess(hap, this.#store, log, link)
  }

  /** With what the database has of them. */
  static async load(db: Database<BridgeTables>, options: AccessoriesOptions): Promise<Accessories> {
    const rows = await AccessoryStore.rows(db)
    const accessories = new Accessories(await loadHapNodejs(), db, options)
    for (const { uuid, plugin, description } of rows) {
      try {
        accessories.#put(plugin, JSON.parse(description))
      } catch (error) {
        const message = `accessory ${uuid} cannot be brought back: ${errorMessage(error)}`
        options.log({ level: 'error', plugin, message })
      }
    }
    return accessories
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
    return this.#mirrors.values().map(viewOf).toArray()
  }

  /** What the bridge has of a plugin, with the values of now. */
  of(plugin: string): AccessoryDescription[] {
    return this.#listOfPlugin(plugin).map(({ description }) => description)
  }

  /**
   * Adds an accessory, or brings it to what its plugin says now; whatever stays keeps its HAP ids. Resolves once it is
   * on disk.
   *
   * @throws Error naming the place of what is wrong; another plugin's accessory; the 150th; then nothing has changed.
   *   TriptychError `unavailable` when it cannot be kept; it is there, and written as soon as that is possible
   */
  async put(plugin: string, description: AccessoryDescription): Promise<void> {
    this.#put(plugin, description)
    await this.#store.save(description.uuid)
  }

  /** Nothing happens when the plugin has no such accessory. */
  async remove(plugin: string, uuid: string): Promise<void> {
    await this.#remove(this.#listOfPlugin(plugin).filter((mirror) => mirror.uuid === uuid))
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
      const message = `a value for ${ref.service.type} ${ref.characteristic} of ${ref.accessory}, which is not there`
      this.#log({ level: 'warn', plugin, message })
      return
    }
    const checked = checkValue(item.plan.props, value, 'round')
    if ('fault' in checked) {
      const message = `${item.mirror.name}: ${item.plan.type} ${checked.fault}, not ${JSON.stringify(value)}`
      this.#log({ level: 'warn', plugin, message })
      return
    }
    if (item.hap.value !== checked.value) this.#store.touch(ref.accessory)
    if (event || momentary.has(item.plan.type)) item.hap.sendEventNotification(checked.value)
    else item.hap.updateValue(checked.value)
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

  #put(plugin: string, description: AccessoryDescription): void {
    const { uuid } = description
    if (!this.hap.uuid.isValid(uuid) || uuid === this.bridge.UUID)
      throw new Error("uuid: must be a UUID, other than the bridge's")
    const present = this.#mirrors.get(uuid)
    if (present !== undefined && present.plugin !== plugin) {
      throw new Error(`uuid: accessory ${uuid} belongs to plugin ${present.plugin}`)
    }
    const plan = planAccessory(this.#types, description)
    if (present !== undefined) {
      present.become(plan)
      return
    }
    if (this.#mirrors.size >= MAX_ACCESSORIES) {
      const message = `${description.name} is refused: a bridge has ${MAX_ACCESSORIES} accessories at most`
      this.#log({ level: 'error', plugin, message })
      throw new Error(message)
    }
    const mirror = new Mirror(this.hap, this.#access, plugin, plan)
    this.#mirrors.set(uuid, mirror)
    this.bridge.addBridgedAccessory(mirror.accessory)
  }

  async #remove(mirrors: readonly Mirror[]): Promise<void> {
    for (const { uuid, accessory } of mirrors) {
      this.#mirrors.delete(uuid)
      this.bridge.removeBridgedAccessory(accessory)
      unlinkStorage(this.bridge, accessory)
      this.#store.touch(uuid)
    }
    forgetUnusedIds(this.bridge)
    await Promise.all(mirrors.map(({ uuid }) => this.#store.save(uuid)))
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
