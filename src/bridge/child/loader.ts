import type { CharacteristicRef, Value } from '../protocol/accessory.ts'
import type { Load, Start } from '../protocol/messages.ts'
import type { Channel } from './channel.ts'
import type { ConfigSchema, PluginLog } from './define-plugin.ts'

/** A plugin whose module is there, and has not begun. */
export interface LoadedPlugin {
  readonly platforms: readonly string[]
  readonly accessoryTypes: readonly string[]
  readonly configSchema: ConfigSchema | null
  /** Resolves when it runs. */
  start(start: Start): Promise<void>
  /**
   * Resolves when every accessory that it begins with is there, which may be never; with false when some are missing
   * because something did not start. Absent: when it runs.
   */
  complete?(): Promise<boolean>
  read(ref: CharacteristicRef): Promise<Value>
  /** Resolves with the response of the write, where the characteristic has one (HAP, 6.7.2.5). */
  write(ref: CharacteristicRef, value: Value): Promise<Value | undefined>
  /** Removes all pairings of an accessory that has a HAP server of its own. */
  unpair?(uuid: string): Promise<void>
  stop(): void
}

/** Loads plugins of one kind. Throws {@link NotAPlugin} for a module that is not a plugin. */
export type Loader = (load: Load, channel: Channel, log: PluginLog) => Promise<LoadedPlugin>

/** Trying again would not help. */
export class NotAPlugin extends Error {
  override readonly name = 'NotAPlugin'
}
