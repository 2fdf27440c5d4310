import { extname, join } from 'node:path'
import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'
import { Accessories } from './accessories/accessories.ts'
import { type BridgeState, Bridges } from './bridges.ts'
import { childBridges } from './config/child-bridges.ts'
import { ConfigFile } from './config/config-file.ts'
import { keepPluginChanges } from './config/keep-changes.ts'
import { informationOf } from './config/schema.ts'
import type { Advertiser, BridgeConfigFile, BridgeFields } from './config/types.ts'
import { Fence } from './fence/fence.ts'
import { BRIDGE } from './hap/bridge-log.ts'
import type { HapBridge } from './hap/hap-bridge.ts'
import type { HapSettings } from './hap/hap-settings.ts'
import { reachProblem } from './hap/reach-problem.ts'
import { EntryIds } from './host/entry-ids.ts'
import type { BridgeFacts } from './host/homebridge-storage.ts'
import { NativePlugins } from './host/native-plugins.ts'
import { pluginDirectories, shippedPlugins } from './host/plugin-directories.ts'
import { PluginHost } from './host/plugin-host.ts'
import type { PluginStats, PluginStatus } from './host/plugin-instance.ts'
import { PluginProcesses } from './host/plugin-processes.ts'
import { pluginStorage } from './host/plugin-storage.ts'
import { findPluginUser } from './host/plugin-user.ts'
import { adoptImportedAccessories } from './import/imported-accessories.ts'
import type { LogEntry } from './logs/log-entry.ts'
import { LogStore } from './logs/log-store.ts'
import { PluginInstaller } from './marketplace/installer.ts'
import { PluginPackages } from './marketplace/plugin-packages.ts'
import { checkProofs, type PackageProofs } from './marketplace/proofs.ts'
import { Registry } from './marketplace/registry.ts'
import { installedIntegrity } from './marketplace/tree-packages.ts'
import { listUpdates, type PluginUpdate } from './marketplace/updates.ts'
import { DaemonMetrics } from './metrics/daemon-metrics.ts'
import type { LogLevel } from './protocol/messages.ts'
import type { BridgeTables } from './schema.ts'

export interface DaemonOptions {
  readonly db: Database<BridgeTables>
  readonly dataDir: string
  readonly version: string
  /** Of the process; plugins get what the host lets through. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What the environment says of the HAP server; null leaves it to the config file. */
  readonly hap: { readonly bind: string | null; readonly advertiser: Advertiser | null }
  /** A config that is made has virtual accessories, to have something to see; none when absent. */
  readonly sample?: boolean | undefined
  /** How many entries of the log are kept; the log's own number when absent. */
  readonly logEntries?: number | undefined
  /** Hears of every log entry, from the first on. */
  readonly onLog: (entry: LogEntry) => void
  /** Hears of what a listener of the log threw. */
  readonly onFault: (error: unknown) => void
}

type Part = 'logs' | 'metrics' | 'config' | 'accessories' | 'bridges' | 'host' | 'packages' | 'registry' | 'installer'
type Parts = Pick<Daemon, Part | 'fence'> & { readonly processes: PluginProcesses }

/** The daemon: config, plugins, their accessories, HAP, logs and metrics, joined. */
export class Daemon {
  readonly version: string
  readonly logs: LogStore
  readonly metrics: DaemonMetrics
  readonly config: ConfigFile
  readonly accessories: Accessories
  /** The bridges that controllers pair with. */
  readonly bridges: Bridges
  readonly host: PluginHost
  readonly packages: PluginPackages
  /** The package registry that npm is configured with. */
  readonly registry: Registry
  readonly installer: PluginInstaller
  /** Tells plugins from everyone else who connects to this daemon. */
  readonly fence: Fence
  readonly #processes: PluginProcesses
  readonly #options: DaemonOptions
  /** The config that is in force. */
  #current: BridgeConfigFile | null = null

