import { setTimeout as delay } from 'node:timers/promises'
import { connect, type IClientOptions, type MqttClient } from 'mqtt'
import { HapError, type PluginLog } from '../../child/define-plugin.ts'

export interface BrokerSettings {
  readonly url: string
  readonly username?: string
  readonly password?: string
  readonly topics: readonly string[]
}

export interface BrokerEvents {
  /** `retained`: the broker had kept it, it is not new. */
  message(topic: string, payload: Buffer, retained: boolean): void
}

/** How long a write may take to be acknowledged, in milliseconds: HAP gives it 3 s in all. */
const WRITE_TIME = 2_500
/** A connection that ends sooner counts as one that failed, in milliseconds. */
const STABLE = 10_000

/** How long to wait after so many failures in a row, in milliseconds: 1, 2, 4 … 60 s. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, failures - 1), 60_000)
}

/**
 * A connection to a broker that comes back after it was lost. Each is a client of its own, so that
 * nothing that was refused, or timed out, is ever sent later.
 */
export class Broker {
  readonly #settings: BrokerSettings
  readonly #events: BrokerEvents
  readonly #log: PluginLog
  /** Without the name and password that it may hold. */
  readonly #shown: string
  #client: MqttClient | undefined

  constructor(settings: BrokerSettings, events: BrokerEvents, log: PluginLog) {
    const { host, protocol } = new URL(settings.url)
    this.#settings = settings
    this.#events = events
    this.#log = log
    this.#shown = `${protocol}//${host}`
  }

  /** Connects again and again, until the signal aborts. Logs when the broker goes and when it is back, once each. */
  async run(signal: AbortSignal): Promise<void> {
    let failures = 0
    let known = false
    while (!signal.aborted) {
      const { reason, connectedFor } = await this.#connectOnce(signal)
      if (signal.aborted) return
      if (connectedFor > 0) known = false
      this.#log[known ? 'debug' : 'warn'](`${this.#shown} is away (${reason}); trying again`)
      known = true
      failures = connectedFor > STABLE ? 0 : failures + 1
      await delay(retryDelay(failures), undefined, { signal }).catch(() => {})
    }
  }

  /**
   * Sends a message with QoS 1 and waits until the broker has it.
   *
   * @throws HapError when there is no broker, or it does not say that it has it
   */
  async publish(topic: string, payload: string): Promise<void> {
    const client = this.#client
    if (client === undefined) throw new HapError(`${this.#shown} is away`)
    const late = new AbortController()
    const tooLate = delay(WRITE_TIME, undefined, { signal: late.signal }).then(() => {
      throw new Error('no answer')
    })
    try {
      await Promise.race([client.publishAsync(topic, payload, { qos: 1 }), tooLate])
    } catch (error) {
      throw new HapError(`${topic}: ${reasonOf(error)}`)
    } finally {
      late.abort()
      tooLate.catch(() => {})
    }
  }

  /** One connection, from its start to its end; `connectedFor` is in milliseconds, 0 when it never was. */
  async #connectOnce(signal: AbortSignal): Promise<{ reason: string; connectedFor: number }> {
    const client = connect(this.#settings.url, this.#options())
    let reason = 'connection closed'
    let since: number | undefined
    client.on('message', (topic, payload, { retain }) => this.#events.message(topic, payload, retain))
    client.on('connect', () => {
      since = performance.now()
      this.#client = client
      this.#log.info(`connected to ${this.#shown}`)
      this.#subscribe(client)
    })
    client.on('error', (error) => {
      reason = reasonOf(error)
      client.end(true)
    })
    const abort = (): MqttClient => client.end(true)
    signal.addEventListener('abort', abort, { once: true })
    await new Promise<void>((resolve) => {
      client.once('close', resolve)
      client.once('end', resolve)
    })
    signal.removeEventListener('abort', abort)
    this.#client = undefined
    client.end(true)
    return { reason, connectedFor: since === undefined ? 0 : Math.max(1, performance.now() - since) }
  }

  #subscribe(client: MqttClient): void {
    const { topics } = this.#settings
    if (topics.length === 0) return
    client.subscribe([...topics], { qos: 1 }, (error) => {
      if (error !== null && !client.disconnecting) this.#log.warn(`${this.#shown}: ${reasonOf(error)}`)
    })
  }

  #options(): IClientOptions {
    const { username, password } = this.#settings
    return {
      reconnectPeriod: 0,
      connectTimeout: 10_000,
      keepalive: 30,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    }
  }
}

/** Several addresses that refuse are one error without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
