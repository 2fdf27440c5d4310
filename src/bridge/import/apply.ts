import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { readText, removeLeftovers, replaceText } from '../config/disk.ts'
import { keepVersion } from '../config/versions.ts'
import type { BridgeTables } from '../schema.ts'
import { copyFiles } from './copy-files.ts'
import { ImportError } from './error.ts'
import { adoptImported, stageImported } from './imported-accessories.ts'
import type { ImportPlan } from './plan.ts'

/**
 * Does what is planned. The config goes last, and with it everything is in force: files and rows before it belong to a
 * bridge of another username, which nobody runs. Who is killed before has changed nothing of the bridge, and may be run
 * again; who is killed after is done, but for what `adoptImported` does at the next start.
 *
 * Only where a bridge of the same username gives way (`--replace`), its files are changed one by one, each whole or not
 * at all: who is killed then is to be run again before the bridge is.
 *
 * @param db migrated, and nobody else's: the caller holds the data folder's lock
 */
export async function applyImport(plan: ImportPlan, db: Database<BridgeTables>): Promise<void> {
  const { options, username, hapFiles, files, accessories, config } = plan
  const { folder, dataDir } = options
  await copyFiles(folder, files, join(dataDir, 'homebridge'))
  for (const { path, json } of hapFiles) {
    const file = join(dataDir, 'hap', path)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await removeLeftovers(file)
    await (await replaceText(file, JSON.stringify(json))).settle()
  }
  await stageImported(db, username, accessories)
  await commit(config, db)
  await adoptImported(db, username)
}

async function commit({ file, before, after }: ImportPlan['config'], db: Database<BridgeTables>): Promise<void> {
  const replaced = await db.transaction(async (trx) => {
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