  private constructor(options: DaemonOptions, parts: Parts) {
    this.#options = options
    this.version = options.version
    this.logs = parts.logs
    this.metrics = parts.metrics
    this.config = parts.config
    this.accessories = parts.accessories
    this.bridges = parts.bridges
    this.host = parts.host
    this.packages = parts.packages
    this.registry = parts.registry
    this.installer = parts.installer
    this.fence = parts.fence
    this.#processes = parts.processes
  }

  /** The main bridge. */
  get hap(): HapBridge {
    return this.bridges.main
  }

  /**
   * Puts the parts together; nothing runs yet but the metrics.
   *
   * @throws ConfigFileError naming the place of the fault in a config file that was broken by hand
   */
  static async open(options: DaemonOptions): Promise<Daemon> {
    const { db, dataDir, environment } = options
    const logs = new LogStore(options.onFault, Date.now, options.logEntries)
    logs.subscribe(options.onLog)
    const log = logs.add.bind(logs)
    const say = (level: LogLevel, message: string): void => log({ level, plugin: BRIDGE, message })
    const directories = pluginDirectories(dataDir)
    const config = await ConfigFile.open({
      file: join(dataDir, 'config.json'),
      db,
      samplePlugin: options.sample ? join(shippedPlugins, 'virtual', `index${extname(import.meta.url)}`) : undefined,
      log: { info: (message) => say('info', message), warn: (message) => say('warn', message) },
    })
    await adoptImportedAccessories(db, (await config.readConfig()).bridge.username)
    // The accessories ask for ways to plugins, whose host asks for accessories, and for the config in force.
    let host: PluginHost
    let daemon: Daemon
    const native = await NativePlugins.scan(directories)
    const entryIds = await EntryIds.load(db)
    const registry = new Registry(environment)
    const processes = new PluginProcesses()
    const installer = new PluginInstaller({
      pluginsFolder: join(dataDir, 'plugins'),
      environment,
      log,
      registry,
      processes,
      allowScripts: async (name) => (await config.readConfig()).plugins[name]?.allowScripts ?? false,
      onSwapped: async (name) => {
        for (const id of host.ofPackage(name)) await host.restart(id)
      },
    })
    await installer.recover()
    // What has to be closed again begins here.
    const accessories = await Accessories.load(db, {
      log,
      link: (id) => host.link(id),
      bridgeOf: (id) => host.get(id)?.bridge ?? null,
      isLoaded: (id) => host.has(id),
    })
    host = new PluginHost({
      dataDir,
      directories,
      environment,
      processes,
      entryIds,
      bridge: () => daemon.#bridgeFacts(),
      keepChanges: (changes) => keepPluginChanges(config, changes, log),
      sink: {
        log,
        putAccessory: (id, description) => accessories.put(id, description),
        removeAccessory: (id, uuid) => accessories.remove(id, uuid),
        valueChanged: (id, ref, value, event) => accessories.update(id, ref, value, event),
        knownAccessories: (id) => accessories.of(id),
        storage: pluginStorage(db),
        statusChanged: (plugin, status) => {
          if (status === 'running') log({ level: 'info', plugin, message: 'running' })
          if (status === 'unresponsive') log({ level: 'warn', plugin, message: 'it does not answer' })
        },
      },
    })
    const bridges = await Bridges.open({ db, accessories, log, completed: (bridge) => host.completed(bridge) })
    const metrics = new DaemonMetrics(db, (error) => say('warn', `metrics are not kept: ${errorMessage(error)}`))
    await metrics.start()
    const packages = new PluginPackages({
      native,
      nodeModules: join(dataDir, 'plugins', 'node_modules'),
      warn: (message) => say('warn', message),
      processes,
      userOf: async (name) => {
        const { uid } = (await config.readConfig()).plugins[name] ?? {}
        return uid === undefined ? undefined : await findPluginUser(uid)
      },
    })
    const fence = new Fence({ processes, log: say })
    const plugins = { host, packages, registry, installer, processes, fence }
    daemon = new Daemon(options, { logs, metrics, config, accessories, bridges, ...plugins })
    return daemon
  }

