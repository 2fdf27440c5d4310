import pLimit from 'p-limit'
import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { PluginFault, type PluginLink } from '../accessories/plugin-link.ts'
import { BRIDGE } from '../hap/bridge-log.ts'
import type { ExternalAccessory } from '../protocol/accessory.ts'
import { EntryIds } from './entry-ids.ts'
import type { HostConfig } from './host-config.ts'
import type { HostSink } from './host-sink.ts'
import { type PluginPlan, planPlugins } from './plan-plugins.ts'
import type { PluginDirectory } from './plugin-directories.ts'
import { isAtRest, type PluginInstance, type PluginStats } from './plugin-instance.ts'
import { PluginProcesses } from './plugin-processes.ts'
import { PluginRunner } from './plugin-runner.ts'
import { SharedProcesses } from './shared-processes.ts'
import { StartPreparation, type StartPreparationOptions } from './start-preparation.ts'
import { type HostTiming, hostTiming } from './timing.ts'

export interface PluginHostOptions extends StartPreparationOptions {
  readonly directories: readonly PluginDirectory[]
  readonly sink: HostSink
  /** The daemon's environment; plugins get what {@link file://./child-program.ts} lets through. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly timing?: HostTiming
  /** Which ids the entries of the config run under; forgotten with the host when absent. */
  readonly entryIds?: EntryIds
  /** Where its processes are kept track of, beside those of others; by itself when absent. */
  readonly processes?: PluginProcesses
}

/** An accessory that has a HAP server of its own, in the process of its plugin. */
export interface HostedExternal extends ExternalAccessory {
  /** The plugin's id. */
  readonly plugin: string
}

/** The plugins that the config uses, each in a process of its own, but for those that share one. */
export class PluginHost {
  readonly #options: PluginHostOptions
  readonly #processes: PluginProcesses
  readonly #links = new Map<string, PluginLink>()
  #config: HostConfig = { platforms: [] }
  /** The config as it was read last; that of one that was restarted alone may be newer than that of the others. */
  #latest = this.#config
  readonly #entryIds: EntryIds
  /** One at a time, and none while all are started. */
  readonly #inPlanTurn = pLimit(1)
  #runners = new Map<string, PluginRunner>()
  readonly #preparation: StartPreparation
  readonly #sharedProcesses: SharedProcesses

