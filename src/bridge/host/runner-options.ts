import type { Guardian } from './guardian.ts'
import type { HostSink } from './host-sink.ts'
import type { Prepare } from './make-ready.ts'
import type { HostTiming } from './timing.ts'

/** What the plugins of a host have in common, but for `externalOwner`. */
export interface RunnerOptions {
  readonly sink: HostSink
  readonly timing: HostTiming
  readonly guardian: Guardian
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly prepare: Prepare
  /** The other plugin that has an accessory of a UUID on its own. */
  externalOwner(uuid: string): string | undefined
}
