import { expect, it } from 'vitest'
import { hour } from '../../../src/auth/attempts.ts'
import { sweep } from '../../../src/auth/sweep.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import { describeEachDialect } from '../../support/databases.ts'
import { Connector, type Issued } from '../../support/oauth-connector.ts'

describeEachDialect('what ends a connector', (dialect) => {
  it('revoking an application ends every grant that it holds from this member, and no one else’s', async () => {
    const server = await startAuthServer(dialect)
    const [ada, bob] = [await server.member('ada@example.com'), await server.member('bob@example.com')]
    const connector = await Connector.register(server.url)
    const three: Issued[] = []
    for (let i = 0; i < 3; i++) three.push(await connector.connect(ada))
    const refreshed = await connector.refresh(three[0]?.refresh_token)
    const bobs = await connector.connect(bob)
    const others = await (await Connector.register(server.url)).connect(ada)

    const path = `/api/v1/me/applications/${encodeURIComponent(connector.client.client_id)}`
    expect((await ada.delete(path)).status).toBe(204)
    for (const { access_token, refresh_token } of [...three, refreshed.body]) {
      expect((await connector.me(access_token)).status).toBe(401)
      expect((await connector.refresh(refresh_token)).body.error).toBe('invalid_grant')
    }
    for (const { access_token } of [bobs, others]) expect((await connector.me(access_token)).status).toBe(200)
  })

  it('a code that is under way ends with the grant', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const code = (await connector.ask(browser)).searchParams.get('code') ?? ''
    await browser.delete(`/api/v1/me/applications/${encodeURIComponent(connector.client.client_id)}`)
    expect((await connector.redeem(code)).body.error).toBe('invalid_grant')
  })

  it('so do demoting and removing the member', async () => {
    const server = await startAuthServer(dialect)
    const admin = await server.signIn()
    const connector = await Connector.register(server.url)
    for (const [email, end] of [
      ['demoted@example.com', (id: string) => admin.patch(`/api/v1/members/${id}`, { role: 'member' })],
      ['removed@example.com', (id: string) => admin.delete(`/api/v1/members/${id}`)],
    ] as const) {
      const invited = await admin.post('/api/v1/members', { email, role: 'admin' })
      const { id } = (await invited.json()) as { id: string }
      const issued = await connector.connect(await server.signIn(email))
      // Administration is out of reach of every token, an administrator's included.
      const listed = await fetch(`${server.url}/api/v1/activity`, {
        headers: { Authorization: `Bearer ${issued.access_token}` },
      })
      expect([listed.status, await listed.json()]).toMatchObject([403, { code: 'session_required' }])
      expect((await end(id)).ok).toBe(true)
      expect((await connector.me(issued.access_token)).status).toBe(401)
      expect((await connector.refresh(issued.refresh_token)).body.error).toBe('invalid_grant')
    }
  })

  it('an access token ends after an hour, and at once when the surface has another address', async () => {
    const server = await startAuthServer(dialect)
    const connector = await Connector.register(server.url)
    const issued = await connector.connect(await server.signIn())
    const tokens = server.db.writer.updateTable('oauth_artifact').where('model', '=', 'AccessToken')
    await tokens.set({ audience: 'https://elsewhere.example/mcp' }).execute()
    expect((await connector.me(issued.access_token)).status).toBe(401)
    await tokens.set({ audience: server.url }).execute()
    expect((await connector.me(issued.access_token)).status).toBe(200)
    await tokens.set({ expires_at: Date.now() - 1 }).execute()
    const late = await connector.me(issued.access_token)
    expect(late.status).toBe(401)
    expect(late.headers.get('WWW-Authenticate')).toContain('error="invalid_token"')
  })

  it('what has expired is swept: tokens, then grants that hold none, then applications without a grant', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const [used, unused] = [await Connector.register(server.url), await Connector.register(server.url)]
    const issued = await used.connect(browser)
    await browser.visit(used.authorizeUrl())
    await sweep(server.db, Date.now() + 25 * hour)
    expect(await server.db.reader.selectFrom('oauth_artifact').select('model').execute()).toEqual([
      { model: 'RefreshToken' },
    ])
    expect((await unused.refresh('wsr_')).body.error).toBe('invalid_client')
    expect((await used.refresh(issued.refresh_token)).status).toBe(200)
    await sweep(server.db, Date.now() + 31 * 24 * hour)
    for (const table of ['oauth_artifact', 'connector_grant', 'oauth_client'] as const) {
      expect(await server.db.reader.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})
