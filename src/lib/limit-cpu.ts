import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

/** @returns milliseconds of CPU that the thread of a worker has used */
export type CpuClock = (worker: Worker) => Promise<number>

/** Node before 24.6 does not tell: there it is the time that passes. */
const threadTime: CpuClock = async (worker) => {
  const used = await worker.cpuUsage?.()
  return used === undefined ? performance.now() : (used.user + used.system) / 1000
}

/**
 * Watches a worker, and says once when its thread has used more CPU from now on than it may. Time in which a busy
 * machine runs something else does not count.
 *
 * @param limit milliseconds
 * @returns what ends the watch
 */
export function limitCpu(worker: Worker, limit: number, onSpent: () => void, clock = threadTime): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const watch = async (): Promise<void> => {
    const start = await clock(worker)
    // A thread uses no more CPU than time passes, so it cannot be through before the rest of its limit is.
    for (let left = limit; left > 0; left = limit - ((await clock(worker)) - start)) {
      await sleep(left, undefined, { signal })
    }
    if (!signal.aborted) onSpent()
  }
  // The watch has ended, or the worker has: those who wait for its answer hear of that themselves.
  watch().catch(() => undefined)
  return () => stopped.abort()
}
