import { readFile } from 'node:fs/promises'
import { pluginCgroups } from './plugin-cgroups.ts'

export interface MemoryWatchOptions {
  readonly pid: number
  /** MiB. */
  readonly limit: number
  /** Between two looks, in milliseconds. */
  readonly every: number
  /** Called with what it had, in MiB; again at the end where the kernel ended it. */
  exceeded(used: number): void
}

/** What enforces a plugin's memory limit: the kernel, this program by reading `/proc`, or nothing. */
export function memoryHolder(): 'cgroup' | 'proc' | 'none' {
  if (process.platform !== 'linux') return 'none'
  return pluginCgroups() === undefined ? 'proc' : 'cgroup'
}

/**
 * Watches what a process has of the machine's memory, in it or swapped out: a heap limit does not hold what is outside of
 * V8's heap. Where this process has a cgroup to share out, the kernel has an eye on it as well, and on its children. Linux only.
 *
 * @returns what ends it, once the process has ended
 */
export function watchMemory({ pid, limit, every, exceeded }: MemoryWatchOptions): () => void {
  if (process.platform !== 'linux') return () => {}
  const cgroup = pluginCgroups()?.add(pid, limit)
  const timer = setInterval(async () => {
    const used = await readMemory(pid)
    if (used <= limit) return
    clearInterval(timer)
    exceeded(used)
  }, every).unref()
  return () => {
    clearInterval(timer)
    if (cgroup?.close() === true) exceeded(limit)
  }
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
