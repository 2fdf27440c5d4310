import { setImmediate } from 'node:timers/promises'
import type { ContentTables } from '../../../src/content/schema.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'

/** Reads what is public again and again until it is told to stop; sends every state that it saw. */
let stopped = false

process.on('message', async (message: DatabaseSettings | 'stop') => {
  if (message === 'stop') {
    stopped = true
    return
  }
  const db = openDatabase<ContentTables>(message)
  const seen = new Set<string>()
  do {
    const rows = await db.reader.selectFrom('public_document').select(['key', 'etag']).orderBy('key').execute()
    seen.add(rows.map(({ key, etag }) => `${key} ${etag}`).join('\n'))
    if (seen.size === 1) process.send?.('reading')
    await setImmediate()
  } while (!stopped)
  await db.close()
  process.send?.([...seen])
  process.disconnect()
})
