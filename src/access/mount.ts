import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallContext } from './principal.ts'

/** A call of an operation that a library answers (`x-mounted`): matched and guarded like every other one, then its own. */
export interface MountedCall extends CallContext {
  readonly req: IncomingMessage
  readonly res: ServerResponse
}

/** Answers a call. What it throws becomes a problem, as with any operation. */
export type MountedOperation = (call: MountedCall) => Promise<void> | void
