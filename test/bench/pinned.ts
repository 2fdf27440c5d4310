import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** A command bound to one core, where the system can do that. */
export function pinned(core: number, command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', String(core), ...command] : command
}

/** Binds this process to a core. */
export function pinSelf(core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)])
}
