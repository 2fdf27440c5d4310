import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** A command bound to one core, where the system can do that; `all` gives it every core, whatever its parent has. */
export function pinned(core: number | 'all', command: readonly string[]): readonly string[] {
  const cores = core === 'all' ? `0-${cpus().length - 1}` : String(core)
  return canPin ? ['taskset', '-c', cores, ...command] : command
}

/** Binds this process to a core. */
export function pinSelf(core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)])
}
