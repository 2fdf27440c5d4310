import type { Characteristic } from '../types.ts'
import type { Writable } from '../use-write.ts'

/** What every control is given. */
export interface ControlProps {
  readonly characteristic: Characteristic
  readonly writable: Writable
  /** What it is called, beside it. */
  readonly label: string
  /** What it is called by itself: `Lamp, brightness`. */
  readonly fullLabel: string
}
