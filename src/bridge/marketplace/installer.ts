import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { flushTree } from '../../lib/flush.ts'
import { BRIDGE, type BridgeLog } from '../hap/bridge-log.ts'
import { removeCodeCache } from '../host/code-cache.ts'
import { PluginProcesses } from '../host/plugin-processes.ts'
import { homebridgeKeyword } from '../protocol/homebridge-name.ts'
import type { LogLevel } from '../protocol/messages.ts'
import { buildTree } from './build-tree.ts'
import { installFailed, meaningfulLines, reasonOfDisk } from './install-failed.ts'
import { runNpm } from './npm-process.ts'
import { isPluginName, parsePackageSpec } from './package-spec.ts'
import { keepPrevious, readPrevious, readPreviousFiles, type TreeFiles } from './previous-version.ts'
import type { Registry } from './registry.ts'
import { Trees } from './trees.ts'

/** How many of npm's last lines are kept to explain a failure. */
const KEPT_LINES = 100
/** So many entries of the log an install may fill with npm's own words. */
const LOGGED_LINES = 200
/** An entry for every so many packages. */
const STEP = 25

/** `npm http fetch GET 200 https://…/x-1.0.0.tgz 12ms (cache miss)`, or `npm http cache x@https://….tgz 0ms (cache hit)` */
const PROGRESS = /^npm http /
const FETCHED = /\.tgz /

/** What npm says, as entries of the bridge's own log. */
export class NpmLog {
  /** The last lines that are no progress. */
  readonly lines: string[] = []
  readonly #label: string
  readonly #log: BridgeLog
  #fetched = 0
  #logged = 0

  /** @param label what is being installed, with its version */
  constructor(label: string, log: BridgeLog) {
    this.#label = label
    this.#log = log
  }

  add(line: string): void {
    if (PROGRESS.test(line)) {
      if (FETCHED.test(line)) this.#count()
      return
    }
    this.lines.push(line)
    if (this.lines.length > KEPT_LINES) this.lines.shift()
    this.#logged += 1
    if (this.#logged <= LOGGED_LINES) this.#log({ level: 'debug', plugin: BRIDGE, message: `${this.#label}: ${line}` })
  }

  #count(): void {
    this.#fetched += 1
    if (this.#fetched % STEP !== 0) return
    this.#log({ level: 'info', plugin: BRIDGE, message: `${this.#label}: ${this.#fetched} packages fetched` })
  }
}

export interface InstallerOptions {
  /** `plugins` of the data folder; absolute. */
  readonly pluginsFolder: string
  /** The daemon's: npm takes its settings, proxies and `HOME` from it. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly log: BridgeLog
  readonly registry: Pick<Registry, 'manifest' | 'keys'>
  /** Whether the scripts of a plugin, and of what it depends on, may run when it is installed. */
  allowScripts(name: string): boolean | Promise<boolean>
  /** The plugin's files were replaced or removed: the host restarts or stops it. */
  onSwapped(name: string): Promise<void>
  /** For one install, in milliseconds; 5 minutes when absent. */
  readonly timeLimit?: number
  /** Where npm is kept track of, beside others; by itself when absent. */
  readonly processes?: PluginProcesses
}

export interface InstallOptions {
  /** What the package has to have (Subresource Integrity); null, or absent, for whatever it has. */
  readonly integrity?: string | null
  /** Whether install scripts run; as the config has it for the plugin when absent. */
  readonly runScripts?: boolean | undefined
}

/** A build may also be that of a roll-back, from an earlier lockfile. */
type BuildOptions = InstallOptions & { readonly files?: TreeFiles }

/**
 * Installs third-party plugins and takes them away, one at a time. Whatever goes wrong, and whenever this process is
 * killed, the plugin that was there before is there still.
 */
export class PluginInstaller {
  readonly #options: InstallerOptions
  readonly #trees: Trees
  readonly #processes: PluginProcesses
  readonly #closing = new AbortController()
  #running: Promise<unknown> | undefined

  constructor(options: InstallerOptions) {
    this.#options = options
    this.#processes = options.processes ?? new PluginProcesses()
    this.#trees = new Trees(options.pluginsFolder)
  }

  /** Before the plugins start: tidies up after a process that was killed. */
  async recover(): Promise<void> {
    try {
      await this.#trees.recover()
    } catch (error) {
      this.#writeLog('warn', `the plugins folder cannot be tidied up: ${errorMessage(error)}`)
    }
  }

