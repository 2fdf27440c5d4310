import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ConfigFile } from '../../../src/bridge/config/config-file.ts'
import { bridgeMigrations } from '../../../src/bridge/migrations/index.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'

export const samplePlugin = '/somewhere/plugins/virtual/index.ts'

export interface Place {
  readonly dataDir: string
  /** `config.json` in it. */
  readonly file: string
  readonly databaseFile: string
  readonly db: Database<BridgeTables>
  /** What was logged by all that was opened here. */
  readonly logged: string[]
  open(): Promise<ConfigFile>
  /** As `serve --sample`. */
  openSample(): Promise<ConfigFile>
  /** Names of what lies beside the config and is none of the database's files. */
  beside(): Promise<string[]>
}

/** A data folder with a database, both gone after the test. */
export async function createPlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-config-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const databaseFile = join(dataDir, 'bridge.sqlite')
  const db = openDatabase<BridgeTables>({ kind: 'sqlite', file: databaseFile })
  onTestFinished(() => db.close())
  await db.migrate(bridgeMigrations)
  const file = join(dataDir, 'config.json')
  const logged: string[] = []
  const log = {
    info: (message: string) => void logged.push(message),
    warn: (message: string) => void logged.push(message),
  }
  return {
    dataDir,
    file,
    databaseFile,
    db,
    logged,
    open: () => ConfigFile.open({ file, db, log }),
    openSample: () => ConfigFile.open({ file, db, samplePlugin, log }),
    beside: async () => (await readdir(dataDir)).filter((name) => !/^(config\.json$|bridge\.sqlite)/.test(name)),
  }
}
