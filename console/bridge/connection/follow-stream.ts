/** How a stream stands: being opened, open, or waiting to be reopened. */
export type StreamState = 'connecting' | 'open' | 'waiting'

export interface Following<T> {
  open(signal: AbortSignal): AsyncIterable<T> & { readonly opened?: Promise<void> }
  onMessage(message: T): void
  onState(state: StreamState): void
  /** A stream that had been open for a while ended. */
  onBroken(): void
  /** Settles when it is worth reopening before the wait is over. */
  onReturn(signal: AbortSignal): Promise<void>
  readonly signal: AbortSignal
}

/** Milliseconds before the first new try, and at most. */
const FIRST = 500
const MOST = 5_000

/** Milliseconds that a stream has to be open to be worth more than a refusal. */
const WHILE = 2_000

/** Reads a stream, and reopens it whenever it ends, until the signal is aborted. */
export async function followStream<T>(following: Following<T>): Promise<void> {
  const { onState, onBroken, onReturn, signal } = following
  let wait = FIRST
  while (!signal.aborted) {
    onState('connecting')
    if (await readOne(following)) {
      wait = FIRST
      if (!signal.aborted) onBroken()
    }
    if (signal.aborted) return
    onState('waiting')
    await pause(wait, signal, onReturn)
    wait = Math.min(wait * 2, MOST)
  }
}

/** @returns whether it had been open for a while */
async function readOne<T>({ open, onMessage, onState, signal }: Following<T>): Promise<boolean> {
  let since = Number.POSITIVE_INFINITY
  const opened = () => {
    if (since <= performance.now() || signal.aborted) return
    since = performance.now()
    onState('open')
  }
  try {
    const stream = open(signal)
    stream.opened?.then(opened, () => {})
    for await (const message of stream) {
      if (signal.aborted) break
      opened()
      onMessage(message)
    }
  } catch {
    // Why it ended changes nothing: it is reopened.
  }
  return performance.now() - since >= WHILE
}

async function pause(wait: number, signal: AbortSignal, onReturn: Following<unknown>['onReturn']): Promise<void> {
  const over = new AbortController()
  const either = AbortSignal.any([signal, over.signal])
  const timer = setTimeout(() => over.abort(), wait)
  // Settles at the end of the wait too, by its signal.
  await onReturn(either)
  clearTimeout(timer)
  over.abort()
}
