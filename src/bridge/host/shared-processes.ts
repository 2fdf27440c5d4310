import pLimit, { type LimitFunction } from 'p-limit'
import type { PluginPlan } from './plan-plugins.ts'
import type { PluginProcesses } from './plugin-processes.ts'
import { SharedProcess } from './shared-process.ts'
import { keyOf, type Placement, placePlugins, sharedLimits } from './sharing.ts'
import type { SpawnOptions } from './spawn-plugin.ts'
import type { HostTiming } from './timing.ts'

export interface SharedProcessesOptions {
  readonly processes: PluginProcesses
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly timing: HostTiming
  /** The plugins that are not disabled, as they are to run next. */
  plans(): readonly PluginPlan[]
  /** Has plugins that run in processes of their own started again, where they share one. */
  rejoin(ids: readonly string[], reason: string): void
}

/** What the process of a plugin is made of. */
type Ready = Pick<SpawnOptions, 'found' | 'homebridge'>

/** The processes that plugins share, and who has left them. */
export class SharedProcesses {
  readonly #options: SharedProcessesOptions
  readonly #running = new Map<string, SharedProcess>()
  readonly #turns = new Map<string, LimitFunction>()
  readonly #left = new Map<string, string>()
  /** Those that left because one of them broke their process, and it was not known which: by what they had in common. */
  readonly #suspects = new Map<string, string>()

  constructor(options: SharedProcessesOptions) {
    this.#options = options
  }

  /** Where a plugin runs next. */
  placementOf(id: string): Placement {
    return placePlugins(this.#options.plans(), (other) => this.#left.get(other)).get(id) ?? {}
  }

  /**
   * From now on it runs in a process of its own, until it returns.
   *
   * @param isSuspect whether it may have been another that broke the process
   */
  leave(id: string, reason: string, isSuspect: boolean): void {
    const { key } = this.placementOf(id)
    if (isSuspect && key !== undefined) this.#suspects.set(id, key)
    this.#left.set(id, reason)
  }

  return(id: string): void {
    this.#suspects.delete(id)
    this.#left.delete(id)
  }

  /** It ended its own process: where it was one of several suspects, the others may share theirs again. */
  convict(id: string, reason: string): void {
    const key = this.#suspects.get(id)
    if (key === undefined) return
    this.#suspects.delete(id)
    this.#left.set(id, `it ended a process of its own as well (${reason})`)
    const cleared = [...this.#suspects].flatMap(([other, theirs]) => (theirs === key ? [other] : []))
    for (const other of cleared) this.return(other)
    this.#options.rejoin(cleared, `it was ${id} that ended the process that it shared`)
  }

  /**
   * The process that a plugin is to join, started where there is none. One that cannot take it in is ended before: its
   * plugins start again with this one. Undefined for a plugin that runs in a process of its own.
   *
   * @param plan what it was made ready by; that of its next start may be another
   */
  async admit({ id, settings }: PluginPlan, ready: Ready): Promise<SharedProcess | undefined> {
    const { key } = this.placementOf(id)
    // A plugin prepared for another user or as another kind would give the others in the process its rights.
    if (key === undefined || key !== keyOf(ready.found.kind, settings)) return undefined
    const turn = this.#turns.get(key) ?? pLimit(1)
    this.#turns.set(key, turn)
    return turn(() => this.#admit(id, key, ready))
  }

  async #admit(id: string, key: string, { found, homebridge }: Ready): Promise<SharedProcess> {
    const { processes, environment, timing, plans } = this.#options
    const placements = placePlugins(plans(), (other) => this.#left.get(other))
    const together = plans().filter((plan) => placements.get(plan.id)?.key === key)
    const limits = sharedLimits(together)
    const running = this.#running.get(key)
    if (running?.accepts({ id, folder: found.folder }, limits)) return running
    running?.stop(id)
    await running?.exited
    const folders = await Promise.all(
      together.map(async (plan) => (plan.id === id ? found : (await plan.resolve()).found)?.folder),
    )
    const sharers = together.flatMap((plan, index) => {
      const folder = folders[index]
      return folder === undefined ? [] : [{ id: plan.id, folder }]
    })
    const allowSetuid = together.some(({ settings, kind }) => kind === 'homebridge' && settings.allowSetuid === true)
    const started = new SharedProcess({
      ...{ found, homebridge, sharers, limits, allowSetuid, processes, environment, timing },
    })
    this.#running.set(key, started)
    void started.exited.then(() => {
      if (this.#running.get(key) === started) this.#running.delete(key)
    })
    return started
  }
}
