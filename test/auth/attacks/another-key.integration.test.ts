import { expect, it, onTestFinished } from 'vitest'
import { Addresses } from '../../../src/compose/addresses.ts'
import { startAuth } from '../../../src/compose/auth.ts'
import { Secret } from '../../../src/config/environment.ts'
import { adminEmail } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { Connector } from '../../support/oauth-connector.ts'
import { openWorkspace, refusal, withToken } from '../operations/workspace.ts'
import { addApp } from '../second-factor/app.ts'

it.each(
  dialects,
)('another secret key ends what is under way and what was sealed; sessions and tokens go on (%s)', async (dialect) => {
  const { server, admin, adminId, enter, credentials } = await openWorkspace(dialect)
  const adaId = await credentials.actor('person', 'Ada')
  const ada = await enter(adaId)
  const { app, codes } = await addApp(ada)
  const limited = await enter(adaId)
  const token = await server.mint(ada)
  const waiting = server.browser()
  expect((await waiting.post('/api/v1/auth/otp', { email: adminEmail })).status).toBe(202)
  const code = await server.codeFor(adminEmail)
  const connector = await Connector.register(server.url)
  const { access_token, refresh_token } = await connector.connect(admin)

  const addresses = new Addresses(server.config)
  const config = { ...server.config, secretKey: new Secret('another-key-'.repeat(6)) }
  const other = await startAuth(config, { ...server.startOptions, addresses })
  onTestFinished(async () => {
    await other.close()
    await other.release()
  })
  const { origin } = addresses.publicUrl('auth')

  expect((await ada.at(origin).get('/api/v1/me')).status).toBe(200)
  expect((await withToken({ ...server, url: origin }, token.token)('GET', '/api/v1/me')).status).toBe(200)
  expect(access_token).toMatch(/^wso_/)
  expect(await refusal(await waiting.at(origin).post('/api/v1/auth/otp/verify', { email: adminEmail, code }))).toEqual([
    ...[401, 'otp_invalid'],
  ])
  const moved = new Connector(origin, connector.client)
  expect(await moved.refresh(refresh_token)).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  const prove = (given: object) => limited.at(origin).post('/api/v1/me/proof', given)
  expect(await refusal(await prove({ authenticator_code: app.code() }))).toEqual([409, 'proof_invalid'])
  expect((await prove({ recovery_code: codes[0] })).status).toBe(200)
  // Or an administrator resets them, and another app is added.
  expect((await admin.at(origin).delete(`/api/v1/members/${adaId}/second-factors`)).status).toBe(204)
  await addApp(await enter(adaId).then((browser) => browser.at(origin)))
  expect((await enter(adminId).then((browser) => browser.at(origin).get('/api/v1/me'))).status).toBe(200)
})
