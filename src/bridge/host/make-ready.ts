import type { PluginPlan } from './plan-plugins.ts'
import type { FoundPlugin } from './resolve-plugin.ts'
import type { HomebridgeStart } from './spawn-plugin.ts'

/** What a process is made of. */
export interface Ready {
  readonly found: FoundPlugin
  readonly homebridge: HomebridgeStart | undefined
}

export interface NotReady {
  readonly reason: string
  /** Whether it is not there at all. */
  readonly missing: boolean
}

/** Makes what a Homebridge plugin finds around it. */
export type Prepare = (plan: PluginPlan, found: FoundPlugin) => Promise<HomebridgeStart>

/** Finds a plugin as it is on the disk now, and makes what it needs. Never rejects. */
export async function makeReady(plan: PluginPlan, prepare: Prepare): Promise<Ready | NotReady> {
  let missing = true
  try {
    const resolution = await plan.resolve()
    if (resolution.found === undefined) return { missing, reason: resolution.reason }
    missing = false
    const { found } = resolution
    const { name } = found.manifest
    if (name !== plan.id) return { missing, reason: `its path holds the plugin ${name}: restart the daemon` }
    return { found, homebridge: found.kind === 'homebridge' ? await prepare(plan, found) : undefined }
  } catch (error) {
    return { missing, reason: error instanceof Error ? error.message : String(error) }
  }
}
