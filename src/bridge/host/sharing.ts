import type { PluginKind } from '../protocol/messages.ts'
import { DEFAULT_HEAP_MB, OUTSIDE_HEAP_MB, type PluginSettings } from './host-config.ts'
import type { PluginPlan } from './plan-plugins.ts'

/** How a plugin is to run: in its own process where nothing is said. */
export interface Placement {
  /** Of a process: the plugins with the same one share it. */
  readonly key?: string
  /** Why it runs in a process of its own, although it was to share one. */
  readonly apart?: string
}

/** What decides who may share a process. */
type Shareable = Pick<PluginPlan, 'id' | 'package' | 'kind' | 'settings'>

/**
 * Where each plugin runs that is to share a process (`"process": "shared"`). Those share one that could do the same alone:
 * native plugins with native ones, and Homebridge's with those of the same user that may gain the same privileges. Of a
 * package only the first of its plugins: a module is in a process once, with what it keeps.
 *
 * @param left why a plugin shares none any more, by its id
 */
export function placePlugins(
  plans: readonly Shareable[],
  left: (id: string) => string | undefined,
): ReadonlyMap<string, Placement> {
  const first = new Map<string, string>()
  return new Map(
    plans.map(({ id, package: name, kind, settings }): [string, Placement] => {
      if (settings.process !== 'shared') return [id, {}]
      const apart = left(id)
      if (apart !== undefined) return [id, { apart }]
      const key = keyOf(kind, settings)
      const other = first.get(`${key} ${name}`)
      if (other !== undefined) return [id, { apart: `${other} is in the shared process, which loads a package once` }]
      first.set(`${key} ${name}`, id)
      return [id, { key }]
    }),
  )
}

/** What is the same for all that share a process. */
export function keyOf(kind: PluginKind, { uid, allowSetuid = false }: PluginSettings): string {
  return kind === 'native' ? kind : [kind, uid ?? '', allowSetuid].join(' ')
}

export interface ProcessLimits {
  readonly heapMb: number
  /** Of the process in all. */
  readonly memoryMb: number
}

/** What a shared process may use: as much as the one of its plugins that may use most could alone. */
export function sharedLimits(plans: readonly Pick<PluginPlan, 'settings'>[]): ProcessLimits {
  const limits = plans.map(({ settings: { heapMb = DEFAULT_HEAP_MB, memoryMb = heapMb + OUTSIDE_HEAP_MB } }) => ({
    heapMb,
    memoryMb,
  }))
  const most = (name: keyof ProcessLimits): number => Math.max(...limits.map((each) => each[name]))
  return { heapMb: most('heapMb'), memoryMb: most('memoryMb') }
}
