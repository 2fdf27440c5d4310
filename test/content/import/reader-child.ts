import type { ContentTables } from '../../../src/content/schema.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'

/** Reads what is public whenever it is told to, one time after the other; in the end it sends every state that it saw. */
const seen = new Set<string>()
let reads = Promise.resolve()
let read: () => Promise<void>
let close: () => Promise<void>

process.on('message', async (message: DatabaseSettings | 'read' | 'stop') => {
  if (message === 'read') {
    reads = reads.then(read)
  } else if (message === 'stop') {
    await reads.then(read)
    await close()
    process.send?.([...seen])
    process.disconnect()
  } else {
    const db = openDatabase<ContentTables>(message)
    close = () => db.close()
    read = async () => {
      const rows = await db.reader.selectFrom('public_document').select(['key', 'etag']).orderBy('key').execute()
      seen.add(rows.map(({ key, etag }) => `${key} ${etag}`).join('\n'))
    }
    await read()
    process.send?.('ready')
  }
})
