import { availableParallelism, loadavg } from 'node:os'
import { vi } from 'vitest'

/** Milliseconds: what never comes fails all the same, and what comes late on a busy machine does not. */
const PATIENCE = 60_000

// Vitest's own is one second, and no setting of it (`expect.poll` has one).
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

/** How long a machine as busy as this one may take for what a quiet one does within so many milliseconds. */
export function whileBusy(millis: number): number {
  const [lastMinute = 0] = loadavg()
  return Math.ceil(millis * (2 + lastMinute / availableParallelism()))
}
