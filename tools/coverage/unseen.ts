import type { SurfaceName } from './declared.ts'

/**
 * Why a declared pair need not be seen. A pair that is listed and seen all the same fails the run, so the list shrinks;
 * but for `race`, whose pairs depend on a moment and may be seen.
 */
export const reasons = {
  'needs-hardware': 'only with a device, a camera say, that no test machine has',
  'needs-kill': 'only while the process that would answer is being ended',
  race: 'only when two requests meet; may be seen',
} as const

export type Reason = keyof typeof reasons

/** What is not seen: `operationId status` with all that hangs on it, or `operationId status name` for one part of it. */
export const unseen: Readonly<Record<SurfaceName, Readonly<Partial<Record<Reason, readonly string[]>>>>> = {
  auth: {},
  bridge: {
    // The plugins of the tests that have one publish no accessory of their own for as long as a link is followed.
    'needs-hardware': ['listExternalAccessories 200 unpair'],
  },
  content: {},
}
