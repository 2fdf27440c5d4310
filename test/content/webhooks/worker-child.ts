import type { ContentTables } from '../../../src/content/schema.ts'
import { locksOfWebhook } from '../../../src/content/webhooks/webhooks.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'
import { WebhookWorker } from '../../../src/webhooks/deliver.ts'
import { webhookTables } from '../../../src/webhooks/tables.ts'
import { posting, secretKey, visible } from './posting.ts'

/** A worker in a process of its own, which dies, as by `kill -9`, once a message was taken and before it notes that. */
process.on('message', async (settings: DatabaseSettings) => {
  const start = Date.now()
  let time = start
  const db = openDatabase<ContentTables>(settings)
  const worker = new WebhookWorker({
    db: webhookTables(db),
    locksOf: (id) => locksOfWebhook(db, id),
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
