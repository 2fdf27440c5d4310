import type { CharacteristicRef, Value } from '../protocol/accessory.ts'

/** What a mirrored accessory asks of the process of its plugin; `host/` gives it. */
export interface PluginLink {
  /** Whether there is a process that answers. */
  readonly available: boolean
  /** The value as the plugin reads it. Throws {@link PluginFault}. */
  read(ref: CharacteristicRef): Promise<Value>
  /** Hands a write to the plugin, which may respond with a value (HAP, 6.7.2.5). Throws {@link PluginFault}. */
  write(ref: CharacteristicRef, value: Value): Promise<Value | undefined>
}

/** Why a plugin did not do what it was asked: it is not there, it took too long, or it said no. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault'
  /** HAP status, -70402 (cannot communicate) unless the plugin named one (HAP, 6-11). */
  readonly status: number
  /** Of a request that took too long: its answer, should one still come. Its rejection never counts as unhandled. */
  readonly late: Promise<Value | undefined> | undefined

  constructor(message: string, status = -70402, late?: Promise<Value | undefined>) {
    super(message)
    this.status = status
    this.late = late
    late?.catch(() => {})
  }
}
