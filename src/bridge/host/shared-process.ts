import { isDeepStrictEqual } from 'node:util'
import { watchMemory } from './memory-watch.ts'
import type { ProcessLimits } from './sharing.ts'
import { type EndedBy, type Sharer, type SpawnedPlugin, type SpawnOptions, spawnPlugin } from './spawn-plugin.ts'
import type { HostTiming } from './timing.ts'

export interface SharedProcessOptions
  extends Omit<SpawnOptions, 'plugin' | 'package' | 'heapMb' | 'sharers' | 'onLine' | 'onMessage'> {
  /** The plugins that may join; `found` is of one of them. */
  readonly sharers: readonly Sharer[]
  readonly limits: ProcessLimits
  readonly timing: HostTiming
}

/**
 * A process that several plugins are in. It ends as a whole, when one of them is stopped or breaks; then each hears whose
 * doing that was, as far as it is known.
 */
export class SharedProcess {
  /** Resolves when it has ended. */
  readonly exited: Promise<unknown>
  /** Whether any plugin in it has started: one that does not start after that is delayed by nothing but itself. */
  hasRun = false
  readonly #options: SharedProcessOptions
  readonly #spawned: SpawnedPlugin
  readonly #members = new Map<string, Pick<SpawnOptions, 'onLine' | 'onMessage'>>()
  /** Why it ends, by the plugins whose doing it is. */
  readonly #culprits = new Map<string, string>()
  #killedFor: string | undefined
  /** The plugin for whose sake it is stopped. */
  #stoppedFor: string | undefined
  #isStopped = false
  #hasEnded = false

  constructor(options: SharedProcessOptions) {
    const { sharers, limits, timing } = options
    this.#options = options
    const ids = sharers.map(({ id }) => id)
    this.#spawned = spawnPlugin({
      ...options,
      plugin: ids.join(', '),
      package: ids.join(', '),
      heapMb: limits.heapMb,
      onMessage: (message, sharer) => this.#members.get(ids[sharer] ?? '')?.onMessage(message, 0),
      // What programs and addons write: which plugin's they are is not known.
      onLine: (stream, line) => {
        const [first] = this.#members.values()
        first?.onLine(stream, `(of its shared process) ${line}`)
      },
    })
    const { pid } = this.#spawned
    const exceeded = (used: number): void =>
      this.#kill(`its process used ${used} MiB of memory, of ${limits.memoryMb} (\`memoryMb\`)`)
    const unwatch =
      pid === undefined ? undefined : watchMemory({ pid, limit: limits.memoryMb, every: timing.memoryEvery, exceeded })
    this.exited = this.#spawned.exited.finally(() => {
      this.#hasEnded = true
      unwatch?.()
    })
  }

  /** The ids of the plugins that are in it. */
  get members(): string[] {
    return [...this.#members.keys()]
  }

  /** Whether a plugin can join it: one that it was made for, as it is now, and that was not in it before. */
  accepts(sharer: Sharer, limits: ProcessLimits): boolean {
    const { sharers, limits: own } = this.#options
    if (this.#hasEnded || this.#isEnding || this.#members.has(sharer.id)) return false
    return sharers.some((each) => isDeepStrictEqual(each, sharer)) && isDeepStrictEqual(limits, own)
  }

  /** Takes a plugin in. What is returned is a process to it: to end it is to end all of it. */
  join(options: SpawnOptions): SpawnedPlugin {
    const { plugin: id } = options
    this.#members.set(id, options)
    const index = this.#options.sharers.findIndex((sharer) => sharer.id === id)
    return {
      pid: this.#spawned.pid,
      send: (message) => (message.type === 'stop' ? this.stop(id) : this.#spawned.send(message, index)),
      exited: this.#spawned.exited.then((how) => this.#describeEnd(id, this.#killedFor ?? how)),
      terminate: () => this.#spawned.terminate(),
      kill: (reason) => this.#kill(reason),
      blame: (reason) => void (this.#culprits.has(id) || this.#culprits.set(id, reason)),
      endedBy: () => this.#endedBy(id),
    }
  }

  /** Asks all of them to end, for the sake of one, and ends them when they do not. */
  stop(id: string): void {
    if (this.#isStopped) return
    // What a plugin broke may be alive all the same.
    if (!this.#isEnding) this.#stoppedFor = id
    this.#isStopped = true
    for (const index of this.#options.sharers.keys()) this.#spawned.send({ type: 'stop' }, index)
    const { terminateAfter, forceAfter } = this.#options.timing
    const terminate = setTimeout(() => this.#spawned.terminate(), terminateAfter)
    const force = setTimeout(() => this.#spawned.kill(), forceAfter)
    void this.exited.then(() => {
      clearTimeout(terminate)
      clearTimeout(force)
    })
  }

  get #isEnding(): boolean {
    return this.#stoppedFor !== undefined || this.#killedFor !== undefined || this.#culprits.size > 0
  }

  #kill(reason?: string): void {
    this.#killedFor ??= reason
    this.#spawned.kill()
  }

  #endedBy(id: string): EndedBy {
    if (this.#stoppedFor !== undefined) return 'request'
    const { size } = this.#culprits
    // One that ended while others were still to join may have been ended before the first was loaded.
    const isShared = this.#members.size > 1 || (!this.hasRun && this.#options.sharers.length > 1)
    // An error that cannot be attributed is reported for every plugin of the process.
    const isOfAll = this.#members.size > 1 && this.members.every((member) => this.#culprits.has(member))
    if (isShared && (size === 0 || isOfAll)) return 'unknown'
    return size === 0 || this.#culprits.has(id) ? 'self' : 'other'
  }

  #describeEnd(id: string, how: string): string {
    const by = this.#endedBy(id)
    const others = this.members.filter((other) => other !== id)
    if (by === 'request') return `${this.#stoppedFor}, which shares its process, was stopped or started again`
    if (by === 'other') {
      const [[culprit, reason] = []] = this.#culprits
      return `${culprit}, which shares its process, ended it: ${reason}`
    }
    return this.#culprits.size === 1 || others.length === 0
      ? how
      : `${how} (it shares its process with ${others.join(', ')})`
  }
}
