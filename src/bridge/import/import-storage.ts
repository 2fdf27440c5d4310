import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { keepVersion } from '../config/config-versions.ts'
import { readText, removeLeftovers, replaceText } from '../config/disk.ts'
import { takeDataLock } from '../data-lock.ts'
import type { BridgeTables } from '../schema.ts'
import { copyFiles } from './copy-files.ts'
import { ImportError } from './error.ts'
import { adoptImportedAccessories, stageImportedAccessories } from './imported-accessories.ts'
import { type ImportOptions, type ImportPlan, planImport } from './plan.ts'
import type { ImportReport } from './report.ts'

/** Where an import writes. */
export interface ImportStore {
  /** Makes the data folder where it is not there. */
  makeFolder(): Promise<void>
  /** Its database, migrated. */
  openStore(): Promise<Database<BridgeTables>>
}

/**
 * Makes this bridge the one of a Homebridge storage folder: identity, pairing, accessories and their HAP ids, config and
 * the files of its plugins. All of it or nothing, whenever the process dies; the folder is only read.
 *
 * @param store null says what would be done, and writes nothing
 * @returns null when this bridge is that of the folder already
 * @throws ImportError; ConfigFileError for a config that is broken, ours or Homebridge's; TriptychError `unavailable`
 *   while a daemon has the data folder
 */
export async function importStorage(options: ImportOptions, store: ImportStore | null): Promise<ImportReport | null> {
  if (store === null) return (await planImport(options))?.report ?? null
  await store.makeFolder()
  const lock = await takeDataLock(options.dataDir)
  try {
    const plan = await planImport(options)
    if (plan === null) return null
    const db = await store.openStore()
    try {
      await applyImport(plan, db)
    } finally {
      await db.close()
    }
    return plan.report
  } finally {
    lock.release()
  }
}

/**
 * Does what is planned. The config goes last, and with it everything is in force: files and rows before it belong to a
 * bridge of another username, which is not running. An import that is killed before has changed nothing of the bridge,
 * and may be run again; one that is killed after is done, but for what `adoptImported` does at the next start.
 *
 * Only where a bridge of the same username gives way (`--replace`), its files are changed one by one, each whole or not
 * at all: an import that is killed then has to be run again before the bridge is started.
 *
 * @param db migrated, and used by this process alone: the caller holds the data folder's lock
 */
async function applyImport(plan: ImportPlan, db: Database<BridgeTables>): Promise<void> {
  const { options, username, hapFiles, files, accessories, config } = plan
  const { folder, dataDir } = options
  await copyFiles(folder, files, join(dataDir, 'homebridge'))
  for (const { path, json } of hapFiles) {
    const file = join(dataDir, 'hap', path)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await removeLeftovers(file)
    await (await replaceText(file, JSON.stringify(json))).settle()
  }
  await stageImportedAccessories(db, username, accessories)
  await commit(config, db)
  await adoptImportedAccessories(db, username)
}

async function commit({ file, before, after }: ImportPlan['config'], db: Database<BridgeTables>): Promise<void> {
  const replaced = await db.transaction([], async (trx) => {
    await removeLeftovers(file)
    if ((await readText(file)) !== before) {
      throw new ImportError('changed_meanwhile', `${file} changed meanwhile: nothing was imported, run it again`)
    }
    if (before !== null) await keepVersion(trx, before)
    await keepVersion(trx, after)
    return await replaceText(file, after)
  })
  await replaced.settle()
}
