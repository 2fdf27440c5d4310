import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type InstallerOptions, PluginInstaller } from '../../../src/bridge/marketplace/installer.ts'
import { Registry } from '../../../src/bridge/marketplace/registry.ts'
import { bareEnvironment } from '../../support/process.ts'
import type { PackageFiles } from '../../support/registry/registry.ts'

/** The files of a Homebridge plugin that can be published. */
export function pluginFiles(name: string, version: string, more: object = {}, files: PackageFiles = {}): PackageFiles {
  const manifest = { name, version, keywords: ['homebridge-plugin'], main: 'index.js', ...more }
  return { 'package.json': manifest, 'index.js': `module.exports = () => '${version}'\n`, ...files }
}

/** npm with a configuration of its own, asking one registry. */
export function npmEnvironment(registry: string, home: string): Record<string, string> {
  return bareEnvironment({
    HOME: home,
    npm_config_registry: registry,
    npm_config_cache: join(home, 'cache'),
    npm_config_fetch_retries: '0',
  })
}

/** A plugins folder with its installer, and what it said. */
export interface Shop {
  readonly folder: string
  readonly installer: PluginInstaller
  readonly swapped: string[]
  readonly log: string[]
  /** What is installed, by the plugins' names: the version of each; undefined when its files are not whole. */
  versions(): Promise<Record<string, string | undefined>>
  trees(): Promise<string[]>
  close(): Promise<void>
}

/** @param log hears what the installer says, too */
export async function openShop(
  registry: string,
  { log: hear, ...more }: Partial<InstallerOptions> = {},
): Promise<Shop> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'triptych-shop-')))
  const environment = npmEnvironment(registry, home)
  const folder = join(home, 'plugins')
  const swapped: string[] = []
  const log: string[] = []
  const installer = new PluginInstaller({
    pluginsFolder: folder,
    environment,
    registry: new Registry(environment),
    log: (line) => {
      log.push(`${line.level} ${line.plugin} ${line.message}`)
      hear?.(line)
    },
    allowScripts: () => false,
    onSwapped: async (name) => void swapped.push(name),
    ...more,
  })
  return {
    folder,
    installer,
    swapped,
    log,
    versions: () => versionsIn(folder),
    trees: () => namesIn(join(folder, 'trees')),
    close: async () => {
      await installer.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

export async function versionsIn(folder: string): Promise<Record<string, string | undefined>> {
  const names = await namesIn(join(folder, 'node_modules'))
  const scopes = names.filter((name) => name.startsWith('@'))
  const scoped = await Promise.all(
    scopes.map(async (scope) => (await namesIn(join(folder, 'node_modules', scope))).map((name) => `${scope}/${name}`)),
  )
  const plugins = [...names.filter((name) => !name.startsWith('@')), ...scoped.flat()]
  return Object.fromEntries(
    await Promise.all(plugins.map(async (name) => [name, await versionOf(join(folder, 'node_modules', name))])),
  )
}

/** By its manifest, when its entry is of the same version. */
async function versionOf(folder: string): Promise<string | undefined> {
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return (await readFile(join(folder, 'index.js'), 'utf8')).includes(version) ? version : undefined
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => [])
}
