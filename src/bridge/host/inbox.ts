import { isObject } from '../../lib/json.ts'
import { TokenBucket } from '../../lib/token-bucket.ts'
import type { CharacteristicRef, Value } from '../protocol/accessory.ts'
import { isWhole } from '../protocol/checks.ts'
import { BURST, SUSTAINED } from '../protocol/limits.ts'
import { LogLimiter } from '../protocol/log-limiter.ts'
import type { DaemonRequest, LogLevel, LogMessage, Refusal, ToDaemon, ValueMessage } from '../protocol/messages.ts'
import { readMessage } from '../protocol/read-message.ts'

export type OtherMessage = Exclude<ToDaemon, LogMessage | ValueMessage>

export interface InboxEvents {
  /** A message that is neither of the log nor a value; requests no faster than the limits allow. */
  message(message: OtherMessage): void
  log(level: LogLevel, message: string): void
  value(ref: CharacteristicRef, value: Value, event: boolean): void
  /** A request that is not to be done. */
  refuse(id: number, refusal: Refusal): void
}

/** Milliseconds between two warnings about messages that are none. */
const WARN_EVERY = 60_000

/** Milliseconds between two looks at values that had to wait. */
const DRAIN_EVERY = 100

/** Values that may wait, one of each characteristic. */
const MAX_WAITING = 10_000

/** What a plugin's process says, checked and held to the rates of `limits.ts`. */
export class Inbox {
  readonly #events: InboxEvents
  readonly #now: () => number
  readonly #logs: LogLimiter
  readonly #values: TokenBucket
  readonly #requests: TokenBucket
  readonly #waiting = new Map<string, ValueMessage>()
  #drain: NodeJS.Timeout | undefined
  #malformed = 0
  #warnedAt = Number.NEGATIVE_INFINITY

  constructor(events: InboxEvents, now: () => number = () => performance.now()) {
    this.#events = events
    this.#now = now
    this.#logs = new LogLimiter((level, message) => events.log(level, message), SUSTAINED, BURST, now)
    this.#values = new TokenBucket(SUSTAINED, BURST, now)
    this.#requests = new TokenBucket(SUSTAINED, BURST, now)
  }

  /** A line that the process wrote to its output. */
  log(level: LogLevel, line: string): void {
    this.#logs.log(level, line)
  }

  receive(raw: unknown): void {
    const message = readMessage(raw)
    if (message === undefined) this.#refuseMalformed(raw)
    else if (message.type === 'log') this.#logs.log(message.level, message.message)
    else if (message.type === 'value') this.#takeValue(message)
    else if (isRequest(message) && !this.#requests.take()) this.#refuseHurried(message.id)
    else this.#events.message(message)
  }

  /** Delivers the waiting messages; to be called when the process has ended. */
  close(): void {
    clearTimeout(this.#drain)
    this.#logs.flush()
    for (const { ref, value, event = false } of this.#waiting.values()) this.#events.value(ref, value, event)
    this.#waiting.clear()
  }

  /** Past the rate only the newest value of each characteristic counts. */
  #takeValue(message: ValueMessage): void {
    if (this.#waiting.size === 0 && this.#values.take()) {
      this.#events.value(message.ref, message.value, message.event ?? false)
      return
    }
    const { accessory, service, characteristic } = message.ref
    const key = JSON.stringify([accessory, service.type, service.subtype, characteristic])
    if (this.#waiting.has(key) || this.#waiting.size < MAX_WAITING) this.#waiting.set(key, message)
    this.#drain ??= setTimeout(() => this.#drainValues(), DRAIN_EVERY).unref()
  }

  #drainValues(): void {
    this.#drain = undefined
    for (const [key, { ref, value, event = false }] of this.#waiting) {
      if (!this.#values.take()) break
      this.#waiting.delete(key)
      this.#events.value(ref, value, event)
    }
    if (this.#waiting.size > 0) this.#drain = setTimeout(() => this.#drainValues(), DRAIN_EVERY).unref()
  }

  #refuseHurried(id: number): void {
    this.#events.refuse(id, { message: `more than ${SUSTAINED} requests a second` })
  }

  #refuseMalformed(raw: unknown): void {
    this.#malformed += 1
    if (isObject(raw) && raw.type !== 'answer' && isWhole(0)(raw.id)) {
      this.#events.refuse(raw.id as number, {
        message: 'a field is missing, unknown, or has a wrong type or size',
      })
    }
    if (this.#now() - this.#warnedAt < WARN_EVERY) return
    this.#warnedAt = this.#now()
    const messages = this.#malformed === 1 ? 'a message' : `${this.#malformed} messages`
    this.#malformed = 0
    this.#events.log('warn', `its process sent ${messages} that the bridge does not understand`)
  }
}

function isRequest(message: OtherMessage): message is DaemonRequest {
  return 'id' in message && message.type !== 'answer'
}
