import { expect, it, onTestFinished } from 'vitest'
import { startAuthServer } from '../support/auth-server.ts'
import { startLegacyProvider } from '../support/legacy-provider.ts'
import { startOidcProvider } from '../support/oidc-provider.ts'
import { logged, openWorkspace } from './operations/workspace.ts'
import { ownerOf, signIn } from './passkeys/passkey-owner.ts'

const path = '/settings/account'

it('a member is told of a sign-in in an unknown browser through OpenID Connect', async () => {
  const account = { sub: 'grace', email: 'grace@example.com', email_verified: true }
  const provider = await startOidcProvider({ account })
  onTestFinished(() => provider.close())
  const server = await startAuthServer('sqlite', {
    SVC_OIDC_ISSUER: provider.issuer,
    SVC_OIDC_CLIENT_ID: provider.clientId,
    SVC_OIDC_CLIENT_SECRET: provider.clientSecret ?? '',
  })
  provider.allowRedirect(`${server.url}/api/v1/auth/sso/callback`)
  const known = server.browser()
  for (const browser of [known, known, server.browser()]) {
    await browser.delete('/api/v1/auth/session')
    expect((await browser.visit(path)).status).toBe(200)
  }
  expect(await logged(server, 'notice for grace@example.com: your account')).toEqual([
    expect.stringContaining('in a browser that it had not been used in before'),
  ])
})

it('a member is told of a sign-in in an unknown browser through the legacy handover', async () => {
  const provider = await startLegacyProvider()
  onTestFinished(() => provider.close())
  const server = await startAuthServer('sqlite', {
    SVC_SSO_AUTHORIZE_URL: provider.authorizeUrl.href,
    SVC_SSO_APP_ID: 'triptych',
    SVC_SSO_ISSUER: provider.issuer,
  })
  for (const [times, browser] of [server.browser(), server.browser()].entries()) {
    // A token signs in once, and two of one second are one token.
    provider.claims = { ...provider.claims, jti: String(times) }
    expect((await browser.visit(path)).status).toBe(200)
  }
  expect(await logged(server, 'notice for ada@example.com: your account')).toEqual([
    expect.stringContaining('in a browser that it had not been used in before'),
  ])
})

it('a member is told of a sign-in in an unknown browser with a passkey', async () => {
  const { server, credentials, enter } = await openWorkspace('sqlite')
  const memberId = await credentials.actor('person', 'Ada')
  const { device } = await ownerOf(server, await enter(memberId))
  await server.db.writer.updateTable('actor').set({ joined_at: 1 }).where('id', '=', memberId).execute()
  expect((await signIn(server.browser(), device)).status).toBe(200)
  expect(await logged(server, `notice for ${memberId}@example.com: your account`)).toEqual([
    expect.stringContaining('in a browser that it had not been used in before'),
  ])
})
