import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import { openHomebridgePlugin } from '../../../../src/bridge/child/homebridge/homebridge-plugin.ts'
import type { LoadedPlugin } from '../../../../src/bridge/child/loader.ts'
import type { AccessoryDescription } from '../../../../src/bridge/protocol/accessory.ts'
import type { ConfigEntry } from '../../../../src/bridge/protocol/messages.ts'
import type { Fixture, InstalledFixtures } from '../../fixtures/homebridge/index.ts'
import { type MemoryHome, memoryHome } from './memory-home.ts'

export interface Hosted {
  readonly plugin: LoadedPlugin
  readonly home: MemoryHome
  /** Level and message, `warn it is late`. */
  readonly logs: string[]
  readonly storagePath: string
  /** Platforms of which other entries are to have processes of their own. */
  readonly separated: string[]
  /** Starts it with entries of `platforms`, or of `accessories` where they have an `accessory`. */
  start(...entries: readonly ConfigEntry[]): Promise<void>
}

/** Loads a fixture in this process, before a home that only notes. */
export async function host(
  fixtures: InstalledFixtures,
  fixture: Fixture,
  options: {
    readonly earlier?: readonly AccessoryDescription[]
    readonly file?: string
    readonly keepOrphans?: boolean
  } = {},
): Promise<Hosted> {
  const logs: string[] = []
  const write = (level: string) => (message: string) => void logs.push(`${level} ${message}`)
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  const storagePath = mkdtempSync(join(fixtures.folder, 'storage-'))
  const home = memoryHome(options.earlier)
  const separated: string[] = []
  const entry = fixtures.entry(fixture, options.file)
  const hap = await loadHap()
  const plugin = await openHomebridgePlugin({
    plugin: fixture,
    entry,
    storagePath,
    hap,
    log,
    keepOrphans: options.keepOrphans ?? false,
    separate: (platform) => void separated.push(platform),
    makeHome: async () => home,
  })
  return {
    plugin,
    home,
    logs,
    storagePath,
    separated,
    start: (...entries) =>
      plugin.start({
        type: 'start',
        platforms: entries.filter((one) => one.accessory === undefined),
        accessoryEntries: entries.filter((one) => one.accessory !== undefined),
        accessories: options.earlier ?? [],
      }),
  }
}
