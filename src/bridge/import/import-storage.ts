import type { Database } from '../../db/database.ts'
import { takeDataLock } from '../data-lock.ts'
import type { BridgeTables } from '../schema.ts'
import { applyImport } from './apply.ts'
import { type ImportOptions, planImport } from './plan.ts'
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
