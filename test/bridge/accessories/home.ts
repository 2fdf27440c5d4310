import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Accessories } from '../../../src/bridge/accessories/accessories.ts'
import type { AccessoryView, CharacteristicView, ServiceView } from '../../../src/bridge/accessories/accessory-view.ts'
import { bridgeMigrations } from '../../../src/bridge/migrations/index.ts'
import type { LogLevel } from '../../../src/bridge/protocol/messages.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { FakePlugin } from './fake-plugin.ts'

export interface Entry {
  readonly level: LogLevel
  readonly plugin: string
  readonly message: string
}

/** Accessories in a folder of their own, with plugins that come to be when they are first named. */
export interface Home {
  readonly folder: string
  readonly db: Database<BridgeTables>
  readonly entries: Entry[]
  accessories: Accessories
  plugin(id: string): FakePlugin
  /** Closes the accessories and loads them anew. */
  reload(): Promise<void>
  close(): Promise<void>
}

export async function openHome(folder?: string): Promise<Home> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'triptych-bridge-')))
  const db = openDatabase<BridgeTables>({ kind: 'sqlite', file: join(place, 'bridge.sqlite') })
  await db.migrate(bridgeMigrations)
  const entries: Entry[] = []
  const plugins = new Map<string, FakePlugin>()
  const plugin = (id: string): FakePlugin => {
    const found = plugins.get(id) ?? new FakePlugin()
    plugins.set(id, found)
    return found
  }
  const load = (): Promise<Accessories> =>
    Accessories.load(db, { log: (entry) => void entries.push(entry), link: plugin })
  const home: Home = {
    folder: place,
    db,
    entries,
    accessories: await load(),
    plugin,
    reload: async () => {
      await home.accessories.close()
      home.accessories = await load()
    },
    close: async () => {
      await home.accessories.close()
      await db.close()
      if (folder === undefined) await rm(place, { recursive: true, force: true })
    },
  }
  return home
}

/** Where the REST API finds a characteristic. */
export function find(
  accessories: readonly AccessoryView[],
  uuid: string,
  serviceType: string,
  type: string,
): { service: ServiceView; characteristic: CharacteristicView } {
  const services = accessories.find((each) => each.uuid === uuid)?.services ?? []
  for (const service of services) {
    const characteristic = service.characteristics.find((each) => each.type === type)
    if (service.type === serviceType && characteristic !== undefined) return { service, characteristic }
  }
  throw new Error(`no ${serviceType} ${type} in ${uuid}`)
}

/** Views with the time of no value, to compare those of before with those of after. */
export function withoutTimes(views: readonly AccessoryView[]): unknown {
  return JSON.parse(JSON.stringify(views, (name, value) => (name === 'updatedAt' ? undefined : value)))
}
