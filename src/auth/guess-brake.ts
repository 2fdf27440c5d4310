import { setTimeout as pause } from 'node:timers/promises'
import { TriptychError } from '../errors.ts'
import { TokenBucket } from '../lib/token-bucket.ts'
import type { AuthLog, AuthObserver } from './observer.ts'
import { subscriberOf, type Visit } from './visit.ts'

/** Hopeless guesses of one address that are answered as they come: so many at once, and then each second. */
const atOnce = 200
const eachSecond = 50

/** How long the others wait for their answer, in milliseconds; of all addresses, so many at a time. */
const heldFor = 1000
const mostHeld = 1000

/** Addresses that are remembered; then the one that was heard of least recently is forgotten. */
const mostAddresses = 10_000

/** How often the log tells of one address, in milliseconds. */
const toldEvery = 60_000

interface Guesser {
  readonly bucket: TokenBucket
  refused: number
  toldAt: number
}

interface BrakeParts {
  readonly observer: Pick<AuthObserver, 'limitHit'>
  readonly log: AuthLog
  /** Milliseconds, of a clock that is never set. */
  readonly clock?: () => number
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * Slows down addresses whose guesses cannot be right: there is no code under way to be guessed, or no challenge to be
 * signed. That reveals nothing, since clients know whether they asked for one, and locks no member out, since a browser with
 * a pending code is never slowed down. It protects this process's time: a client that sends its next request after each
 * answer sends one a second on each connection. So guesses are counted in memory, not in the database as limits are.
 */
export class GuessBrake {
  readonly #guessers = new Map<string, Guesser>()
  readonly #observer: BrakeParts['observer']
  readonly #log: AuthLog
  readonly #clock: () => number
  readonly #wait: (milliseconds: number) => Promise<unknown>
  #held = 0

  constructor({ observer, log, clock = () => performance.now(), wait = pause }: BrakeParts) {
    this.#observer = observer
    this.#log = log
    this.#clock = clock
    this.#wait = wait
  }

  /**
   * Takes a turn for a guess that is to be refused in any case.
   *
   * @throws TriptychError `too_many_requests`, after a while, where its address has guessed so too often
   */
  async turn({ address, requestId }: Pick<Visit, 'address' | 'requestId'>): Promise<void> {
    const subscriber = subscriberOf(address)
    const guesser = this.#guesserOf(subscriber)
    if (guesser.bucket.take()) return
    guesser.refused += 1
    this.#observer.limitHit('guesses_address')
    const now = this.#clock()
    if (now - guesser.toldAt >= toldEvery) {
      guesser.toldAt = now
      this.#log.warn(
        { requestId, address: subscriber, refused: guesser.refused },
        'an address keeps guessing and is slowed down',
      )
    }
    if (this.#held < mostHeld) {
      this.#held += 1
      await this.#wait(heldFor)
      this.#held -= 1
    }
    throw new TriptychError('too_many_requests', 'guesses_address', { retryAfter: 1 })
  }

  #guesserOf(subscriber: string): Guesser {
    const known = this.#guessers.get(subscriber)
    const bucket = () => new TokenBucket(eachSecond, atOnce, this.#clock)
    const guesser = known ?? { bucket: bucket(), refused: 0, toldAt: Number.NEGATIVE_INFINITY }
    // The one that was heard of last goes to the end.
    this.#guessers.delete(subscriber)
    this.#guessers.set(subscriber, guesser)
    const [oldest] = this.#guessers.keys()
    if (this.#guessers.size > mostAddresses && oldest !== undefined) this.#guessers.delete(oldest)
    return guesser
  }
}
