import type { PlatformConfig } from '../child/define-plugin.ts'

/** What the host reads of the config file. */
export interface HostConfig {
  readonly platforms: readonly PlatformConfig[]
  /** Ids of plugins. */
  readonly disabledPlugins?: readonly string[] | undefined
  /** By id of the plugin. */
  readonly plugins?: Readonly<Record<string, PluginSettings>> | undefined
}

export interface PluginSettings {
  /** Most that V8's old generation may hold, MiB; {@link DEFAULT_HEAP_MB} when absent. */
  readonly heapMb?: number | undefined
  /** The user that a third-party plugin runs as. Native plugins run as the daemon's. */
  readonly uid?: number | undefined
}

export const DEFAULT_HEAP_MB = 256
