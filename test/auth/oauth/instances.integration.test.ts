import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import { createEmptyDatabase } from '../../support/databases.ts'
import { Connector, type Issued } from '../../support/oauth-connector.ts'
import { type RunningTriptych, startTriptych } from '../../support/process.ts'
import { kills } from '../../support/thorough.ts'

const wished = kills(2)

const longRun = { timeout: 300_000 + wished * 10_000 }

const adminEmail = 'admin@example.com'

async function start(env: Record<string, string>): Promise<RunningTriptych> {
  const running = await startTriptych({ args: ['auth'], env: { SVC_ADMIN_EMAIL: adminEmail, ...env } })
  onTestFinished(async () => void (await running.stop('SIGKILL')))
  return running
}

/** Signs in with the code that a process logged. */
async function signIn(browser: CookieBrowser, running: RunningTriptych): Promise<void> {
  const beginning = `sign-in code for ${adminEmail}: `
  await browser.post('/api/v1/auth/otp', { email: adminEmail })
  await running.waitFor(beginning)
  const log = running.stderr() + running.stdout()
  const code = log.slice(log.lastIndexOf(beginning) + beginning.length).slice(0, 6)
  const response = await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code })
  if (response.status !== 200) throw new Error(`sign-in: ${response.status}`)
}

describe('the authorization server in processes', () => {
  it('works across two on one database: each goes on where the other one was', async () => {
    const place = await createEmptyDatabase('postgres')
    onTestFinished(() => place.remove())
    const url = place.settings.kind === 'postgres' ? place.settings.url : ''
    const first = await start({ SVC_DATABASE_URL: url, SVC_SECRET_KEY: 'k'.repeat(43) })
    // Both are one service, so they have one address.
    const base = new URL(first.urls.auth.replace('127.0.0.1', 'localhost')).origin
    const browser = new CookieBrowser(base)
    // While it is alone: the code is in the log of the one that sends the mail, which may be either of two.
    await signIn(browser, first)
    const shared = { SVC_DATABASE_URL: url, SVC_SECRET_KEY: 'k'.repeat(43), SVC_BASE_URL: base }
    const second = await start(shared)
    const other = new URL(second.urls.auth.replace('127.0.0.1', 'localhost')).origin

    const registered = await Connector.register(other)
    const connector = new Connector(base, registered.client)
    const atOther = new Connector(other, registered.client)
    const back = await connector.ask(browser)
    const fields = { code_verifier: connector.verifier }
    const issued = await atOther.redeem(back.searchParams.get('code') ?? '', fields)
    expect(issued.status).toBe(200)
    const [one, two] = await Promise.all([
      connector.refresh(issued.body.refresh_token),
      atOther.refresh(issued.body.refresh_token),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    expect([one, two].filter(({ body }) => body.refresh_token !== undefined)).toHaveLength(1)
    for (const { body } of [one, two]) {
      expect((await connector.me(body.access_token)).status).toBe(200)
      expect((await atOther.me(body.access_token)).status).toBe(200)
    }
    const path = `/api/v1/me/applications/${encodeURIComponent(registered.client.client_id)}`
    expect((await browser.delete(path)).status).toBe(204)
    // The library tells nothing of its own on stdout.
    expect(second.stdout()).toMatch(/^listening auth \S+\nready\n$/)
    for (const { body } of [issued, one, two]) expect((await atOther.me(body.access_token)).status).toBe(401)
  })

  it('loses nothing that it answered when it is killed in the middle of refreshes', longRun, async () => {
    const env = { SVC_LOG_LEVEL: 'info' }
    let running = await start(env)
    const { dataDir } = running
    const base = (): string => running.urls.auth.replace('127.0.0.1', 'localhost')
    const browser = new CookieBrowser(base())
    await signIn(browser, running)
    const { port } = new URL(base())
    const registered = await Connector.register(base())
    const held: Issued[] = []
    for (let i = 0; i < 5; i++) held.push(await new Connector(base(), registered.client).connect(browser))
    for (let kill = 0; kill < wished; kill++) {
      const connector = new Connector(base(), registered.client)
      let answered = 0
      // Each goes on refreshing until both servers are gone, and keeps the answers.
      const loops = held.map(async (_, i) => {
        for (;;) {
          const before = held[i]
          const answer = await connector.refresh(before?.refresh_token).catch(() => null)
          if (answer === null) return
          expect(answer.status).toBe(200)
          answered++
          held[i] = { refresh_token: before?.refresh_token, ...answer.body } as Issued
        }
      })
      await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(10 + kill), { interval: 5 })
      running.child.kill('SIGKILL')
      await Promise.all(loops)
      await running.exited
      running = await start({ ...env, SVC_DATA_DIR: dataDir, SVC_AUTH_PORT: port })
      const after = new Connector(base(), registered.client)
      for (const [i, issued] of held.entries()) {
        expect((await after.me(issued.access_token)).status).toBe(200)
        const next = await after.refresh(issued.refresh_token)
        expect(next.status).toBe(200)
        // Replaced right before the kill: good for access tokens still, and then the member is asked again.
        held[i] =
          next.body.refresh_token === undefined
            ? await new Connector(base(), registered.client).connect(browser)
            : (next.body as Issued)
      }
    }
  })
})
