import type { PluginStorage } from '../../child/define-plugin.ts'

/** What an accessory keeps: plain values by name. */
export type State = Readonly<Record<string, string | number | boolean>>

/** The state of one accessory, in memory as it is in the plugin's storage. */
export class PersistedState<S extends State> {
  readonly #storage: PluginStorage
  readonly #key: string
  #value: S
  #last: Promise<void> = Promise.resolve()

  private constructor(storage: PluginStorage, key: string, value: S) {
    this.#storage = storage
    this.#key = key
    this.#value = value
  }

  /** What was kept under the key; `initial` stands in for what was not, or was of another type. */
  static async load<S extends State>(storage: PluginStorage, key: string, initial: S): Promise<PersistedState<S>> {
    const kept = await storage.get(key)
    const known = Object.entries(kept !== null && typeof kept === 'object' ? kept : {}).filter(
      ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name],
    )
    return new PersistedState<S>(storage, key, { ...initial, ...Object.fromEntries(known) })
  }

  get value(): S {
    return this.#value
  }

  /** Resolves once the change is kept. Changes follow one another; one that cannot be kept did not happen. */
  change(patch: Partial<S>): Promise<void> {
    const change = this.#last.then(async () => {
      const next = { ...this.#value, ...patch }
      await this.#storage.set(this.#key, next)
      this.#value = next
    })
    this.#last = change.catch(() => {})
    return change
  }
}
