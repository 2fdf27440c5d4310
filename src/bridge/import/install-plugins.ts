import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '../../lib/error-text.ts'
import { checkConfig } from '../config/check.ts'
import type { BridgeConfigFile } from '../config/types.ts'
import { takeDataLock } from '../data-lock.ts'
import { packageOfPath } from '../host/homebridge-package.ts'
import { installedPlugins } from '../marketplace/installed-plugins.ts'
import { PluginInstaller } from '../marketplace/installer.ts'
import { Registry } from '../marketplace/registry.ts'
import { UNKNOWN } from './assign-plugins.ts'
import { specOf } from './describe.ts'
import type { NeededPlugin } from './report.ts'

/**
 * Installs the plugins that are not there, one after the other. A failure is reported, and stops no other.
 *
 * @returns how many failed
 */
export async function installPlugins(
  { dataDir, environment }: { dataDir: string; environment: Readonly<Record<string, string | undefined>> },
  plugins: readonly NeededPlugin[],
  say: (line: string) => void,
): Promise<number> {
  const lock = await takeDataLock(dataDir)
  const installer = new PluginInstaller({
    pluginsFolder: join(dataDir, 'plugins'),
    environment,
    registry: new Registry(environment),
    log: ({ level, message }) => level === 'info' && say(message),
    allowScripts: async (name) => (await configOf(dataDir)).plugins[name]?.allowScripts ?? false,
    // No daemon runs.
    onSwapped: async () => {},
  })
  let failed = 0
  try {
    await installer.recover()
    for (const plugin of plugins.filter(({ installed }) => !installed)) {
      await installer.install(specOf(plugin)).catch((error) => {
        failed += 1
        say(`${plugin.name} is not installed: ${errorMessage(error)}`)
      })
    }
  } finally {
    await installer.close()
    lock.release()
  }
  return failed
}

/** The Homebridge plugins that the config of this bridge names and that are not there. */
export async function missingPlugins(dataDir: string): Promise<NeededPlugin[]> {
  const { platforms, accessories } = await configOf(dataDir)
  const installed = await installedPlugins(join(dataDir, 'plugins', 'node_modules'))
  const names = new Set([...platforms, ...accessories].flatMap(({ plugin }) => packageOfPath(plugin)?.name ?? []))
  for (const { name } of installed) names.delete(name)
  const known = [...names].filter((name) => !name.startsWith(UNKNOWN))
  return known.map((name) => ({ name, version: null, installed: false }))
}

async function configOf(dataDir: string): Promise<BridgeConfigFile> {
  return checkConfig(await readFile(join(dataDir, 'config.json'), 'utf8'))
}
