/** When the host does what, in milliseconds. */
export interface HostTiming {
  /** Between two pings of a running plugin. */
  readonly pingEvery: number
  /** Without an answer for this long a plugin is `unresponsive`… */
  readonly unresponsiveAfter: number
  /** …and for this long it is killed. */
  readonly killAfter: number
  /** Between two looks at the memory of a process. */
  readonly memoryEvery: number
  /** From the start of the process to `running`. */
  readonly startLimit: number
  /** The same of a Homebridge plugin: some load thousands of files, all of them at the same time. */
  readonly homebridgeStartLimit: number
  /** A read or a write: hap-nodejs waits for handlers 3 s and, with a warning, 6 s more. */
  readonly answerLimit: number
  /** CPU that checking a config takes; the pattern of a schema may never end. */
  readonly configLimit: number
  /** From the request to stop to SIGTERM, for plugins that listen to that alone… */
  readonly terminateAfter: number
  /** …and to SIGKILL. */
  readonly forceAfter: number
  /** Before the restart after the first crash; doubled with each in a row. */
  readonly backoff: number
  readonly maxBackoff: number
  /** A plugin that ran for this long has crashed for the first time when it crashes. */
  readonly stableAfter: number
}

export const hostTiming: HostTiming = {
  pingEvery: 2_000,
  unresponsiveAfter: 10_000,
  killAfter: 30_000,
  memoryEvery: 1_000,
  startLimit: 30_000,
  homebridgeStartLimit: 90_000,
  answerLimit: 9_000,
  configLimit: 2_000,
  terminateAfter: 1_500,
  forceAfter: 3_000,
  backoff: 1_000,
  maxBackoff: 60_000,
  stableAfter: 300_000,
}
