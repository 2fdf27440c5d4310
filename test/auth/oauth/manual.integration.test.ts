import { describe, expect, it, onTestFinished } from 'vitest'
import { Addresses } from '../../../src/compose/addresses.ts'
import { startAuth } from '../../../src/compose/auth.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import { Connector, readConsent, register } from '../../support/oauth-connector.ts'

const approving = { SVC_APPROVE_APPLICATIONS: 'true' }

const initialize = {
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

/** What docs/pages/auth/connectors.md says that does not happen, where no other test of this folder is about it. */
describe('of connectors the manual says that', () => {
  it('a request is waited for no longer than half an hour, and nothing is granted after that', async () => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const page = await browser.visit(connector.authorizeUrl())
    const { action, proof } = readConsent(await page.text())
    const requests = server.db.reader.selectFrom('oauth_artifact').select('expires_at')
    const halfAnHour = Date.now() + 30 * 60_000
    for (const { expires_at } of await requests.execute()) expect(expires_at).toBeLessThanOrEqual(halfAnHour)
    await server.db.writer
      .updateTable('oauth_artifact')
      .set({ expires_at: Date.now() - 1000 })
      .execute()
    const late = await browser.submit(action, { decision: 'allow', proof })
    // Back to the page of the request, which is no more.
    expect(late.headers.get('Location')).toBe(action)
    expect(await (await browser.get(action)).text()).toContain('Request expired')
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('a confidential client gets no code without PKCE either', async () => {
    const server = await startAuthServer('sqlite')
    const confidential = { token_endpoint_auth_method: 'client_secret_basic' }
    const connector = await Connector.register(server.url, confidential)
    const bare = { code_challenge: null, code_challenge_method: null }
    const page = await (await server.signIn()).get(connector.authorizeUrl(bare))
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('invalid_request')])
  })

  it.each(['', '/mcp'])('a token for %j works at the API and at /mcp', async (path) => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const back = await connector.ask(await server.signIn(), 'allow', { resource: `${server.url}${path}` })
    const { body } = await connector.redeem(back.searchParams.get('code') ?? '')
    expect((await connector.me(body.access_token)).status).toBe(200)
    const mcp = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        ...{ Authorization: `Bearer ${body.access_token}`, 'Content-Type': 'application/json' },
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(initialize),
    })
    expect(mcp.status).toBe(200)
    await mcp.body?.cancel()
  })

  it.each([
    'access_token',
    'refresh_token',
  ] as const)('what is given up by its %s ends whole, and no other consent with it', async (kind) => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const [kept, given] = [await connector.connect(browser), await connector.connect(browser)]
    expect((await connector.revoke(given[kind] ?? '')).status).toBe(200)
    expect((await connector.me(given.access_token)).status).toBe(401)
    expect((await connector.refresh(given.refresh_token)).body.error).toBe('invalid_grant')
    expect((await connector.me(kept.access_token)).status).toBe(200)
    expect((await connector.refresh(kept.refresh_token)).status).toBe(200)
  })

  it('an application that was blocked before anyone used it is authorized by no member', async () => {
    const server = await startAuthServer('sqlite')
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const connector = await Connector.register(server.url)
    const path = `/api/v1/applications/${connector.client.client_id}/decision`
    expect((await admin.send('PUT', path, { state: 'blocked' })).status).toBe(204)
    for (const browser of [ada, admin]) {
      const html = await (await browser.visit(connector.authorizeUrl())).text()
      expect(html).toContain('An administrator has blocked this application')
      const { action, proof } = readConsent(html)
      await browser.submit(action, { decision: 'allow', proof })
    }
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('ending all that an application holds keeps it out for no one', async () => {
    const server = await startAuthServer('sqlite')
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const connector = await Connector.register(server.url)
    const before = await connector.connect(ada)
    expect((await admin.delete(`/api/v1/applications/${connector.client.client_id}`)).status).toBe(204)
    expect((await connector.me(before.access_token)).status).toBe(401)
    expect((await connector.refresh(before.refresh_token)).body.error).toBe('invalid_grant')
    const after = await connector.connect(ada)
    expect((await connector.me(after.access_token)).status).toBe(200)
  })

  it('a request that was dismissed is gone, and members may ask again', async () => {
    const server = await startAuthServer('sqlite', approving)
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const connector = await Connector.register(server.url)
    const waiting = () => server.db.reader.selectFrom('application_request').select('client_id').execute()
    const ask = async () => {
      const { action, proof } = readConsent(await (await ada.visit(connector.authorizeUrl())).text())
      await ada.submit(action, { decision: 'allow', proof })
    }
    await ask()
    expect(await waiting()).toHaveLength(1)
    const path = `/api/v1/applications/${connector.client.client_id}/requests`
    expect((await admin.delete(path)).status).toBe(204)
    expect(await waiting()).toEqual([])
    await ask()
    expect(await waiting()).toHaveLength(1)
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('what members authorized before an approval was needed goes on', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const issued = await connector.connect(await server.signIn())
    const auth = { ...server.config.auth, url: new URL(server.url) }
    const config = { ...server.config, auth, approveApplications: true }
    const later = await startAuth(config, { ...server.startOptions, addresses: new Addresses(config) })
    onTestFinished(async () => {
      await later.close()
      await later.release()
    })
    const there = new Connector(later.url, connector.client)
    expect((await there.me(issued.access_token)).status).toBe(200)
    expect((await there.refresh(issued.refresh_token)).status).toBe(200)
  })

  it('addresses of one /64 register twenty applications an hour', async () => {
    const server = await startAuthServer('sqlite', { SVC_TRUSTED_PROXIES: '127.0.0.1' })
    const from = (address: string) =>
      fetch(`${server.url}/oauth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ redirect_uris: ['http://127.0.0.1/callback'], token_endpoint_auth_method: 'none' }),
      })
    for (let i = 1; i <= 20; i++) expect((await from(`2001:db8::${i}`)).status).toBe(201)
    expect((await from('2001:db8::ffff')).status).toBe(429)
    expect((await from('2001:db8:0:1::1')).status).toBe(201)
    expect((await register(server.url)).status).toBe(201)
  })
})
