import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { Connector, callback, readConsent } from '../../support/oauth-connector.ts'

/** Where the page of a refused request links to: back to the connector, with these words. Nothing leads there by itself. */
async function refusal(server: { readonly browser: () => { get(url: string): Promise<Response> } }, url: string) {
  const response = await server.browser().get(url)
  expect([response.status, response.headers.get('Location')]).toEqual([400, null])
  const page = await response.text()
  const link = /<a class="button plain" href="([^"]+)"/.exec(page)?.[1]
  if (link === undefined) return { page }
  const { origin, pathname, searchParams, hash } = new URL(link.replaceAll('&#38;', '&'))
  // For response types of the browser's, an error is told behind the `#` (RFC 6749, 4.2.2.1).
  return { to: origin + pathname, ...Object.fromEntries([...searchParams, ...new URLSearchParams(hash.slice(1))]) }
}

describe('an authorization request', () => {
  it('is refused, on a page that links to the redirect URI with the issuer, for what is not OAuth 2.1 or not here', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const common = { to: callback, state: connector.state, iss: server.url }
    const cases: [Record<string, string | null>, string][] = [
      [{ code_challenge: null, code_challenge_method: null }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: null }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ response_type: 'code id_token' }, 'unsupported_response_type'],
      [{ scope: 'admin' }, 'invalid_scope'],
      [{ scope: 'openid' }, 'invalid_scope'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
      [{ resource: `${server.url}/mcp#part` }, 'invalid_target'],
      [{ resource: `${server.url}/mcp/other` }, 'invalid_target'],
      [{ response_mode: 'form_post' }, 'unsupported_response_mode'],
      [{ response_mode: 'fragment' }, 'unsupported_response_mode'],
      [{ prompt: 'none' }, 'consent_required'],
      [{ prompt: 'login' }, 'invalid_request'],
      [{ request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
      [{ request_uri: 'https://elsewhere.example/' }, 'request_uri_not_supported'],
    ]
    for (const [changes, error] of cases) {
      expect(await refusal(server, connector.authorizeUrl(changes)), JSON.stringify(changes)).toMatchObject({
        ...common,
        error,
      })
    }
    expect(await server.db.reader.selectFrom('oauth_artifact').selectAll().execute()).toEqual([])
  })

  it('open redirects by a connector: an error leads nowhere by itself, the page names the host and offers the link', async () => {
    const server = await startAuthServer('sqlite')
    for (const [uri, host] of [
      ['https://phish.example/cb', 'phish.example'],
      ['notes-app://back', 'notes-app:'],
    ] as const) {
      const connector = await Connector.register(server.url, { redirect_uris: [uri] })
      for (const browser of [server.browser(), await server.member(`${host.length}@example.com`)]) {
        const response = await browser.get(connector.authorizeUrl({ prompt: 'none' }))
        expect([response.status, response.headers.get('Location')]).toEqual([400, null])
        const page = await response.text()
        expect(page).toContain(`<bdi>${host}</bdi>`)
        expect(page).toContain(`href="${uri}?error=consent_required&#38;`)
        expect(page).not.toContain('http-equiv')
      }
    }
  })

  it('is refused on a page that no other page can frame, where the redirect URI is not the client’s', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const cases: [Record<string, string | null>, string][] = [
      [{ redirect_uri: 'https://evil.example/callback' }, 'invalid_redirect_uri'],
      [{ redirect_uri: `${callback}/../other` }, 'invalid_redirect_uri'],
      [{ redirect_uri: 'http://127.0.0.1.evil.example:33418/callback' }, 'invalid_redirect_uri'],
      [{ redirect_uri: 'http://localhost:33418/callback' }, 'invalid_redirect_uri'],
      [{ client_id: 'nobody' }, 'invalid_client'],
      [{ client_id: null }, 'invalid_request'],
      // An error of the rest must not be told to an address that is not the client's.
      [{ redirect_uri: 'https://evil.example/', response_type: 'token' }, 'invalid_redirect_uri'],
    ]
    for (const [changes, error] of cases) {
      const response = await server.browser().get(connector.authorizeUrl(changes))
      expect(response.status, JSON.stringify(changes)).toBe(400)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(await response.text()).toContain(error)
    }
  })

  it('may come back to any port of this machine, and to nothing else that was not registered', async () => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    const uris = [
      'http://127.0.0.1/callback',
      'http://[::1]/callback',
      'http://localhost:5/callback',
      'notes://back/here',
    ]
    const { client } = await Connector.register(server.url, { redirect_uris: [...uris, 'https://notes.example/back'] })
    const fine = ['http://127.0.0.1:1/callback', 'http://[::1]:65535/callback', 'http://localhost/callback', ...uris]
    for (const uri of [...fine, 'https://notes.example/back']) {
      const connector = new Connector(server.url, client, uri)
      const back = await connector.ask(browser)
      expect(back.href.split('?')[0]).toBe(uri)
      const token = await connector.redeem(back.searchParams.get('code') ?? '')
      expect(token.status).toBe(200)
    }
    for (const uri of ['http://127.0.0.1:1/other', 'https://notes.example:444/back', 'notes://back/there']) {
      const response = await browser.get(new Connector(server.url, client, uri).authorizeUrl())
      expect(response.status, uri).toBe(400)
    }
  })

  it('reads when nothing else is asked for, and a name of this surface with or without slash is its resource', async () => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const cases: [Record<string, string | null>, string][] = [
      [{}, 'workspace:read'],
      [{ scope: '' }, 'workspace:read'],
      [{ scope: 'workspace:write' }, 'workspace:write'],
      [{ scope: 'workspace:write workspace:read' }, 'workspace:read workspace:write'],
      [{ scope: 'openid offline_access workspace:read', prompt: 'consent' }, 'workspace:read'],
      [{ resource: server.url }, 'workspace:read'],
      [{ resource: `${server.url}/` }, 'workspace:read'],
      [{ resource: `${server.url}/mcp` }, 'workspace:read'],
    ]
    for (const [changes, scope] of cases) {
      const back = await connector.ask(browser, 'allow', changes)
      const resource = changes.resource ? { resource: changes.resource } : {}
      const { status, body } = await connector.redeem(back.searchParams.get('code') ?? '', resource)
      expect([status, body.scope?.split(' ').sort().join(' ')], JSON.stringify(changes)).toEqual([200, scope])
      expect(body).not.toHaveProperty('id_token')
    }
    const audiences = await server.db.reader.selectFrom('oauth_artifact').select('audience').distinct().execute()
    expect(
      audiences
        .map(({ audience }) => audience)
        .filter(Boolean)
        .sort(),
    ).toEqual([server.url, `${server.url}/`, `${server.url}/mcp`])
  })

  it('tells the connector that access was denied', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const back = await connector.ask(await server.signIn(), 'deny')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: connector.state,
      iss: server.url,
    })
    expect(await server.db.reader.selectFrom('connector_grant').selectAll().execute()).toEqual([])
  })

  it('leads through sign-in, and asks again each time', async () => {
    const server = await startAuthServer('sqlite')
    const connector = await Connector.register(server.url)
    const browser = server.browser()
    const login = await browser.visit(connector.authorizeUrl())
    const next = new URL(login.url).searchParams.get('next') ?? ''
    expect(next).toMatch(/^\/oauth\/consent\/[\w-]+$/)
    await server.signIn(undefined, browser)
    const page = await browser.get(next)
    expect(readConsent(await page.text()).action).toBe(next)
    for (let i = 0; i < 2; i++) {
      expect((await browser.visit(connector.authorizeUrl())).status).toBe(200)
      await connector.connect(browser)
    }
  })
})
