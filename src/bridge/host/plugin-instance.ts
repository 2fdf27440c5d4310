import type { PluginManifest } from './manifest.ts'
import type { PluginPlan } from './plan-plugins.ts'

/**
 * `disabled` by the config; `starting` until its setup is done; `unresponsive` while it answers no pings;
 * `restarting` while it waits for its next start; `stopped` with the daemon; `failed` where no other try helps, until it is
 * restarted.
 */
export type PluginStatus = 'disabled' | 'starting' | 'running' | 'unresponsive' | 'restarting' | 'stopped' | 'failed'

/** Whether it neither runs nor is to. */
export function isAtRest(status: PluginStatus): boolean {
  return status === 'disabled' || status === 'failed' || status === 'stopped'
}

/** A plugin that the config uses. */
export interface PluginInstance {
  /**
   * The manifest's name, with the bridge's device id where its entries ask for a bridge of their own; where none can be
   * read that in the path of a Homebridge plugin, or the platform's.
   */
  readonly id: string
  /** The plugin that it is of. */
  readonly package: string
  /** The username of the bridge that its accessories are behind; null: the main one. */
  readonly bridge: string | null
  readonly manifest: PluginManifest
  readonly status: PluginStatus
  /** Why it is `failed`, `restarting` or `unresponsive`. */
  readonly statusReason?: string
  /** While it is `restarting`: when it is started again, in ms since the epoch. */
  readonly retryAt?: number
  /**
   * Its first platform entry as the config has it. Of one that has entries of `accessories` alone, those under that
   * name, without `plugin`.
   */
  readonly config: Readonly<Record<string, unknown>>
}

export interface PluginStats {
  /** Resident set of its process, bytes; 0 without one. Of a shared process all that it has, and so are heap and CPU. */
  readonly memory: number
  /** Bytes. */
  readonly heapUsed: number
  /** Percent of one core between the last two pings. */
  readonly cpu: number
  /** Processes that followed the first. */
  readonly restarts: number
  readonly accessories: number
  /** Seconds since its process was ready; 0 while it is not. */
  readonly uptime: number
  /** The ids of the others that are in its process, where it shares one. */
  readonly sharedWith?: readonly string[]
  /** Why it has a process of its own, although the config has it share one. */
  readonly apart?: string
}

/** {@link PluginInstance.config} of what the config has. */
export function configForView({ platforms: [first], accessoryEntries }: PluginPlan): PluginInstance['config'] {
  return first ?? { accessories: accessoryEntries.map(({ plugin: _plugin, ...entry }) => entry) }
}