  /**
   * Installs a plugin, or another version of it.
   *
   * @param spec `name`, `name@1.2.3` or `name@tag`
   * @returns with the packages whose install scripts were not run
   * @throws TriptychError `invalid_request`, `package_not_found`, `not_a_plugin`, `install_failed` with npm's last
   * lines, `registry_unavailable`, `install_busy`
   */
  async install(
    spec: string,
    options: InstallOptions = {},
  ): Promise<{ name: string; version: string; skippedScripts: string[] }> {
    const { name, wanted } = parsePackageSpec(spec)
    return await this.#alone(async () => {
      const { version, keywords } = await this.#options.registry.manifest(name, wanted)
      if (!keywords.includes(homebridgeKeyword)) {
        throw new TriptychError('not_a_plugin', `${name} lacks the keyword ${homebridgeKeyword}`)
      }
      const skippedScripts = await this.#replace(name, version, options)
      return { name, version, skippedScripts }
    })
  }

  /**
   * Brings back the version of a plugin that another one took the place of, with all that it depended on in the same
   * versions. What is in npm's cache needs no registry.
   *
   * @throws TriptychError `not_found` where there is no such plugin, or nothing is known of what was before it;
   * `install_failed`, `registry_unavailable`, `install_busy`
   */
  async rollBack(name: string): Promise<{ name: string; version: string; skippedScripts: string[] }> {
    const none = new TriptychError(
      'not_found',
      `no version before it is known of ${JSON.stringify(name.slice(0, 300))}`,
    )
    if (!isPluginName(name)) throw none
    return await this.#alone(async () => {
      const tree = await this.#trees.find(name)
      const [previous, files] =
        tree === undefined ? [] : await Promise.all([readPrevious(tree), readPreviousFiles(tree)])
      if (previous === undefined || files === undefined) throw none
      const { version } = previous
      this.#writeLog('info', `rolling ${name} back to ${version}`)
      const skippedScripts = await this.#replace(name, version, { files }).catch(async (error: unknown) => {
        // What npm says then is that something cannot be fetched. This throws where the registry does not answer.
        if (isCode(error, 'install_failed')) await this.#options.registry.keys(name)
        throw error
      })
      return { name, version, skippedScripts }
    })
  }

  async #replace(name: string, version: string, options: BuildOptions): Promise<string[]> {
    this.#writeLog('info', `installing ${name} ${version}`)
    try {
      const skipped = await this.#build(name, version, options)
      this.#writeLog('info', `installed ${name} ${version}`)
      if (skipped.length > 0) {
        this.#writeLog('warn', `${name}: install scripts were not run, of ${skipped.join(', ')}`)
      }
      return skipped
    } catch (error) {
      const fault = error instanceof TriptychError ? error : installFailed(name, [reasonOfDisk(error)], error)
      this.#writeLog('error', fault.message)
      throw fault
    } finally {
      await this.#sweep()
    }
  }

  /** @throws TriptychError `not_found`, `install_busy`, `unavailable` when the disk does not let it go */
  async uninstall(name: string): Promise<void> {
    const isThere = isPluginName(name) && (await this.#alone(() => this.#remove(name)))
    if (!isThere) throw new TriptychError('not_found', `there is no plugin ${JSON.stringify(name.slice(0, 300))}`)
    this.#writeLog('info', `uninstalled ${name}`)
  }

  /** Ends an install that runs. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running?.catch(() => {})
  }

  async #build(name: string, version: string, options: BuildOptions): Promise<string[]> {
    const { integrity = null, runScripts, files } = options
    const { environment, log, allowScripts, timeLimit = 300_000 } = this.#options
    const tree = await this.#trees.create(`${name}-${version}`)
    const npmLog = new NpmLog(`${name} ${version}`, log)
    const late = AbortSignal.timeout(timeLimit)
    const signal = AbortSignal.any([late, this.#closing.signal])
    const npm = async (args: readonly string[]): Promise<void> => {
      // What an earlier call complained of may not matter any more.
      npmLog.lines.splice(0)
      const onLine = (line: string): void => npmLog.add(line)
      const code = await runNpm({
        args,
        cwd: tree,
        environment,
        processes: this.#processes,
        plugin: name,
        signal,
        onLine,
      })
      if (this.#closing.signal.aborted) throw installFailed(name, ['the bridge is stopping'])
      if (late.aborted) throw installFailed(name, [`it took longer than ${timeLimit / 1000} s`])
      if (code !== 0) throw installFailed(name, meaningfulLines(npmLog.lines))
    }
    const allowed = runScripts ?? (await allowScripts(name))
    const skipped = await buildTree({ name, version, integrity, tree, npm, allowScripts: allowed, files })
    const before = await this.#trees.find(name)
    // What was rolled back from is no version to go back to.
    if (before !== undefined && files === undefined) await keepPrevious(name, version, tree, before)
    await flushTree(tree)
    await this.#trees.swap(name, tree)
    await this.#restartSwapped(name)
    return skipped
  }

  async #remove(name: string): Promise<boolean> {
    try {
      if (!(await this.#trees.detach(name))) return false
    } catch (error) {
      const message = `uninstalling ${name} failed: ${reasonOfDisk(error)}`
      this.#writeLog('error', message)
      throw new TriptychError('unavailable', message, { cause: error })
    }
    await this.#restartSwapped(name)
    try {
      removeCodeCache(name)
    } catch (error) {
      this.#writeLog('warn', `the compiled code of ${name} is not removed: ${errorMessage(error)}`)
    }
    await this.#sweep()
    return true
  }

  /** The files are already swapped, so a failure to restart the plugin is only logged. */
  async #restartSwapped(name: string): Promise<void> {
    // While the daemon stops all plugins, none may be started.
    if (this.#closing.signal.aborted) return
    try {
      await this.#options.onSwapped(name)
    } catch (error) {
      this.#writeLog('error', `plugin ${name} was not restarted: ${errorMessage(error)}`)
    }
  }

  async #sweep(): Promise<void> {
    try {
      await this.#trees.sweep()
    } catch (error) {
      this.#writeLog('warn', `what an install left is not removed: ${errorMessage(error)}`)
    }
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running !== undefined) throw new TriptychError('install_busy', 'another plugin is being installed')
    if (this.#closing.signal.aborted) throw new TriptychError('unavailable', 'the bridge is stopping')
    const running = work()
    this.#running = running
    try {
      return await running
    } finally {
      this.#running = undefined
    }
  }

  #writeLog(level: LogLevel, message: string): void {
    this.#options.log({ level, plugin: BRIDGE, message })
  }
}

function isCode(error: unknown, code: TriptychError['code']): boolean {
  return error instanceof TriptychError && error.code === code
}
