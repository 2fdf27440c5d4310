import pLimit from 'p-limit'
import { PluginFault, type PluginLink } from '../accessories/plugin-link.ts'
import type { ExternalAccessory, Value } from '../protocol/accessory.ts'
import type { FailedMessage, LoadedMessage, LogLevel } from '../protocol/messages.ts'
import { chooseEntries } from './choose-entries.ts'
import { ExternalList } from './external-list.ts'
import { Heartbeat } from './heartbeat.ts'
import type { PluginManifest } from './manifest.ts'
import type { PluginPlan } from './plan-plugins.ts'
import { configForView, isAtRest, type PluginInstance, type PluginStats, type PluginStatus } from './plugin-instance.ts'
import { PluginProcess } from './plugin-process.ts'
import type { FoundPlugin } from './resolve-plugin.ts'
import { makeReady, type Ready, type RunnerOptions } from './runner-options.ts'
import type { SharedProcess } from './shared-process.ts'
import type { EndedBy } from './spawn-plugin.ts'
import { Usage } from './usage.ts'
import { createWatch } from './watch.ts'

/** After so many crashes in a row of its shared process that it caused, or may have caused, a plugin gets a process of its own. */
const MOST_CRASHES_SHARED = 3

/** The life of one plugin: its process, and what follows when that ends. */
export class PluginRunner implements PluginLink {
  readonly id: string
  /** In force with the next start. */
  plan: PluginPlan
  readonly #options: RunnerOptions
  #manifest: PluginManifest
  #status: PluginStatus = 'stopped'
  #reason: string | undefined
  #retryAt: number | undefined
  #process: PluginProcess | undefined
  /** What its process is, where others are in it. */
  #shared: SharedProcess | undefined
  /** The process whose module is there. */
  #begun: PluginProcess | undefined
  #heartbeat: Heartbeat | undefined
  #usage: Usage | undefined
  /** The start, the backoff, or the time after which it counts as stable: one at a time. */
  #timer: NodeJS.Timeout | undefined
  /** What the process said of itself before it ended. */
  #failure: FailedMessage | undefined
  #missing = false
  #crashes = 0
  /** Those of a shared process that it caused, or may have caused. */
  #crashesShared = 0
  #starts = 0
  readonly #inTurn = pLimit(1)
  /** Looked at when its status changes, and when it is complete. */
  readonly #watch = createWatch()
  readonly #externals: ExternalList<PluginProcess>
  /** Null until its process has put what it begins with; then whether nothing was missing. */
  #complete: boolean | null = null
  #isRetired = false

  constructor(plan: PluginPlan, options: RunnerOptions) {
    this.id = plan.id
    this.plan = plan
    this.#options = options
    this.#manifest = plan.manifest
    const { externalOwner: ownerOf } = options
    this.#externals = new ExternalList({ ownerOf, warn: (message) => this.#log('warn', message) })
  }

