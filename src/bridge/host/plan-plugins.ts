import type { PlatformConfig } from '../child/define-plugin.ts'
import { bridgeOf } from '../config/child-bridges.ts'
import type { PluginKind } from '../protocol/messages.ts'
import { pluginId } from '../protocol/plugin-id.ts'
import type { EntryIds } from './entry-ids.ts'
import type { AccessoryConfig, HostConfig, PluginSettings } from './host-config.ts'
import type { PluginManifest } from './manifest.ts'
import type { PluginDirectory } from './plugin-directories.ts'
import { type Resolution, resolvePlugin } from './resolve-plugin.ts'

/** One plugin of the config. */
export interface PluginPlan {
  readonly id: string
  /** The name that its package.json has, which the entries behind another bridge have as well. */
  readonly package: string
  /** The username of the bridge that its entries ask for; null behind the main one. */
  readonly bridge: string | null
  readonly manifest: PluginManifest
  readonly kind: PluginKind
  /** The platform entries that name it; at least one of these or of `accessoryEntries`. */
  readonly platforms: readonly PlatformConfig[]
  /** The entries of `accessories` that name it. */
  readonly accessoryEntries: readonly AccessoryConfig[]
  readonly settings: PluginSettings
  /** Whether the plugin was on the disk when this was planned. */
  readonly found: boolean
  /** Finds the plugin on the disk; called before each start that a user requested. */
  resolve(): Promise<Resolution>
}

interface Draft extends PluginPlan {
  readonly platforms: PlatformConfig[]
  readonly accessoryEntries: AccessoryConfig[]
  /** Whether its name is known, and not that of another plugin. */
  readonly isNamed: boolean
}

/**
 * What the config wants of each plugin. Entries of one plugin come together, in the order of the first, but for those that
 * ask for another bridge, as in Homebridge, and those that need a process of their own ({@link EntryIds}).
 */
export async function planPlugins(
  config: HostConfig,
  dataDir: string,
  directories: readonly PluginDirectory[],
  entryIds: EntryIds,
): Promise<PluginPlan[]> {
  const drafts = new Map<string, Draft>()
  const known = new Map<string, Draft>()
  const allSettings = config.plugins ?? {}
  /** The plan of what `path` names, made when it is the first to name it. */
  const draftOf = async (entry: PlatformConfig | AccessoryConfig, type: string): Promise<Draft> => {
    const { plugin: path } = entry
    const bridge = bridgeOf(entry)?.username ?? null
    const resolve = (): Promise<Resolution> => resolvePlugin(path, dataDir, directories)
    const first = await resolve()
    const identity = identityOf(first, path)
    const key = identity === undefined ? undefined : `${bridge ?? ''} ${identity}`
    const other = key === undefined ? undefined : known.get(key)
    if (other !== undefined) return other
    const draft = draftFor(first, resolve, { type, bridge }, drafts, allSettings)
    drafts.set(draft.id, draft)
    if (key !== undefined) known.set(key, draft)
    return draft
  }
  for (const entry of config.platforms) (await draftOf(entry, entry.platform)).platforms.push(entry)
  for (const entry of config.accessories ?? []) {
    const draft = await draftOf(entry, entry.accessory)
    draft.accessoryEntries.push(entry)
  }
  const plans = new Map<string, PluginPlan>()
  for (const draft of drafts.values()) {
    const { isNamed, ...plan } = draft
    const divided = isNamed
      ? entryIds.divide(plan, (id) => drafts.has(id) || plans.has(id))
      : new Map([[plan.id, plan.platforms]])
    const own = divided.get(plan.id) ?? []
    if (own.length + plan.accessoryEntries.length > 0) plans.set(plan.id, { ...plan, platforms: own })
    for (const [id, platforms] of divided) {
      if (id !== plan.id) plans.set(id, planApart(plan, id, platforms, allSettings[id]))
    }
  }
  return [...plans.values()]
}

/** What runs beside the other entries of a plugin. */
function planApart(
  plan: PluginPlan,
  id: string,
  platforms: readonly PlatformConfig[],
  settings = plan.settings,
): PluginPlan {
  const manifest = { ...plan.manifest, name: id }
  return withSettings({ ...plan, id, manifest, platforms, accessoryEntries: [] }, settings)
}

/** What is the same for all entries of one plugin. Homebridge's are known by their names: there is one of each. */
function identityOf(resolution: Resolution, path: unknown): string | undefined {
  if (resolution.found?.kind === 'native') return `native ${resolution.found.entry}`
  const name = (resolution.found ?? resolution).manifest?.name
  if (name !== undefined) return `homebridge ${name}`
  return typeof path === 'string' ? `nothing ${path}` : undefined
}

function draftFor(
  first: Resolution,
  resolve: () => Promise<Resolution>,
  { type, bridge }: { readonly type: string; readonly bridge: string | null },
  drafts: ReadonlyMap<string, Draft>,
  allSettings: Readonly<Record<string, PluginSettings>>,
): Draft {
  const named = (first.found ?? first).manifest
  const isTaken = named !== undefined && drafts.has(pluginId(named.name, bridge))
  const id = freeId(pluginId(isTaken || named === undefined ? type : named.name, bridge), drafts)
  const manifest = { ...(named ?? { version: '', description: '', author: '' }), name: id }
  const name = named?.name ?? type
  const settings = allSettings[id] ?? allSettings[name] ?? {}
  const nameTaken = isTaken ? `its package.json has the name of another plugin, ${named.name}` : undefined
  const draft: Draft = {
    id,
    package: isTaken ? id : name,
    bridge,
    manifest,
    // Where nothing is found, a name is that of a Homebridge plugin.
    kind: first.found?.kind ?? (named === undefined ? 'native' : 'homebridge'),
    platforms: [],
    accessoryEntries: [],
    settings,
    found: first.found !== undefined && nameTaken === undefined,
    resolve: nameTaken === undefined ? resolve : async () => ({ reason: nameTaken, manifest }),
    isNamed: named !== undefined && !isTaken,
  }
  return withSettings(draft, settings)
}

/** With what the config says of how it runs, which may be wrong. */
function withSettings<Plan extends PluginPlan>(plan: Plan, settings: PluginSettings): Plan {
  const problem = problemOf(settings)
  if (problem === undefined) return { ...plan, settings }
  const { manifest } = plan
  return { ...plan, settings, found: false, resolve: async () => ({ reason: problem, manifest }) }
}

function freeId(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  return id
}

/** The schema of the config file says the same; a file that was edited meanwhile may not. */
function problemOf({ heapMb, uid, process = 'own' }: PluginSettings): string | undefined {
  if (heapMb !== undefined && !(Number.isInteger(heapMb) && heapMb >= 32 && heapMb <= 4096)) {
    return 'its heapMb must be a whole number from 32 to 4096'
  }
  const isUser = uid === undefined || (Number.isInteger(uid) && uid >= 0 && uid < 2 ** 32)
  if (!isUser) return 'its uid must be the number of a user'
  return ['own', 'shared'].includes(process) ? undefined : 'its process must be own or shared'
}
