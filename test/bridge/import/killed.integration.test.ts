import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { adoptImportedAccessories } from '../../../src/bridge/import/imported-accessories.ts'
import { createImportPlace, openStore } from './import-place.ts'

const program = fileURLToPath(new URL('killed-import.ts', import.meta.url))

const own = { name: 'Mine', username: '0E:00:00:00:00:02', port: 8582, hapPort: 51_900, pincode: '482-19-375' }
const ownConfig = `${JSON.stringify({ bridge: own, platforms: [] }, null, 2)}\n`

/** Without the plugins lying around: of what only they know, the ids are kept. */
const complete = [6, 4, 0]

/** One file of a plugin, six of HAP, the config. */
const config = 8

/** What a daemon finds at its next start: its username, and how many accessories are its own or awaited. */
async function startUp(dataDir: string, username: string): Promise<number[]> {
  const db = openStore(dataDir)
  try {
    await adoptImportedAccessories(db, username)
    const accessories = await db.reader.selectFrom('accessory').select('uuid').execute()
    const awaited = await db.reader.selectFrom('awaited_accessory').select('uuid').execute()
    const staged = await db.reader.selectFrom('imported_accessory').select('uuid').execute()
    return [accessories.length, awaited.length, staged.length]
  } finally {
    await db.close()
  }
}

it.for([
  [1, 'before'],
  [3, 'after'],
  [config, 'before'],
  [config, 'after'],
] as const)('is all or nothing when it is killed at file %i, %s', async ([number, side]) => {
  const place = await createImportPlace()
  try {
    await writeFile(join(place.dataDir, 'config.json'), ownConfig)
    const args = [program, place.dataDir, place.storage, String(number), side]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    const isDone = number === config && side === 'after'
    const text = await place.read('config.json')
    const { username } = JSON.parse(text).bridge
    if (isDone) expect(username).toBe('0E:3F:2A:91:5C:D4')
    else expect(text).toBe(ownConfig)
    // The database comes to be with the seventh file behind it.
    if (number === config) expect(await startUp(place.dataDir, username)).toEqual(isDone ? complete : [0, 0, 0])
    const again = await place.import({ plugins: [] })
    if (isDone) expect(again).toBeNull()
    else expect(again).toMatchObject({ controllers: 1 })
    expect(await startUp(place.dataDir, '0E:3F:2A:91:5C:D4')).toEqual(complete)
    // What is left beside the config goes when the daemon opens it.
    const left = (await place.files()).filter((file) => file.endsWith('.tmp') && !file.startsWith('.config.json.'))
    expect(left).toEqual([])
  } finally {
    await place.remove()
  }
})
