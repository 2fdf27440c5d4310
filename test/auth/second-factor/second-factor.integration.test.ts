import { describe, expect, it } from 'vitest'
import contract from '../../../generated/auth/openapi.json' with { type: 'json' }
import { routes as generated } from '../../../generated/auth/routes.ts'
import type { Route } from '../../../src/contract/route.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { type DialectName, dialects } from '../../support/databases.ts'
import { exampleRequest } from '../../support/example-request.ts'
import { Connector, readConsent } from '../../support/oauth-connector.ts'
import { PasskeyDevice } from '../../support/passkey-device.ts'
import { logged, openWorkspace, read, refusal } from '../operations/workspace.ts'
import { add, options, ownerOf, signIn } from '../passkeys/passkey-owner.ts'
import { addApp, beginApp } from './app.ts'

const routes: readonly Route[] = generated
const limited: [number, string] = [403, 'second_factor_required']
const everyone = { SVC_SECOND_FACTOR: 'everyone' }
const prove = (browser: CookieBrowser, given: object) => browser.post('/api/v1/me/proof', given)
const stateOf = async (browser: CookieBrowser) => (await read<'Proof'>(browser.get('/api/v1/me/proof'))).second_factor

/** A member with one session, and further ones of theirs. */
async function world(dialect: DialectName, env: Record<string, string> = everyone) {
  const workspace = await openWorkspace(dialect, env)
  const memberId = await workspace.credentials.actor('person', 'Ada')
  const enter = () => workspace.enter(memberId)
  const actions = async () => {
    const lines = workspace.server.db.reader.selectFrom('activity').select('action').orderBy('id')
    return (await lines.execute()).map(({ action }) => action)
  }
  return { ...workspace, memberId, ada: await enter(), enter, actions }
}

/** What a limited session may call to get out of it. */
const open = {
  prove: ['endSession', 'getMyProof', 'proveMyself', 'requestMyProofCode', 'beginMyProof'],
  enroll: ['beginPasskey', 'addMyPasskey', 'beginAuthenticator', 'addMyAuthenticator'],
}
const pages = ['getHome', 'getLogin', 'handOver', 'getConsent', 'getPeopleSettings', 'getAutomationSettings']
const settings = ['getAccountSettings', 'getSecuritySettings', 'getWebhookSettings', 'getActivitySettings']

