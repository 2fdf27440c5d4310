import { expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { describeEachDialect } from '../../support/databases.ts'
import { Connector } from '../../support/oauth-connector.ts'

describeEachDialect('an authorization code', (dialect) => {
  it('works once: used again it ends what it gave', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const code = (await connector.ask(browser)).searchParams.get('code') ?? ''
    const first = await connector.redeem(code)
    expect(first.status).toBe(200)
    expect((await connector.me(first.body.access_token)).status).toBe(200)
    expect(await connector.redeem(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await connector.me(first.body.access_token)).status).toBe(401)
    expect((await connector.refresh(first.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  it('works once for ten who use it at the same moment, and leaves none of them with anything', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const code = (await connector.ask(browser)).searchParams.get('code') ?? ''
    const answers = await Promise.all(Array.from({ length: 10 }, () => connector.redeem(code)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    for (const { status, body } of answers) {
      if (status === 200) expect((await connector.me(body.access_token)).status).toBe(401)
      else expect([status, body.error]).toEqual([400, 'invalid_grant'])
    }
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('is worth nothing with another verifier, client or redirect URI, or a minute later', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const other = await Connector.register(server.url)
    const newCode = async () => (await connector.ask(browser)).searchParams.get('code') ?? ''
    for (const changes of [
      { code_verifier: 'x'.repeat(43) },
      { code_verifier: '' },
      { redirect_uri: 'http://127.0.0.1:1/callback' },
      { client_id: other.client.client_id },
    ]) {
      const { status, body } = await connector.redeem(await newCode(), changes)
      expect([status, body.error], JSON.stringify(changes)).toEqual([400, expect.stringMatching(/^invalid_/)])
    }
    const late = await newCode()
    await server.db.writer
      .updateTable('oauth_artifact')
      .set({ expires_at: Date.now() - 1000 })
      .execute()
    expect((await connector.redeem(late)).body.error).toBe('invalid_grant')
    expect((await connector.redeem('made up')).body.error).toBe('invalid_grant')
    expect((await connector.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type')
    expect((await connector.token({ grant_type: 'client_credentials' })).body.error).toBe('unsupported_grant_type')
  })
})
