import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { answerConsent, Connector, callback } from '../../support/oauth-connector.ts'

describe.each(dialects)('a connector (%s)', (dialect) => {
  it('finds its way from the metadata to the API, and is gone when it gives its token back', async () => {
    const server = await startAuthServer(dialect)
    const found = await fetch(`${server.url}/.well-known/oauth-authorization-server`)
    expect(found.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const metadata = (await found.json()) as Record<string, unknown>
    expect(metadata).toEqual({
      issuer: server.url,
      authorization_endpoint: `${server.url}/oauth/authorize`,
      token_endpoint: `${server.url}/oauth/token`,
      registration_endpoint: `${server.url}/oauth/register`,
      revocation_endpoint: `${server.url}/oauth/revoke`,
      scopes_supported: ['workspace:read', 'workspace:write'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
      revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })

    const connector = await Connector.register(server.url)
    expect(connector.client).toMatchObject({ application_type: 'native', redirect_uris: [callback] })
    const ada = await server.member('ada@example.com')
    const page = await ada.visit(connector.authorizeUrl())
    expect(page.status).toBe(200)
    const back = await answerConsent(ada, page, 'allow')
    expect(back.origin + back.pathname).toBe(callback)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.any(String),
      state: connector.state,
      iss: server.url,
    })

    const { status, body } = await connector.redeem(back.searchParams.get('code') ?? '')
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        access_token: expect.stringMatching(/^wso_[0-9A-Za-z]{36}$/),
        refresh_token: expect.stringMatching(/^wsr_[0-9A-Za-z]{36}$/),
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'workspace:read',
      },
    })
    const me = await connector.me(body.access_token)
    expect(await me.json()).toMatchObject({
      actor: { kind: 'person', email: 'ada@example.com' },
      credential: { kind: 'token', name: 'Notes' },
      rights: ['workspace:read'],
    })
    const applications = await ada.get('/api/v1/me/applications')
    expect(await applications.json()).toMatchObject({
      applications: [{ client_id: connector.client.client_id, name: 'Notes', scopes: ['workspace:read'] }],
    })

    const next = await connector.refresh(body.refresh_token)
    expect(next.status).toBe(200)
    expect(next.body.refresh_token).not.toBe(body.refresh_token)
    expect((await connector.me(next.body.access_token)).status).toBe(200)

    expect((await connector.revoke(next.body.refresh_token ?? '')).status).toBe(200)
    for (const token of [body.access_token, next.body.access_token]) {
      expect((await connector.me(token)).status).toBe(401)
    }
    expect((await connector.refresh(next.body.refresh_token)).body.error).toBe('invalid_grant')
    expect(await (await ada.get('/api/v1/me/applications')).json()).toEqual({ applications: [] })
  })
})
