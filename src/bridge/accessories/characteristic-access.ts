import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { BRIDGE, type BridgeLog } from '../hap/bridge-log.ts'
import type { HapNodejs } from '../hap/hap-nodejs.ts'
import type { CharacteristicRef, Value } from '../protocol/accessory.ts'
import { checkValue } from '../protocol/values.ts'
import { INFORMATION, momentary } from './accessory-plan.ts'
import type { AccessoryStore } from './accessory-store.ts'
import type { Item, Mirror, MirrorHandlers } from './mirror.ts'
import { PluginFault, type PluginLink } from './plugin-link.ts'

/** HAP statuses (HAP, 6-11). */
const CANNOT_COMMUNICATE = -70402
const VALUE_NOT_ALLOWED = -70410

/** Milliseconds after which a handler is slow, as in hap-nodejs. */
const SLOW = 3_000

type WrittenValue = string | number | boolean

/** Where reads and writes of mirrored characteristics pass, from HAP and from the REST API, on their way to the plugin. */
export class CharacteristicAccess implements MirrorHandlers {
  readonly #hap: HapNodejs
  readonly #store: AccessoryStore
  readonly #log: BridgeLog
  readonly #link: (plugin: string) => PluginLink

  constructor(hap: HapNodejs, store: AccessoryStore, log: BridgeLog, link: (plugin: string) => PluginLink) {
    this.#hap = hap
    this.#store = store
    this.#log = log
    this.#link = link
  }