describe.each(dialects)('a session that is limited until a second factor is shown (%s)', (dialect) => {
  it('is refused by every operation but those that show one, or add the first one', async () => {
    const { server, credentials, memberId } = await world(dialect)
    const closed = routes.filter((route) => {
      const takesSession = route.security.some((schemes) => schemes.includes('session'))
      return takesSession && !route.security.some((schemes) => schemes.length === 0) && route.secondFactor === undefined
    })
    expect(closed.length).toBeGreaterThan(50)
    for (const isAdmin of [false, true]) {
      await server.db.writer
        .updateTable('actor')
        .set({ role: isAdmin ? 'admin' : 'member' })
        .where('id', '=', memberId)
        .execute()
      const { secret } = await credentials.session(memberId)
      for (const route of closed) {
        const { method, path, headers, body } = exampleRequest(contract, route)
        const sent = { ...headers, Origin: server.url, Cookie: `auth_session=${secret}` }
        const response = await fetch(`${server.url}${path}`, { method, headers: sent, body })
        expect([route.operationId, ...(await refusal(response))]).toEqual([route.operationId, ...limited])
      }
    }
    const marked = (value: string) => routes.filter(({ secondFactor }) => secondFactor === value)
    const ids = (value: string) => marked(value).map(({ operationId }) => operationId)
    expect(ids('enroll').sort()).toEqual([...open.enroll].sort())
    expect(ids('prove').sort()).toEqual([...open.prove, ...pages, ...settings].sort())
  })

  it('leads to no console, no application and no name, and a share of before is no one’s', async () => {
    const { server, ada, credentials, memberId } = await world(dialect)
    const share = await credentials.consoleSession(memberId)
    const introspected = await fetch(`${server.url}/api/v1/auth/console-sessions/introspect`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ surface: 'content', session: share }),
    })
    expect(await introspected.json()).toEqual({ active: false })
    expect(await (await ada.get('/visitor')).json()).toMatchObject({ person: null })
    const handover = '/api/v1/auth/handover?surface=content&next=%2F'
    const led = await ada.get(handover)
    expect(led.headers.get('Location')).toMatch(/^\/settings\/security\?next=%2Fapi%2Fv1%2Fauth%2Fhandover/)
  })

  it('authorizes no application, not even by a page that was opened before it was limited', async () => {
    const { server, ada, enter } = await world(dialect, {})
    const connector = await Connector.register(server.url)
    const { action, proof: form } = readConsent(await (await ada.visit(connector.authorizeUrl())).text())
    await addApp(await enter())
    const decided = await ada.submit(action, { decision: 'allow', proof: form })
    expect([decided.status, decided.headers.get('Location')]).toEqual([303, action])
    expect((await ada.get(action)).headers.get('Location')).toMatch(/^\/settings\/security\?next=%2Foauth%2Fconsent/)
    expect(await server.db.reader.selectFrom('connector_grant').select('id').execute()).toEqual([])
  })

  it('is led on to the console, without what is too long to remember', async () => {
    const { ada } = await world(dialect)
    for (const [next, kept] of [
      ['/console/sites/docs', '/console/sites/docs'],
      [`/console/${'%F0%9F%98%80'.repeat(100)}`, '/'],
      [`/${'x'.repeat(1500)}`, '/'],
    ]) {
      const { status, headers } = await ada.get(
        `/api/v1/auth/handover?${new URLSearchParams({ surface: 'content', next: next ?? '' })}`,
      )
      expect(status).toBe(302)
      const page = new URL(headers.get('Location') ?? '', ada.origin)
      expect(page.pathname).toBe('/settings/security')
      const on = new URL(page.searchParams.get('next') ?? '', ada.origin)
      expect([on.pathname, on.searchParams.get('next')]).toEqual(['/api/v1/auth/handover', kept])
      expect((await ada.get(`${page.pathname}${page.search}`)).status).toBe(200)
    }
    expect(await refusal(await ada.get('/api/v1/me'))).toEqual(limited)
  })

  it('adds the first one, and from then on every session asks for it', async () => {
    const { ada, enter, actions, server } = await world(dialect)
    expect(await stateOf(ada)).toEqual({ state: 'enroll', passkey_required: false, methods: [] })
    const other = await enter()
    const { app, codes } = await addApp(ada)
    expect(new Set(codes).size).toBe(10)
    expect((await ada.get('/api/v1/me')).status).toBe(200)
    expect((await stateOf(ada)).state).toBe('shown')
    expect(await read<'SecondFactors'>(ada.get('/api/v1/me/second-factors'))).toMatchObject({
      ...{ authenticator: { last_used_at: null }, recovery_codes: 10 },
    })
    // The other session was begun before: it shows the factor as well, and adds none in its place.
    expect(await stateOf(other)).toEqual({
      ...{ state: 'prove', passkey_required: false, methods: ['authenticator', 'recovery_code'] },
    })
    expect(await refusal(await other.post('/api/v1/me/authenticator/options'))).toEqual(limited)
    expect(await refusal(await add(other, new PasskeyDevice()).catch(() => other.get('/api/v1/me')))).toEqual(limited)
    expect((await prove(other, { authenticator_code: app.code() })).status).toBe(200)
    expect((await other.get('/api/v1/me')).status).toBe(200)
    expect(await actions()).toEqual(expect.arrayContaining(['authenticator.add', 'session.prove']))
    await logged(server, 'notice for')
    const kept = JSON.stringify(await server.db.reader.selectFrom('authenticator').selectAll().execute())
    expect(kept).not.toContain(app.code())
  })

  it('is not limited with a passkey, whether it began with it or it was shown', async () => {
    const { ada, enter, server } = await world(dialect)
    const { device } = await ownerOf(server, ada)
    expect((await ada.get('/api/v1/me')).status).toBe(200)
    const fresh = server.browser()
    expect((await signIn(fresh, device)).status).toBe(200)
    expect((await fresh.get('/api/v1/me')).status).toBe(200)
    const other = await enter()
    expect(await stateOf(other)).toMatchObject({ state: 'prove', methods: ['passkey'] })
    const credential = device.get(await options(other, '/api/v1/me/proof/passkey'), other.origin)
    expect((await prove(other, { credential })).status).toBe(200)
    expect((await other.get('/api/v1/me')).status).toBe(200)
  })

  it('is that of administrators alone where it is asked of them, and of who has an app in any case', async () => {
    const { admin, ada, enter } = await world(dialect, { SVC_SECOND_FACTOR: 'admins' })
    expect(await refusal(await admin.get('/api/v1/me'))).toEqual(limited)
    expect((await ada.get('/api/v1/me')).status).toBe(200)
    await addApp(ada)
    expect(await refusal(await (await enter()).get('/api/v1/me'))).toEqual(limited)
    const off = await world(dialect, {})
    expect((await off.ada.get('/api/v1/me')).status).toBe(200)
    expect(await stateOf(off.ada)).toEqual({ state: 'none', passkey_required: false, methods: [] })
  })
})