  constructor(options: PluginHostOptions) {
    this.#options = options
    this.#processes = options.processes ?? new PluginProcesses()
    this.#entryIds = options.entryIds ?? new EntryIds()
    this.#preparation = new StartPreparation(options, () => [...this.#runners.values()])
    this.#sharedProcesses = new SharedProcesses({
      processes: this.#processes,
      environment: options.environment,
      timing: options.timing ?? hostTiming,
      plans: () => {
        const { disabledPlugins = [] } = this.#config
        return [...this.#runners.values()].flatMap(({ id, plan }) => (disabledPlugins.includes(id) ? [] : [plan]))
      },
      rejoin: (ids, reason) => {
        for (const id of ids) void this.#runners.get(id)?.rejoin(reason)
      },
    })
  }

  /** Takes over what plugins wrote into their config files, before the config is read anew. */
  collectConfigs(): Promise<void> {
    return this.#preparation.collectConfigs()
  }

  /** Starts every plugin that is not disabled, those of an earlier config gone. Does not wait until they run. */
  async start(config: HostConfig): Promise<void> {
    await this.stop()
    await this.#inPlanTurn(() => this.#start(config))
  }

  async #start(config: HostConfig): Promise<void> {
    this.#config = config
    this.#latest = config
    const plans = await this.#plan()
    await this.#remember(plans)
    const before = [...this.#runners.values()]
    this.#runners = new Map(plans.map((plan) => [plan.id, this.#newRunner(plan)]))
    // One of them may have been started while all were stopped: by an install that is done.
    await Promise.all(before.map((runner) => runner.retire()))
    await this.#startAll([...this.#runners.values()])
  }

  /** Starts plugins that the config names and that were not on the disk before. Whatever else runs, goes on. */
  refresh(): Promise<void> {
    return this.#inPlanTurn(() => this.#refresh())
  }

  async #refresh(): Promise<void> {
    const plans = await this.#plan()
    await this.#remember(plans)
    const before = this.#runners
    const next = new Map<string, PluginRunner>()
    const added: PluginRunner[] = []
    for (const plan of plans) {
      const old = before.get(plan.id)
      if (old !== undefined && !(old.missing && plan.found)) next.set(plan.id, old)
      else if (plan.found) {
        const runner = this.#newRunner(plan)
        next.set(plan.id, runner)
        added.push(runner)
      }
    }
    // A plugin whose files are gone runs on until it is restarted.
    for (const [id, old] of before) if (!old.missing && !next.has(id)) next.set(id, old)
    this.#runners = next
    const replaced = [...before].flatMap(([id, old]) => (next.get(id) === old ? [] : [old]))
    await Promise.all(replaced.map((runner) => runner.retire()))
    await this.#startAll(added)
  }

  /** Resolves when no process of a plugin is left, 3 s and what it takes to kill them at most. */
  async stop(): Promise<void> {
    await Promise.all(
      [...this.#runners.values()]
        .filter(({ instance }) => instance.status !== 'disabled')
        .map((runner) => runner.stop()),
    )
  }

  /** Resolves once no plugin is `starting`. */
  async waitUntilSettled(): Promise<void> {
    await Promise.all([...this.#runners.values()].map((runner) => runner.waitUntilSettled()))
  }

  /**
   * Resolves once every plugin behind a bridge has put the accessories that it begins with, or does not run; with whether
   * none is missing. This may be never.
   *
   * @param bridge its username; null is the main one
   */
  async completed(bridge: string | null): Promise<boolean> {
    const runners = [...this.#runners.values()].filter(({ plan }) => plan.bridge === bridge)
    const all = await Promise.all(runners.map((runner) => runner.completed()))
    return all.every((isWhole) => isWhole)
  }

  list(): PluginInstance[] {
    return [...this.#runners.values()].map((runner) => runner.instance)
  }

  /** By its id; by the name of its package the first that has it. */
  get(id: string): PluginInstance | undefined {
    return this.#find(id)?.instance
  }

  /** Whether the config uses a plugin, by its own id. */
  has(id: string): boolean {
    return this.#runners.has(id)
  }

  /** The ids of all that run a package's entries. */
  ofPackage(name: string): string[] {
    return [...this.#runners.values()].flatMap(({ id, plan }) => (plan.package === name ? [id] : []))
  }

  /**
   * Ends a plugin's process and starts it again from what is on the disk now; resolves when it runs, or has failed. A
   * disabled one stays so.
   *
   * @param config whose entries of this plugin are in force from here on; those of the others are not looked at
   * @throws TriptychError `not_found`
   */
  async restart(id: string, config?: HostConfig): Promise<void> {
    const runner = this.#runner(id)
    if (config !== undefined) {
      await this.#inPlanTurn(async () => {
        this.#latest = config
        const plan = (await this.#plan(config)).find((each) => each.id === runner.id)
        if (plan === undefined) return
        runner.plan = plan
        // An entry that was renamed is known by its new name from here on.
        await this.#remember([plan])
      })
    }
    if (runner.instance.status === 'disabled') return
    await runner.start()
    await runner.waitUntilSettled()
  }

  /**
   * Stops and keeps from starting, or starts; the config file is the caller's to change.
   *
   * @throws TriptychError `not_found`
   */
  async setDisabled(id: string, disabled: boolean): Promise<void> {
    const runner = this.#runner(id)
    // In force for whatever `refresh` starts, too.
    const others = (this.#config.disabledPlugins ?? []).filter((other) => other !== runner.id)
    this.#config = { ...this.#config, disabledPlugins: disabled ? [...others, runner.id] : others }
    if (disabled === (runner.instance.status === 'disabled')) return
    await (disabled ? runner.stop('disabled') : runner.start())
    await runner.waitUntilSettled()
  }

  /**
   * Does what a plugin must not run for, and starts it again if it ran or was to. Resolves when it runs, or has failed.
   * One that is not loaded is no hindrance.
   */
  async whileStopped(id: string, work: () => Promise<void>): Promise<void> {
    const runner = this.#runners.get(id)
    if (runner === undefined || isAtRest(runner.instance.status)) return work()
    await runner.stop()
    try {
      await work()
    } finally {
      // Unless it was disabled meanwhile.
      if (runner.instance.status === 'stopped') await runner.start()
      await runner.waitUntilSettled()
    }
  }

  /** The way to a plugin, also before it is there; one object for good. */
  link(id: string): PluginLink {
    const known = this.#links.get(id)
    if (known !== undefined) return known
    const runners = (): PluginLink => this.#runners.get(id) ?? unloadedPlugin(id)
    const link: PluginLink = {
      get available() {
        return runners().available
      },
      read: (ref) => runners().read(ref),
      write: (ref, value) => runners().write(ref, value),
    }
    this.#links.set(id, link)
    return link
  }

  /** @throws TriptychError `not_found` */
  stats(id: string): PluginStats {
    return this.#runner(id).stats
  }

  /** Accessories with HAP servers of their own, of all plugins. */
  externals(): HostedExternal[] {
    return [...this.#runners.values()].flatMap((runner) =>
      runner.externals.map((external) => ({ ...external, plugin: runner.id })),
    )
  }

  /**
   * Removes all pairings of an accessory with a HAP server of its own.
   *
   * @throws TriptychError `not_found`, `plugin_unavailable` when its plugin does not run or does not do it
   */
  async unpair(plugin: string, uuid: string): Promise<void> {
    const runner = this.#runner(plugin)
    if (!runner.hasExternal(uuid)) {
      throw new TriptychError('not_found', `${plugin} has no accessory ${uuid} on its own`)
    }
    try {
      await runner.unpair(uuid)
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error
      throw new TriptychError('plugin_unavailable', error.message, { cause: error })
    }
  }

  #plan(config = this.#config): Promise<PluginPlan[]> {
    const { dataDir, directories } = this.#options
    return planPlugins(config, dataDir, directories, this.#entryIds)
  }

  /** Ids that cannot be saved now are in force, and are saved by the next start. */
  async #remember(plans: readonly PluginPlan[]): Promise<void> {
    await this.#entryIds.remember(plans.filter(({ found }) => found)).catch((error: unknown) => {
      const message = `which id each entry of the config has could not be written: ${errorMessage(error)}`
      this.#options.sink.log({ level: 'error', plugin: BRIDGE, message })
    })
  }

  /** Forgets the ids of entries that no plugin of the config has. */
  forgetOtherIds(): Promise<void> {
    // While a platform's entries are separated, their ids are saved before their plugins are there.
    return this.#inPlanTurn(() => this.#entryIds.keepOnly([...this.#runners.keys()]))
  }

  /**
   * A platform of which one entry runs in a process has several: each of the others gets a process of its own, and what runs
   * goes on.
   */
  async #separate(runner: PluginRunner, platform: string): Promise<void> {
    if (this.#runners.get(runner.id) !== runner) return
    const { package: name } = runner.plan
    this.#entryIds.separate(name, platform)
    const plans = (await this.#plan(this.#latest)).filter((plan) => plan.package === name)
    // Their accessories hang on these ids: nothing runs under one that the next start may not know.
    await this.#entryIds.remember(plans)
    const added: PluginRunner[] = []
    for (const plan of plans) {
      const present = this.#runners.get(plan.id)
      if (present !== undefined) {
        present.plan = plan
        continue
      }
      const apart = this.#newRunner(plan)
      this.#runners.set(plan.id, apart)
      added.push(apart)
      const message = `its entry ${JSON.stringify(plan.platforms[0]?.name ?? platform)} runs in a process of its own`
      this.#options.sink.log({ level: 'info', plugin: plan.id, message })
    }
    await this.#startAll(added)
  }

  #newRunner(plan: PluginPlan): PluginRunner {
    const { sink, environment, timing = hostTiming } = this.#options
    const runner: PluginRunner = new PluginRunner(plan, {
      sink,
      environment,
      timing,
      processes: this.#processes,
      sharedProcesses: this.#sharedProcesses,
      prepare: (own, found) => this.#preparation.prepare(own, found),
      externalOwner: (uuid) => this.#ownerOf(uuid, plan.id),
      separate: (platform) => {
        this.#inPlanTurn(() => this.#separate(runner, platform)).catch((error: unknown) => {
          const message = `the other entries of ${platform} are not started: ${errorMessage(error)}`
          sink.log({ level: 'error', plugin: plan.id, message })
        })
      },
    })
    return runner
  }

  /** The plugin that published a UUID first owns it while it is listed, also while the plugin does not run. */
  #ownerOf(uuid: string, but: string): string | undefined {
    return [...this.#runners.values()].find((runner) => runner.id !== but && runner.hasExternal(uuid))?.id
  }

  async #startAll(runners: readonly PluginRunner[]): Promise<void> {
    const disabled = new Set(this.#config.disabledPlugins)
    await Promise.all(runners.map((runner) => (disabled.has(runner.id) ? runner.stop('disabled') : runner.start())))
  }

  #find(id: string): PluginRunner | undefined {
    return this.#runners.get(id) ?? [...this.#runners.values()].find(({ plan }) => plan.package === id)
  }

  #runner(id: string): PluginRunner {
    const runner = this.#find(id)
    if (runner === undefined) throw new TriptychError('not_found', `no loaded plugin has the id ${id}`)
    return runner
  }
}

/** A plugin that the config does not use any more. */
function unloadedPlugin(id: string): PluginLink {
  const refuse = async (): Promise<never> => {
    throw new PluginFault(`${id} is not loaded`)
  }
  return { available: false, read: refuse, write: refuse }
}
