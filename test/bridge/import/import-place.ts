import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importStorage } from '../../../src/bridge/import/import-storage.ts'
import type { ImportOptions } from '../../../src/bridge/import/plan.ts'
import { bridgeMigrations } from '../../../src/bridge/migrations/index.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import type { Controller } from '../../support/hap-controller.ts'

const fixture = fileURLToPath(new URL('../fixtures/homebridge-storage', import.meta.url))

export const recorded = { storage: join(fixture, 'storage'), plugins: join(fixture, 'plugins') }

/** What the controller of the recording had: its keys, and the accessories as Homebridge served them. */
export interface RecordedController {
  readonly username: string
  readonly pairing: NonNullable<ReturnType<Controller['getLongTermData']>>
  readonly accessories: readonly {
    readonly aid: number
    readonly services: readonly {
      readonly iid: number
      readonly type: string
      readonly characteristics: readonly { readonly iid: number; readonly type: string; readonly value?: unknown }[]
    }[]
  }[]
}

export async function recordedController(): Promise<RecordedController> {
  return JSON.parse(await readFile(join(fixture, 'controller.json'), 'utf8'))
}

export function openStore(dataDir: string): Database<BridgeTables> {
  return openDatabase<BridgeTables>({ kind: 'sqlite', file: join(dataDir, 'bridge.sqlite') })
}

/** What an import writes to; its folder is there. */
export function storeAt(dataDir: string) {
  return {
    makeFolder: async () => {},
    openStore: async () => {
      const db = openStore(dataDir)
      await db.migrate(bridgeMigrations)
      return db
    },
  }
}

/** A data folder of its own, and a copy of the recording. */
export async function createImportPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-import-'))
  const [storage, dataDir] = [join(folder, 'storage'), join(folder, 'data')]
  await cp(recorded.storage, storage, { recursive: true })
  await mkdir(dataDir)
  return {
    storage,
    dataDir,
    import: (options: Partial<ImportOptions> & { dryRun?: boolean } = {}) => {
      const { dryRun = false, ...rest } = options
      const all = { folder: storage, dataDir, plugins: [recorded.plugins], replace: false, ...rest }
      return importStorage(all, dryRun ? null : storeAt(dataDir))
    },
    read: (file: string) => readFile(join(dataDir, file), 'utf8'),
    /** Every file below the data folder. */
    files: async () => (await readdir(dataDir, { recursive: true })).sort(),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Every id with what it stands for: `aid.iid service`, `aid.iid service characteristic`. */
export function idsOf(accessories: RecordedController['accessories']): string[] {
  return accessories.flatMap(({ aid, services }) =>
    services.flatMap(({ type, iid, characteristics }) => [
      `${aid}.${iid} ${short(type)}`,
      ...characteristics.map((each) => `${aid}.${each.iid} ${short(type)} ${short(each.type)}`),
    ]),
  )
}

/** A UUID as HAP has it on the wire, or as it may be shortened. */
export function short(type: string): string {
  return type.replace(/^0+/, '').replace(/-.*/, '')
}
