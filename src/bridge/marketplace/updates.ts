import { gt, prerelease, valid } from 'semver'
import { TriptychError } from '../../errors.ts'
import type { PluginPackage } from './installed-plugins.ts'
import type { Registry } from './registry.ts'

/** An installed plugin beside what the registry has of it. */
export interface PluginUpdate {
  readonly name: string
  /** The installed one. */
  readonly version: string
  /** The registry's; `""` for a package that it does not have. */
  readonly latest: string
  /** Whether the registry's is newer. A prerelease is offered only where one is installed. */
  readonly update: boolean
}

const AT_ONCE = 5

/**
 * Looks for newer versions of plugins, in their order.
 *
 * @throws TriptychError `registry_unavailable`
 */
export async function listUpdates(
  plugins: readonly Pick<PluginPackage, 'name' | 'version'>[],
  registry: Pick<Registry, 'manifest'>,
): Promise<PluginUpdate[]> {
  const updates: PluginUpdate[] = []
  const waiting = [...plugins.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      updates[next[0]] = await updateOf(next[1], registry)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    // One failure stands for all: the others stop asking.
    waiting.length = 0
  }
  return updates
}

async function updateOf(
  { name, version }: Pick<PluginPackage, 'name' | 'version'>,
  registry: Pick<Registry, 'manifest'>,
): Promise<PluginUpdate> {
  const latest = await latestOf(name, registry)
  return { name, version, latest, update: latest !== '' && isNewer(latest, version) }
}

async function latestOf(name: string, registry: Pick<Registry, 'manifest'>): Promise<string> {
  try {
    return (await registry.manifest(name)).version
  } catch (error) {
    if (error instanceof TriptychError && error.code === 'package_not_found') return ''
    throw error
  }
}

function isNewer(latest: string, installed: string): boolean {
  if (valid(installed) === null) return false
  return gt(latest, installed) && (prerelease(latest) === null || prerelease(installed) !== null)
}
