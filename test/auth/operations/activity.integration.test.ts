import { describe, expect, it } from 'vitest'
import { adminEmail } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { openWorkspace, pagesFrom, read, refusal, someId, someTime, withToken } from './workspace.ts'

describe.each(dialects)('activity over HTTP (%s)', (dialect) => {
  it('says who did what to what, with which credential, and when', async () => {
    const { admin, adminId } = await openWorkspace(dialect)
    const ada = await read<'Member'>(admin.post('/api/v1/members', { email: 'ada@example.com' }))
    await admin.patch(`/api/v1/members/${ada.id}`, { name: 'Ada' })
    await admin.delete(`/api/v1/members/${ada.id}`)
    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?limit=3'))
    const actor = { id: adminId, kind: 'person', name: adminEmail }
    const target = { kind: 'member', id: ada.id, name: 'Ada' }
    const entry = { id: someId, at: someTime, actor, credential: 'session', target }
    expect(activity).toEqual([
      { ...entry, action: 'member.remove' },
      { ...entry, action: 'member.update' },
      { ...entry, action: 'member.invite', target: { ...target, name: 'ada@example.com' } },
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

  it("is a member's own, with a session or a token, and everybody's for an administrator alone", async () => {
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
})
