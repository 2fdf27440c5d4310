import { stat } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { TriptychError } from '../../errors.ts'
import { findManifest } from '../host/manifest.ts'
import type { NativePlugins } from '../host/native-plugins.ts'
import { installedPlugins, type PluginPackage } from './installed-plugins.ts'
import { type PluginSchema, platformOfSchema, readPluginSchema } from './plugin-schema.ts'
import { type PluginKind, probePlatforms } from './probe.ts'

export interface PluginPackagesOptions {
  readonly native: Pick<NativePlugins, 'list' | 'refresh'>
  /** The `node_modules` folder under the third-party plugins directory. */
  readonly nodeModules: string
  /** Told of what is wrong with somebody else's files. */
  warn(message: string): void
  /** How long a plugin may take to say its platforms, in milliseconds; 10,000 when absent. */
  readonly timeLimit?: number
}

interface FoundPlugin extends PluginPackage {
  readonly kind: PluginKind
}

/** What plugins are there, and what they say of themselves. None is ever loaded into this process. */
export class PluginPackages {
  readonly #options: PluginPackagesOptions
  /** By entry file; a promise, so that those who ask at the same time share one probe. */
  readonly #platforms = new Map<string, { readonly state: string; readonly platforms: Promise<string[]> }>()

  constructor(options: PluginPackagesOptions) {
    this.#options = options
  }

  /** The third-party plugins that are installed, by name. */
  installed(): Promise<PluginPackage[]> {
    return installedPlugins(this.#options.nodeModules)
  }

  /** The native plugins in the plugin directories, by name, as they are now. */
  async local(): Promise<PluginPackage[]> {
    const { native } = this.#options
    await native.refresh()
    return [...native.list()]
  }

  /**
   * The platform names that a plugin registers: those that it says itself, else the one of its `config.schema.json`.
   * It is asked once a version.
   *
   * @throws TriptychError `not_found` when there is no such plugin
   */
  async info(name: string): Promise<{ platforms: string[] }> {
    const plugin = await this.#find(name)
    // The version of a plugin that somebody is writing stays the same.
    const state = `${plugin.version} ${(await stat(plugin.path)).mtimeMs}`
    const known = this.#platforms.get(plugin.path)
    if (known?.state === state) return { platforms: await known.platforms }
    const platforms = this.#askPlatforms(plugin)
    this.#platforms.set(plugin.path, { state, platforms })
    return { platforms: await platforms }
  }

  /**
   * The `config.schema.json` of a plugin.
   *
   * @throws TriptychError `not_found` when there is no such plugin, or it has no such file, or one that is no JSON
   * object of 1 MiB at most
   */
  async schema(name: string): Promise<{ schema: PluginSchema }> {
    const schema = await this.#schemaOf(await this.#find(name))
    if (schema === undefined) throw new TriptychError('not_found', `plugin ${name} has no usable config.schema.json`)
    return { schema }
  }

  /** Among the names that are there; no path is ever made of the name. A native plugin goes first. */
  async #find(name: string): Promise<FoundPlugin> {
    const isIt = (plugin: PluginPackage): boolean => plugin.name === name
    const native = (await this.local()).find(isIt)
    if (native !== undefined) return { ...native, kind: 'native' }
    const installed = (await this.installed()).find(isIt)
    if (installed !== undefined) return { ...installed, kind: 'homebridge' }
    throw new TriptychError('not_found', `there is no plugin ${JSON.stringify(name.slice(0, 300))}`)
  }

  async #askPlatforms(plugin: FoundPlugin): Promise<string[]> {
    const platforms = await probePlatforms(plugin.kind, plugin.path, this.#options.timeLimit ?? 10_000)
    if (platforms !== undefined) return platforms
    this.#options.warn(`plugin ${plugin.name} did not say which platforms it registers`)
    return platformOfSchema(await this.#schemaOf(plugin))
  }

  async #schemaOf({ name, path }: FoundPlugin): Promise<PluginSchema | undefined> {
    try {
      const manifest = await findManifest(path, parse(path).root)
      return await readPluginSchema(manifest?.folder ?? dirname(path))
    } catch (error) {
      this.#options.warn(
        `config.schema.json of plugin ${name}: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    }
  }
}
