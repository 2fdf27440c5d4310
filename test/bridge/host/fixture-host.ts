import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { EntryIds } from '../../../src/bridge/host/entry-ids.ts'
import type { BridgeFacts } from '../../../src/bridge/host/homebridge-storage.ts'
import type { HostConfig } from '../../../src/bridge/host/host-config.ts'
import type { HostSink } from '../../../src/bridge/host/host-sink.ts'
import { pluginDirectories } from '../../../src/bridge/host/plugin-directories.ts'
import { PluginHost, type PluginHostOptions } from '../../../src/bridge/host/plugin-host.ts'
import { PluginProcesses } from '../../../src/bridge/host/plugin-processes.ts'
import { type HostTiming, hostTiming } from '../../../src/bridge/host/timing.ts'
import type { AccessoryDescription, CharacteristicRef, Value } from '../../../src/bridge/protocol/accessory.ts'
import type { LogLevel } from '../../../src/bridge/protocol/messages.ts'

export const fixtures = join(import.meta.dirname, '../fixtures/plugins')

const { TRIPTYCH_START: start } = process.env
/** What plugins' processes run: of the bundle that a run of all tests makes, else that of the sources. */
const childStart = start === undefined ? undefined : join(dirname(start), 'bridge/child/main.js')

/** Often, and soon; as patient as ever with a plugin that has no turn on a busy machine. */
export const quick: HostTiming = { ...hostTiming, pingEvery: 100, memoryEvery: 50, backoff: 10, maxBackoff: 40 }

/** What Homebridge plugins are told of the bridge. */
export const bridgeFacts: BridgeFacts = {
  name: 'Triptych Test',
  username: '0E:12:34:56:78:9A',
  pincode: '031-45-154',
  port: 51826,
  bind: ['127.0.0.1'],
  advertiser: 'none',
  ports: null,
  keepOrphans: false,
}

/** What plugins said. */
export interface Heard {
  readonly logs: { readonly level: LogLevel; readonly plugin: string; readonly message: string }[]
  readonly statuses: string[]
  readonly values: { readonly plugin: string; readonly ref: CharacteristicRef; readonly value: Value }[]
  readonly accessories: Map<string, Map<string, AccessoryDescription>>
  readonly storage: Map<string, Map<string, unknown>>
}

export interface FixtureHost extends Heard {
  readonly host: PluginHost
  readonly dataDir: string
  /** Resolves as soon as it holds; looks after each thing that a plugin said. */
  until(holds: () => boolean): Promise<void>
  stop(): Promise<void>
}

interface FixtureOptions {
  readonly timing?: Partial<HostTiming>
  readonly environment?: Record<string, string | undefined>
  readonly config?: Omit<HostConfig, 'platforms'>
  /** The name of the data folder begins so. */
  readonly folder?: string
  /** Takes what plugins changed of their entries. */
  readonly keepChanges?: PluginHostOptions['keepChanges']
  /** Forgotten with the host when absent. */
  readonly entryIds?: EntryIds
  /** Refuses an accessory with what it throws. */
  readonly onPut?: (description: AccessoryDescription) => void
}

/** A data folder that has copies of all fixtures as native plugins, in `plugins/native`. */
export async function makeDataDir(folder = 'triptych-host-'): Promise<string> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), folder)))
  await cp(fixtures, join(dataDir, 'plugins/native'), { recursive: true })
  return dataDir
}

/** A platform entry of a fixture. */
export function entry(fixture: string, fields: Record<string, unknown> = {}) {
  const platform = fixture.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  return { platform, plugin: `plugins/native/${fixture}/index.ts`, ...fields }
}

/** Starts a host with plugins of a data folder of its own, and waits until each runs or does not. */
export async function startHost(
  platforms: HostConfig['platforms'] | ((dataDir: string) => HostConfig['platforms']),
  {
    timing = {},
    environment = process.env,
    config = {},
    folder,
    onPut = () => {},
    keepChanges = async () => {},
    entryIds = new EntryIds(),
  }: FixtureOptions = {},
): Promise<FixtureHost> {
  const dataDir = await makeDataDir(folder)
  const heard: Heard = { logs: [], statuses: [], values: [], accessories: new Map(), storage: new Map() }
  const lookers = new Set<() => void>()
  const sink = makeSink(heard, onPut, () => {
    for (const look of lookers) look()
  })
  const directories = pluginDirectories(dataDir)
  const host = new PluginHost({
    dataDir,
    directories,
    sink,
    environment,
    bridge: () => bridgeFacts,
    keepChanges,
    entryIds,
    processes: new PluginProcesses(childStart),
    timing: { ...quick, ...timing },
  })
  const stop = async (): Promise<void> => {
    await host.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await host.start({ ...config, platforms: typeof platforms === 'function' ? platforms(dataDir) : platforms })
    await host.waitUntilSettled()
  } catch (error) {
    await stop()
    throw error
  }
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return
        lookers.delete(look)
        resolve()
      }
      lookers.add(look)
      look()
    })
  return { ...heard, host, dataDir, until, stop }
}

function makeSink(heard: Heard, onPut: (description: AccessoryDescription) => void, changed: () => void): HostSink {
  const of = <T>(map: Map<string, Map<string, T>>, plugin: string): Map<string, T> => {
    const inner = map.get(plugin) ?? new Map<string, T>()
    map.set(plugin, inner)
    return inner
  }
  const noting = <T>(value: T): T => {
    changed()
    return value
  }
  return {
    log: (line) => void noting(heard.logs.push(line)),
    putAccessory: async (plugin, description) => {
      onPut(description)
      noting(of(heard.accessories, plugin).set(description.uuid, description))
    },
    removeAccessory: async (plugin, uuid) => void noting(of(heard.accessories, plugin).delete(uuid)),
    valueChanged: (plugin, ref, value) => void noting(heard.values.push({ plugin, ref, value })),
    knownAccessories: (plugin) => [...of(heard.accessories, plugin).values()],
    statusChanged: (plugin, status) => void noting(heard.statuses.push(`${plugin} ${status}`)),
    storage: {
      get: async (plugin, key) => of(heard.storage, plugin).get(key),
      set: async (plugin, key, value) => void noting(of(heard.storage, plugin).set(key, value)),
      delete: async (plugin, key) => void of(heard.storage, plugin).delete(key),
      keys: async (plugin) => [...of(heard.storage, plugin).keys()],
    },
  }
}
