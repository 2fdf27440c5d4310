import { realpath, stat } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { findManifest } from '../host/manifest.ts'
import type { NativePlugins } from '../host/native-plugins.ts'
import { PluginProcesses } from '../host/plugin-processes.ts'
import type { PluginUser } from '../host/plugin-user.ts'
import type { PluginKind } from '../protocol/messages.ts'
import { installedPlugins, type PluginPackage } from './installed-plugins.ts'
import type { PluginForm } from './plugin-form.ts'
import { namesInSchema, type PluginSchema, readPluginSchema } from './plugin-schema.ts'
import { type PreviousVersion, readPrevious } from './previous-version.ts'
import { type Probe, type ProbeResult, probePlugin, type RegisteredNames } from './probe.ts'
import { namesInText } from './registered-in-text.ts'
import { Trees } from './trees.ts'

export interface PluginPackagesOptions {
  readonly native: Pick<NativePlugins, 'list' | 'refresh'>
  /** The `node_modules` folder under the third-party plugins directory. */
  readonly nodeModules: string
  /** Receives what is wrong with the files of a package. */
  warn(message: string): void
  /** Who a plugin runs as, by its name; undefined: the daemon's. Throws where it cannot run. The daemon's when absent. */
  readonly userOf?: (name: string) => Promise<PluginUser | undefined>
  /** How long a plugin may take to say its platforms, in milliseconds; 10,000 when absent. */
  readonly timeLimit?: number
  /** Where the processes are kept track of, beside others; by itself when absent. */
  readonly processes?: PluginProcesses
}

interface FoundPlugin extends PluginPackage {
  readonly kind: PluginKind
}

/** What plugins are there, and what they say of themselves. None is ever loaded into this process. */
export class PluginPackages {
  readonly #options: PluginPackagesOptions
  readonly #processes: PluginProcesses
  /** Probes by entry file; promises, so that simultaneous callers share one probe. */
  readonly #registered = new Map<string, { readonly state: string; readonly registered: Promise<RegisteredNames> }>()

  constructor(options: PluginPackagesOptions) {
    this.#options = options
    this.#processes = options.processes ?? new PluginProcesses()
  }

  /** The third-party plugins that are installed, by name. */
  installed(): Promise<PluginPackage[]> {
    return installedPlugins(this.#options.nodeModules)
  }

  /** The same with the versions that can be rolled back to. */
  async installedWithPrevious(): Promise<(PluginPackage & { previous?: PreviousVersion })[]> {
    const trees = new Trees(dirname(this.#options.nodeModules))
    const withPrevious = async (plugin: PluginPackage) => {
      const tree = await trees.find(plugin.name)
      const previous = tree === undefined ? undefined : await readPrevious(tree)
      return { ...plugin, ...(previous && { previous }) }
    }
    return Promise.all((await this.installed()).map(withPrevious))
  }

  /** The native plugins in the plugin directories, by name, as they are now. */
  async local(): Promise<PluginPackage[]> {
    const { native } = this.#options
    await native.refresh()
    return [...native.list()]
  }

  /**
   * The platforms and accessories that a plugin registers: those that it says itself, else the one of its
   * `config.schema.json`, else those that its entry file names. It is asked once a version.
   *
   * @throws TriptychError `not_found` when there is no such plugin
   */
  async info(name: string): Promise<RegisteredNames> {
    return this.#registeredBy(await this.#find(name))
  }

  async #registeredBy(plugin: FoundPlugin): Promise<RegisteredNames> {
    // The version of a plugin under development stays the same, and so do the dates of what npm unpacks.
    const state = `${await realpath(plugin.path)} ${plugin.version} ${(await stat(plugin.path)).mtimeMs}`
    const known = this.#registered.get(plugin.path)
    if (known?.state === state) return known.registered
    const forget = (): void => {
      if (this.#registered.get(plugin.path) === asked) this.#registered.delete(plugin.path)
    }
    const asked = { state, registered: this.#ask(plugin, forget) }
    this.#registered.set(plugin.path, asked)
    // A full disk, say, is not for ever.
    asked.registered.catch(forget)
    return asked.registered
  }

  /**
   * The `config.schema.json` of a plugin.
   *
   * @throws TriptychError `not_found` when there is no such plugin, or it has no such file, or one that is not JSON
   * object of 1 MiB at most
   */
  async schema(name: string): Promise<{ schema: PluginSchema }> {
    const schema = await this.#schemaOf(await this.#find(name))
    if (schema === undefined) throw new TriptychError('not_found', `plugin ${name} has no usable config.schema.json`)
    return { schema }
  }

  /**
   * What a form for a plugin's config needs.
   *
   * @throws TriptychError `not_found` as {@link schema} does
   */
  async form(name: string): Promise<PluginForm> {
    const { schema } = await this.schema(name)
    // It reads JavaScript in conditions: the parser comes with it.
    const { pluginForm } = await import('./plugin-form.ts')
    return pluginForm(schema, await this.info(name))
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

  /** @param passing called when what stood in the way of an answer may be gone the next time */
  async #ask(plugin: FoundPlugin, passing: () => void): Promise<RegisteredNames> {
    const { kind, name, path } = plugin
    const { timeLimit = 10_000 } = this.#options
    const probed = await this.#probe({ kind, name, entry: path, timeLimit })
    if ('registered' in probed && hasRegistrations(probed.registered)) return probed.registered
    if ('fault' in probed) {
      this.#options.warn(`plugin ${name} did not report what it registers: ${probed.fault}`)
      if (probed.mayPass === true) passing()
    }
    const bySchema = namesInSchema(await this.#schemaOf(plugin))
    return hasRegistrations(bySchema) ? bySchema : namesInText(name, path)
  }

  async #probe(probe: Omit<Probe, 'processes'>): Promise<ProbeResult> {
    try {
      // As when it runs: what it may not read then is not to be read now.
      const user = probe.kind === 'homebridge' ? await this.#options.userOf?.(probe.name) : undefined
      return await probePlugin({ ...probe, user, processes: this.#processes })
    } catch (error) {
      return { fault: errorMessage(error), mayPass: true }
    }
  }

  async #schemaOf(plugin: FoundPlugin): Promise<PluginSchema | undefined> {
    const { name } = plugin
    try {
      return await readPluginSchema(await this.#folderOf(plugin))
    } catch (error) {
      this.#options.warn(`config.schema.json of plugin ${name}: ${errorMessage(error)}`)
      return undefined
    }
  }

  /** A Homebridge plugin may have another package.json of its name in a folder of its own. */
  async #folderOf({ kind, name, path }: FoundPlugin): Promise<string> {
    if (kind === 'homebridge') return join(this.#options.nodeModules, name)
    return (await findManifest(path, parse(path).root))?.folder ?? dirname(path)
  }
}

function hasRegistrations({ platforms, accessories }: RegisteredNames): boolean {
  return platforms.length + accessories.length > 0
}
