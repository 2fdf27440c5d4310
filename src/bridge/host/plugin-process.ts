import { errorMessage, errorStack } from '../../lib/error-text.ts'
import type {
  Answer,
  DaemonRequest,
  ExternalMessage,
  FailedMessage,
  LoadedMessage,
  Pong,
  ReadRequest,
  Start,
  ToChild,
  Unnumbered,
  UnpairRequest,
  WriteRequest,
} from '../protocol/messages.ts'
import { DEFAULT_HEAP_MB, OUTSIDE_HEAP_MB } from './host-config.ts'
import type { HostSink } from './host-sink.ts'
import { Inbox, type OtherMessage } from './inbox.ts'
import { watchMemory } from './memory-watch.ts'
import { PendingRequests } from './pending-requests.ts'
import type { SharedProcess } from './shared-process.ts'
import { type EndedBy, type SpawnedPlugin, type SpawnOptions, spawnPlugin } from './spawn-plugin.ts'
import type { HostTiming } from './timing.ts'

export interface PluginProcessOptions extends Omit<SpawnOptions, 'sharers' | 'onLine' | 'onMessage'> {
  /** What it joins; a process of its own when undefined. */
  readonly shared: SharedProcess | undefined
  readonly sink: HostSink
  readonly timing: HostTiming
  /** Most that its process may have of the machine's memory, MiB; its heap and 256 when absent. */
  readonly memoryMb?: number | undefined
  loaded(message: LoadedMessage): void
  running(): void
  failed(message: FailedMessage): void
  pong(message: Pong): void
  complete(isWhole: boolean): void
  external(message: ExternalMessage): void
  separate(platform: string): void
}

/** One process of a plugin, from its start to its end. */
export class PluginProcess {
  /** Resolves with how it ended. */
  readonly exited: Promise<string>
  readonly #options: PluginProcessOptions
  readonly #spawned: SpawnedPlugin
  readonly #inbox: Inbox
  readonly #requests: PendingRequests
  #killedFor: string | undefined

  constructor(options: PluginProcessOptions) {
    const { plugin, sink, timing } = options
    this.#options = options
    this.#requests = new PendingRequests((message) => this.#send(message), timing.answerLimit)
    this.#inbox = new Inbox({
      message: (message) => this.#handleMessage(message),
      log: (level, message) => sink.log({ level, plugin, message }),
      value: (ref, value, event) => sink.valueChanged(plugin, ref, value, event),
      refuse: (id, refusal) => this.#send({ type: 'answer', id, refusal }),
    })
    const spawn: SpawnOptions = {
      ...options,
      onLine: (stream, line) => this.#inbox.log(stream === 'stdout' ? 'info' : 'warn', line),
      onMessage: (message) => this.#receive(message),
    }
    this.#spawned = options.shared?.join(spawn) ?? spawnPlugin(spawn)
    const unwatch = this.#watchMemory()
    this.exited = this.#spawned.exited.then((how) => {
      unwatch()
      this.#inbox.close()
      this.#requests.fail('the process of the plugin ended')
      return this.#killedFor ?? how
    })
    const { entry, kind, folder } = options.found
    const { settings: homebridge } = options.homebridge ?? {}
    const load = { kind, plugin, package: options.package, entry, folder }
    this.#send({ type: 'load', ...load, ...(homebridge && { homebridge }) })
  }

  start(start: Omit<Start, 'type'>): void {
    this.#send({ type: 'start', ...start })
  }

  ping(): void {
    this.#send({ type: 'ping' })
  }

  /** Rejects with a `PluginFault`. */
  ask(request: Unnumbered<ReadRequest | WriteRequest | UnpairRequest>): Promise<unknown> {
    return this.#requests.ask(request)
  }

  /** Asks it to end, and ends it when it does not. */
  async stop(): Promise<void> {
    const { terminateAfter, forceAfter } = this.#options.timing
    this.#send({ type: 'stop' })
    const terminate = setTimeout(() => this.#spawned.terminate(), terminateAfter)
    const force = setTimeout(() => this.#spawned.kill(), forceAfter)
    await this.exited
    clearTimeout(terminate)
    clearTimeout(force)
  }

  /**
   * Ends it at once, with whatever it started, and those that share it.
   *
   * @param isOwn whether the reason is one of this plugin, where others share its process
   */
  kill(reason: string, isOwn: boolean): void {
    this.#killedFor ??= reason
    if (isOwn) this.#spawned.blame?.(reason)
    this.#spawned.kill(reason)
  }

  /** Once it has ended: whose doing that was. */
  get endedBy(): EndedBy {
    return this.#spawned.pid === undefined ? 'system' : (this.#spawned.endedBy?.() ?? 'self')
  }

  #watchMemory(): () => void {
    const { heapMb = DEFAULT_HEAP_MB, memoryMb: limit = heapMb + OUTSIDE_HEAP_MB, timing } = this.#options
    const { pid } = this.#spawned
    // That of a shared one is watched once.
    if (pid === undefined || this.#options.shared !== undefined) return () => {}
    const exceeded = (used: number): void =>
      this.kill(`it used ${used} MiB of memory, of ${limit} (\`memoryMb\`)`, true)
    return watchMemory({ pid, limit, every: timing.memoryEvery, exceeded })
  }

  #send(message: ToChild): void {
    this.#spawned.send(message)
  }

  /** Whatever a plugin says, the daemon goes on. */
  #receive(raw: unknown): void {
    const { plugin, sink } = this.#options
    try {
      if (this.#killedFor === undefined) this.#inbox.receive(raw)
    } catch (error) {
      const reason = errorStack(error)
      sink.log({ level: 'error', plugin, message: `a message of its process was rejected: ${reason}` })
    }
  }

  #handleMessage(message: OtherMessage): void {
    const { plugin, sink } = this.#options
    if (message.type === 'loaded') this.#options.loaded(message)
    else if (message.type === 'running') this.#options.running()
    else if (message.type === 'failed') this.#fails(message)
    else if (message.type === 'complete') this.#options.complete(message.isWhole)
    else if (message.type === 'external' || message.type === 'externalGone') this.#options.external(message)
    else if (message.type === 'separate') this.#options.separate(message.platform)
    else if (message.type === 'pong') this.#options.pong(message)
    else if (message.type === 'answer') this.#requests.settle(message)
    else void serveRequest(sink, plugin, message).then((answer) => this.#send(answer))
  }

  #fails(message: FailedMessage): void {
    this.#spawned.blame?.(message.reason)
    this.#options.failed(message)
  }
}

/** Does what a plugin asks of the daemon. Never rejects: a refusal is an answer. */
async function serveRequest(sink: HostSink, plugin: string, request: DaemonRequest): Promise<Answer> {
  const { id } = request
  try {
    const value = await serve(sink, plugin, request)
    return value === undefined ? { type: 'answer', id } : { type: 'answer', id, value }
  } catch (error) {
    return { type: 'answer', id, refusal: { message: errorMessage(error) } }
  }
}

async function serve(sink: HostSink, plugin: string, request: DaemonRequest): Promise<unknown> {
  switch (request.type) {
    case 'putAccessory':
      return sink.putAccessory(plugin, request.description)
    case 'removeAccessory':
      return sink.removeAccessory(plugin, request.uuid)
    case 'storageGet':
      return sink.storage.get(plugin, request.key)
    case 'storageSet':
      return sink.storage.set(plugin, request.key, request.value)
    case 'storageDelete':
      return sink.storage.delete(plugin, request.key)
    case 'storageKeys':
      return sink.storage.keys(plugin)
  }
}
