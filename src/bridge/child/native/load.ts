import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import { isObject } from '../../../lib/json.ts'
import { isText } from '../../protocol/checks.ts'
import { MAX_NAME, MAX_VALUE } from '../../protocol/limits.ts'
import type { Channel } from '../channel.ts'
import type { PlatformConfig, Plugin, PluginStorage } from '../define-plugin.ts'
import { detailOf } from '../faults.ts'
import { explainLoadFault } from '../load-fault.ts'
import { type Loader, NotAPlugin } from '../loader.ts'
import { NativeAccessories } from './accessories.ts'
import { provideSdk } from './sdk.ts'

/** Loads a native plugin: a module whose default export is what `definePlugin` gives. */
export const loadNative: Loader = async ({ plugin: id, entry }, channel, log) => {
  provideSdk()
  const load = (): Promise<{ readonly default?: unknown }> =>
    import(pathToFileURL(entry).href).catch((error: unknown) => {
      throw withPosition(error, entry)
    })
  const plugin = pluginIn(await explainLoadFault(log, load))
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
      'its default export is not a plugin, definePlugin({ platform, setup }) with a name and a function',
    )
  }
  if (found.configSchema !== undefined && !isObject(found.configSchema)) {
    throw new NotAPlugin('its configSchema is not a JSON Schema: it must be an object')
  }
  return found
}

function isPlugin(value: unknown): value is Plugin {
  return isObject(value) && isText(MAX_NAME, 1)(value.platform) && typeof value.setup === 'function'
}

/** The storage of a native plugin, kept by the daemon. */
function openStorage({ ask }: Pick<Channel, 'ask'>): PluginStorage {
  return {
    get: async <T>(key: string) => (await ask({ type: 'storageGet', key: checkStored(key) })) as T | undefined,
    set: async (key, value) => {
      const text = JSON.stringify(value)
      if (text === undefined) throw new TypeError(`the value of ${key} cannot be represented as JSON`)
      if (Buffer.byteLength(text) > MAX_VALUE) throw new RangeError(`the value of ${key} is longer than 64 KiB`)
      await ask({ type: 'storageSet', key: checkStored(key), value })
    },
    delete: async (key) => void (await ask({ type: 'storageDelete', key: checkStored(key) })),
    keys: async () => (await ask({ type: 'storageKeys' })) as string[],
  }
}

function checkStored(key: string): string {
  if (typeof key === 'string' && key.length > 0 && key.length <= MAX_NAME) return key
  throw new TypeError(`a key must be a string of 1 to ${MAX_NAME} characters`)
}

/**
 * Of a module that does not parse, Node says neither the file nor the line. Puts them before the message and the stack
 * where the fault is in `file`.
 */
export function withPosition(error: unknown, file: string): unknown {
  if (!(error instanceof SyntaxError) || /^file:|^\//.test(error.stack ?? '')) return error
  const place = placeIn(file)
  if (place === undefined) return error
  const line = /^:(\d+)/.exec(place)?.[1]
  const { message, stack = '' } = error
  error.message = `${message} (${file}, line ${line})`
  error.stack = `${file}${place}\n${stack}`
  return error
}

/** `:3`, and the lines up to it. This parser takes JavaScript, too. */
function placeIn(file: string): string | undefined {
  // Node warns that its parser is experimental, which the user of a plugin cannot change.
  process.removeAllListeners('warning')
  try {
    stripTypeScriptTypes(readFileSync(file, 'utf8'), { sourceUrl: file })
    return undefined
  } catch (error) {
    // Here the stack begins with the place, and the message follows after an empty line.
    const [place = ''] = ((error as Error).stack ?? '').split('\n\n', 1)
    return place.startsWith(`${file}:`) ? place.slice(file.length) : undefined
  }
}
