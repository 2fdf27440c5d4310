import { describe, expect, it, onTestFinished } from 'vitest'
import contract from '../../generated/auth/openapi.json' with { type: 'json' }
import { routes as generated } from '../../generated/auth/routes.ts'
import { Addresses } from '../../src/compose/addresses.ts'
import { startAuth } from '../../src/compose/auth.ts'
import type { Route } from '../../src/contract/route.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { type AuthServer, startAuthServer } from '../support/auth-server.ts'
import type { CookieBrowser } from '../support/cookie-browser.ts'
import { dialects } from '../support/databases.ts'
import { exampleRequest } from '../support/example-request.ts'
import { startOidcProvider } from '../support/oidc-provider.ts'
import { PasskeyDevice } from '../support/passkey-device.ts'
import { logged, openWorkspace, read, refusal } from './operations/workspace.ts'
import { add, options, ownerOf, signIn } from './passkeys/passkey-owner.ts'

const withStepUp = { SVC_STEP_UP: 'true' }
const minute = 60_000
const routes: readonly Route[] = generated
const asking = routes.filter((route) => route.stepUp)

/** Changes that ask for no proof, and why. */
const without: Readonly<Record<string, readonly string[]>> = {
  'are a proof, or a way to one': [
    ...['requestCode', 'verifyCode', 'beginPasskeySignIn', 'signInWithPasskey', 'submitLogin', 'submitSetup'],
    ...['proveMyself', 'requestMyProofCode', 'beginMyProof', 'createConsoleSession', 'beginAuthenticator'],
  ],
  'take away what the caller could do, and nothing else': [
    ...['endSession', 'endMySession', 'endMyOtherSessions', 'endConsoleSession', 'endProviderSessions', 'signOut'],
    ...['revokeMyToken', 'revokeMyApplication', 'takeEmailBack'],
  ],
  'change what the caller is called, or begin or finish what asks for a proof': [
    ...['updateMe', 'renameMyPasskey', 'beginPasskey', 'confirmEmailChange'],
  ],
  'are for credentials that are no session': [
    ...['registerClient', 'issueToken', 'revokeToken', 'introspectToken', 'introspectConsoleSession'],
    ...['postMcp', 'deleteMcp', 'createScimUser', 'replaceScimUser', 'patchScimUser', 'deleteScimUser'],
  ],
  'are decided on a page that names what is allowed, and told by mail; what is allowed there administrates nothing': [
    'decideConsent',
  ],
}

async function send(url: string, route: Route, headers: Readonly<Record<string, string>>): Promise<[number, string]> {
  const { method, path, headers: own, body } = exampleRequest(contract, route)
  const response = await fetch(`${url}${path}`, { method, headers: { ...own, Origin: url, ...headers }, body })
  const text = await response.text()
  return [response.status, text === '' ? '' : String((JSON.parse(text) as { code?: string }).code)]
}

const asked: [number, string] = [403, 'step_up_required']
const invite = (browser: CookieBrowser, email = 'new@example.com') => browser.post('/api/v1/members', { email })

/** An administrator whose last proof is as old as a test says. */
async function world(dialect: (typeof dialects)[number], env: Record<string, string> = withStepUp) {
  const workspace = await openWorkspace(dialect, env)
  const { server, credentials, adminId } = workspace
  async function enter(ago: number, actorId = adminId) {
    const browser = server.browser()
    browser.setCookie('auth_session', (await credentials.session(actorId, ago)).secret)
    return browser
  }
  return { ...workspace, late: await enter(11 * minute), enterAgo: enter }
}

/** The newest code that was sent to confirm a change. */
async function codeFrom(server: AuthServer, count = 1): Promise<string> {
  const lines = await logged(server, 'code to confirm a change, for admin@example.com: ', count)
  return lines.at(-1)?.slice(-6) ?? ''
}

it('every change asks for a proof that administrates, mints or approves, and the others are known', () => {
  const unasked = routes.filter(({ method, stepUp }) => method !== 'GET' && !stepUp)
  expect(unasked.map(({ operationId }) => operationId).sort()).toEqual(Object.values(without).flat().sort())
  expect(routes.filter(({ rights, method }) => rights === 'admin' && method !== 'GET').every((r) => r.stepUp)).toBe(
    true,
  )
  expect(asking.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['createMyToken', 'createAgentToken', 'addMyPasskey', 'updateMember', 'decideApplication']),
  )
})

