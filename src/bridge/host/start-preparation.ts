import pLimit from 'p-limit'
import { type Entry, type EntryChange, entryOf, mergeEntry } from '../config/merge-entries.ts'
import { BRIDGE } from '../hap/bridge-log.ts'
import { type BridgeFacts, prepareStorage } from './homebridge-storage.ts'
import type { HostSink } from './host-sink.ts'
import type { PluginPlan } from './plan-plugins.ts'
import { PluginConfigs } from './plugin-configs.ts'
import { childProgram } from './plugin-processes.ts'
import { findPluginUser, requireReadable } from './plugin-user.ts'
import type { FoundPlugin } from './resolve-plugin.ts'
import type { HomebridgeStart } from './spawn-plugin.ts'

export interface StartPreparationOptions {
  /** What relative paths of plugins are relative to. */
  readonly dataDir: string
  readonly sink: Pick<HostSink, 'log'>
  /** What Homebridge plugins learn of the bridge; asked before each start of one. */
  readonly bridge: () => BridgeFacts
  /** Puts what Homebridge plugins changed of their own entries into the config file. Throws where that cannot be now. */
  readonly keepChanges: (changes: readonly EntryChange[]) => Promise<void>
}

/** A plugin whose plan changes with what plugins write into their config files. */
interface PlannedPlugin {
  plan: PluginPlan
}

/** Prepares the starts of Homebridge plugins: the user, the folders, and the `config.json` that they share. */
export class StartPreparation {
  readonly #options: StartPreparationOptions
  readonly #plugins: () => readonly PlannedPlugin[]
  readonly #configs: PluginConfigs
  /** Files of the storage are read, merged and written by one start at a time. */
  readonly #inTurn = pLimit(1)

  /** @param plugins all plugins of the config */
  constructor(options: StartPreparationOptions, plugins: () => readonly PlannedPlugin[]) {
    const { dataDir, sink, keepChanges } = options
    this.#options = options
    this.#plugins = plugins
    const warn = (message: string): void => sink.log({ level: 'warn', plugin: BRIDGE, message })
    this.#configs = new PluginConfigs({ dataDir, keep: keepChanges, warn })
  }

  /** Takes over what plugins wrote into their config files. */
  collectConfigs(): Promise<void> {
    return this.#inTurn(() => this.#configs.collectAll())
  }

  /**
   * Prepares one start. What plugins of the same user changed of their entries is taken into their plans first.
   *
   * @throws Error naming what the plugin's user cannot read; what the disk throws
   */
  async prepare({ settings: { uid } }: PluginPlan, found: FoundPlugin): Promise<HomebridgeStart> {
    const { dataDir, bridge } = this.#options
    const user = uid === undefined ? undefined : await findPluginUser(uid)
    const settings = await this.#inTurn(async () => {
      const changes = await this.#configs.collect(user?.uid)
      // The settings of another user's plugins are not for this one to read.
      const plugins = this.#plugins().filter(({ plan }) => plan.kind === 'homebridge' && plan.settings.uid === uid)
      for (const plugin of plugins) plugin.plan = withChanges(plugin.plan, changes ?? [])
      const plans = changes === null ? null : plugins.map(({ plan }) => plan)
      const made = await prepareStorage(dataDir, user, bridge(), plans)
      if (plans !== null) {
        const platforms = plans.flatMap((plan) => plan.platforms)
        const accessories = plans.flatMap((plan) => plan.accessoryEntries)
        await this.#configs.remember(user?.uid, { platforms, accessories })
      }
      return made
    })
    if (user !== undefined) {
      await requireReadable(user, [process.execPath, childProgram, found.entry, settings.storagePath])
    }
    return { settings, user }
  }
}

/** A plan with what plugins changed of its entries. */
function withChanges(plan: PluginPlan, changes: readonly EntryChange[]): PluginPlan {
  let { platforms, accessoryEntries: accessories } = plan
  for (const change of changes) {
    const found = entryOf(change, { platforms, accessories })
    if (found === undefined) continue
    const { entry } = mergeEntry(found, change)
    const replace = <Each extends Entry>(each: Each): Each => (each === found ? (entry as Each) : each)
    platforms = platforms.map(replace)
    accessories = accessories.map(replace)
  }
  return { ...plan, platforms, accessoryEntries: accessories }
}
