import { errorMessage } from '../../../lib/error-text.ts'
import type { PluginAccessory, PluginLog } from '../../child/define-plugin.ts'
import type { MappedCharacteristic } from './mapped-characteristic.ts'

/** Where the values of a topic go. */
export interface Target {
  readonly characteristic: MappedCharacteristic
  readonly type: string
  readonly service: string
  /** Once the bridge has taken it. */
  accessory?: PluginAccessory
}

const MAX_PAYLOAD = 65_536

/** Hands the messages of topics to the characteristics that are mapped to them. */
export class Topics {
  readonly #log: PluginLog
  readonly #targets: ReadonlyMap<string | undefined, readonly Target[]>
  readonly #warned = new Set<string>()

  constructor(targets: readonly Target[], log: PluginLog) {
    this.#log = log
    this.#targets = Map.groupBy(targets, ({ characteristic }) => characteristic.topic)
  }

  get names(): readonly string[] {
    return [...this.#targets.keys()].filter((topic) => topic !== undefined)
  }

  /** What is not what its characteristic takes is ignored, with one warning a topic. */
  message(topic: string, payload: Buffer, retained: boolean): void {
    for (const { characteristic, type, service, accessory } of this.#targets.get(topic) ?? []) {
      try {
        if (payload.length > MAX_PAYLOAD) throw new Error(`longer than ${MAX_PAYLOAD} bytes`)
        const value = characteristic.take(payload.toString(), retained)
        if (value !== undefined) accessory?.update(service, type, value)
      } catch (error) {
        this.#warn(topic, `${topic}: ${errorMessage(error)}; ignored`)
      }
    }
  }

  #warn(topic: string, message: string): void {
    if (this.#warned.has(topic)) return
    this.#warned.add(topic)
    this.#log.warn(message)
  }
}
