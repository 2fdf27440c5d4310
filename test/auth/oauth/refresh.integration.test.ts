import { expect, it } from 'vitest'
import { day } from '../../../src/auth/attempts.ts'
import { type AuthServer, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { describeEachDialect } from '../../support/databases.ts'
import { Connector, type Issued } from '../../support/oauth-connector.ts'
import { times } from '../../support/thorough.ts'

/** As if whatever was replaced had been so for this long. */
async function replacedAgo({ db }: AuthServer, milliseconds: number): Promise<void> {
  await db.writer
    .updateTable('oauth_artifact')
    .set({ consumed_at: Date.now() - milliseconds })
    .where('consumed_at', 'is not', null)
    .execute()
}

async function connected(server: AuthServer, browser?: CookieBrowser): Promise<[Connector, Issued]> {
  const connector = await Connector.register(server.url)
  return [connector, await connector.connect(browser ?? (await server.signIn()))]
}

describeEachDialect('a refresh token', (dialect) => {
  it('is replaced at each use; for 30 seconds the old one gives an access token and nothing else', async () => {
    const server = await startAuthServer(dialect)
    const [connector, issued] = await connected(server)
    const next = await connector.refresh(issued.refresh_token)
    await replacedAgo(server, 29_000)
    const again = await connector.refresh(issued.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body).not.toHaveProperty('refresh_token')
    for (const { body } of [next, again]) expect((await connector.me(body.access_token)).status).toBe(200)
    // Its successor is as good as before.
    const third = await connector.refresh(next.body.refresh_token)
    expect(third.body.refresh_token).toMatch(/^wsr_/)
  })

  it('ends the grant, access tokens included, when it comes back after that', async () => {
    const server = await startAuthServer(dialect)
    const [connector, issued] = await connected(server)
    const next = await connector.refresh(issued.refresh_token)
    await replacedAgo(server, 30_001)
    expect(await connector.refresh(issued.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
    expect((await connector.refresh(next.body.refresh_token)).body.error).toBe('invalid_grant')
    for (const token of [issued.access_token, next.body.access_token]) {
      expect((await connector.me(token)).status).toBe(401)
    }
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('survives many connectors that refresh at once, each twice in parallel', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    // Registrations are counted by address; an application may hold several grants.
    const clients = await Promise.all(Array.from({ length: times(3, 10) }, () => Connector.register(server.url)))
    const held: [Connector, Issued][] = []
    for (let i = 0; i < times(15, 50); i++) {
      const connector = new Connector(
        server.url,
        clients[i % clients.length]?.client ?? { client_id: '', redirect_uris: [] },
      )
      held.push([connector, await connector.connect(browser)])
    }
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(
        held.map(([connector, { refresh_token: token }]) =>
          Promise.all([connector.refresh(token), connector.refresh(token)]),
        ),
      )
      for (const [i, pair] of answers.entries()) {
        expect(pair.map(({ status }) => status)).toEqual([200, 200])
        const successors = pair.filter(({ body }) => body.refresh_token !== undefined)
        expect(successors).toHaveLength(1)
        const [connector] = held[i] ?? []
        if (connector !== undefined) held[i] = [connector, successors[0]?.body as Issued]
      }
    }
    await replacedAgo(server, 60_000)
    for (const [connector, { access_token, refresh_token }] of held) {
      expect((await connector.me(access_token)).status).toBe(200)
      expect((await connector.refresh(refresh_token)).status).toBe(200)
    }
  })

  it('never gives more than was granted', async () => {
    const server = await startAuthServer(dialect)
    const connector = await Connector.register(server.url)
    const browser = await server.signIn()
    const issued = await connector.connect(browser, 'workspace:read workspace:write')
    const less = await connector.refresh(issued.refresh_token, { scope: 'workspace:read' })
    expect(less.body.scope).toBe('workspace:read')
    const whole = await connector.refresh(less.body.refresh_token)
    expect(whole.body.scope).toBe('workspace:read workspace:write')
    const reader = await connector.connect(browser)
    expect(await connector.refresh(reader.refresh_token, { scope: 'workspace:write' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    })
    const elsewhere = await connector.refresh(reader.refresh_token, { resource: 'https://elsewhere.example' })
    expect(elsewhere.body.error).toBe('invalid_target')
  })

  it('is its client’s alone, and no access token; an access token is not a refresh token', async () => {
    const server = await startAuthServer(dialect)
    const [connector, issued] = await connected(server)
    const other = await Connector.register(server.url)
    expect((await other.refresh(issued.refresh_token)).body.error).toBe('invalid_grant')
    expect((await connector.refresh(issued.access_token)).body.error).toBe('invalid_grant')
    expect((await connector.me(issued.refresh_token)).status).toBe(401)
    expect((await other.revoke(issued.refresh_token ?? '')).status).toBe(200)
    expect((await connector.refresh(issued.refresh_token)).status).toBe(200)
  })

  it('ends when it lies idle for 30 days, and 90 days after the consent', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const [connector, issued] = await connected(server, browser)
    const row = await server.db.reader
      .selectFrom('oauth_artifact')
      .select('expires_at')
      .where('model', '=', 'RefreshToken')
      .executeTakeFirstOrThrow()
    expect(Math.abs(row.expires_at - Date.now() - 30 * day)).toBeLessThan(60_000)
    await server.db.writer
      .updateTable('connector_grant')
      .set({ created_at: Date.now() - 90 * day })
      .execute()
    expect((await connector.refresh(issued.refresh_token)).body.error).toBe('invalid_grant')

    const [second, fresh] = await connected(server, browser)
    await server.db.writer
      .updateTable('oauth_artifact')
      .set({ expires_at: Date.now() - 1000 })
      .where('model', '=', 'RefreshToken')
      .execute()
    expect((await second.refresh(fresh.refresh_token)).body.error).toBe('invalid_grant')
  })
})
