import { PluginFault, type PluginLink } from '../accessories/plugin-link.ts'
import type { PlatformConfig } from '../child/define-plugin.ts'
import type { Value } from '../protocol/accessory.ts'
import type { LogLevel } from '../protocol/log-level.ts'
import type { Failed, Loaded } from '../protocol/messages.ts'
import { checkConfig } from './check-config.ts'
import type { Guardian } from './guardian.ts'
import { Heartbeat } from './heartbeat.ts'
import type { PluginSettings } from './host-config.ts'
import type { HostSink } from './host-sink.ts'
import type { PluginManifest } from './manifest.ts'
import type { PluginInstance, PluginStats, PluginStatus } from './plugin-instance.ts'
import { PluginProcess } from './plugin-process.ts'
import type { FoundPlugin, Resolution } from './resolve-plugin.ts'
import type { HostTiming } from './timing.ts'
import { Usage } from './usage.ts'

/** One plugin of the config. */
export interface PluginPlan {
  readonly id: string
  readonly manifest: PluginManifest
  /** The platform entries that name it; at least one. */
  readonly entries: readonly PlatformConfig[]
  readonly settings: PluginSettings
  /** Whether it was there when this was planned. */
  readonly found: boolean
  /** Finds it on the disk, anew before each start that somebody asked for. */
  resolve(): Promise<Resolution>
}

export interface RunnerOptions {
  readonly sink: HostSink
  readonly timing: HostTiming
  readonly guardian: Guardian
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The life of one plugin: its process, and what follows when that ends. */
export class PluginRunner implements PluginLink {
  readonly id: string
  #plan: PluginPlan
  readonly #options: RunnerOptions
  #manifest: PluginManifest
  #status: PluginStatus = 'stopped'
  #reason: string | undefined
  #process: PluginProcess | undefined
  /** The process whose module is there. */
  #begun: PluginProcess | undefined
  #heartbeat: Heartbeat | undefined
  #usage: Usage | undefined
  /** The start, the backoff, or the time after which it counts as stable: one at a time. */
  #timer: NodeJS.Timeout | undefined
  /** What the process said of itself before it ended. */
  #failure: Failed | undefined
  #missing = false
  #crashes = 0
  #starts = 0
  #turn: Promise<void> = Promise.resolve()
  #settling = new Set<() => void>()

  constructor(plan: PluginPlan, options: RunnerOptions) {
    this.id = plan.id
    this.#plan = plan
    this.#options = options
    this.#manifest = plan.manifest
  }

