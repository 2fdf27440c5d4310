import { describe, expect, it } from 'vitest'
import { startAuthServer } from '../../support/auth-server.ts'
import { Connector } from '../../support/oauth-connector.ts'

describe('scopes', () => {
  it('hold a connector to what it was let do, and say what it lacks', async () => {
    const server = await startAuthServer('sqlite')
    const browser = await server.signIn()
    const connector = await Connector.register(server.url)
    const writer = await connector.connect(browser, 'workspace:write')
    const refused = await connector.me(writer.access_token)
    expect(refused.headers.get('WWW-Authenticate')).toBe(
      'Bearer realm="workspace", error="insufficient_scope", scope="workspace:read"',
    )
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'insufficient_scope' }])
    const both = await connector.connect(browser, 'workspace:read workspace:write')
    const me = await connector.me(both.access_token)
    expect(await me.json()).toMatchObject({ rights: ['workspace:read', 'workspace:write'] })
  })

  it('do not change what a personal token may do', async () => {
    const server = await startAuthServer('sqlite')
    const { token } = await server.mint(await server.signIn())
    const me = await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })
    expect(await me.json()).toMatchObject({ rights: ['workspace:read', 'workspace:write'] })
  })
})