describe.each(dialects)('an operation that asks for a fresh proof (%s)', (dialect) => {
  it('asks every session for it whose last proof is older than ten minutes, and no token', async () => {
    const { server, credentials, adminId } = await world(dialect)
    const agentId = await credentials.actor('agent', 'Robot')
    const late = await credentials.session(adminId, 11 * minute)
    const tokens = [
      await credentials.token({ id: adminId, kind: 'person' }),
      await credentials.token({ id: agentId, kind: 'agent' }),
    ]
    for (const route of asking) {
      const { operationId } = route
      expect([operationId, ...(await send(server.url, route, { Cookie: `auth_session=${late.secret}` }))]).toEqual([
        ...[operationId, ...asked],
      ])
      for (const { secret } of tokens) {
        const refused = await send(server.url, route, { Authorization: `Bearer ${secret}` })
        expect([operationId, ...refused]).toEqual([operationId, 403, 'session_required'])
      }
      const { secret } = await credentials.session(adminId)
      const [, code] = await send(server.url, route, { Cookie: `auth_session=${secret}` })
      expect([operationId, code]).not.toEqual([operationId, 'step_up_required'])
      // Some of them end the administrator that asks.
      await server.db.writer.updateTable('actor').set({ role: 'admin', suspended_at: null }).execute()
    }
  })

  it('asks no token for anything: what it could do it does, also at /mcp', async () => {
    const { server, credentials, adminId } = await world(dialect)
    const { secret } = await credentials.token({ id: adminId, kind: 'person' }, 30 * minute)
    const headers = { Authorization: `Bearer ${secret}` }
    expect((await fetch(`${server.url}/api/v1/me`, { headers })).status).toBe(200)
    expect((await fetch(`${server.url}/api/v1/me/proof`, { headers })).status).toBe(403)
    const tools = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: { ...headers, Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect(tools.status).toBe(200)
  })

  it('asks for no proof where the setting is off, and only those who could do it', async () => {
    const off = await world(dialect, {})
    expect((await invite(off.late)).status).toBe(201)
    expect(await (await off.late.get('/api/v1/me/proof')).json()).toMatchObject({ required: false, proven_until: null })
    const { credentials, enterAgo } = await world(dialect)
    const member = await enterAgo(11 * minute, await credentials.actor('person', 'Bob'))
    expect(await refusal(await invite(member))).toEqual([403, 'admin_required'])
  })
})

describe.each(dialects)('a proof by code (%s)', (dialect) => {
  it('is given once, in the session that asked, and stands for ten minutes', async () => {
    const { server, late, enterAgo } = await world(dialect)
    expect(await refusal(await invite(late))).toEqual(asked)
    expect(await (await late.get('/api/v1/me/proof')).json()).toEqual({
      ...{ required: true, passkey_required: false, proven_until: null, methods: ['code'] },
      second_factor: { state: 'none', passkey_required: false, methods: [] },
    })
    expect((await late.post('/api/v1/me/proof/code')).status).toBe(202)
    const code = await codeFrom(server)
    const other = await enterAgo(11 * minute)
    expect(await refusal(await other.post('/api/v1/me/proof', { code }))).toEqual([409, 'proof_invalid'])
    const proven = await late.post('/api/v1/me/proof', { code })
    expect(proven.status).toBe(200)
    expect(Date.parse((await read<'Proof'>(proven)).proven_until ?? '')).toBeGreaterThan(Date.now())
    expect((await invite(late)).status).toBe(201)
    expect(await refusal(await invite(other, 'other@example.com'))).toEqual(asked)
    expect(await refusal(await late.post('/api/v1/me/proof', { code }))).toEqual([409, 'proof_invalid'])
    const lines = server.db.reader.selectFrom('activity').select(['action', 'details'])
    const noted = await lines.where('action', 'in', ['session.prove', 'session.fail']).orderBy('id').execute()
    expect(noted.map(({ action }) => action)).toEqual(['session.fail', 'session.prove', 'session.fail'])
    expect(noted[0]?.details).toContain('wrong_proof')
    await server.db.writer
      .updateTable('session')
      .set({ proven_at: Date.now() - 11 * minute })
      .execute()
    expect(await refusal(await invite(late, 'third@example.com'))).toEqual(asked)
  })

  it('has a budget of its own: sends, tries of a code, and wrong ones in an hour', async () => {
    const { server, late, enterAgo } = await world(dialect)
    expect((await late.post('/api/v1/me/proof/code')).status).toBe(202)
    // Also for another session of the member; and the codes that sign in are counted for themselves.
    const other = await enterAgo(11 * minute)
    expect(await refusal(await other.post('/api/v1/me/proof/code'))).toEqual([429, 'too_many_requests'])
    await server.signIn()
    const code = await codeFrom(server)
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => late.post('/api/v1/me/proof', { code: wrong }).then(refusal)),
    )
    expect(guesses.filter(([status]) => status === 409)).toHaveLength(10)
    expect(guesses.filter(([status]) => status === 429)).toHaveLength(10)
    expect(await refusal(await late.post('/api/v1/me/proof', { code }))).toEqual([429, 'too_many_requests'])
    await server.db.writer.deleteFrom('attempt').where('key', 'like', 'proof-fail %').execute()
    // Five tries, and this one came after them.
    expect(await refusal(await late.post('/api/v1/me/proof', { code }))).toEqual([409, 'proof_invalid'])
    expect(await refusal(await invite(late))).toEqual(asked)
  })
})

