import { TriptychError } from '../../errors.ts'
import { PluginFault, type PluginLink } from '../accessories/plugin-link.ts'
import { Guardian } from './guardian.ts'
import type { HostConfig } from './host-config.ts'
import type { HostSink } from './host-sink.ts'
import { planPlugins } from './plan-plugins.ts'
import type { PluginDirectory } from './plugin-directories.ts'
import type { PluginInstance, PluginStats } from './plugin-instance.ts'
import { type PluginPlan, PluginRunner } from './plugin-runner.ts'
import { type HostTiming, hostTiming } from './timing.ts'

export interface PluginHostOptions {
  /** What relative paths of plugins are relative to. */
  readonly dataDir: string
  readonly directories: readonly PluginDirectory[]
  readonly sink: HostSink
  /** The daemon's environment; plugins get what {@link file://./child-program.ts} lets through. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly timing?: HostTiming
}

/** The plugins that the config uses, each in a process of its own. */
export class PluginHost {
  readonly #options: PluginHostOptions
  readonly #guardian = new Guardian()
  readonly #links = new Map<string, PluginLink>()
  #config: HostConfig = { platforms: [] }
  #runners = new Map<string, PluginRunner>()

  constructor(options: PluginHostOptions) {
    this.#options = options
  }

  /** Starts every plugin that is not disabled, those of an earlier config gone. Does not wait until they run. */
  async start(config: HostConfig): Promise<void> {
    await this.stop()
    this.#config = config
    const plans = await this.#plan()
    this.#runners = new Map(plans.map((plan) => [plan.id, this.#newRunner(plan)]))
    await this.#startAll([...this.#runners.values()])
  }

  /** Starts plugins that the config names and that were not on the disk before. Whatever else runs, goes on. */
  async refresh(): Promise<void> {
    const plans = await this.#plan()
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
    // One whose files are gone runs on until somebody restarts it.
    for (const [id, old] of before) if (!old.missing && !next.has(id)) next.set(id, old)
    this.#runners = next
    await this.#startAll(added)
  }

  /** Resolves when no process of a plugin is left, after 3 s at most. */
  async stop(): Promise<void> {
    await Promise.all(
      [...this.#runners.values()]
        .filter(({ instance }) => instance.status !== 'disabled')
        .map((runner) => runner.stop()),
    )
  }

  /** Resolves once no plugin is `starting`. */
  async settled(): Promise<void> {
    await Promise.all([...this.#runners.values()].map((runner) => runner.settled()))
  }

  list(): PluginInstance[] {
    return [...this.#runners.values()].map((runner) => runner.instance)
  }

  get(id: string): PluginInstance | undefined {
    return this.#runners.get(id)?.instance
  }

  /**
   * Ends a plugin's process and starts it anew from what is on the disk now; resolves when it runs, or does not. A
   * disabled one stays so.
   *
   * @param config whose entries of this plugin are in force from here on; those of the others are not looked at
   * @throws TriptychError `not_found`
   */
  async restart(id: string, config?: HostConfig): Promise<void> {
    const runner = this.#runner(id)
    if (config !== undefined) {
      const plan = (await this.#plan(config)).find((each) => each.id === id)
      if (plan !== undefined) runner.replan(plan)
    }
    if (runner.instance.status === 'disabled') return
    await runner.start()
    await runner.settled()
  }

  /**
   * Stops and keeps from starting, or starts; the config file is the caller's to change.
   *
   * @throws TriptychError `not_found`
   */
  async setDisabled(id: string, disabled: boolean): Promise<void> {
    const runner = this.#runner(id)
    // In force for whatever `refresh` starts, too.
    const others = (this.#config.disabledPlugins ?? []).filter((other) => other !== id)
    this.#config = { ...this.#config, disabledPlugins: disabled ? [...others, id] : others }
    if (disabled === (runner.instance.status === 'disabled')) return
    await (disabled ? runner.stop('disabled') : runner.start())
    await runner.settled()
  }

  /** The way to a plugin, also before it is there; one object for good. */
  link(id: string): PluginLink {
    const known = this.#links.get(id)
    if (known !== undefined) return known
    const runners = (): PluginLink => this.#runners.get(id) ?? nobody(id)
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

  #plan(config = this.#config): Promise<PluginPlan[]> {
    const { dataDir, directories } = this.#options
    return planPlugins(config, dataDir, directories)
  }

  #newRunner(plan: PluginPlan): PluginRunner {
    const { sink, environment, timing = hostTiming } = this.#options
    return new PluginRunner(plan, { sink, environment, timing, guardian: this.#guardian })
  }

  async #startAll(runners: readonly PluginRunner[]): Promise<void> {
    const disabled = new Set(this.#config.disabledPlugins)
    await Promise.all(runners.map((runner) => (disabled.has(runner.id) ? runner.stop('disabled') : runner.start())))
  }

  #runner(id: string): PluginRunner {
    const runner = this.#runners.get(id)
    if (runner === undefined) throw new TriptychError('not_found', `no loaded plugin has the id ${id}`)
    return runner
  }
}

/** A plugin that the config does not use any more. */
function nobody(id: string): PluginLink {
  const refuse = async (): Promise<never> => {
    throw new PluginFault(`${id} is not loaded`)
  }
  return { available: false, read: refuse, write: refuse }
}
