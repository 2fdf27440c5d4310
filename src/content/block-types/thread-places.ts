/** Threads that run schemas at a time, each with memory of its own; whoever comes later waits for one to end. */
const AT_ONCE = 4

let taken = 0
const waiting: (() => void)[] = []

/** Runs something that starts such a thread, once there is a place for it. */
export async function inThreadPlace<R>(work: () => Promise<R>): Promise<R> {
  if (taken < AT_ONCE) taken += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // A place goes on to whoever waits for it, and so stays taken.
    const next = waiting.shift()
    if (next === undefined) taken -= 1
    else next()
  }
}
