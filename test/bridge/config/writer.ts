import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { checkConfig } from '../../../src/bridge/config/check.ts'
import { ConfigFile } from '../../../src/bridge/config/config-file.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { nameOf, textOf } from './writer-texts.ts'

// A process that writes as fast as it can, from the first message that it gets: whole files until it is killed, or as
// many platforms as it is told to. It says when it is loaded, and what was answered; to a pipe, which is written at once.
const [file = '', databaseFile = '', writer = '', platforms] = process.argv.slice(2)

checkConfig(textOf(writer, 0))
const told = once(process, 'message')
process.once('disconnect', () => process.exit())
// Who is killed does not come to it.
flushCompileCache()
process.stdout.write('loaded\n')
await told

const db = openDatabase<BridgeTables>({ kind: 'sqlite', file: databaseFile })
const config = await ConfigFile.open({ file, db, log: { info: () => {}, warn: () => {} } })
if (platforms === undefined) await writeFiles()
else await addPlatforms(Number(platforms))
await db.close()
process.disconnect()

async function writeFiles(): Promise<never> {
  for (let count = 0; ; count++) {
    if (count % 2 === 0) await config.replace(textOf(writer, count))
    else await config.changeBridge({ name: nameOf(writer, count) })
    process.stdout.write(`answered ${count}\n`)
  }
}

async function addPlatforms(most: number): Promise<void> {
  for (let count = 0; count < most; count++) {
    await config.putPlatform({ platform: `${writer} ${count}`, plugin: '/plugin' })
    await config.setDisabled(`${writer}-${count}`, true)
  }
}