describe.each(dialects)('a proof by passkey (%s)', (dialect) => {
  it('is one of the member, in answer to a challenge of the session, once', async () => {
    const { server, credentials, late, enterAgo, admin } = await world(dialect)
    const { device } = await ownerOf(server, admin)
    const bob = await credentials.actor('person', 'Bob')
    const bobs = await ownerOf(server, await enterAgo(0, bob))
    expect((await read<'Proof'>(await late.get('/api/v1/me/proof'))).methods).toEqual(['passkey', 'code'])
    const begin = (browser: CookieBrowser) => options(browser, '/api/v1/me/proof/passkey')
    const prove = (credential: unknown) => late.post('/api/v1/me/proof', { credential })
    const foreign = bobs.device.get(await begin(late), late.origin)
    expect(await refusal(await prove(foreign))).toEqual([409, 'proof_invalid'])
    const ofSignIn = device.get(await options(late, '/api/v1/auth/passkey/options'), late.origin)
    expect(await refusal(await prove(ofSignIn))).toEqual([409, 'proof_invalid'])
    const shown = device.get(await begin(late), late.origin)
    expect((await prove(shown)).status).toBe(200)
    expect((await invite(late)).status).toBe(201)
    expect(await refusal(await prove(shown))).toEqual([409, 'proof_invalid'])
  })
})

describe.each(dialects)('a proof that has to be by a passkey (%s)', (dialect) => {
  const ofAdmins = { ...withStepUp, SVC_REQUIRE_PASSKEY: 'admins' }
  const ofEveryone = { ...withStepUp, SVC_REQUIRE_PASSKEY: 'everyone' }
  const lacking: [number, string] = [403, 'second_factor_required']
  const mint = (browser: CookieBrowser) => browser.post('/api/v1/me/tokens', { name: 'laptop' })

  it('is asked of every session that has none, for all but the first passkey', async () => {
    const { server, credentials, adminId } = await world(dialect, ofEveryone)
    const { secret } = await credentials.session(adminId)
    for (const route of asking) {
      const answer = await send(server.url, route, { Cookie: `auth_session=${secret}` })
      if (route.stepUp === true) expect([route.operationId, ...answer]).toEqual([route.operationId, ...lacking])
      else expect([route.operationId, answer[1]]).toEqual([route.operationId, expect.stringMatching(/_refused$/)])
    }
    expect(asking.filter(({ stepUp }) => stepUp === 'any').map(({ operationId }) => operationId)).toEqual([
      'addMyPasskey',
      'addMyAuthenticator',
    ])
  })

  it('is given with the first one that is added, and from then on with one of them alone', async () => {
    const { server, admin, late, enterAgo, credentials } = await world(dialect, ofAdmins)
    expect(await refusal(await invite(admin))).toEqual(lacking)
    expect(await (await admin.get('/api/v1/me/proof')).json()).toMatchObject({
      passkey_required: true,
      methods: ['code'],
    })
    const { device, id } = await ownerOf(server, admin)
    expect((await invite(admin)).status).toBe(201)
    // A session of a sign-in by code: it neither administrates, nor adds or removes a passkey.
    const other = await enterAgo(0)
    expect(await refusal(await invite(other, 'other@example.com'))).toEqual(lacking)
    expect(await refusal(await other.post('/api/v1/me/passkeys/options'))).toEqual(lacking)
    expect(await refusal(await other.delete(`/api/v1/me/passkeys/${id}`))).toEqual(lacking)
    expect(await (await other.get('/api/v1/me/proof')).json()).toMatchObject({
      proven_until: null,
      methods: ['passkey'],
    })
    expect((await other.post('/api/v1/me/proof/code')).status).toBe(202)
    expect((await other.post('/api/v1/me/proof', { code: await codeFrom(server) })).status).toBe(200)
    expect(await refusal(await invite(other, 'other@example.com'))).toEqual(lacking)
    for (const browser of [other, late]) {
      const credential = device.get(await options(browser, '/api/v1/me/proof/passkey'), browser.origin)
      expect((await browser.post('/api/v1/me/proof', { credential })).status).toBe(200)
    }
    expect((await invite(other, 'other@example.com')).status).toBe(201)
    expect((await add(late, new PasskeyDevice())).status).toBe(201)
    const fresh = server.browser()
    expect((await signIn(fresh, device)).status).toBe(200)
    expect((await invite(fresh, 'third@example.com')).status).toBe(201)
    // Members mint as before where it is asked of administrators.
    expect((await mint(await enterAgo(0, await credentials.actor('person', 'Bob')))).status).toBe(201)
  })
})

