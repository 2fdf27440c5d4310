import { errorMessage } from '../../../lib/error-text.ts'
import type { PluginAccessory, PluginLog, ServiceDefinition } from '../../child/define-plugin.ts'
import type { AccessorySettings } from './config.ts'
import type { PersistedState, State } from './persisted-state.ts'

/** What makes an accessory of a type what it is. */
interface Device {
  /** HAP accessory category (HAP, 13-1). */
  readonly category: number
  readonly model: string
  readonly services: readonly ServiceDefinition[]
  /** Runs as long as the plugin does, once the bridge has the accessory. */
  run?(accessory: PluginAccessory, clock: Clock): void
}

/** Makes a device of its settings; `keep` gives it the state of earlier runs. */
export type MakeDevice = (
  settings: AccessorySettings,
  keep: <S extends State>(initial: S) => Promise<PersistedState<S>>,
) => Promise<Device>

export interface Clock {
  /** Calls again and again, until the plugin stops; a call that fails is logged. */
  every(seconds: number, work: () => void | Promise<void>): void
  /** UTC milliseconds. */
  now(): number
}

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
