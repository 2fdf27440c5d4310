/** How many messages are on their way to one webhook at a time. */
const AT_ONCE = 2

/** A receiver that has taken this long, in milliseconds, is slow; and a message waits no longer for the one before. */
const PATIENCE = 500

/** Longest time, in milliseconds, after which a message that found its webhook busy is looked at again. */
const LONGEST_WAIT = 600_000

interface Receiver {
  /** When each message that is on its way began, on the monotonic clock. */
  readonly begun: Set<{ readonly at: number }>
  readonly waiting: Set<() => void>
  /** What the last message took. */
  took: number
  /** Until when places are promised to postponed messages, UTC milliseconds. */
  bookedUntil: number
}

/** Either a message may go now, and `end` says when it is there, or it should come back at a time. */
export type Turn = { readonly end: () => void } | { readonly comeBackAt: number }

/**
 * Keeps a slow receiver from holding up the others: it has a few places of the worker, and what finds them taken goes
 * back to the outbox, each to a time when its turn may have come. Where messages are taken quickly they wait instead.
 */
export class Turns {
  readonly #receivers = new Map<string, Receiver>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  async take(webhookId: string): Promise<Turn> {
    const receiver = this.#receivers.get(webhookId) ?? {
      begun: new Set(),
      waiting: new Set(),
      took: 0,
      bookedUntil: 0,
    }
    this.#receivers.set(webhookId, receiver)
    if (receiver.begun.size >= AT_ONCE && !this.#isSlow(receiver)) await waitForPlace(receiver)
    if (receiver.begun.size >= AT_ONCE) return { comeBackAt: this.#book(receiver) }
    const begun = { at: performance.now() }
    receiver.begun.add(begun)
    return {
      end: () => {
        receiver.begun.delete(begun)
        receiver.took = performance.now() - begun.at
        const [next] = receiver.waiting
        next?.()
        const idle = receiver.begun.size === 0 && next === undefined
        if (idle && receiver.bookedUntil <= this.#now()) this.#receivers.delete(webhookId)
      },
    }
  }

  /** Postponed messages come first: while there are some, a new message is postponed too. */
  #isSlow({ begun, took, bookedUntil }: Receiver): boolean {
    const since = performance.now() - PATIENCE
    return took > PATIENCE || bookedUntil > this.#now() || [...begun].some(({ at }) => at < since)
  }

  #book(receiver: Receiver): number {
    const now = this.#now()
    const longest = Math.max(receiver.took, ...[...receiver.begun].map(({ at }) => performance.now() - at))
    receiver.bookedUntil = Math.min(
      Math.max(receiver.bookedUntil, now) + Math.ceil(longest / AT_ONCE),
      now + LONGEST_WAIT,
    )
    return receiver.bookedUntil
  }
}

/** Resolves when a place of the receiver is free, or patience is over. */
function waitForPlace(receiver: Receiver): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer)
      receiver.waiting.delete(go)
      resolve()
    }
    const timer = setTimeout(go, PATIENCE)
    receiver.waiting.add(go)
  })
}
