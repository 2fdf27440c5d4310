import { pathToFileURL } from 'node:url'
import { isObject, isText } from '../../protocol/checks.ts'
import { MAX_NAME } from '../../protocol/limits.ts'
import type { PlatformConfig, Plugin } from '../define-plugin.ts'
import { detailOf } from '../faults.ts'
import { type Loader, NotAPlugin } from '../loader.ts'
import { NativeAccessories } from './accessories.ts'
import { provideSdk } from './sdk.ts'
import { openStorage } from './storage.ts'
import { placed } from './syntax-fault.ts'

/** Loads a native plugin: a module whose default export is what `definePlugin` gives. */
export const loadNative: Loader = async ({ plugin: id, entry }, channel, log) => {
  provideSdk()
  const plugin = pluginIn(
    await import(pathToFileURL(entry).href).catch((error: unknown) => {
      throw placed(error, entry)
    }),
  )
  const stopping = new AbortController()
  let accessories = new NativeAccessories(id, channel, [])

  /** Runs a handler; the log gets what it threw, unless that is an answer to HAP. */
  async function handle<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      // By name: a plugin may bring a copy of the class.
      if (!(error instanceof Error && error.name === 'HapError')) log.error(`${what} failed: ${detailOf(error)}`)
      throw error
    }
  }

  return {
    platforms: [plugin.platform],
    accessoryTypes: [],
    configSchema: plugin.configSchema ?? null,
    start: async ({ platforms, accessories: earlier }) => {
      accessories = new NativeAccessories(id, channel, earlier)
      const config = platforms[0] as PlatformConfig
      await plugin.setup({ config, log, accessories, storage: openStorage(channel), signal: stopping.signal })
    },
    read: (ref) => handle(`reading ${ref.service.type}.${ref.characteristic}`, () => accessories.read(ref)),
    write: async (ref, value) => {
      await handle(`writing ${ref.service.type}.${ref.characteristic}`, () => accessories.write(ref, value))
      return undefined
    },
    stop: () => stopping.abort(),
  }
}

/** CommonJS gives its `exports` as the default export. */
function pluginIn(module: { readonly default?: unknown }): Plugin {
  const first = module.default
  const found = isPlugin(first) ? first : isObject(first) ? first.default : undefined
  if (!isPlugin(found)) {
    throw new NotAPlugin(
      'its default export is no plugin, definePlugin({ platform, setup }) with a name and a function',
    )
  }
  if (found.configSchema !== undefined && !isObject(found.configSchema)) {
    throw new NotAPlugin('its configSchema is no JSON Schema: it must be an object')
  }
  return found
}

function isPlugin(value: unknown): value is Plugin {
  return isObject(value) && isText(MAX_NAME, 1)(value.platform) && typeof value.setup === 'function'
}