  /**
   * Starts the plugins and publishes the bridge, by the config as it is now. A config that was broken since the
   * last start is not applied.
   *
   * @returns the port that the config has for the API
   */
  async start(): Promise<{ readonly port: number }> {
    await this.host.collectConfigs()
    const { bridge, ...rest } = await this.#readConfig()
    this.logs.setLevel(bridge.logLevel)
    await this.host.start(rest)
    // A plugin that cannot be found may be on a disk that is not there yet: then all accessories are kept.
    const plugins = this.host.list()
    if (bridge.keepOrphans !== true && !plugins.some(({ status }) => status === 'failed')) {
      await this.accessories.keepOnly(plugins.map(({ id }) => id))
      await this.host.forgetOtherIds()
    }
    await this.bridges.start({
      main: this.#hapSettings(bridge),
      children: childBridges(rest),
      ports: rest.ports ?? null,
    })
    return { port: bridge.port }
  }

  /** Stops every plugin, and then the HAP server, which answers from what it knows until then; within 4 s. */
  async stop(): Promise<void> {
    await this.bridges.stopWaiting()
    await this.host.stop()
    await this.bridges.stop()
  }

  /** Lets go of everything; the daemon is of no use after that. */
  async close(): Promise<void> {
    await Promise.all([this.stop(), this.installer.close()])
    await Promise.all([this.metrics.stop(), this.accessories.close()])
  }

