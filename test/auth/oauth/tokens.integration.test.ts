import { expect, it } from 'vitest'
import { resourcesOf } from '../../../src/auth/oauth/resources.ts'
import { OAuthTokens } from '../../../src/auth/oauth/tokens.ts'
import { adminEmail, startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { Connector } from '../../support/oauth-connector.ts'

it.each(dialects)('a connector acts in the name of the member who let it in (%s)', async (dialect) => {
  const server = await startAuthServer(dialect)
  const connector = await Connector.register(server.url)
  const { access_token: token } = await connector.connect(await server.signIn(), 'workspace:read')
  const options = { audiences: () => resourcesOf(new URL(server.url)), onError: () => undefined }
  const tokens = new OAuthTokens(server.db, options)
  expect(await tokens.verify(token)).toEqual({
    ...{ id: expect.any(String), kind: 'person', name: adminEmail, role: 'member' },
    ...{ credential: 'token', credentialId: expect.any(String), connector: true, scopes: ['workspace:read'] },
  })
  await tokens.settle()
  const elsewhere = new OAuthTokens(server.db, { ...options, audiences: () => ['http://elsewhere'] })
  expect(await elsewhere.verify(token)).toBeNull()
})