  /** Over HAP. While the plugin is down nothing is known of its devices, so the last value is not an answer. */
  async read(item: Item): Promise<Value> {
    const { mirror, hap, plan } = item
    const link = this.#link(mirror.plugin)
    if (!link.available) throw this.#status(CANNOT_COMMUNICATE)
    const last = hap.value as Value
    if (!plan.reads) return last
    const value = await this.#ask(
      item,
      'read',
      () => link.read(refOf(item)),
      (late) => late !== undefined && late !== null && this.update(item, late),
    ).catch((error: unknown) => {
      throw this.#statusOf(mirror, error)
    })
    if (value === null || value === undefined) return last
    const checked = this.#check(item, value)
    if (checked === undefined) throw this.#status(CANNOT_COMMUNICATE)
    if (checked !== last) this.#store.touch(mirror.uuid)
    item.knownAt = Date.now()
    return checked
  }

  /**
   * A value that the plugin reports; one that its properties do not allow is refused with a warning.
   *
   * @param event whether controllers are notified also when the value is the same as before
   */
  update(item: Item, value: Value, event = false): void {
    const checked = this.#check(item, value)
    if (checked === undefined) return
    item.changes += 1
    item.knownAt = Date.now()
    if (item.hap.value !== checked) this.#store.touch(item.mirror.uuid)
    if (event || momentary.has(item.plan.type)) item.hap.sendEventNotification(checked)
    else item.hap.updateValue(checked)
  }

  /**
   * Reads what plugins are asked for, as HAP does; resolves when every one has answered, or could not. What is read is in
   * the mirror then.
   */
  async refresh(items: Iterable<Item>): Promise<void> {
    const asked = [...items].filter(({ plan, isInformation }) => plan.reads && !isInformation)
    await Promise.all(asked.map(({ hap }) => hap.handleGetRequest().catch(() => undefined)))
  }

  /** Over HAP; hap-nodejs has seen to the permissions, to types and to bounds. */
  async write(item: Item, value: unknown): Promise<Value | undefined> {
    const checked = checkValue(item.plan.props, value, 'round')
    if ('fault' in checked) throw this.#status(VALUE_NOT_ALLOWED)
    try {
      // hap-nodejs sets the value once more and notifies every controller but the one that wrote it.
      return await this.#write(item, checked.value, 'HAP', () => {
        item.hap.value = checked.value
      })
    } catch (error) {
      throw this.#statusOf(item.mirror, error)
    }
  }

  /** @throws TriptychError `not_writable`, `value_invalid`, `plugin_unavailable` */
  async writeOverRest(item: Item, value: unknown): Promise<void> {
    const { plan, hap } = item
    if (!plan.props.perms.includes('pw')) throw new TriptychError('not_writable', `${plan.type} cannot be written`)
    const checked = checkValue(plan.props, value, 'strict')
    if ('fault' in checked) {
      const errors = [{ in: 'body', name: 'value', message: checked.fault }] as const
      throw new TriptychError('value_invalid', `${plan.type} ${checked.fault}`, { errors })
    }
    try {
      await this.#write(item, checked.value, 'REST', () => hap.updateValue(checked.value))
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error
      const message = `plugin ${item.mirror.plugin}: ${error.message} (HAP status ${error.status})`
      throw new TriptychError('plugin_unavailable', message, { cause: error })
    }
  }

  identify(mirror: Mirror): void {
    this.#log({ level: 'info', plugin: mirror.plugin, message: `${mirror.name}: identify` })
    const information = mirror.services.values().find(({ plan }) => plan.type === INFORMATION)
    const item = information?.items.values().find(({ plan }) => plan.type === 'Identify' && plan.writes)
    if (item === undefined) return
    this.#writeToPlugin(item, true).catch((error: unknown) => {
      this.#log({ level: 'warn', plugin: mirror.plugin, message: `${mirror.name}: identify: ${errorMessage(error)}` })
    })
  }

  /**
   * A plugin that handles writes owns the value: a failure to save it is only logged. Otherwise the bridge is the only
   * one that knows the value, and a write that cannot be saved fails.
   */
  async #write(item: Item, value: WrittenValue, over: 'HAP' | 'REST', set: () => void): Promise<Value | undefined> {
    const { plan, hap, mirror } = item
    const response = responseOf(plan, await this.#writeToPlugin(item, value))
    const changed = hap.value !== value
    set()
    const message = `${mirror.name}: ${plan.type} set${describeValue(plan.props.format, value)} over ${over}`
    this.#log({ level: 'info', plugin: mirror.plugin, message })
    if (!changed) return response
    try {
      await this.#store.save(mirror.uuid)
    } catch (error) {
      if (!plan.writes) throw error
      this.#log({ level: 'error', plugin: BRIDGE, message: `accessories could not be saved: ${errorMessage(error)}` })
    }
    return response
  }

  async #writeToPlugin(item: Item, value: WrittenValue): Promise<Value | undefined> {
    const { plan, mirror, isInformation } = item
    const link = this.#link(mirror.plugin)
    if (!link.available && (plan.writes || !isInformation)) throw new PluginFault('it is not running')
    item.changes += 1
    const response = plan.writes
      ? await this.#ask(
          item,
          'write',
          () => link.write(refOf(item), value),
          () => this.update(item, value),
        )
      : undefined
    item.knownAt = Date.now()
    return response
  }

  /**
   * Asks a plugin, with a warning in its log when that takes long. An answer that comes after the time limit still
   * counts, unless the value was written or reported since.
   */
  async #ask(
    item: Item,
    what: 'read' | 'write',
    ask: () => Promise<Value | undefined>,
    onLate: (value: Value | undefined) => unknown,
  ): Promise<Value | undefined> {
    const { mirror, plan, changes } = item
    const warn = (message: string): void =>
      this.#log({ level: 'warn', plugin: mirror.plugin, message: `${mirror.name}: ${plan.type}: ${message}` })
    const slow = setTimeout(() => warn(`the ${what} handler is slow, no answer for ${SLOW / 1_000} s`), SLOW).unref()
    try {
      return await ask()
    } catch (error) {
      if (error instanceof PluginFault && error.late !== undefined) {
        warn(`the ${what} handler did not answer in time`)
        error.late.then(
          (value) => item.changes === changes && onLate(value),
          (fault: unknown) => warn(`the late answer to a ${what}: ${errorMessage(fault)}`),
        )
      }
      throw error
    } finally {
      clearTimeout(slow)
    }
  }

  /** Undefined, and a warning, for what the properties do not allow. */
  #check({ plan, mirror }: Item, value: Value): WrittenValue | undefined {
    const checked = checkValue(plan.props, value, 'round')
    if (!('fault' in checked)) return checked.value
    const message = `${mirror.name}: ${plan.type} ${checked.fault}, not ${JSON.stringify(value)}`
    this.#log({ level: 'warn', plugin: mirror.plugin, message })
    return undefined
  }

  #statusOf(mirror: Mirror, error: unknown): Error {
    if (error instanceof PluginFault) return this.#status(error.status)
    this.#log({ level: 'error', plugin: mirror.plugin, message: `${mirror.name}: ${errorMessage(error)}` })
    return this.#status(CANNOT_COMMUNICATE)
  }

  #status(status: number): Error {
    return new this.#hap.HapStatusError(status)
  }
}

/** A characteristic as its plugin is asked for it, with the HAP ids that a TLV8 may name. */
function refOf({ plan, hap, mirror }: Item): CharacteristicRef {
  if (plan.props.format !== 'tlv8') return plan.ref
  const service = mirror.services.values().find(({ items }) => items.get(plan.uuid)?.hap === hap)
  const ids = [...(service?.items ?? [])].flatMap(
    ([
      uuid,
      {
        hap: { iid },
      },
    ]) => (iid === null ? [] : [[uuid, iid]]),
  )
  return { ...plan.ref, ids: Object.fromEntries(ids) }
}

/** What a plugin responded, where its characteristic has a response and this may be one. */
function responseOf({ props }: Item['plan'], response: Value | undefined): Value | undefined {
  if (response === undefined || !props.perms.includes('wr')) return undefined
  const checked = checkValue(props, response, 'round')
  return 'fault' in checked ? undefined : checked.value
}

/** Values of the formats `data` and `tlv8` may be secret (lock codes, passwords), so they are not logged. */
function describeValue(format: string, value: WrittenValue): string {
  return format === 'data' || format === 'tlv8' ? '' : ` to ${JSON.stringify(value)}`
}
