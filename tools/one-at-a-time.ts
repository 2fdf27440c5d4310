import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../node_modules/.cache')
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4))
const PAUSE_MS = 200

/**
 * Does a piece of work while no other process of this checkout does the one of that name; waits for those that do.
 * What a killed process held is free.
 */
export function oneAtATime<T>(name: string, work: () => T): T {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, `${name}.lock`)
  while (!take(lock)) {
    if (isHeld(lock)) Atomics.wait(nobodyWakes, 0, 0, PAUSE_MS)
    else rmSync(lock, { force: true })
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** With its content at once, by a link: a lock always says whose it is. */
function take(lock: string): boolean {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own)
  }
}

function isHeld(lock: string): boolean {
  try {
    // Signal 0 only asks whether there is such a process.
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
