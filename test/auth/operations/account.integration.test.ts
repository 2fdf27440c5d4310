import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../src/db/ids.ts'
import { adminEmail } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { addGrant } from '../actors.ts'
import { openWorkspace, read, refusal, someId, someTime, unknownId, withToken } from './workspace.ts'

const day = 24 * 60 * 60 * 1000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(dialects)('who is calling (%s)', (dialect) => {
  it('says of every credential what it may do', async () => {
    const { server, admin, adminId, credentials, enter } = await openWorkspace(dialect)
    const memberId = await credentials.actor('person', 'Ada')
    const [ada, { id: tokenId, token, expires_at }] = [await enter(memberId), await server.mint(admin, 'laptop')]
    const actor = { id: adminId, kind: 'person', email: adminEmail, name: null, role: 'admin' }
    const may = ['workspace:read', 'workspace:write']

    expect(await (await admin.get('/api/v1/me')).json()).toEqual({
      actor,
      credential: { kind: 'session', id: someId, method: 'otp', name: null, expires_at: someTime, scopes: null },
      rights: [...may, 'account', 'administration'],
    })
    expect(await (await ada.get('/api/v1/me')).json()).toMatchObject({
      actor: { id: memberId, role: 'member' },
      rights: [...may, 'account'],
    })
    // Their role stays what it is; the token has no part in it.
    expect(await (await withToken(server, token)('GET', '/api/v1/me')).json()).toEqual({
      actor,
      credential: {
        ...{ kind: 'token', id: tokenId, method: null, name: 'laptop', expires_at },
        scopes: ['workspace:read', 'workspace:write'],
      },
      rights: may,
    })
  })
})

