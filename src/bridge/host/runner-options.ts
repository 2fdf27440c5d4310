import { errorMessage } from '../../lib/error-text.ts'
import type { HostSink } from './host-sink.ts'
import type { PluginPlan } from './plan-plugins.ts'
import type { PluginProcesses } from './plugin-processes.ts'
import type { FoundPlugin } from './resolve-plugin.ts'
import type { SharedProcesses } from './shared-processes.ts'
import type { HomebridgeStart } from './spawn-plugin.ts'
import type { HostTiming } from './timing.ts'

/** What the plugins of a host have in common, but for `externalOwner` and `separate`. */
export interface RunnerOptions {
  readonly sink: HostSink
  readonly timing: HostTiming
  readonly processes: PluginProcesses
  readonly sharedProcesses: SharedProcesses
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly prepare: Prepare
  /** The other plugin that has an accessory of a UUID on its own. */
  externalOwner(uuid: string): string | undefined
  /** Called by a plugin that has several entries of a platform, of which a process runs one. */
  separate(platform: string): void
}

/** What a process is made of. */
export interface Ready {
  readonly found: FoundPlugin
  readonly homebridge: HomebridgeStart | undefined
}

interface NotReady {
  readonly reason: string
  /** Whether it is not there at all. */
  readonly missing: boolean
  /** Whether another try may help: the system refused (a disk that is full), not the plugin or its config. */
  readonly passing: boolean
}

/** Makes what a Homebridge plugin finds around it. */
type Prepare = (plan: PluginPlan, found: FoundPlugin) => Promise<HomebridgeStart>

/** Finds a plugin as it is on the disk now, and makes what it needs. Never rejects. */
export async function makeReady(plan: PluginPlan, prepare: Prepare): Promise<Ready | NotReady> {
  let missing = true
  try {
    const resolution = await plan.resolve()
    if (resolution.found === undefined) return { missing, passing: false, reason: resolution.reason }
    missing = false
    const { found } = resolution
    const { name } = found.manifest
    if (name !== plan.package)
      return { missing, passing: false, reason: `its path holds the plugin ${name}: restart the daemon` }
    return { found, homebridge: found.kind === 'homebridge' ? await prepare(plan, found) : undefined }
  } catch (error) {
    // Errors of the system have codes; those about the user of a plugin have not.
    const passing = error instanceof Error && 'code' in error && typeof error.code === 'string'
    return { missing, passing, reason: errorMessage(error) }
  }
}
