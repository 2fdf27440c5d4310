import type { AccessoryDescription, CharacteristicRef, Value } from '../protocol/accessory.ts'
import type { Load } from '../protocol/messages.ts'
import type { Channel } from './channel.ts'
import type { ConfigSchema, PlatformConfig, PluginLog } from './define-plugin.ts'

/** A plugin whose module is there, and has not begun. */
export interface LoadedPlugin {
  readonly platform: string
  readonly configSchema: ConfigSchema | null
  /** Resolves when it runs. */
  start(config: PlatformConfig, accessories: readonly AccessoryDescription[]): Promise<void>
  read(ref: CharacteristicRef): Promise<Value>
  write(ref: CharacteristicRef, value: Value): Promise<void>
  stop(): void
}

/** Loads plugins of one kind. Throws {@link NotAPlugin} for a module that is none. */
export type Loader = (load: Load, channel: Channel, log: PluginLog) => Promise<LoadedPlugin>

/** Trying again would not help. */
export class NotAPlugin extends Error {
  override readonly name = 'NotAPlugin'
}
