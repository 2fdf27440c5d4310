import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { authMigrations } from '../../../src/auth/migrations/index.ts'
import { table } from '../../../src/db/dialect.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import { describeEachDialect } from '../../support/databases.ts'
import { Connector, readConsent } from '../../support/oauth-connector.ts'

describeEachDialect('what a connector is given', (dialect) => {
  it('stands neither in the database nor in the log', async () => {
    const server = await startAuthServer(dialect)
    const browser = await server.signIn()
    const connector = await Connector.register(server.url, { token_endpoint_auth_method: 'client_secret_post' })
    const secret = connector.client.client_secret ?? ''
    const waiting = readConsent(await (await browser.visit(connector.authorizeUrl())).text())
    const back = await connector.ask(browser)
    const code = back.searchParams.get('code') ?? ''
    const unused = (await connector.ask(browser)).searchParams.get('code') ?? ''
    const { body } = await connector.redeem(code, { client_secret: secret })
    const next = await connector.refresh(body.refresh_token, { client_secret: secret })
    await connector.me(body.access_token)
    await connector.redeem(unused, { client_secret: 'wrong' })

    const canaries = {
      secret,
      code,
      unused,
      access: body.access_token,
      refresh: body.refresh_token,
      nextAccess: next.body.access_token,
      nextRefresh: next.body.refresh_token,
      state: connector.state,
      verifier: connector.verifier,
      interaction: waiting.action.split('/').at(-1),
      proof: waiting.proof,
    }
    const tables = await server.db.reader.introspection.getTables()
    const kept: string[] = []
    // A database of PostgreSQL has the tables of other surfaces too.
    for (const { name } of tables.filter(({ schema = 'auth' }) => schema === 'auth')) {
      kept.push(
        JSON.stringify((await sql`select * from ${table(server.db.reader, name)}`.execute(server.db.reader)).rows),
      )
    }
    expect(kept.join('')).toContain(connector.client.client_id)
    const places = { database: kept.join(''), log: JSON.stringify(server.log) }
    for (const [place, text] of Object.entries(places)) {
      for (const [name, canary] of Object.entries(canaries)) {
        expect(canary, name).toBeTruthy()
        expect(text.includes(canary ?? ''), `${name} in ${place}`).toBe(false)
      }
    }
    expect(Object.keys(authMigrations)).toContain('0002-oauth')
  })

  it('is of the house’s form, so that a wrong text is refused without a look-up', async () => {
    const server = await startAuthServer(dialect)
    const connector = await Connector.register(server.url)
    const issued = await connector.connect(await server.signIn())
    const wrong = `${issued.access_token.slice(0, -1)}${issued.access_token.endsWith('0') ? '1' : '0'}`
    expect((await connector.me(wrong)).status).toBe(401)
    expect((await connector.refresh(wrong.replace('wso_', 'wsr_'))).body.error).toBe('invalid_grant')
  })
})
