import { describe, expect, it } from 'vitest'
import { adminEmail, startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { PasskeyDevice } from '../../support/passkey-device.ts'
import { logged, openWorkspace, read, refusal } from '../operations/workspace.ts'
import { addApp } from '../second-factor/app.ts'
import { add, options, ownerOf, signIn } from './passkey-owner.ts'

describe.each(dialects)('passkeys (%s)', (dialect) => {
  it('are added in a session, named, listed and removed; the member is told, and the activity says so', async () => {
    const { server, credentials, enter, admin } = await openWorkspace(dialect)
    const memberId = await credentials.actor('person', 'Ada')
    const ada = await enter(memberId)
    const asked = await options(ada, '/api/v1/me/passkeys/options')
    expect(asked).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [] })
    expect(Buffer.from(asked.user.id, 'base64url').toString()).toBe(memberId)
    const { device, id } = await ownerOf(server, ada)
    await logged(server, `notice for ${memberId}@example.com: the passkey "phone" signs in to your account`)
    expect((await options(ada, '/api/v1/me/passkeys/options')).excludeCredentials).toHaveLength(1)
    expect(await refusal(await add(ada, device))).toEqual([409, 'passkey_refused'])
    const path = `/api/v1/me/passkeys/${id}`
    expect(await read<'Passkey'>(ada.patch(path, { name: 'work phone' }))).toMatchObject({ id, name: 'work phone' })
    expect((await ada.patch(path, { name: 'work phone' })).status).toBe(200)
    const { passkeys } = await read<'PasskeyList'>(ada.get('/api/v1/me/passkeys'))
    expect(passkeys).toMatchObject([{ id, name: 'work phone', last_used_at: null }])
    expect(await refusal(await admin.patch(path, { name: 'mine' }))).toEqual([404, 'not_found'])
    expect(await refusal(await admin.delete(path))).toEqual([404, 'not_found'])
    expect((await ada.delete(path)).status).toBe(204)
    await logged(server, `notice for ${memberId}@example.com: the passkey "work phone" no longer signs in`)
    expect(await refusal(await ada.delete(path))).toEqual([404, 'not_found'])
    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?action=passkey'))
    expect(activity.map(({ action, target }) => [action, target?.name])).toEqual([
      ['passkey.remove', 'work phone'],
      ['passkey.update', 'work phone'],
      ['passkey.add', 'phone'],
    ])
  })

  it('sign in by themselves, in a session that says so', async () => {
    const { server, credentials, enter } = await openWorkspace(dialect)
    const memberId = await credentials.actor('person', 'Ada')
    const ada = await enter(memberId)
    const { device, id } = await ownerOf(server, ada)
    const browser = server.browser()
    const answered = await signIn(browser, device)
    expect([answered.status, (await read<'SignedIn'>(answered)).member.id]).toEqual([200, memberId])
    expect(browser.cookie('auth_passkey')).toBeUndefined()
    const { session } = await read<'CurrentSession'>(browser.get('/api/v1/auth/session'))
    expect(session).toMatchObject({ method: 'otp', passkey: true })
    const { passkeys } = await read<'PasskeyList'>(browser.get('/api/v1/me/passkeys'))
    expect(passkeys).toMatchObject([{ id, last_used_at: expect.any(String) }])
    const exported = await read<'MemberExport'>(browser.get('/api/v1/me/export'))
    expect(exported.sessions[0]).toMatchObject({ method: 'otp', passkey: true })
    expect(exported.activity[0]).toMatchObject({ action: 'session.start', target: { name: 'passkey' } })
    // Of two tabs both work, and the challenge of one is not that of the next sign-in.
    const other = server.browser()
    const [one, two] = [
      await options(other, '/api/v1/auth/passkey/options'),
      await options(other, '/api/v1/auth/passkey/options'),
    ]
    expect(two.challenge).toBe(one.challenge)
    expect((await signIn(other, device)).status).toBe(200)
    expect((await options(other, '/api/v1/auth/passkey/options')).challenge).not.toBe(one.challenge)
  })

  it('are seen and removed by administrators, one by one and with all else that a member has', async () => {
    const { server, credentials, enter, admin } = await openWorkspace(dialect)
    const memberId = await credentials.actor('person', 'Ada')
    const ada = await enter(memberId)
    const [one, two] = [await ownerOf(server, ada), await ownerOf(server, ada)]
    const access = () => read<'MemberCredentials'>(admin.get(`/api/v1/members/${memberId}/credentials`))
    expect((await access()).passkeys.map(({ id }) => id)).toEqual([two.id, one.id])
    const path = `/api/v1/members/${memberId}/passkeys/${one.id}`
    expect(await refusal(await ada.delete(path))).toEqual([403, 'admin_required'])
    expect((await admin.delete(path)).status).toBe(204)
    expect(await refusal(await admin.delete(path))).toEqual([404, 'not_found'])
    expect((await admin.delete(`/api/v1/members/${memberId}/credentials`)).status).toBe(204)
    expect((await access()).passkeys).toEqual([])
    expect(await refusal(await signIn(server.browser(), two.device))).toEqual([401, 'passkey_invalid'])
  })

  it('are twenty at most', async () => {
    const { credentials, enter } = await openWorkspace(dialect)
    const memberId = await credentials.actor('person', 'Ada')
    const ada = await enter(memberId)
    for (let count = 0; count < 20; count += 1) await credentials.passkey(memberId)
    expect(await refusal(await add(ada, new PasskeyDevice()))).toEqual([409, 'limit_reached'])
  })
})

it('there are none where a provider alone signs people in', async () => {
  const provider = {
    SVC_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize',
    ...{ SVC_SSO_APP_ID: 'triptych', SVC_SSO_ISSUER: 'http://127.0.0.1:9' },
  }
  const { server, admin } = await openWorkspace('sqlite', provider)
  const device = new PasskeyDevice()
  const off = [404, 'passkeys_disabled']
  expect(await refusal(await admin.post('/api/v1/me/passkeys/options'))).toEqual(off)
  const user = { id: 'YQ' }
  const credential = device.create({ challenge: 'YQ', rp: { id: 'localhost' }, user }, admin.origin)
  expect(await refusal(await admin.post('/api/v1/me/passkeys', { name: 'phone', credential }))).toEqual(off)
  const browser = server.browser()
  expect(await refusal(await browser.post('/api/v1/auth/passkey/options'))).toEqual(off)
  const assertion = device.get({ challenge: 'YQ', rpId: 'localhost' }, admin.origin)
  expect(await refusal(await browser.post('/api/v1/auth/passkey/verify', assertion))).toEqual(off)
})

it('beside a provider, a member who has an authenticator app adds one that can stand in for it', async () => {
  const provider = {
    SVC_SSO_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize',
    ...{ SVC_SSO_APP_ID: 'triptych', SVC_SSO_ISSUER: 'http://127.0.0.1:9' },
  }
  const { admin } = await openWorkspace('sqlite', provider)
  await addApp(admin)
  const device = new PasskeyDevice()
  expect((await add(admin, device)).status).toBe(201)
})

it('an administrator who signed in by a code adds one, and the page offers it', async () => {
  const server = await startAuthServer('sqlite')
  const { device } = await ownerOf(server, await server.signIn(adminEmail))
  const browser = server.browser()
  const page = await browser.get('/login')
  expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'sha256-[^']+'; connect-src 'self';/)
  expect(await page.text()).toContain('autocomplete="email webauthn"')
  expect((await signIn(browser, device)).status).toBe(200)
})