describe.each(dialects)('my tokens over HTTP (%s)', (dialect) => {
  it('show their secret once, and go on for ninety days unless told otherwise', async () => {
    const { server, credentials, enter } = await openWorkspace(dialect)
    const ada = await enter(await credentials.actor('person', 'Ada'))
    const response = await ada.post('/api/v1/me/tokens', { name: 'laptop' })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store'])
    const { token, ...shown } = await read<'NewAccessToken'>(response)
    expect(token).toMatch(/^wsp_[0-9A-Za-z]{36}$/)
    const secretless = { id: someId, name: 'laptop', prefix: 'wsp_', last_four: token.slice(-4), last_used_at: null }
    const unused = { last_used_address: null, scopes: ['workspace:read', 'workspace:write'] }
    expect(shown).toEqual({ ...secretless, ...unused, created_at: someTime, expires_at: someTime })
    expect(Date.parse(shown.expires_at) - Date.parse(shown.created_at)).toBe(90 * day)

    const week = await read<'NewAccessToken'>(ada.post('/api/v1/me/tokens', { name: 'week', expires_in_days: 7 }))
    expect(Date.parse(week.expires_at) - Date.parse(week.created_at)).toBe(7 * day)

    expect((await withToken(server, token)('GET', '/api/v1/me')).status).toBe(200)
    const list = await read<'TokenList'>(ada.get('/api/v1/me/tokens'))
    expect(list.tokens).toEqual([
      { ...shown, id: week.id, name: 'week', last_four: week.last_four, created_at: someTime, expires_at: someTime },
      {
        ...shown,
        last_used_at: expect.toBeOneOf([someTime, null]),
        last_used_address: expect.toBeOneOf(['127.0.0.1', '::1', null]),
      },
    ])
    expect(JSON.stringify(list)).not.toContain(token.slice(4, -6))
  })

  it("neither administer nor mint, an administrator's included", async () => {
    const { server, admin } = await openWorkspace(dialect)
    const program = withToken(server, (await server.mint(admin)).token)
    const refused = [403, 'session_required']
    expect(await refusal(await program('POST', '/api/v1/members', { email: 'eve@example.com' }))).toEqual(refused)
    expect(await refusal(await program('POST', '/api/v1/me/tokens', { name: 'one more' }))).toEqual(refused)
    expect(await refusal(await program('GET', '/api/v1/me/tokens'))).toEqual(refused)
  })

  it('are revoked by their owner, and are out at once', async () => {
    const { server, admin, credentials, enter } = await openWorkspace(dialect)
    const ada = await enter(await credentials.actor('person', 'Ada'))
    const { id, token } = await server.mint(ada)
    const program = withToken(server, token)
    expect(await refusal(await admin.delete(`/api/v1/me/tokens/${id}`))).toEqual([404, 'not_found'])
    expect((await program('GET', '/api/v1/me')).status).toBe(200)
    expect((await ada.delete(`/api/v1/me/tokens/${id}`)).status).toBe(204)
    const refused = await program('GET', '/api/v1/me')
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer realm="workspace", error="invalid_token"')
    expect(await refusal(refused)).toEqual([401, 'unauthenticated'])
    expect(await refusal(await ada.delete(`/api/v1/me/tokens/${id}`))).toEqual([404, 'not_found'])
  })

  it('are a hundred that live, at most', async () => {
    const { server, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada')
    const ada = await enter(id)
    const times = { created_at: Date.now(), last_used_at: null }
    const row = (expires_at: number) => {
      const identity = { id: uuidv7(), secret_hash: uuidv7(), actor_id: id, name: 'one of many', last_four: 'abcd' }
      return { ...identity, kind: 'personal' as const, ...times, expires_at }
    }
    const live = Array.from({ length: 99 }, () => row(Date.now() + day))
    await server.db.writer
      .insertInto('access_token')
      .values([...live, row(Date.now() - 1)])
      .execute()
    const { id: hundredth } = await server.mint(ada)
    const mint = () => ada.post('/api/v1/me/tokens', { name: 'one more' })
    expect(await refusal(await mint())).toEqual([409, 'too_many_tokens'])
    // What is over is not shown, and takes no room.
    expect((await read<'TokenList'>(ada.get('/api/v1/me/tokens'))).tokens).toHaveLength(100)
    await ada.delete(`/api/v1/me/tokens/${hundredth}`)
    expect((await mint()).status).toBe(201)
  })
})

describe.each(dialects)('my sessions over HTTP (%s)', (dialect) => {
  it('are listed with where and in what they are', async () => {
    const { server, enter, adminId } = await openWorkspace(dialect)
    const browser = server.browser()
    const asFirefox = { 'User-Agent': firefox }
    await browser.post('/api/v1/auth/otp', { email: adminEmail }, asFirefox)
    const code = await server.codeFor(adminEmail)
    await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code }, asFirefox)
    await enter(adminId)

    const { sessions } = await read<'SessionList'>(browser.get('/api/v1/me/sessions'))
    expect(sessions).toHaveLength(3)
    const times = { created_at: someTime, last_seen_at: someTime, expires_at: someTime }
    const [here, others] = [sessions.find(({ current }) => current), sessions.filter(({ current }) => !current)]
    const place = { method: 'otp', device: 'Firefox on Linux', address: '127.0.0.1' }
    expect(here).toEqual({ id: someId, ...place, ...times, current: true })
    expect(Date.parse(here?.expires_at ?? '') - Date.parse(here?.created_at ?? '')).toBe(30 * day)
    expect(others).toEqual(
      Array(2).fill({ id: someId, ...place, ...times, device: null, address: null, current: false }),
    )

    const { session, member } = await read<'CurrentSession'>(browser.get('/api/v1/auth/session'))
    expect([session, member.email]).toEqual([here, adminEmail])
  })

  it('end one by one, all but this one, and this one', async () => {
    const { admin, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada')
    const [here, second, third] = [await enter(id), await enter(id), await enter(id)]
    const idOf = async (browser: typeof here) =>
      (await read<'CurrentSession'>(browser.get('/api/v1/auth/session'))).session.id
    const statuses = async () =>
      Promise.all([here, second, third].map(async (each) => (await each.get('/api/v1/me')).status))

    const path = `/api/v1/me/sessions/${await idOf(second)}`
    expect(await refusal(await admin.delete(path))).toEqual([404, 'not_found'])
    expect((await here.delete(path)).status).toBe(204)
    expect(await statuses()).toEqual([200, 401, 200])
    expect(await refusal(await here.delete(path))).toEqual([404, 'not_found'])

    expect((await here.delete('/api/v1/me/sessions')).status).toBe(204)
    expect(await statuses()).toEqual([200, 401, 401])
    expect((await admin.get('/api/v1/me')).status).toBe(200)

    const out = await here.delete('/api/v1/auth/session')
    expect(out.status).toBe(204)
    expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^auth_session=; Max-Age=0; Path=\/; HttpOnly/)])
    expect(here.cookie('auth_session')).toBeUndefined()
    expect(await statuses()).toEqual([401, 401, 401])
  })

  it('take what consoles share in them along', async () => {
    const { admin, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada')
    const session = await credentials.consoleSession(id)
    const active = async () => {
      const response = await admin.post('/api/v1/auth/console-sessions/introspect', { surface: 'content', session })
      return (await read<'Introspection'>(response)).active
    }
    expect(await active()).toBe(true)
    await (await enter(id)).delete('/api/v1/me/sessions')
    expect(await active()).toBe(false)
  })
})

describe.each(dialects)('my applications over HTTP (%s)', (dialect) => {
  it('are listed once each, and lose all that they were granted', async () => {
    const { server, admin, adminId, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada')
    const ada = await enter(id)
    const notes = { actor_id: id, client_id: 'https://notes.example/client' }
    const { writer } = server.db
    await addGrant(writer, { ...notes, client_name: 'Notes', created_at: 1 })
    await addGrant(writer, {
      ...notes,
      client_name: 'Notes 2',
      created_at: 2,
      scope: 'workspace:write',
      last_used_at: 3,
    })
    await addGrant(writer, { ...notes, actor_id: adminId })

    const list = async (browser: typeof ada) =>
      (await read<'ApplicationList'>(browser.get('/api/v1/me/applications'))).applications
    expect(await list(ada)).toEqual([
      {
        client_id: 'https://notes.example/client',
        name: 'Notes 2',
        scopes: ['workspace:read', 'workspace:write'],
        created_at: new Date(1).toISOString(),
        last_used_at: new Date(3).toISOString(),
      },
    ])
    const path = `/api/v1/me/applications/${encodeURIComponent(notes.client_id)}`
    expect((await ada.delete(path)).status).toBe(204)
    expect(await list(ada)).toEqual([])
    expect(await list(admin)).toHaveLength(1)
    expect(await refusal(await ada.delete(path))).toEqual([404, 'not_found'])
    expect(await refusal(await ada.delete(`/api/v1/me/applications/${unknownId}`))).toEqual([404, 'not_found'])
  })
})
