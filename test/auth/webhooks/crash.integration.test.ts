import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { AuthTables } from '../../../src/auth/schema.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'
import { adminEmail } from '../../support/auth-server.ts'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import { createServerDatabase, type DialectName, describeEachDialect } from '../../support/databases.ts'
import { type RunningTriptych, startTriptych } from '../../support/process.ts'
import { startReceiver } from '../../support/webhook-receiver.ts'

/** A data folder and a database, and processes on them, one after the other. */
async function createPlace(dialect: DialectName) {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-webhook-crash-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { env: own, url, remove } = await createServerDatabase(dialect, dataDir, ['auth'])
  onTestFinished(() => remove())
  const settings: DatabaseSettings =
    url === null ? { kind: 'sqlite', file: join(dataDir, 'auth.sqlite') } : { kind: 'postgres', url, schema: 'auth' }
  const always = { SVC_DATA_DIR: dataDir, SVC_ADMIN_EMAIL: adminEmail, SVC_SECRET_KEY: 'k'.repeat(64), ...own }
  return {
    start: async (env: Record<string, string> = {}): Promise<RunningTriptych> => {
      const settings = { ...always, SVC_WEBHOOK_HOSTS: '127.0.0.1', ...env }
      const triptych = await startTriptych({ args: ['auth'], env: settings })
      onTestFinished(() => void triptych.child.kill('SIGKILL'))
      return triptych
    },
    /** What a dead process had claimed is due again, as it is once its lease is over. */
    endLeases: async (): Promise<void> => {
      const db = openDatabase<AuthTables>(settings)
      await db.writer.updateTable('outbox').set({ due_at: 0 }).execute()
      await db.close()
    },
  }
}

async function signIn(triptych: RunningTriptych): Promise<CookieBrowser> {
  const browser = new CookieBrowser(triptych.urls.auth)
  await browser.post('/api/v1/auth/otp', { email: adminEmail })
  const code = await vi.waitFor(() => {
    const [, found] = /sign-in code for \S+: (\d{6})"/.exec(triptych.stderr()) ?? []
    if (found === undefined) throw new Error('no code')
    return found
  })
  expect((await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code })).status).toBe(200)
  return browser
}

describeEachDialect('kill -9 before a message has arrived', (dialect) => {
  it('between the change and the first try: the message comes, once', async () => {
    const { start } = await createPlace(dialect)
    const receiver = await startReceiver()
    const first = await start({ SVC_WEBHOOKS: 'false' })
    const admin = await signIn(first)
    const hook = { url: receiver.url, events: ['member.added'] }
    expect((await admin.post('/api/v1/webhooks', hook)).status).toBe(201)
    expect((await admin.post('/api/v1/members', { email: 'ada@example.com' })).status).toBe(201)
    await first.stop('SIGKILL')
    expect(receiver.received).toEqual([])
    const second = await start()
    await vi.waitFor(() => expect(receiver.received.map(({ body }) => body)).toEqual([expect.stringContaining('ada@')]))
    // What comes later finds nothing else that waits.
    const again = admin.at(second.urls.auth)
    expect((await again.post('/api/v1/members', { email: 'ben@example.com' })).status).toBe(201)
    await vi.waitFor(() => expect(receiver.received.some(({ body }) => body.includes('ben@'))).toBe(true))
    expect(receiver.received).toHaveLength(2)
  })

  it('while it is sent: it comes again under the same id', async () => {
    const { start, endLeases } = await createPlace(dialect)
    let isSilent = true
    const receiver = await startReceiver((_message, response) => {
      if (!isSilent) response.writeHead(204).end()
    })
    const first = await start()
    const admin = await signIn(first)
    expect((await admin.post('/api/v1/webhooks', { url: receiver.url, events: ['member.added'] })).status).toBe(201)
    expect((await admin.post('/api/v1/members', { email: 'ada@example.com' })).status).toBe(201)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    await first.stop('SIGKILL')
    isSilent = false
    await endLeases()
    const second = await start()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2))
    const [one, two] = receiver.received
    expect([two?.id, two?.body]).toEqual([one?.id, one?.body])
    const { webhooks } = (await (await admin.at(second.urls.auth).get('/api/v1/webhooks')).json()) as {
      webhooks: { id: string }[]
    }
    const path = `/api/v1/webhooks/${webhooks[0]?.id}/deliveries`
    await vi.waitFor(async () =>
      expect(await (await admin.at(second.urls.auth).get(path)).json()).toMatchObject({
        deliveries: [{ id: one?.id, state: 'delivered' }],
      }),
    )
  })
})
