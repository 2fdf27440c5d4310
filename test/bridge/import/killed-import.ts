/**
 * An import that kills itself, without a word, before or after one of the files that it puts in place.
 * Arguments: data folder, storage folder, number of the file from 1, `before` or `after`.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [dataDir = '', folder = '', number = '', side = ''] = process.argv.slice(2)
const { rename } = fs.promises
let files = 0
fs.promises.rename = async (from, to) => {
  files += 1
  if (files === Number(number) && side === 'before') process.kill(process.pid, 'SIGKILL')
  await rename(from, to)
  if (files === Number(number)) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()

const { importStorage } = await import('../../../src/bridge/import/import-storage.ts')
const { storeAt } = await import('./import-place.ts')
await importStorage({ folder, dataDir, plugins: [], replace: false }, storeAt(dataDir))
