import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { Connector, callback, register } from '../../support/oauth-connector.ts'

describe('registration', () => {
  it('refuses what no application may be', async () => {
    const server = await startAuthServer('sqlite', { SVC_TRUSTED_PROXIES: '127.0.0.1' })
    const redirects: unknown[] = [
      undefined,
      [],
      'https://notes.example/',
      [1],
      ['http://notes.example/'],
      ['http://10.0.0.1/'],
      ['http://192.168.1.1:8080/'],
      ['http://127.0.0.1.evil.example/'],
      ['http://127.0.0.2/'],
      ['https://10.0.0.1/'],
      ['https://127.0.0.1/'],
      ['https://localhost/'],
      ['https://[::1]/'],
      ['https://[fd00::1]/'],
      ['https://169.254.169.254/'],
      ['https://user:secret@notes.example/'],
      ['https://notes.example/#part'],
      ['https://notes.example/ a'],
      ['javascript:alert(1)'],
      ['data:text/html,x'],
      ['file:///etc/passwd'],
      ['/callback'],
      [callback, 'http://evil.example/'],
      [`https://notes.example/${'x'.repeat(2000)}`],
      Array.from({ length: 11 }, (_, i) => `https://notes.example/${i}`),
    ]
    let address = 0
    const from = (metadata: object) =>
      fetch(`${server.url}/oauth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${++address % 250}` },
        body: JSON.stringify({ token_endpoint_auth_method: 'none', ...metadata }),
      })
    for (const redirect_uris of redirects) {
      const response = await from({ redirect_uris })
      const where = JSON.stringify(redirect_uris)
      expect([response.status, await response.json()], where).toMatchObject([400, { error: 'invalid_redirect_uri' }])
    }
    for (const metadata of [
      { client_name: 'a\u0000b' },
      { client_name: '' },
      { client_name: 7 },
      { client_name: 'x'.repeat(121) },
      { token_endpoint_auth_method: 'private_key_jwt' },
      { grant_types: ['client_credentials'] },
      { grant_types: ['implicit'] },
      { response_types: ['token'] },
      { logo_uri: 'javascript:alert(1)' },
      { client_uri: { a: 1 } },
    ]) {
      const response = await from({ redirect_uris: [callback], ...metadata })
      const where = JSON.stringify(metadata)
      expect([response.status, await response.json()], where).toMatchObject([400, { error: 'invalid_client_metadata' }])
    }
    for (const body of ['', '[]', 'null', '{', '"text"']) {
      const response = await fetch(`${server.url}/oauth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${++address}` },
        body,
      })
      expect(response.status, body).toBe(400)
    }
    expect(await server.db.reader.selectFrom('oauth_client').selectAll().execute()).toEqual([])
  })

  it('keeps the fields of a list and ignores the rest, an address to fetch from for one', async () => {
    const server = await startAuthServer('sqlite')
    const { status, body } = await register(server.url, {
      client_id: 'mine',
      client_secret: 'mine',
      jwks_uri: 'https://10.0.0.1/jwks',
      sector_identifier_uri: 'https://169.254.169.254/',
      request_uris: ['https://10.0.0.1/'],
      backchannel_logout_uri: 'https://10.0.0.1/',
      scope: 'openid everything',
      application_type: 'web',
      software_id: 'notes',
      software_version: '1.0',
      'x-own': 'field',
    })
    expect([status, body]).toEqual([
      201,
      {
        client_id: expect.any(String),
        client_id_issued_at: expect.any(Number),
        client_name: 'Notes',
        application_type: 'native',
        redirect_uris: [callback],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        software_id: 'notes',
        software_version: '1.0',
      },
    ])
    expect(body.client_id).not.toBe('mine')
  })

  it('takes an application that would also use grants that are not served, without those (RFC 7591, 2)', async () => {
    const server = await startAuthServer('sqlite')
    const deviceCode = 'urn:ietf:params:oauth:grant-type:device_code'
    const connector = await Connector.register(server.url, {
      grant_types: ['authorization_code', 'refresh_token', deviceCode],
      response_types: ['code', 'code id_token'],
    })
    expect(connector.client).toMatchObject({
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    })
    expect((await connector.connect(await server.signIn())).access_token).toMatch(/^wso_/)
  })

  it('gives a secret to applications that keep one, and takes it in both ways', async () => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    for (const method of ['client_secret_basic', 'client_secret_post']) {
      const connector = await Connector.register(server.url, { token_endpoint_auth_method: method })
      const { client_id: id, client_secret: secret = '' } = connector.client
      const code = async () => (await connector.ask(browser)).searchParams.get('code') ?? ''
      expect((await connector.redeem(await code())).body.error).toBe('invalid_client')
      expect((await connector.redeem(await code(), { client_secret: 'wrong' })).body.error).toBe('invalid_client')
      expect((await connector.redeem(await code(), { client_secret: secret })).status).toBe(200)
      const basic = await fetch(`${server.url}/oauth/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: await code(),
          redirect_uri: callback,
          code_verifier: connector.verifier,
        }),
      })
      expect(basic.status).toBe(200)
    }
    for (const [path, fields] of [
      ['token', { grant_type: 'refresh_token', refresh_token: 'x' }],
      ['revoke', { token: 'x' }],
    ] as const) {
      const wrong = await fetch(`${server.url}/oauth/${path}`, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from('nobody:x').toString('base64')}` },
        body: new URLSearchParams(fields),
      })
      expect([wrong.status, wrong.headers.get('WWW-Authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)])
      expect(wrong.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('is limited by address', async () => {
    const server = await startAuthServer('sqlite')
    const answers = await Promise.all(Array.from({ length: 25 }, () => register(server.url)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body).toMatchObject({ error: 'temporarily_unavailable' })
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(3500)
  })

  it('and the token endpoint take pages of every origin, and look at no cookie', async () => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    const foreign = { Origin: 'https://inspector.example' }
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
      const preflight = await fetch(`${server.url}${path}`, {
        method: 'OPTIONS',
        headers: { ...foreign, 'Access-Control-Request-Method': 'POST' },
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
      for (const name of ['Content-Type', 'Authorization', 'MCP-Protocol-Version']) {
        expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain(name)
      }
      const written = await browser.send('POST', path, path === '/oauth/register' ? {} : new URLSearchParams(), foreign)
      expect([written.status, written.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
      expect(written.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(written.headers.get('Access-Control-Allow-Credentials')).toBeNull()
      const text = await fetch(`${server.url}${path}`, { method: 'POST', body: 'x' })
      expect([text.status, await text.json()]).toMatchObject([400, { error: 'invalid_request' }])
      const long = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': path === '/oauth/register' ? 'application/json' : 'application/x-www-form-urlencoded',
        },
        body: 'x'.repeat(70_000),
      })
      expect(long.status).toBe(400)
    }
    const api = await browser.send('POST', '/api/v1/me/tokens', { name: 'x' }, foreign)
    expect(api.status).toBe(403)
  })
})