  get instance(): PluginInstance {
    return {
      id: this.id,
      package: this.plan.package,
      bridge: this.plan.bridge,
      manifest: this.#manifest,
      status: this.#status,
      ...(this.#reason !== undefined && { statusReason: this.#reason }),
      ...(this.#retryAt !== undefined && { retryAt: this.#retryAt }),
      config: configForView(this.plan),
    }
  }

  get stats(): PluginStats {
    const accessories = this.#options.sink.knownAccessories(this.id).length
    const restarts = Math.max(0, this.#starts - 1)
    const { apart } = this.#options.sharedProcesses.placementOf(this.id)
    return {
      ...(this.#usage?.figures ?? { memory: 0, heapUsed: 0, cpu: 0, uptime: 0 }),
      ...{ restarts, accessories },
      ...(this.#shared !== undefined && { sharedWith: this.#shared.members.filter((id) => id !== this.id) }),
      ...(apart !== undefined && { apart }),
    }
  }

  hasExternal(uuid: string): boolean {
    return this.#externals.has(uuid)
  }

  /** Its accessories that have HAP servers of their own. */
  get externals(): ExternalAccessory[] {
    return this.#externals.listFor(this.#process)
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

  async write(ref: Parameters<PluginLink['write']>[0], value: Value): Promise<Value | undefined> {
    return (await this.#answering().ask({ type: 'write', ref, value })) as Value | undefined
  }

  /** Removes all pairings of an accessory with a HAP server of its own. Throws a `PluginFault`. */
  async unpair(uuid: string): Promise<void> {
    await this.#answering().ask({ type: 'unpair', uuid })
  }

  /** Ends its process, and starts another one; as if nothing had happened before. */
  start(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#isRetired) return
      this.#options.sharedProcesses.return(this.id)
      await this.#startAnew()
    })
  }

  /** The same, in the process that it is to share, if it runs or is to. */
  rejoin(reason: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#isRetired || isAtRest(this.#status)) return
      this.#log('info', `it shares a process again: ${reason}`)
      await this.#startAnew()
    })
  }

  async #startAnew(): Promise<void> {
    if (this.#process === undefined) this.#release()
    else await this.#end('restarting')
    this.#forgetCrashes()
    await this.#prepare()
  }

  /** Ends its process. */
  stop(status: 'stopped' | 'disabled' = 'stopped'): Promise<void> {
    return this.#inTurn(() => this.#end(status))
  }

  /** Ends its process for good: another one has its place, whatever is still asked of this one. */
  retire(): Promise<void> {
    this.#isRetired = true
    return this.#inTurn(async () => {
      if (this.#status !== 'stopped' && this.#status !== 'disabled') await this.#end('stopped')
    })
  }

  /** Resolves once it is not `starting`. */
  async waitUntilSettled(): Promise<void> {
    await this.#inTurn(async () => {})
    await this.#watch.until(() => this.#status !== 'starting')
  }

  /** Resolves once it has put every accessory that it begins with, or does not run; with false if some are missing. */
  async completed(): Promise<boolean> {
    await this.#inTurn(async () => {})
    await this.#watch.until(() => this.#complete !== null || this.#process === undefined)
    return this.available && this.#complete === true
  }

  async #prepare(): Promise<void> {
    const { plan } = this
    const ready = await makeReady(plan, this.#options.prepare)
    this.#missing = 'missing' in ready && ready.missing
    if ('reason' in ready) {
      if (!ready.passing) return this.#fail(ready.reason)
      this.#crashes += 1
      return this.#retry(ready.reason)
    }
    this.#manifest = { ...ready.found.manifest, name: this.id }
    await this.#launch(plan, ready)
  }

  /** Unless it was stopped or started while this waited for its turn. */
  async #prepareAgain(): Promise<void> {
    if (this.#status === 'restarting' && this.#process === undefined) await this.#prepare()
  }

  async #launch(plan: PluginPlan, ready: Ready): Promise<void> {
    this.#starts += 1
    this.#failure = undefined
    this.#complete = null
    try {
      this.#spawn(plan, ready, await this.#options.sharedProcesses.admit(plan, ready))
    } catch (error) {
      this.#ended(`its process cannot be started: ${String(error)}`, 'system')
    }
  }

  #spawn({ package: name, settings }: PluginPlan, ready: Ready, shared: SharedProcess | undefined): void {
    const { found } = ready
    const { sink, timing } = this.#options
    const running: PluginProcess = new PluginProcess({
      ...this.#options,
      ...ready,
      shared,
      plugin: this.id,
      package: name,
      heapMb: settings.heapMb,
      memoryMb: settings.memoryMb,
      allowSetuid: found.kind === 'homebridge' && settings.allowSetuid,
      loaded: (message) => {
        // Once a process: each costs a thread.
        if (this.#begun === running) return
        this.#begun = running
        this.#begin(running, message, found).catch((error) => this.#refuse(running, String(error)))
      },
      running: () => this.#runs(running),
      failed: (message) => {
        this.#failure ??= message
      },
      pong: (message) => {
        this.#usage?.add(message)
        this.#heartbeat?.recordAnswer()
      },
      complete: (isWhole) => this.#completes(running, isWhole),
      external: (message) => this.#externals.take(message, running),
      separate: (platform) => {
        if (this.#process === running) this.#options.separate(platform)
      },
    })
    this.#process = running
    this.#shared = shared
    this.#set('starting')
    const limit = found.kind === 'homebridge' ? timing.homebridgeStartLimit : timing.startLimit
    this.#after(limit, () =>
      running.kill(`it did not start within ${limit / 1000} s`, shared === undefined || shared.hasRun),
    )
    void running.exited.then((how) => {
      if (this.#process === running) this.#ended(how, running.endedBy)
    })
    const { apart } = this.#options.sharedProcesses.placementOf(this.id)
    if (apart !== undefined) this.#log('info', `it runs in a process of its own: ${apart}`)
    sink.log({ level: 'debug', plugin: this.id, message: `starting ${found.entry}` })
  }

  /** The module is there: its entries decide whether it starts. */
  async #begin(process: PluginProcess, loaded: LoadedMessage, { kind }: FoundPlugin): Promise<void> {
    const { sink, timing } = this.#options
    const choice = await chooseEntries(this.plan, kind, loaded, timing.configLimit)
    if (this.#process !== process) return
    if ('refusal' in choice) return this.#refuse(process, choice.refusal)
    for (const warning of choice.warnings) this.#log('warn', warning)
    process.start({ ...choice.entries, accessories: sink.knownAccessories(this.id) })
  }

  /** Ends a process that no other try would help. */
  #refuse(process: PluginProcess, reason: string): void {
    this.#failure = { type: 'failed', reason, final: true }
    process.kill(reason, true)
  }

  #runs(process: PluginProcess): void {
    if (this.#process !== process || this.#status !== 'starting') return
    const { timing } = this.#options
    if (this.#shared !== undefined) this.#shared.hasRun = true
    this.#usage = new Usage()
    this.#heartbeat = new Heartbeat(timing, {
      sendPing: () => process.ping(),
      onUnresponsive: () => this.#set('unresponsive', `no answer for ${timing.unresponsiveAfter / 1000} s`),
      onRecovered: () => this.#set('running'),
      onDead: () => process.kill(`it did not answer for ${timing.killAfter / 1000} s`, this.#shared === undefined),
    })
    this.#heartbeat.start()
    this.#set('running')
    this.#after(timing.stableAfter, () => this.#forgetCrashes())
  }

  #completes(process: PluginProcess, isWhole: boolean): void {
    if (this.#process !== process) return
    this.#externals.keepOnly(process)
    this.#complete = isWhole
    this.#watch.look()
  }

  /** Its process ended without being asked to. */
  #ended(how: string, by: EndedBy = 'self'): void {
    const isShared = this.#shared !== undefined
    const wasStarting = this.#status === 'starting'
    this.#release()
    const reason = this.#failure?.reason ?? how
    if (by === 'other' || by === 'request') {
      this.#follow(reason, by)
      return
    }
    this.#crashes += 1
    if (by !== 'system') this.#part(isShared, by === 'unknown', wasStarting, reason)
    if (this.#failure?.final === true) this.#fail(reason)
    else this.#retry(reason)
  }

  /** Keeps the others from being started again and again with it. */
  #part(isShared: boolean, isSuspect: boolean, wasStarting: boolean, reason: string): void {
    const { sharedProcesses } = this.#options
    if (!isShared) {
      sharedProcesses.convict(this.id, reason)
      return
    }
    const isBySelf = wasStarting && !isSuspect
    this.#crashesShared += 1
    if (!isBySelf && this.#crashesShared < MOST_CRASHES_SHARED) return
    const what = isBySelf
      ? 'could not start in'
      : `${isSuspect ? 'may have ' : ''}ended, ${this.#crashesShared} times in a row,`
    sharedProcesses.leave(this.id, `it ${what} the process that it shared (${reason})`, isSuspect)
  }

  #forgetCrashes(): void {
    this.#crashes = 0
    this.#crashesShared = 0
  }

