import { ConfigFile } from '../../../src/bridge/config/config-file.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { TriptychError } from '../../../src/errors.ts'
import { textOf } from './writer-texts.ts'

// A process that may only write files of some size: replaces the config by ones padded to the sizes that it is given,
// and says for each what came of it.
const [file = '', databaseFile = '', ...sizes] = process.argv.slice(2)

const db = openDatabase<BridgeTables>({ kind: 'sqlite', file: databaseFile })
const config = await ConfigFile.open({ file, db, log: { info: () => {}, warn: () => {} } })
for (const [index, size] of sizes.entries()) {
  const before = await config.text()
  const versions = await config.backups()
  try {
    await config.replace(textOf('limited', 2 * index).padEnd(Number(size)))
    process.stdout.write('written\n')
  } catch (error) {
    if (!(error instanceof TriptychError)) throw error
    const isSame =
      (await config.text()) === before && JSON.stringify(await config.backups()) === JSON.stringify(versions)
    process.stdout.write(`${error.code}, ${isSame ? 'all as before' : 'changed'}: ${error.message}\n`)
  }
}
await db.close()