describe.each(dialects)('an authenticator app (%s)', (dialect) => {
  it('proves with a code once, also for two requests at once, and with none of before', async () => {
    const { ada, enter } = await world(dialect)
    const { app, confirmed } = await addApp(ada)
    const two = [await enter(), await enter()]
    // What has confirmed it is used.
    expect(await refusal(await prove(two[0] as CookieBrowser, { authenticator_code: confirmed }))).toEqual([
      ...[409, 'proof_invalid'],
    ])
    const code = app.code()
    const answers = await Promise.all(two.map((browser) => prove(browser, { authenticator_code: code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const third = await enter()
    expect(await refusal(await prove(third, { authenticator_code: code }))).toEqual([409, 'proof_invalid'])
    expect((await prove(third, { authenticator_code: app.code(1) })).status).toBe(200)
    expect(await refusal(await prove(await enter(), { authenticator_code: code }))).toEqual([409, 'proof_invalid'])
  })

  it('takes ten wrong ones an hour, with all other proofs, until an administrator resets the limits', async () => {
    const { ada, enter, admin, memberId } = await world(dialect, {})
    const { app, codes } = await addApp(ada)
    const thief = await enter()
    const code = app.code()
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        prove(thief, i % 2 === 0 ? { authenticator_code: wrong } : { recovery_code: `wrong-${i}` }).then(refusal),
      ),
    )
    expect(guesses.filter(([status]) => status === 409)).toHaveLength(10)
    expect(guesses.filter(([status]) => status === 429)).toHaveLength(10)
    expect(await refusal(await prove(thief, { authenticator_code: code }))).toEqual([429, 'too_many_requests'])
    expect(await refusal(await prove(thief, { recovery_code: codes[0] }))).toEqual([429, 'too_many_requests'])
    expect((await admin.post(`/api/v1/members/${memberId}/unlock`)).status).toBe(204)
    expect((await prove(thief, { authenticator_code: app.code() })).status).toBe(200)
  })

  it('takes thirty wrong ones a day, until an administrator resets the limits', async () => {
    const { ada, enter, admin, memberId, server } = await world(dialect, {})
    const { app, codes } = await addApp(ada)
    const before = Date.now() - 2 * 3_600_000
    const wrong = Array.from({ length: 29 }, (_, index) => ({
      ...{ id: `wrong-${index}`, key: `proof-fail ${memberId}`, at: before + index },
    }))
    await server.db.writer.insertInto('attempt').values(wrong).execute()
    const thief = await enter()
    expect(await refusal(await prove(thief, { recovery_code: 'wrong' }))).toEqual([409, 'proof_invalid'])
    const late = await prove(thief, { recovery_code: codes[0] })
    expect(await refusal(late)).toEqual([429, 'too_many_requests'])
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(21 * 3600)
    expect((await admin.post(`/api/v1/members/${memberId}/unlock`)).status).toBe(204)
    expect((await prove(thief, { authenticator_code: app.code() })).status).toBe(200)
  })

  it('is added with a code of the secret that this session asked for, once', async () => {
    const { ada, enter } = await world(dialect, {})
    const app = await beginApp(ada)
    const cookie = ada.cookie('auth_authenticator') ?? ''
    const other = await enter()
    other.setCookie('auth_authenticator', cookie)
    const refused: [number, string] = [409, 'authenticator_refused']
    const confirm = (browser: CookieBrowser, code: string) => browser.post('/api/v1/me/authenticator', { code })
    expect(await refusal(await confirm(other, app.code()))).toEqual(refused)
    expect(await refusal(await confirm(ada, app.code(5)))).toEqual(refused)
    expect((await confirm(ada, app.code())).status).toBe(201)
    ada.setCookie('auth_authenticator', cookie)
    expect(await refusal(await confirm(ada, app.code(1)))).toEqual(refused)
  })

  it('is replaced and removed by its owner, reset by an administrator, and ends with all access', async () => {
    const { ada, enter, admin, memberId, server, actions } = await world(dialect, {})
    expect(await refusal(await ada.delete('/api/v1/me/authenticator'))).toEqual([404, 'not_found'])
    expect(await refusal(await ada.post('/api/v1/me/recovery-codes'))).toEqual([409, 'second_factor_missing'])
    const first = await addApp(ada)
    const second = await addApp(ada)
    expect(second.codes).toEqual([])
    expect(await refusal(await prove(await enter(), { authenticator_code: first.app.code() }))).toEqual([
      ...[409, 'proof_invalid'],
    ])
    expect((await ada.delete('/api/v1/me/authenticator')).status).toBe(204)
    expect((await (await enter()).get('/api/v1/me')).status).toBe(200)
    expect(await server.db.reader.selectFrom('recovery_code').selectAll().execute()).toEqual([])
    await addApp(ada)
    await ownerOf(server, ada)
    expect((await actions()).filter((action) => action === 'passkey.remove')).toEqual([])
    const credentials = `/api/v1/members/${memberId}/credentials`
    expect(await (await admin.get(credentials)).json()).toMatchObject({
      second_factors: { authenticator: { last_used_at: null }, recovery_codes: 10 },
    })
    expect(await (await ada.get('/api/v1/me/export')).json()).toMatchObject({ second_factors: { recovery_codes: 10 } })
    expect((await admin.delete(`/api/v1/members/${memberId}/second-factors`)).status).toBe(204)
    expect(await (await admin.get(credentials)).json()).toMatchObject({
      ...{ passkeys: [], second_factors: { authenticator: null, recovery_codes: 0 } },
    })
    await addApp(ada)
    expect((await admin.delete(credentials)).status).toBe(204)
    expect(await server.db.reader.selectFrom('authenticator').selectAll().execute()).toEqual([])
    const lines = await actions()
    expect(lines).toEqual(expect.arrayContaining(['member.reset_second_factors']))
    expect(lines.filter((action) => action === 'passkey.remove')).toHaveLength(1)
    expect(lines.filter((action) => action === 'authenticator.remove')).toHaveLength(2)
  })
})

describe.each(dialects)('a recovery code (%s)', (dialect) => {
  it('stands in for a second factor once, also for two requests at once, however it is written', async () => {
    const { ada, enter, actions, server } = await world(dialect)
    const { codes } = await addApp(ada)
    const [one = '', two = ''] = codes
    const answers = await Promise.all(
      [await enter(), await enter()].map((browser) => prove(browser, { recovery_code: one })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const third = await enter()
    expect(await refusal(await prove(third, { recovery_code: one }))).toEqual([409, 'proof_invalid'])
    expect((await prove(third, { recovery_code: ` ${two.replaceAll('-', '').toUpperCase()} ` })).status).toBe(200)
    expect((await third.get('/api/v1/me')).status).toBe(200)
    expect(await read<'SecondFactors'>(third.get('/api/v1/me/second-factors'))).toMatchObject({ recovery_codes: 8 })
    expect((await actions()).filter((action) => action === 'recovery_codes.use')).toHaveLength(2)
    const mails = await logged(server, 'notice for', 3)
    expect(mails.some((line) => line.includes('a recovery code of your account'))).toBe(true)
    const kept = JSON.stringify(await server.db.reader.selectFrom('recovery_code').selectAll().execute())
    for (const code of codes) expect(kept).not.toContain(code.slice(0, 9))
  })

  it('ends when new ones are made, and is no one else’s', async () => {
    const { ada, admin, enter } = await world(dialect)
    const { codes } = await addApp(ada)
    const others = (await addApp(admin)).codes
    const made = await read<'RecoveryCodes'>(ada.post('/api/v1/me/recovery-codes'))
    expect(made.recovery_codes).toHaveLength(10)
    const fresh = await enter()
    for (const recovery_code of [codes[0], others[0]]) {
      expect(await refusal(await prove(fresh, { recovery_code }))).toEqual([409, 'proof_invalid'])
    }
    expect((await prove(fresh, { recovery_code: made.recovery_codes[0] })).status).toBe(200)
  })
})

describe.each(dialects)('a sign-in that takes a passkey (%s)', (dialect) => {
  const env = { SVC_REQUIRE_PASSKEY: 'everyone' }

  it('lets who has none add one, once, and is shown it from then on', async () => {
    const { ada, enter, server } = await world(dialect, env)
    expect(await refusal(await ada.get('/api/v1/me'))).toEqual(limited)
    expect(await stateOf(ada)).toEqual({ state: 'enroll', passkey_required: true, methods: [] })
    const asked = await enter()
    const waiting = await options(asked, '/api/v1/me/passkeys/options')
    const { device } = await ownerOf(server, ada)
    expect((await ada.get('/api/v1/me')).status).toBe(200)
    // It asked before there was one: another is not added in its place.
    const credential = new PasskeyDevice().create(waiting, asked.origin)
    expect(await refusal(await asked.post('/api/v1/me/passkeys', { name: 'thief', credential }))).toEqual(limited)
    const shown = device.get(await options(asked, '/api/v1/me/proof/passkey'), asked.origin)
    expect((await prove(asked, { credential: shown })).status).toBe(200)
    expect((await asked.get('/api/v1/me')).status).toBe(200)
  })

  it('takes no code of an app in its place, but a recovery code to add another one', async () => {
    const { ada, enter, server } = await world(dialect, env)
    await ownerOf(server, ada)
    const { app, codes } = await addApp(ada)
    const other = await enter()
    expect(await stateOf(other)).toEqual({
      ...{ state: 'prove', passkey_required: true, methods: ['passkey', 'recovery_code'] },
    })
    expect((await prove(other, { authenticator_code: app.code() })).status).toBe(200)
    expect(await refusal(await other.get('/api/v1/me'))).toEqual(limited)
    expect(await refusal(await other.post('/api/v1/me/passkeys/options'))).toEqual(limited)
    expect((await prove(other, { recovery_code: codes[0] })).status).toBe(200)
    expect(await refusal(await other.get('/api/v1/me'))).toEqual(limited)
    await ownerOf(server, other)
    expect((await other.get('/api/v1/me')).status).toBe(200)
  })

  it('lets an administrator who lost it add another one by a recovery code, and change nothing before', async () => {
    const { server, ada, enter, memberId } = await world(dialect, { ...env, SVC_STEP_UP: 'true' })
    await server.db.writer.updateTable('actor').set({ role: 'admin' }).where('id', '=', memberId).execute()
    const lost = await ownerOf(server, ada)
    const { codes } = await addApp(ada)
    const other = await enter()
    const invite = () => other.post('/api/v1/members', { email: 'new@example.com' })
    expect((await prove(other, { recovery_code: codes[0] })).status).toBe(200)
    expect(await read<'Proof'>(other.get('/api/v1/me/proof'))).toMatchObject({
      ...{ required: true, passkey_required: true },
      second_factor: { state: 'enroll', passkey_required: true },
    })
    expect(await refusal(await invite())).toEqual(limited)
    for (const path of [`/api/v1/me/passkeys/${lost.id}`, '/api/v1/me/authenticator']) {
      expect(await refusal(await other.delete(path))).toEqual(limited)
    }
    expect(await refusal(await other.post('/api/v1/me/recovery-codes'))).toEqual(limited)
    // The code is spent, also for another session of the same minute.
    const third = await enter()
    expect(await refusal(await prove(third, { recovery_code: codes[0] }))).toEqual([409, 'proof_invalid'])
    expect(await refusal(await third.post('/api/v1/me/passkeys/options'))).toEqual(limited)
    await ownerOf(server, other)
    expect((await invite()).status).toBe(201)
    expect((await other.delete(`/api/v1/me/passkeys/${lost.id}`)).status).toBe(204)
  })
})