  get instance(): PluginInstance {
    return {
      id: this.id,
      manifest: this.#manifest,
      status: this.#status,
      ...(this.#reason !== undefined && { statusReason: this.#reason }),
      config: this.#plan.entries[0] ?? {},
    }
  }

  get stats(): PluginStats {
    const accessories = this.#options.sink.knownAccessories(this.id).length
    const restarts = Math.max(0, this.#starts - 1)
    return { ...(this.#usage?.figures ?? { memory: 0, heapUsed: 0, cpu: 0, uptime: 0 }), restarts, accessories }
  }

  /** Whether there was nothing to start when it was to start. */
  get missing(): boolean {
    return this.#missing
  }

  get available(): boolean {
    return this.#status === 'running'
  }

  async read(ref: Parameters<PluginLink['read']>[0]): Promise<Value> {
    const value = await this.#answering().ask({ type: 'read', ref })
    if (value === undefined) throw new PluginFault('the plugin answered without a value')
    return value as Value
  }

  async write(ref: Parameters<PluginLink['write']>[0], value: Value): Promise<void> {
    await this.#answering().ask({ type: 'write', ref, value })
  }

  /** Takes another plan of the same plugin; in force with the next start. */
  replan(plan: PluginPlan): void {
    this.#plan = plan
  }

  /** Ends its process, and starts another one; as if nothing had happened before. */
  start(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#process === undefined) this.#release()
      else await this.#end('restarting')
      this.#crashes = 0
      const resolution = await this.#plan
        .resolve()
        .catch((error: unknown) => ({ found: undefined, reason: String(error) }))
      this.#missing = resolution.found === undefined
      if (resolution.found === undefined) return this.#fail(resolution.reason)
      const { name } = resolution.found.manifest
      if (name !== this.id) return this.#fail(`its path holds the plugin ${name}: restart the daemon`)
      this.#manifest = resolution.found.manifest
      this.#launch(resolution.found)
    })
  }

  /** Ends its process. */
  stop(status: 'stopped' | 'disabled' = 'stopped'): Promise<void> {
    return this.#inTurn(() => this.#end(status))
  }

  /** Resolves once it is not `starting`. */
  async settled(): Promise<void> {
    await this.#turn
    if (this.#status === 'starting') await new Promise<void>((resolve) => this.#settling.add(resolve))
  }

  #launch(found: FoundPlugin): void {
    this.#starts += 1
    this.#failure = undefined
    try {
      this.#spawn(found)
    } catch (error) {
      this.#ended(found, `its process cannot be started: ${String(error)}`)
    }
  }

  #spawn(found: FoundPlugin): void {
    const { sink, timing } = this.#options
    const running: PluginProcess = new PluginProcess({
      ...this.#options,
      plugin: this.id,
      found,
      heapMb: this.#plan.settings.heapMb,
      loaded: (message) => {
        // Once a process: each costs a thread.
        if (this.#begun === running) return
        this.#begun = running
        this.#begin(running, message).catch((error) => this.#refuse(running, String(error)))
      },
      running: () => this.#runs(running),
      failed: (message) => {
        this.#failure ??= message
      },
      pong: (message) => {
        this.#usage?.add(message)
        this.#heartbeat?.heard()
      },
    })
    this.#process = running
    this.#set('starting')
    this.#after(timing.startLimit, () => running.kill(`it did not start within ${timing.startLimit / 1000} s`))
    void running.exited.then((how) => {
      if (this.#process === running) this.#ended(found, how)
    })
    sink.log({ level: 'debug', plugin: this.id, message: `starting ${found.entry}` })
  }

  /** The module is there: its config decides whether it starts. */
  async #begin(process: PluginProcess, { platform, configSchema }: Loaded): Promise<void> {
    const { sink, timing } = this.#options
    const entry = this.#plan.entries.find((candidate) => candidate.platform === platform)
    const others = this.#plan.entries.filter((candidate) => candidate !== entry).map((other) => other.platform)
    const unknown = `it registers the platform ${platform}, not ${others.join(', ')}`
    if (entry === undefined) return this.#refuse(process, unknown)
    if (others.length > 0) this.#log('warn', unknown)
    const finding =
      configSchema === null
        ? { config: entry }
        : await checkConfig({ schema: configSchema, config: entry }, timing.configLimit)
    if (this.#process !== process) return
    if ('problems' in finding) this.#refuse(process, `its config is not valid: ${finding.problems.join('; ')}`)
    else process.start(finding.config, sink.knownAccessories(this.id))
  }

  /** Ends a process that no other try would help. */
  #refuse(process: PluginProcess, reason: string): void {
    this.#failure = { type: 'failed', reason, final: true }
    process.kill(reason)
  }

  #runs(process: PluginProcess): void {
    if (this.#process !== process || this.#status !== 'starting') return
    const { timing } = this.#options
    this.#usage = new Usage()
    this.#heartbeat = new Heartbeat(timing, {
      ping: () => process.ping(),
      unresponsive: () => this.#set('unresponsive', `no answer for ${timing.unresponsiveAfter / 1000} s`),
      recovered: () => this.#set('running'),
      dead: () => process.kill(`it did not answer for ${timing.killAfter / 1000} s`),
    })
    this.#heartbeat.start()
    this.#set('running')
    this.#after(timing.stableAfter, () => {
      this.#crashes = 0
    })
  }

  /** Its process ended without being asked to. */
  #ended(found: FoundPlugin, how: string): void {
    const { maxCrashes } = this.#options.timing
    this.#release()
    const reason = this.#failure?.reason ?? how
    this.#crashes += 1
    if (this.#failure?.final === true) this.#fail(reason)
    else if (this.#crashes >= maxCrashes) this.#fail(`${reason} (${this.#crashes} times in a row)`)
    else this.#retry(found, reason)
  }

  #retry(found: FoundPlugin, reason: string): void {
    const { backoff, maxBackoff, maxCrashes } = this.#options.timing
    const delay = Math.min(maxBackoff, backoff * 2 ** (this.#crashes - 1))
    this.#log('error', `${reason}; it is started again in ${delay / 1000} s (crash ${this.#crashes} of ${maxCrashes})`)
    this.#set('restarting', reason)
    this.#after(delay, () => this.#launch(found))
  }

  async #end(status: PluginStatus): Promise<void> {
    const process = this.#process
    this.#release()
    this.#set(status)
    await process?.stop()
  }

  #release(): void {
    clearTimeout(this.#timer)
    this.#heartbeat?.stop()
    this.#heartbeat = undefined
    this.#usage = undefined
    this.#process = undefined
  }

  #fail(reason: string): void {
    this.#log('error', `failed: ${reason}`)
    this.#set('failed', reason)
  }

  #answering(): PluginProcess {
    if (this.#process === undefined || !this.available) throw new PluginFault(`${this.id} is ${this.#status}`)
    return this.#process
  }

  #set(status: PluginStatus, reason?: string): void {
    this.#status = status
    this.#reason = reason
    this.#options.sink.statusChanged(this.id, status)
    if (status === 'starting') return
    for (const settle of this.#settling) settle()
    this.#settling.clear()
  }

  #log(level: LogLevel, message: string): void {
    this.#options.sink.log({ level, plugin: this.id, message })
  }

  #after(delay: number, action: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(action, delay).unref()
  }

  #inTurn(action: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(action)
    this.#turn = turn.catch(() => {})
    return turn
  }
}
