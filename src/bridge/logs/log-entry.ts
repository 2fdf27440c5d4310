import type { components } from '../../../generated/bridge/types.ts'

/**
 * An entry of the log, as the contract has it. Its message is as `cleanMessage` leaves it: lines ended by `\n`, and of
 * control sequences only colours.
 */
export type LogEntry = components['schemas']['LogEntry']
