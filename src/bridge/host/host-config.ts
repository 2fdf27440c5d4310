import type { PlatformConfig } from '../child/define-plugin.ts'

/** What the host reads of the config file. */
export interface HostConfig {
  readonly platforms: readonly PlatformConfig[]
  readonly accessories?: readonly AccessoryConfig[] | undefined
  /** Ids of plugins. */
  readonly disabledPlugins?: readonly string[] | undefined
  /** By id of the plugin. */
  readonly plugins?: Readonly<Record<string, PluginSettings>> | undefined
}

/** An entry of `accessories`: Homebridge's accessory plugins have them. */
export type AccessoryConfig = Readonly<Record<string, unknown>> & {
  readonly accessory: string
  readonly name: string
  readonly plugin: string
}

export interface PluginSettings {
  /** Most that V8's old generation may hold, MiB; {@link DEFAULT_HEAP_MB} when absent. */
  readonly heapMb?: number | undefined
  /** Most that its process may have of the machine's memory, MiB; its heap and {@link OUTSIDE_HEAP_MB} when absent. */
  readonly memoryMb?: number | undefined
  /** Whether programs that a third-party plugin starts may gain privileges, as `sudo` does; they may not when absent. */
  readonly allowSetuid?: boolean | undefined
  /** The user that a third-party plugin runs as. Native plugins run as the daemon's. */
  readonly uid?: number | undefined
  /** Whether it runs in a process that others are in that want the same; in its own when absent. */
  readonly process?: 'own' | 'shared' | undefined
}

export const DEFAULT_HEAP_MB = 256
/** What a process may have beside its heap: code, stacks, buffers. */
export const OUTSIDE_HEAP_MB = 256
