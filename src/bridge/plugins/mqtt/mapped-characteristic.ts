import { type CharacteristicDefinition, HapError } from '../../child/define-plugin.ts'
import type { Value } from '../../protocol/accessory.ts'
import type { Mapping } from './config.ts'
import { formatOf, readPayload, type ValueFormat, writePayload } from './payload.ts'

export interface Publisher {
  /** Takes a message to the broker; rejects with a {@link HapError} when the broker does not have it for certain. */
  publish(topic: string, payload: string): Promise<void>
}

/** A press of a button: an event, which cannot be read later. */
const events = new Set(['ProgrammableSwitchEvent'])

/** A characteristic as topics have it. */
export class MappedCharacteristic {
  readonly #type: string
  readonly #mapping: Mapping
  readonly #format: ValueFormat
  readonly #isEvent: boolean
  #value: Value | undefined

  constructor(type: string, mapping: Mapping) {
    this.#type = type
    this.#mapping = mapping
    this.#format = formatOf(type)
    this.#isEvent = events.has(type)
  }

  /** The topic of its state, if it has one. */
  get topic(): string | undefined {
    return this.#mapping.get
  }

  definition(publisher: Publisher): CharacteristicDefinition {
    const { get, set } = this.#mapping
    return {
      ...(get === undefined || this.#isEvent ? {} : { read: () => this.#read(get) }),
      // What nothing listens to is for reading only, whatever HAP's type allows.
      ...(set === undefined
        ? { props: { perms: ['pr', 'ev'] } }
        : { write: (value) => this.#write(set, value, publisher) }),
    }
  }

  /**
   * Takes a message of its topic. Returns the new value to report; undefined when there is none, or it is unchanged.
   *
   * @param retained whether the broker had kept it: a state is as good as new, an event is over
   * @throws Error which says what the payload should have been
   */
  take(payload: string, retained: boolean): Value | undefined {
    const value = readPayload(payload, this.#mapping, this.#format)
    if (value === undefined || (this.#isEvent ? retained : value === this.#value)) return undefined
    this.#value = value
    return value
  }

  #read(topic: string): Value {
    if (this.#value === undefined) throw new HapError(`${this.#type}: no message yet on ${topic}`)
    return this.#value
  }

  async #write(topic: string, value: Value, publisher: Publisher): Promise<void> {
    await publisher.publish(topic, writePayload(value, this.#mapping, this.#format))
    this.#value = value
  }
}
