import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { Connector, callback, register } from '../../support/oauth-connector.ts'

describe.each(dialects)('an application that asks for the absurd (%s)', (dialect) => {
  it('chooses neither its id nor its secret, and no time that they end', async () => {
    const server = await startAuthServer(dialect)
    const chosen = { client_id: 'mine', client_secret: 'known', client_id_issued_at: -1e300 }
    for (const client_secret_expires_at of [1e300, -1, 0.5, '0', null]) {
      const metadata = { ...chosen, client_secret_expires_at, token_endpoint_auth_method: 'client_secret_post' }
      const { status, body } = await register(server.url, metadata)
      expect([client_secret_expires_at, status, body.client_secret_expires_at]).toEqual([
        ...[client_secret_expires_at, 201, 0],
      ])
      expect([body.client_id, body.client_secret]).not.toContain('mine')
      expect([body.client_id, body.client_secret]).not.toContain('known')
      expect(Math.abs(Number(body.client_id_issued_at) - Date.now() / 1000)).toBeLessThan(3600)
    }
    const odd: Record<string, unknown>[] = [
      { default_max_age: 1e300, id_token_signed_response_alg: 'none', require_auth_time: 'yes' },
      { redirect_uris: [1e300] },
      { redirect_uris: { length: 1e300 } },
      { grant_types: 1e300 },
      { response_types: [null] },
      { client_name: 1e300 },
      { software_version: -1e300 },
      { logo_uri: { toString: 'https://evil.example' } },
      JSON.parse('{"__proto__":{"client_id":"mine"},"constructor":{"name":"mine"}}'),
    ]
    const answers: unknown[] = []
    for (const metadata of odd) answers.push((await register(server.url, metadata)).status)
    expect(answers).toEqual([201, 400, 400, 400, 400, 400, 400, 400, 201])
    const clients = await server.db.reader.selectFrom('oauth_client').select('id').execute()
    expect(clients.filter(({ id }) => id === 'mine')).toEqual([])
  })

  it('is answered with a page, whatever it sends the browser with: never led on, never an error of the server', async () => {
    const server = await startAuthServer(dialect)
    const connector = await Connector.register(server.url)
    const browser = await server.signIn()
    const changes: Record<string, string>[] = [
      ...['1e300', '-1', '0.5', 'NaN', '9'.repeat(400), '\0'].map((max_age) => ({ max_age })),
      ...['none', 'none login', '\0', 'create'].map((prompt) => ({ prompt })),
      ...['\0', 'admin', 'workspace:read\0', 'x'.repeat(5000)].map((scope) => ({ scope })),
      ...['\0', 'javascript:alert(1)', 'https://evil.example', 'x'].map((resource) => ({ resource })),
      ...['\0', `${connector.client.client_id}\0`, 'https://127.0.0.1/client', '\ud800'].map((client_id) => ({
        client_id,
      })),
      ...['\0', `${callback}\0`, 'javascript:alert(1)', `${callback}#`].map((redirect_uri) => ({ redirect_uri })),
      ...['plain', '\0'].map((code_challenge_method) => ({ code_challenge_method })),
      ...['', '\0', 'x'.repeat(5000)].map((code_challenge) => ({ code_challenge })),
      ...['form_post', 'fragment', 'query.jwt', '\0'].map((response_mode) => ({ response_mode })),
      { request: 'e30.e30.', request_uri: 'http://127.0.0.1/request' },
      { claims: '{"id_token":{"__proto__":null}}', claims_locales: '\0', login_hint: '\0' },
    ]
    const urls = changes.map((change) => connector.authorizeUrl(change))
    const right = connector.authorizeUrl()
    for (const [name, value] of new URL(right).searchParams) {
      urls.push(`${right}&${new URLSearchParams({ [name]: value })}`, `${right}&${name}%5B%5D=${value}&${name}[x]=1`)
    }
    for (const url of urls) {
      const response = await browser.send('GET', url)
      const location = response.headers.get('Location')
      expect([
        url,
        response.status < 500,
        location === null || new URL(location, server.url).origin === server.url,
      ]).toEqual([...[url, true, true]])
    }
    expect(await server.db.reader.selectFrom('connector_grant').select('id').execute()).toEqual([])
  })

  it('gets no token by fields that are doubled, malformed or not a text of this world', async () => {
    const server = await startAuthServer(dialect)
    const connector = await Connector.register(server.url)
    const back = await connector.ask(await server.signIn())
    const fields = {
      ...{ grant_type: 'authorization_code', client_id: connector.client.client_id },
      ...{ code: back.searchParams.get('code') ?? '', redirect_uri: callback, code_verifier: connector.verifier },
    }
    const bodies = Object.entries(fields).flatMap(([name, value]) => [
      `${new URLSearchParams(fields)}&${new URLSearchParams({ [name]: value })}`,
      new URLSearchParams({ ...fields, [name]: '\0' }).toString(),
      new URLSearchParams({ ...fields, [name]: `${value}\0` }).toString(),
      // The one redirect URI that is registered need not be repeated (OAuth 2.1, 4.1.3).
      ...(name === 'redirect_uri'
        ? []
        : [
            new URLSearchParams({ ...fields, [name]: '' }).toString(),
            `${new URLSearchParams(fields)}`.replace(`${name}=`, `${name}%00=`),
          ]),
    ])
    const send = (path: string, body: string, headers = {}) =>
      fetch(`${server.url}${path}`, {
        ...{ method: 'POST', body },
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      })
    for (const body of bodies) {
      const { status } = await send('/oauth/token', body)
      expect([body, status >= 400 && status < 500]).toEqual([body, true])
    }
    for (const authorization of ['Basic', 'Basic !!!', `Basic ${btoa('%00:%00')}`, `Basic ${btoa('%:%')}`]) {
      const headers = { Authorization: authorization }
      const { status } = await send('/oauth/token', new URLSearchParams(fields).toString(), headers)
      expect([authorization, status >= 400 && status < 500]).toEqual([authorization, true])
    }
    for (const token of ['\0', 'wso_\0', 'wsr_'.repeat(2000), '\ud800']) {
      const revoked = new URLSearchParams({ token, client_id: fields.client_id, token_type_hint: '\0' })
      expect([token, (await send('/oauth/revoke', revoked.toString())).status < 500]).toEqual([token, true])
      const refreshed = await connector.refresh(token)
      expect([token, refreshed.status]).toEqual([token, 400])
    }
    // What was wrong used nothing up.
    expect((await connector.redeem(fields.code)).status).toBe(200)
  })
})
