import { describe, expect, it } from 'vitest'
import { dialects } from '../../support/databases.ts'
import { logged, openWorkspace, pagesFrom, read, refusal, someId, someTime, unknownId, withToken } from './workspace.ts'

const minute = 60_000

describe.each(dialects)('members over HTTP (%s)', (dialect) => {
  it('are invited by mail, and once', async () => {
    const { admin, server } = await openWorkspace(dialect)
    const response = await admin.post('/api/v1/members', { email: 'Ada@Example.com', name: ' Ada ' })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store'])
    const { invitation, ...ada } = await read<'InvitedMember'>(response)
    expect(invitation).toEqual({
      delivery: 'log',
      link: new URL('/login', server.url.replace('127.0.0.1', 'localhost')).href,
    })
    expect(ada).toEqual({
      ...{ id: someId, email: 'ada@example.com', name: 'Ada', role: 'member' },
      ...{ created_at: someTime, joined_at: null, status: 'active' },
    })
    expect(await logged(server, 'invitation for ada@example.com')).toEqual([
      expect.stringMatching(/^invitation for ada@example\.com: http:\/\/localhost:\d+\/login\?invitation=[\w-]{43}$/),
    ])
    expect(await refusal(await admin.post('/api/v1/members', { email: 'ADA@example.COM' }))).toEqual([
      409,
      'already_member',
    ])

    await server.signIn('ada@example.com')
    const joined = await admin.get(`/api/v1/members/${ada.id}`)
    expect(await joined.json()).toEqual({ ...ada, joined_at: someTime })
  })

  it('are told to be on their way by mail only where a mail server is set', async () => {
    const { admin } = await openWorkspace(dialect, {
      SVC_SMTP_URL: 'smtp://127.0.0.1:1',
      SVC_MAIL_FROM: 'a@example.com',
    })
    const { invitation } = await read<'InvitedMember'>(admin.post('/api/v1/members', { email: 'ada@example.com' }))
    expect(invitation?.delivery).toBe('mail')
  })

  it('are reminded, not more than once a minute', async () => {
    const { admin, server } = await openWorkspace(dialect)
    const { id } = await read<'Member'>(admin.post('/api/v1/members', { email: 'ada@example.com' }))
    const remind = () => admin.post(`/api/v1/members/${id}/invitation`)
    const tooSoon = await remind()
    expect(await refusal(tooSoon)).toEqual([429, 'too_many_requests'])
    const wait = Number(tooSoon.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)

    await server.db.writer
      .updateTable('attempt')
      .set({ at: Date.now() - minute })
      .execute()
    expect((await remind()).status).toBe(202)
    expect(await logged(server, 'invitation for ada@example.com', 2)).toHaveLength(2)

    expect(await refusal(await admin.post(`/api/v1/members/${unknownId}/invitation`))).toEqual([404, 'not_found'])
  })

  it('are listed in pages, the first to come first', async () => {
    const { admin, server, credentials, adminId } = await openWorkspace(dialect)
    const ids = [adminId]
    for (const name of ['Ada', 'Bob', 'Cleo', 'Dan']) ids.push(await credentials.actor('person', name))
    await credentials.actor('agent', 'Robot')

    const { token } = await server.mint(admin)
    const first = await withToken(server, token)('GET', '/api/v1/members?limit=2')
    expect(first.headers.get('Link')).toBe(`</api/v1/members?limit=2&cursor=${ids[1]}>; rel="next"`)
    const pages = await pagesFrom<'MemberList'>(admin, '/api/v1/members?limit=2')
    expect(pages.map(({ members }) => members.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ])
    const whole = await admin.get('/api/v1/members')
    expect([(await read<'MemberList'>(whole)).members.length, whole.headers.get('Link')]).toEqual([5, null])
  })

  it('are changed, and not by nothing', async () => {
    const { admin, credentials } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada')
    const change = (body: unknown) => admin.patch(`/api/v1/members/${id}`, body)
    expect(await (await change({ name: 'Ada Lovelace' })).json()).toMatchObject({
      name: 'Ada Lovelace',
      role: 'member',
    })
    expect(await (await change({ role: 'admin' })).json()).toMatchObject({ name: 'Ada Lovelace', role: 'admin' })
    expect(await refusal(await change({}))).toEqual([400, 'invalid_request'])
    expect(await refusal(await change({ email: 'eve@example.com' }))).toEqual([400, 'invalid_request'])
    expect(await refusal(await admin.patch(`/api/v1/members/${unknownId}`, { name: 'Eve' }))).toEqual([
      404,
      'not_found',
    ])
  })

  it('keep one administrator', async () => {
    const { admin, adminId, credentials, enter } = await openWorkspace(dialect)
    const self = `/api/v1/members/${adminId}`
    expect(await refusal(await admin.patch(self, { role: 'member' }))).toEqual([409, 'last_admin'])
    expect(await refusal(await admin.delete(self))).toEqual([409, 'last_admin'])
    expect((await admin.get('/api/v1/auth/session')).status).toBe(200)

    await enter(await credentials.actor('person', 'Ada', 'admin'))
    expect(await (await admin.patch(self, { role: 'member' })).json()).toMatchObject({ role: 'member' })
    // A demoted member signs in anew.
    expect(await refusal(await admin.get('/api/v1/me'))).toEqual([401, 'unauthenticated'])
  })

  it.each(['removed', 'demoted'])('are out at once when %s, with every session and token', async (what) => {
    const { admin, server, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada', 'admin')
    const [ada, elsewhere] = [await enter(id), await enter(id)]
    const { token } = await server.mint(ada)
    const program = withToken(server, token)
    const calls = () => Promise.all([ada.get('/api/v1/me'), elsewhere.get('/api/v1/me'), program('GET', '/api/v1/me')])
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200])

    const path = `/api/v1/members/${id}`
    const response = await (what === 'removed' ? admin.delete(path) : admin.patch(path, { role: 'member' }))
    expect(response.status).toBe(what === 'removed' ? 204 : 200)
    expect((await calls()).map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await admin.get(path)).status).toBe(what === 'removed' ? 404 : 200)
    const membership = await admin.get(`/api/v1/auth/memberships/${id}`)
    expect(await membership.json()).toEqual({ member: what !== 'removed', administrator: false })
  })

  it('keeps out no invitee whose codes strangers have used up: the link makes the browser known, and limits are reset', async () => {
    const { admin, server, credentials, enter } = await openWorkspace(dialect, { SVC_TRUSTED_PROXIES: '127.0.0.1' })
    const email = 'ada@example.com'
    const { id } = await read<'Member'>(admin.post('/api/v1/members', { email }))
    const [line = ''] = await logged(server, `invitation for ${email}`)
    const flood = async () => {
      for (let i = 0; i < 25; i++) {
        const from = { 'X-Forwarded-For': `198.51.100.${i}` }
        expect((await server.browser().post('/api/v1/auth/otp', { email }, from)).status).toBe(202)
      }
    }
    const mails = () => server.log.filter(({ msg }) => String(msg).startsWith(`sign-in code for ${email}`)).length
    await flood()
    await expect.poll(mails).toBe(20)
    const link = line.slice(line.indexOf('/login'))
    const invitee = server.browser()
    const page = await invitee.visit(link)
    expect([page.status, new URL(page.url).search]).toEqual([200, ''])
    await invitee.post('/api/v1/auth/otp', { email })
    await expect.poll(mails).toBe(21)
    // Elsewhere they wait, until an administrator resets the limits; no other member may.
    const member = await enter(await credentials.actor('person', 'Bob'))
    expect(await refusal(await member.post(`/api/v1/members/${id}/unlock`))).toEqual([403, 'admin_required'])
    expect(await refusal(await admin.post(`/api/v1/members/${unknownId}/unlock`))).toEqual([404, 'not_found'])
    expect((await admin.post(`/api/v1/members/${id}/unlock`)).status).toBe(204)
    await server.browser().post('/api/v1/auth/otp', { email })
    await expect.poll(mails).toBe(22)
  })
})
