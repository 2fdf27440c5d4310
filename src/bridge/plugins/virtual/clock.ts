import { errorMessage } from '../../../lib/error-text.ts'
import type { PluginLog } from '../../child/define-plugin.ts'
import type { Clock } from './device.ts'

/** The machine's clock, until `signal` aborts. */
export function createClock(signal: AbortSignal, log: PluginLog): Clock {
  return {
    now: Date.now,
    every: (seconds, work) => {
      if (signal.aborted) return
      const run = async (): Promise<void> => work()
      const timer = setInterval(() => {
        run().catch((error: unknown) => log.warn(errorMessage(error)))
      }, seconds * 1_000)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
}