  /** @throws TriptychError `unavailable` while the bridge has no keys: its folder cannot be read or written */
  setupCode(): { setupURI: string; pincode: string; problem: string | null } {
    const setupURI = this.hap.setupUri()
    if (setupURI === null || this.#current === null) throw new TriptychError('unavailable', 'HAP is not set up')
    const { bridge } = this.#current
    return { setupURI, pincode: bridge.pincode, problem: this.#problem(this.hap.status().error) }
  }

  /** Every bridge, with why no phone can pair with it, and the ids of the plugins behind it. */
  listBridges(): (BridgeState & { readonly problem: string | null; readonly plugins: string[] })[] {
    const plugins = this.host.list()
    return this.bridges.list().map((state) => {
      const home = state.kind === 'main' ? null : state.username
      const behind = plugins.filter(({ bridge }) => state.kind !== 'overflow' && bridge === home)
      return { ...state, problem: this.#problem(state.status.error), plugins: behind.map(({ id }) => id) }
    })
  }

  #problem(error: string | null): string | null {
    if (this.#current === null) return null
    const { bind, advertiser } = this.#hapSettings(this.#current.bridge)
    const { hap } = this.#options
    const fromEnvironment = { bind: hap.bind !== null, advertiser: hap.advertiser !== null }
    return reachProblem({ error, bind, advertiser, fromEnvironment })
  }

  /** Looks for plugins again; those that could not be found start when they are there now. */
  async refresh(): Promise<void> {
    await this.host.refresh()
  }

  /** @throws TriptychError `config_invalid`, `unavailable` */
  async changeBridge(fields: Partial<BridgeFields>): Promise<void> {
    await this.config.changeBridge(fields)
    if (fields.logLevel !== undefined) this.logs.setLevel(fields.logLevel)
  }

  /**
   * Restarts one plugin with its entries of the config as it is now. With a config that was broken by hand, it keeps
   * the entries that it had.
   *
   * @throws TriptychError `not_found`
   */
  async restartPlugin(id: string): Promise<void> {
    await this.host.collectConfigs()
    const config = await this.config.readConfig().catch((error) => {
      this.logs.add({
        level: 'error',
        plugin: BRIDGE,
        message: `the config file was not applied: ${errorMessage(error)}`,
      })
      return undefined
    })
    await this.host.restart(id, config)
  }

  /** @throws TriptychError `not_found` */
  async setDisabled(id: string, disabled: boolean): Promise<void> {
    const found = this.host.get(id)
    if (found === undefined) throw new TriptychError('not_found', `no loaded plugin has the id ${id}`)
    await this.config.setDisabled(found.id, disabled)
    await this.host.setDisabled(found.id, disabled)
  }

  /**
   * Removes an accessory, and restarts its plugin without it.
   *
   * @throws TriptychError `not_found`
   */
  async removeAccessory(uuid: string): Promise<void> {
    const found = this.accessories.get(uuid)
    if (found === undefined) throw new TriptychError('not_found', `no accessory has the uuid ${uuid}`)
    const { plugin, name } = found
    await this.host.whileStopped(plugin, () => this.accessories.remove(plugin, uuid))
    this.logs.add({ level: 'info', plugin, message: `${name} was removed from the bridge` })
  }

  /**
   * Removes all accessories of a plugin, and restarts it.
   *
   * @throws TriptychError `not_found` for a plugin that is not loaded and has none
   */
  async resetAccessories(id: string): Promise<void> {
    const plugin = this.host.get(id)?.id ?? id
    const { length: count } = this.accessories.of(plugin)
    if (count === 0 && this.host.get(plugin) === undefined) {
      throw new TriptychError('not_found', `no loaded plugin has the id ${plugin}`)
    }
    await this.host.whileStopped(plugin, () => this.accessories.removeAll(plugin))
    this.logs.add({ level: 'info', plugin, message: `its accessories were removed from the bridge (${count})` })
  }

  /**
   * The installed third-party plugins beside what the registry has of them.
   *
   * @throws TriptychError `registry_unavailable`
   */
  async pluginUpdates(): Promise<PluginUpdate[]> {
    return listUpdates(await this.packages.installed(), this.registry)
  }

  /**
   * Whether the registry's signature is that of what is installed, and what that was built from.
   *
   * @throws TriptychError `not_found`
   */
  async pluginSignature(name: string): Promise<PackageProofs> {
    const installed = (await this.packages.installed()).find((plugin) => plugin.name === name)
    if (installed === undefined) throw new TriptychError('not_found', `${name} is not installed`)
    const integrity = await installedIntegrity(join(this.#options.dataDir, 'plugins', 'node_modules'), name)
    return checkProofs(this.registry, { name, version: installed.version, integrity })
  }

  /** Null when no loaded plugin has the id. */
  pluginStats(
    id: string,
  ): (PluginStats & { status: PluginStatus; reason: string | null; retryAt: string | null }) | null {
    const plugin = this.host.get(id)
    if (plugin === undefined) return null
    const { status, statusReason: reason = null, retryAt } = plugin
    const next = retryAt === undefined ? null : new Date(retryAt).toISOString()
    return { status, reason, retryAt: next, ...this.host.stats(plugin.id) }
  }

  async #readConfig(): Promise<BridgeConfigFile> {
    try {
      this.#current = await this.config.readConfig()
      // Of plugins that do not run, too: something that one of them started may have outlived an earlier daemon.
      for (const [plugin, { uid }] of Object.entries(this.#current.plugins)) {
        if (uid !== undefined) this.#processes.reserve(uid, plugin)
      }
    } catch (error) {
      if (this.#current === null) throw error
      const message = `the config file was not applied: ${errorMessage(error)}`
      this.logs.add({ level: 'error', plugin: BRIDGE, message })
    }
    return this.#current
  }

  /** What Homebridge plugins learn of the bridge; they start after it has settings. */
  #bridgeFacts(): BridgeFacts {
    if (this.#current === null) throw new TriptychError('unavailable', 'no config is active')
    const { bridge, ports = null } = this.#current
    const { name, username, pincode, port, bind, advertiser } = this.#hapSettings(bridge)
    return { name, username, pincode, port, bind, advertiser, ports, keepOrphans: bridge.keepOrphans ?? false }
  }

  #hapSettings(bridge: BridgeFields): HapSettings {
    const { hap, dataDir, version } = this.#options
    return {
      ...informationOf(bridge),
      name: bridge.name,
      username: bridge.username,
      pincode: bridge.pincode,
      port: bridge.hapPort,
      bind: [hap.bind ?? bridge.bind ?? []].flat(),
      addIdentifyingMaterial: bridge.addIdentifyingMaterial ?? false,
      advertiser: hap.advertiser ?? bridge.advertiser ?? 'ciao',
      storagePath: join(dataDir, 'hap'),
      version,
    }
  }
}