  /** For ever: after a power cut the router may be slower than this machine. */
  #retry(reason: string): void {
    const { backoff, maxBackoff } = this.#options.timing
    const delay = Math.min(maxBackoff, backoff * 2 ** (this.#crashes - 1))
    const times = this.#crashes === 1 ? '' : ` (${this.#crashes} times in a row)`
    this.#log('error', `${reason}${times}; it is started again in ${delay / 1000} s`)
    this.#startIn(delay, reason)
  }

  /** Its process is started again with the others that share it; it counts as no crash of this one. */
  #follow(reason: string, by: 'other' | 'request'): void {
    const delay = by === 'request' ? 0 : this.#options.timing.backoff
    this.#log(by === 'request' ? 'info' : 'warn', `${reason}; it is started again`)
    this.#startIn(delay, reason)
  }

  #startIn(delay: number, reason: string): void {
    this.#set('restarting', reason, Date.now() + delay)
    // All of it: what the plugin wrote into its config file is taken over first.
    this.#after(delay, () => void this.#inTurn(() => this.#prepareAgain()))
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
    this.#shared = undefined
  }

  #fail(reason: string): void {
    this.#log('error', `failed: ${reason}`)
    this.#set('failed', reason)
  }

  #answering(): PluginProcess {
    if (this.#process === undefined || !this.available) throw new PluginFault(`${this.id} is ${this.#status}`)
    return this.#process
  }

  #set(status: PluginStatus, reason?: string, retryAt?: number): void {
    this.#status = status
    this.#reason = reason
    this.#retryAt = retryAt
    this.#options.sink.statusChanged(this.id, status)
    this.#watch.look()
  }

  #log(level: LogLevel, message: string): void {
    this.#options.sink.log({ level, plugin: this.id, message })
  }

  #after(delay: number, action: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(action, delay).unref()
  }
}
