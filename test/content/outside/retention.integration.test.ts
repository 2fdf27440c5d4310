import { expect, it, onTestFinished } from 'vitest'
import { authMigrations } from '../../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../../src/auth/schema.ts'
import { openStore } from '../../../src/compose/store.ts'
import { loadConfig } from '../../../src/config.ts'
import { at, Newsroom } from '../../support/content-newsroom.ts'
import { describeEachDialect } from '../../support/databases.ts'
import { startReceiver } from '../../support/webhook-receiver.ts'

const day = 24 * 60 * 60 * 1000

describeEachDialect('retention', (dialect) => {
  it('is what the settings say, from the next start on', async () => {
    const receiver = await startReceiver()
    const env = { SVC_WEBHOOKS: 'true', SVC_WEBHOOK_HOSTS: '127.0.0.1' }
    const newsroom = await Newsroom.open(dialect, { env })
    onTestFinished(() => newsroom.close())
    const first = await newsroom.start()
    await newsroom.found(first)
    const admin = await newsroom.person(first, 'Grace', 'admin')
    const path = { site: 'docs' }
    const body = { url: receiver.url }
    const made = await admin.client.POST('/api/console/sites/{site}/webhooks', { params: { path }, body })
    const params = { path: { ...path, webhookId: made.data?.webhook.id ?? '' } }
    for (let i = 0; i < 3; i += 1) {
      await admin.client.POST('/api/console/sites/{site}/webhooks/{webhookId}/test', { params })
    }
    await expect.poll(() => receiver.received.length).toBe(3)
    const auth = await openStore<AuthTables>(
      loadConfig({
        SVC_DATA_DIR: newsroom.dataDir,
        ...(dialect === 'postgres' && { SVC_DATABASE_URL: newsroom.databaseUrl }),
      }),
      'auth',
      authMigrations,
    )
    onTestFinished(() => auth.close())
    const entry = { actor_id: null, actor_kind: 'system', actor_name: 'system', action: 'session.end' } as const
    const about = { credential: null, credential_id: null, target_kind: null, target_id: null, target_name: null }
    const ages = { old: 3 * day, young: day }
    for (const [id, age] of Object.entries(ages)) {
      const row = { id: `0-${id}`, at: Date.now() - age, request_id: null, ...entry, ...about }
      await auth.writer.insertInto('activity').values(row).execute()
    }
    await first.stop()

    const second = await newsroom.start(undefined, { SVC_KEEP_DELIVERIES: '2', SVC_KEEP_ACTIVITY_DAYS: '2' })
    const deliveries = async () => {
      const { client } = at(second, admin)
      const { data } = await client.GET('/api/console/sites/{site}/webhooks/{webhookId}/deliveries', { params })
      return data?.deliveries.length
    }
    await expect.poll(deliveries).toBe(2)
    const activity = async () => {
      const rows = await auth.reader.selectFrom('activity').select('id').where('id', 'like', '0-%').execute()
      return rows.map(({ id }) => id)
    }
    await expect.poll(activity).toEqual(['0-young'])
  })
})
