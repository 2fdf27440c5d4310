import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { NativePlugins } from '../../../src/bridge/host/native-plugins.ts'
import { PluginPackages, type PluginPackagesOptions } from '../../../src/bridge/marketplace/plugin-packages.ts'

/**
 * A data folder's `plugins`, gone after the test; its path is a real one.
 *
 * @param afterwards the test's own `onTestFinished`, where tests run side by side
 */
export async function pluginsFolder(
  files: Readonly<Record<string, string | object>>,
  afterwards: (work: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'triptych-plugins-')))
  afterwards(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeIn(folder, name, content)
  return folder
}

/** Text as it is, anything else as JSON. */
export async function writeIn(folder: string, name: string, content: string | object): Promise<void> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** The package.json of a Homebridge plugin. */
export function homebridgeManifest(name: string, more: object = {}): object {
  return { name, version: '1.2.3', keywords: ['homebridge-plugin'], ...more }
}

/** The plugins of a folder, and what was said about them. */
export async function packagesIn(folder: string, options: Partial<PluginPackagesOptions> = {}) {
  const warnings: string[] = []
  const packages = new PluginPackages({
    native: await NativePlugins.scan([{ path: join(folder, 'native'), kind: 'native' }]),
    nodeModules: join(folder, 'node_modules'),
    warn: (message) => warnings.push(message),
    ...options,
  })
  return { packages, warnings }
}
