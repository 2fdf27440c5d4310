import { parse } from 'node:path'
import { findManifest } from '../host/manifest.ts'
import { PluginProcesses } from '../host/plugin-processes.ts'
import { installedPlugins, type PluginPackage } from '../marketplace/installed-plugins.ts'
import { type PluginSchema, readPluginSchema } from '../marketplace/plugin-schema.ts'
import { probePlugin, type RegisteredNames } from '../marketplace/probe.ts'
import { namesInText } from '../marketplace/registered-in-text.ts'
import type { HomebridgeEntry } from './homebridge-entries.ts'

/** Which of the packages that lie around registers what an entry names. */
export interface PackageFinder {
  /** The packages that were found, the first of each name. */
  readonly packages: readonly PluginPackage[]
  /** The name of the package; undefined when none of the packages is known to register the type. */
  find(kind: HomebridgeEntry['kind'], type: string): Promise<string | undefined>
}

/** How long a plugin may take to say what it registers, in milliseconds. */
const PROBE_LIMIT = 10_000

/**
 * Asks the packages' `config.schema.json` first, and then the packages themselves, each in a process of its own.
 *
 * @param folders `node_modules` folders; those that are not there are passed over
 */
export async function packageFinder(folders: readonly string[]): Promise<PackageFinder> {
  const packages = new Map<string, PluginPackage>()
  for (const folder of folders) {
    for (const each of await installedPlugins(folder)) if (!packages.has(each.name)) packages.set(each.name, each)
  }
  const all = [...packages.values()]
  const schemas = new Map(await Promise.all(all.map(async (each) => [each.name, await schemaOf(each)] as const)))
  const asked = new Map<string, Promise<RegisteredNames>>()

  function askOnce(plugin: PluginPackage): Promise<RegisteredNames> {
    const answer = asked.get(plugin.name) ?? ask(plugin)
    asked.set(plugin.name, answer)
    return answer
  }

  return {
    packages: all,
    find: async (kind, type) => {
      const bySchema = all.find(({ name }) => {
        const { pluginAlias, pluginType } = schemas.get(name) ?? {}
        return pluginAlias === type && pluginType === kind
      })
      if (bySchema !== undefined) return bySchema.name
      for (const each of all) {
        const { platforms, accessories } = await askOnce(each)
        if ((kind === 'platform' ? platforms : accessories).includes(type)) return each.name
      }
      return undefined
    },
  }
}

/** What the plugin registers when it is run, else what the text of its entry file says. */
async function ask({ name, path }: PluginPackage): Promise<RegisteredNames> {
  const processes = new PluginProcesses()
  const probed = await probePlugin({ kind: 'homebridge', name, entry: path, timeLimit: PROBE_LIMIT, processes })
  const registrations = 'registered' in probed ? probed.registered : { platforms: [], accessories: [] }
  const { platforms, accessories } = registrations
  return platforms.length + accessories.length > 0 ? registrations : namesInText(name, path)
}

async function schemaOf({ path }: PluginPackage): Promise<PluginSchema | undefined> {
  try {
    const manifest = await findManifest(path, parse(path).root)
    return manifest && (await readPluginSchema(manifest.folder))
  } catch {
    return undefined
  }
}
