import { readFile } from 'node:fs/promises'

export interface MemoryWatchOptions {
  readonly pid: number
  /** MiB. */
  readonly limit: number
  /** Between two looks, in milliseconds. */
  readonly every: number
  /** Called once, with what it had, in MiB. */
  exceeded(used: number): void
}

/**
 * Watches what a process has of the machine's memory, in it or swapped out: a heap limit does not hold what is outside of
 * V8's heap. Linux only. Children of the process do not count.
 *
 * @returns what ends it
 */
export function watchMemory({ pid, limit, every, exceeded }: MemoryWatchOptions): () => void {
  if (process.platform !== 'linux') return () => {}
  const timer = setInterval(async () => {
    const used = await readMemory(pid)
    if (used <= limit) return
    clearInterval(timer)
    exceeded(used)
  }, every).unref()
  return () => clearInterval(timer)
}

/** MiB; 0 for a process that is gone. */
async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
  const kibibytes = [...status.matchAll(/^(?:VmRSS|VmSwap):\s+(\d+) kB$/gm)].reduce(
    (sum, [, size]) => sum + Number(size),
    0,
  )
  return Math.round(kibibytes / 1024)
}
