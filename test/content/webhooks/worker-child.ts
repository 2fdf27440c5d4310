import type { ContentTables } from '../../../src/content/schema.ts'
import { WebhookWorker } from '../../../src/content/webhooks/deliver.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'
import { posting, secretKey, visible } from './posting.ts'

/** A worker in a process of its own, which dies, as by `kill -9`, once a message was taken and before it notes that. */
process.on('message', async (settings: DatabaseSettings) => {
  const start = Date.now()
  let time = start
  const worker = new WebhookWorker({
    db: openDatabase<ContentTables>(settings),
    secret: secretKey,
    post: async (...message) => {
      const { status } = await posting(...message)
      if (status === 204) process.kill(process.pid, 'SIGKILL')
      return await new Promise<never>(() => undefined)
    },
    now: () => time,
    onGivenUp: () => undefined,
    onError: (error) => void process.stderr.write(`${error}\n`),
  })
  await worker.runOnce()
  time += visible
  await worker.runOnce()
})
