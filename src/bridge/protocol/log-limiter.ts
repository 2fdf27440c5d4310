import { TokenBucket } from '../../lib/token-bucket.ts'
import { cutText, MAX_LOG_MESSAGE } from './limits.ts'
import type { LogLevel } from './messages.ts'

type Forward = (level: LogLevel, message: string) => void

/** Milliseconds between two entries that say how many were dropped. */
const NOTICE_EVERY = 1_000

/** Forwards log entries, cut to size, up to a rate; of the rest one entry a second says how many they were. */
export class LogLimiter {
  readonly #forward: Forward
  readonly #bucket: TokenBucket
  readonly #rate: number
  readonly #now: () => number
  #dropped = 0
  #droppingSince = 0
  #timer: NodeJS.Timeout | undefined

  constructor(forward: Forward, rate: number, burst: number, now: () => number = () => performance.now()) {
    this.#forward = forward
    this.#rate = rate
    this.#now = now
    this.#bucket = new TokenBucket(rate, burst, now)
  }

  log(level: LogLevel, message: string): void {
    // A plugin that logs without a pause lets no timer run.
    if (this.#dropped > 0 && this.#now() - this.#droppingSince >= NOTICE_EVERY) this.flush()
    if (this.#bucket.take()) this.#forward(level, cutText(message, MAX_LOG_MESSAGE))
    else this.#drop()
  }

  #drop(): void {
    this.#dropped += 1
    if (this.#dropped > 1) return
    this.#droppingSince = this.#now()
    this.#timer = setTimeout(() => this.flush(), NOTICE_EVERY).unref()
  }

  /** Says now what was dropped. */
  flush(): void {
    clearTimeout(this.#timer)
    const dropped = this.#dropped
    this.#dropped = 0
    if (dropped === 0) return
    const entries = dropped === 1 ? '1 log entry' : `${dropped} log entries`
    this.#forward('warn', `dropped ${entries}: more than ${this.#rate} a second`)
  }
}
