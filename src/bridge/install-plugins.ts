import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, hasCode } from '../lib/error-text.ts'
import { listInstalled } from './backup.ts'
import { checkConfig } from './config/check.ts'
import type { BridgeConfigFile } from './config/types.ts'
import { takeDataLock } from './data-lock.ts'
import { packageOfPath } from './host/homebridge-package.ts'
import { UNKNOWN } from './import/assign-plugins.ts'
import { installedPlugins } from './marketplace/installed-plugins.ts'
import { PluginInstaller } from './marketplace/installer.ts'
import { Registry } from './marketplace/registry.ts'

/** Where a command installs plugins, and npm's settings. */
export interface InstallPlace {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** A plugin that a command installs. */
export interface PluginOrder {
  readonly name: string
  /** An exact version; null for the latest one. */
  readonly version: string | null
  /** Of the package (Subresource Integrity): another one is refused. Null where any is right. */
  readonly integrity: string | null
}

/** What a backup says of a plugin that was installed. */
export interface ArchivedPlugin {
  readonly name: string
  readonly version: string
  readonly integrity: string | null
}

/**
 * Installs plugins, one after the other, while no daemon runs. A failure is reported, and stops no other.
 *
 * @returns how many failed
 * @throws TriptychError `unavailable` while another process has the bridge
 */
export async function installPlugins(
  place: InstallPlace,
  plugins: readonly PluginOrder[],
  say: (line: string) => void,
): Promise<number> {
  let failed = 0
  await withInstaller(place, say, async (installer) => {
    for (const { name, version, integrity } of plugins) {
      await installer.install(version === null ? name : `${name}@${version}`, { integrity }).catch((error) => {
        failed += 1
        say(`${name} is not installed: ${errorMessage(error)}`)
      })
    }
  })
  return failed
}

/**
 * Brings back the version of a plugin that was there before its update, while no daemon runs.
 *
 * @throws TriptychError `not_found`, `install_failed`; `unavailable` while another process has the bridge
 */
export function rollBackPlugin(place: InstallPlace, name: string, say: (line: string) => void): Promise<void> {
  return withInstaller(place, say, async (installer) => void (await installer.rollBack(name)))
}

async function withInstaller(
  { dataDir, environment }: InstallPlace,
  say: (line: string) => void,
  work: (installer: PluginInstaller) => Promise<void>,
): Promise<void> {
  const lock = await takeDataLock(dataDir)
  const installer = new PluginInstaller({
    pluginsFolder: join(dataDir, 'plugins'),
    environment,
    registry: new Registry(environment),
    log: ({ level, message }) => level === 'info' && say(message),
    allowScripts: async (name) => (await configOf(dataDir))?.plugins[name]?.allowScripts ?? false,
    // No daemon runs.
    onSwapped: async () => {},
  })
  try {
    await installer.recover()
    await work(installer)
  } finally {
    await installer.close()
    lock.release()
  }
}

/** The Homebridge plugins that the config of this bridge names and that are not there. */
export async function missingPlugins(dataDir: string): Promise<PluginOrder[]> {
  const { platforms, accessories } = (await configOf(dataDir)) ?? { platforms: [], accessories: [] }
  const installed = await installedPlugins(join(dataDir, 'plugins', 'node_modules'))
  const names = new Set([...platforms, ...accessories].flatMap(({ plugin }) => packageOfPath(plugin)?.name ?? []))
  for (const { name } of installed) names.delete(name)
  const known = [...names].filter((name) => !name.startsWith(UNKNOWN))
  return known.map((name) => ({ name, version: null, integrity: null }))
}

/** Of the plugins of a backup those that are not there as they were: absent, of another version, or another package. */
export async function differingPlugins(
  dataDir: string,
  plugins: readonly ArchivedPlugin[],
): Promise<readonly ArchivedPlugin[]> {
  const installed = await listInstalled(dataDir)
  const isThere = (plugin: ArchivedPlugin): boolean =>
    installed.some(
      ({ name, version, integrity }) =>
        name === plugin.name && version === plugin.version && integrity === plugin.integrity,
    )
  return plugins.filter((plugin) => !isThere(plugin))
}

/** Null where there is none. */
async function configOf(dataDir: string): Promise<BridgeConfigFile | null> {
  try {
    return checkConfig(await readFile(join(dataDir, 'config.json'), 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