describe('a proof at the provider', () => {
  async function behindProvider() {
    const account = { sub: 'grace', email: 'grace@example.com', email_verified: true, role: 'admin' }
    const provider = await startOidcProvider({ account })
    onTestFinished(() => provider.close())
    const server = await startAuthServer('sqlite', {
      ...withStepUp,
      SVC_OIDC_ISSUER: provider.issuer,
      SVC_OIDC_CLIENT_ID: provider.clientId,
      SVC_OIDC_CLIENT_SECRET: provider.clientSecret ?? '',
    })
    provider.allowRedirect(`${server.url}/api/v1/auth/sso/callback`)
    return { provider, server, browser: server.browser() }
  }

  it('is a sign-in that the provider was asked for anew, and says when it was', async () => {
    const { browser } = await behindProvider()
    await browser.visit('/settings/account')
    // The provider may have let the browser in by a session of its own.
    expect(await refusal(await invite(browser))).toEqual(asked)
    expect(await (await browser.get('/api/v1/me/proof')).json()).toMatchObject({ methods: ['provider'] })
    expect(await refusal(await browser.post('/api/v1/me/proof/code'))).toEqual([404, 'otp_disabled'])
    const start = '/api/v1/auth/sso/start?prove=true&next=/settings/account'
    const away = new URL((await browser.get(start)).headers.get('Location') ?? '')
    expect(Object.fromEntries(away.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    expect((await browser.visit(start)).status).toBe(200)
    expect((await invite(browser)).status).toBe(201)
    // From here on a passkey will do as well.
    await ownerOf({} as AuthServer, browser)
    expect(await (await browser.get('/api/v1/me/proof')).json()).toMatchObject({ methods: ['passkey', 'provider'] })
  })

  it('is none where the sign-in there was long ago', async () => {
    const { server, browser } = await behindProvider()
    await browser.visit('/settings/account')
    const member = await server.db.reader.selectFrom('actor').select('id').where('email', '=', 'grace@example.com')
    const { id } = await member.executeTakeFirstOrThrow()
    const { secret } = await new Credentials(server.db).session(id, 11 * minute)
    browser.setCookie('auth_session', secret)
    expect(await refusal(await invite(browser))).toEqual(asked)
    await browser.visit('/api/v1/auth/sso/start?next=/settings/account')
    expect(await refusal(await invite(browser))).toEqual(asked)
  })
})

it('the limits of proofs hold across two instances on PostgreSQL', async () => {
  const { server, late } = await world('postgres')
  const addresses = new Addresses(server.config)
  const second = await startAuth(server.config, { ...server.startOptions, addresses })
  onTestFinished(async () => {
    await second.close()
    await second.release()
  })
  const there = late.at(addresses.publicUrl('auth').origin)
  const sent = await Promise.all([late, there].map((browser) => browser.post('/api/v1/me/proof/code')))
  expect(sent.map(({ status }) => status).sort()).toEqual([202, 429])
  const code = await codeFrom(server)
  const wrong = code === '000000' ? '000001' : '000000'
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? late : there).post('/api/v1/me/proof', { code: wrong })),
  )
  expect(guesses.filter(({ status }) => status === 409)).toHaveLength(10)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10)
})
