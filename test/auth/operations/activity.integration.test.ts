import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../src/db/ids.ts'
import { adminEmail } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { Connector } from '../../support/oauth-connector.ts'
import { wrong } from '../codes/visitor.ts'
import { openWorkspace, pagesFrom, read, refusal, someId, someTime, unknownId, withToken } from './workspace.ts'

describe.each(dialects)('activity over HTTP (%s)', (dialect) => {
  it('says who did what to what, with which credential, and when', async () => {
    const { admin, adminId } = await openWorkspace(dialect)
    const ada = await read<'Member'>(admin.post('/api/v1/members', { email: 'ada@example.com' }))
    const change = { name: 'Ada', role: 'admin' }
    await admin.send('PATCH', `/api/v1/members/${ada.id}`, change, { 'User-Agent': 'Firefox' })
    await admin.delete(`/api/v1/members/${ada.id}`)
    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?limit=3'))
    const actor = { id: adminId, kind: 'person', name: adminEmail }
    const target = { kind: 'member', id: ada.id, name: 'Ada' }
    const entry = { id: someId, at: someTime, actor, credential: 'session', target }
    const from = { address: '127.0.0.1', browser: expect.any(String) }
    const [before, after] = [
      { email: 'ada@example.com', name: null, role: 'member' },
      { email: 'ada@example.com', name: 'Ada', role: 'admin' },
    ]
    expect(activity).toEqual([
      { ...entry, action: 'member.remove', details: { ...from, before: after } },
      // Who made her an administrator, from where, and with what.
      {
        ...entry,
        action: 'member.update',
        details: {
          ...{ before: { name: null, role: 'member' }, after: { name: 'Ada', role: 'admin' } },
          ...{ address: '127.0.0.1', browser: 'Firefox' },
        },
      },
      {
        ...entry,
        action: 'member.invite',
        target: { ...target, name: 'ada@example.com' },
        details: { ...from, after: before },
      },
    ])
  })

  it('has a line for each credential that ends with a demotion, for a wrong code, and for what was used twice', async () => {
    const { admin, server, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada', 'admin')
    const ada = await enter(id)
    await server.mint(ada, 'laptop')
    await credentials.application(id)
    await admin.patch(`/api/v1/members/${id}`, { role: 'member' })

    const browser = server.browser()
    await browser.post('/api/v1/auth/otp', { email: adminEmail })
    const guess = wrong(await server.codeFor(adminEmail))
    await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code: guess })

    const connector = await Connector.register(server.url)
    const code = (await connector.ask(admin)).searchParams.get('code') ?? ''
    await connector.redeem(code)
    await connector.redeem(code)

    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?limit=100'))
    const automatic = activity.filter(({ actor }) => actor.kind === 'system' && actor.name !== 'first boot')
    expect(automatic.map(({ action, target, details }) => [action, target?.name, details?.reason]).reverse()).toEqual([
      ['session.end', null, 'demoted'],
      ['token.revoke', 'laptop', 'demoted'],
      ['application.revoke', 'Notes', 'demoted'],
      ['session.fail', adminEmail, 'wrong_code'],
      ['application.revoke', 'Notes', 'code_replayed'],
    ])
  })

  it('tells of the first start, of sign-ins, tokens, agents and applications', async () => {
    const { admin, server, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada')
    const ada = await enter(id)
    const token = await server.mint(ada, 'laptop')
    await ada.delete(`/api/v1/me/tokens/${token.id}`)
    await ada.delete(`/api/v1/me/applications/${await credentials.application(id)}`)
    await ada.delete('/api/v1/auth/session')
    const agent = await read<'Agent'>(admin.post('/api/v1/agents', { name: 'bot' }))
    await admin.patch(`/api/v1/agents/${agent.id}`, { name: 'robot' })
    await admin.delete(`/api/v1/agents/${agent.id}`)

    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity'))
    const told = activity.map(({ actor, action, target }) => [actor.name, action, target?.name])
    expect(told.reverse()).toEqual([
      ['first boot', 'member.invite', adminEmail],
      [adminEmail, 'session.start', 'otp'],
      ['Ada', 'session.start', 'otp'],
      ['Ada', 'token.create', 'laptop'],
      ['Ada', 'token.revoke', 'laptop'],
      ['Ada', 'application.revoke', 'Notes'],
      ['Ada', 'session.end', null],
      [adminEmail, 'agent.create', 'bot'],
      [adminEmail, 'agent.update', 'robot'],
      [adminEmail, 'agent.delete', 'robot'],
    ])
    expect(JSON.stringify(activity)).not.toContain(token.token)
  })

  it("is a member's own, with a session or a token, and all of it for an administrator alone", async () => {
    const { admin, server, credentials, enter } = await openWorkspace(dialect)
    const ada = await enter(await credentials.actor('person', 'Ada'))
    const program = withToken(server, (await server.mint(ada)).token)
    await server.mint(admin)
    const own = ['token.create', 'session.start']
    for (const response of [await ada.get('/api/v1/me/activity'), await program('GET', '/api/v1/me/activity')]) {
      const { activity } = await read<'Activity'>(response)
      expect(activity.map(({ action }) => action)).toEqual(own)
      expect(new Set(activity.map(({ actor }) => actor.name))).toEqual(new Set(['Ada']))
    }
    expect(await refusal(await ada.get('/api/v1/activity'))).toEqual([403, 'admin_required'])
    expect(await refusal(await program('GET', '/api/v1/activity'))).toEqual([403, 'session_required'])
  })

  it.each(['/api/v1/activity', '/api/v1/me/activity'])('comes in pages that stand still: %s', async (path) => {
    const { admin } = await openWorkspace(dialect)
    for (const name of ['a', 'b', 'c', 'd']) await admin.post('/api/v1/agents', { name })
    const whole = (await read<'Activity'>(admin.get(path))).activity.map(({ id }) => id)
    const first = await admin.get(`${path}?limit=2`)
    const next = first.headers.get('Link')
    expect(next).toBe(`<${path}?limit=2&cursor=${whole[1]}>; rel="next"`)
    await admin.post('/api/v1/agents', { name: 'meanwhile' })
    const pages = await pagesFrom<'Activity'>(admin, `${path}?limit=2&cursor=${whole[1]}`)
    expect(pages.flatMap(({ activity }) => activity.map(({ id }) => id))).toEqual(whole.slice(2))
  })

  it('is narrowed to who, what, to whom and when', async () => {
    const { admin, adminId, server, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada', 'admin')
    const ada = await enter(id)
    const token = await server.mint(ada, 'laptop')
    await admin.patch(`/api/v1/members/${id}`, { role: 'member' })
    const find = async (query: string) => {
      const { activity } = await read<'Activity'>(admin.get(`/api/v1/activity?${query}`))
      return activity.map(({ actor, action }) => `${actor.name}: ${action}`).reverse()
    }
    const [revoked, ended] = ['service: token.revoke', 'service: session.end']
    expect(await find(`actor=${id}`)).toEqual(['Ada: session.start', 'Ada: token.create'])
    expect(await find('actor=service')).toEqual([ended, revoked])
    expect(await find('action=token')).toEqual(['Ada: token.create', revoked])
    expect(await find('action=token.revoke')).toEqual([revoked])
    expect(await find('action=tok')).toEqual([])
    // Also what ended with her role, which names no one but the token.
    const toHer = ['Ada: session.start', 'Ada: token.create', `${adminEmail}: member.update`, ended, revoked]
    expect(await find(`target=${id}`)).toEqual(toHer)
    expect(await find(`target=${token.id}`)).toEqual(['Ada: token.create', revoked])
    expect(await find(`target=${id}&actor=${adminId}`)).toEqual([`${adminEmail}: member.update`])
    const [now, hour] = [Date.now(), 3_600_000]
    const around = `from=${new Date(now - hour).toISOString()}&to=${new Date(now + hour).toISOString()}`
    expect(await find(`${around}&target=${id}`)).toEqual(toHer)
    expect(await find(`from=${new Date(now + hour).toISOString()}`)).toEqual([])
    expect(await find(`to=${new Date(now - hour).toISOString()}`)).toEqual([])
    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?action=token.revoke'))
    expect(activity[0]?.target).toEqual({ kind: 'token', id: token.id, name: 'laptop', owner: id })
    for (const wrong of [
      'action=a.b.c',
      'from=yesterday',
      'actor=',
      'actor=%00',
      'target=a%00',
      'to=2026-13-01T00:00:00Z',
    ]) {
      expect(await refusal(await admin.get(`/api/v1/activity?${wrong}`))).toEqual([400, 'invalid_request'])
    }
    const first = await admin.get(`/api/v1/activity?target=${id}&limit=2`)
    const next = /<([^>]*)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
    expect(next).toContain(`target=${id}`)
    const rest = await pagesFrom<'Activity'>(admin, next)
    expect(rest.flatMap((page) => page.activity)).toHaveLength(toHer.length - 2)
  })

  it('is exported as a whole, as JSON Lines and as CSV, and no cell is a formula', async () => {
    const { admin, server, credentials, enter } = await openWorkspace(dialect)
    const ada = await enter(await credentials.actor('person', '=HYPERLINK("https://evil.example.com")'))
    // More than are read at a time.
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      ...{ id: uuidv7(), at: Date.now(), actor_id: null, actor_kind: 'system' as const, actor_name: 'test' },
      ...{ action: 'token.create', target_kind: 'token', target_id: `t${index}`, target_name: 'a, "b"\nc' },
    }))
    for (let start = 0; start < rows.length; start += 300) {
      await server.db.writer
        .insertInto('activity')
        .values(rows.slice(start, start + 300))
        .execute()
    }
    await ada.delete('/api/v1/auth/session')
    const lines = await admin.get('/api/v1/activity/export')
    expect(lines.headers.get('Content-Type')).toBe('application/jsonl')
    expect(lines.headers.get('Content-Disposition')).toBe('attachment; filename="activity.jsonl"')
    const text = (await lines.text()).trimEnd().split('\n')
    const entries = text.map((line): { id: string; action: string } => JSON.parse(line))
    const pages = await pagesFrom<'Activity'>(admin, '/api/v1/activity?limit=200')
    expect(entries).toEqual(pages.flatMap(({ activity }) => activity).reverse())

    const csv = await admin.get('/api/v1/activity/export?format=csv')
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const table = await csv.text()
    expect(table.split('\r\n')).toHaveLength(entries.length + 2)
    expect(table).toMatch(/^id,at,actor_kind,/)
    expect(table).toContain('"a, ""b""\nc"')
    expect(table).toContain(`"'=HYPERLINK(""https://evil.example.com"")"`)
    const narrowed = await admin.get('/api/v1/activity/export?format=csv&action=session.end')
    expect((await narrowed.text()).trimEnd().split('\r\n')).toHaveLength(2)
    expect(await (await admin.get('/api/v1/activity/export?actor=nobody')).text()).toBe('')
    expect(await refusal(await ada.get('/api/v1/activity/export'))).toEqual([401, 'unauthenticated'])
    expect(await refusal(await admin.get('/api/v1/activity/export?format=pdf'))).toEqual([400, 'invalid_request'])
  })

  it('forgets the names of a member who was removed, when an administrator says so', async () => {
    const { admin, server, credentials, enter } = await openWorkspace(dialect)
    const id = await credentials.actor('person', 'Ada Lovelace')
    const ada = await enter(id)
    await server.mint(ada, 'the laptop of Ada')
    const erase = () => admin.delete(`/api/v1/members/${id}/record`)
    expect(await refusal(await erase())).toEqual([409, 'still_member'])
    await admin.delete(`/api/v1/members/${id}`)
    expect((await erase()).status).toBe(204)
    const { activity } = await read<'Activity'>(admin.get(`/api/v1/activity?target=${id}`))
    expect(activity[0]).toMatchObject({ action: 'member.erase', target: { kind: 'member', id, name: null } })
    expect(activity.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.remove', 'token.revoke', 'token.create', 'session.start']),
    )
    expect(JSON.stringify(activity)).not.toContain('Ada')
    expect(await refusal(await admin.delete(`/api/v1/members/${unknownId}/record`))).toEqual([404, 'not_found'])
  })
})
