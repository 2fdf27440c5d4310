import type { AccessoryDescription, CharacteristicRef, Value } from '../protocol/accessory.ts'
import type { LogLevel } from '../protocol/messages.ts'
import type { PluginStatus } from './plugin-instance.ts'

/** Where what plugins say goes. `pluginId` is always the plugin that said it, whatever it claims. */
export interface HostSink {
  log(entry: { readonly level: LogLevel; readonly plugin: string; readonly message: string }): void
  /** What it throws is a refusal: the plugin reads its message. */
  putAccessory(pluginId: string, description: AccessoryDescription): Promise<void>
  removeAccessory(pluginId: string, uuid: string): Promise<void>
  /** `event`: something happened, whether the value is another one or not. */
  valueChanged(pluginId: string, ref: CharacteristicRef, value: Value, event: boolean): void
  /** What the bridge has of a plugin, from this run or an earlier one. */
  knownAccessories(pluginId: string): readonly AccessoryDescription[]
  readonly storage: HostStorage
  statusChanged(pluginId: string, status: PluginStatus): void
}

/** What native plugins keep. Keys have 1 to 255 characters, values at most 64 KiB as JSON. */
export interface HostStorage {
  get(pluginId: string, key: string): Promise<unknown>
  set(pluginId: string, key: string, value: unknown): Promise<void>
  delete(pluginId: string, key: string): Promise<void>
  keys(pluginId: string): Promise<string[]>
}
