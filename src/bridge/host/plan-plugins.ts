import type { PlatformConfig } from '../child/define-plugin.ts'
import type { HostConfig, PluginSettings } from './host-config.ts'
import type { PluginManifest } from './manifest.ts'
import type { PluginDirectory } from './plugin-directories.ts'
import type { PluginPlan } from './plugin-runner.ts'
import { type Resolution, resolvePlugin } from './resolve-plugin.ts'

/** What the config wants of each plugin. Platform entries of one plugin come together, in the order of the first. */
export async function planPlugins(
  config: HostConfig,
  dataDir: string,
  directories: readonly PluginDirectory[],
): Promise<PluginPlan[]> {
  const plans = new Map<string, PluginPlan & { readonly entries: PlatformConfig[] }>()
  const byEntryFile = new Map<string, PlatformConfig[]>()
  for (const entry of config.platforms) {
    const resolve = (): Promise<Resolution> => resolvePlugin(entry.plugin, dataDir, directories)
    const first = await resolve()
    const siblings = first.found && byEntryFile.get(first.found.entry)
    if (siblings !== undefined) {
      siblings.push(entry)
      continue
    }
    const named = first.found?.manifest ?? ('manifest' in first ? first.manifest : undefined)
    const isTaken = named !== undefined && plans.has(named.name)
    const id = freeId(isTaken || named === undefined ? entry.platform : named.name, plans)
    const manifest = named ?? { name: id, version: '', description: '', author: '' }
    const settings = config.plugins?.[id] ?? {}
    const problem = isTaken ? `its package.json has the name of another plugin, ${named.name}` : problemOf(settings)
    const entries = [entry]
    if (first.found !== undefined && !isTaken) byEntryFile.set(first.found.entry, entries)
    plans.set(id, {
      id,
      manifest: { ...manifest, name: id },
      entries,
      settings,
      found: first.found !== undefined && problem === undefined,
      resolve: problem === undefined ? resolve : async () => refused(problem, manifest),
    })
  }
  return [...plans.values()]
}

function freeId(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  return id
}

function refused(reason: string, manifest: PluginManifest): Resolution {
  return { reason, manifest }
}

/** The schema of the config file says the same; a file that was edited meanwhile may not. */
function problemOf({ heapMb, uid }: PluginSettings): string | undefined {
  if (heapMb !== undefined && !(Number.isInteger(heapMb) && heapMb >= 32 && heapMb <= 4096)) {
    return 'its heapMb must be a whole number from 32 to 4096'
  }
  const isUser = uid === undefined || (Number.isInteger(uid) && uid >= 0 && uid < 2 ** 32)
  return isUser ? undefined : 'its uid must be the number of a user'
}
