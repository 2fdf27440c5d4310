import { describe, expect, it } from 'vitest'
import { dialects } from '../support/databases.ts'
import { openWorkspace, read, refusal, unknownId, withToken } from './operations/workspace.ts'

/** Ada, an administrator in two browsers, with a personal token, an application and the token of an agent. */
async function openWithAda(dialect: (typeof dialects)[number]) {
  const workspace = await openWorkspace(dialect)
  const { admin, credentials, enter, server } = workspace
  const id = await credentials.actor('person', 'Ada', 'admin')
  const [ada, elsewhere] = [await enter(id), await enter(id)]
  const clientId = await credentials.application(id)
  const { id: tokenId, token } = await server.mint(ada)
  const robot = await read<'Agent'>(ada.post('/api/v1/agents', { name: 'Robot' }))
  const agentToken = await read<'NewAccessToken'>(ada.post(`/api/v1/agents/${robot.id}/tokens`, { name: 'nightly' }))
  // Another administrator's token of the same agent is none of hers.
  const other = await read<'NewAccessToken'>(admin.post(`/api/v1/agents/${robot.id}/tokens`, { name: 'daily' }))
  const path = `/api/v1/members/${id}`
  const works = async () => {
    const programs = [token, agentToken.token, other.token].map((text) => withToken(server, text)('GET', '/api/v1/me'))
    const answers = await Promise.all([ada.get('/api/v1/me'), elsewhere.get('/api/v1/me'), ...programs])
    return answers.map(({ status }) => status)
  }
  const credentialsOf = () => read<'MemberCredentials'>(admin.get(`${path}/credentials`))
  return { ...workspace, id, path, ada, robot, agentToken, tokenId, clientId, works, credentialsOf }
}

describe.each(dialects)('an administrator (%s)', (dialect) => {
  it('sees what a member can act with, and ends it one by one', async () => {
    const { admin, path, robot, agentToken, tokenId, clientId, works, credentialsOf, ada } = await openWithAda(dialect)
    const before = await credentialsOf()
    expect(before).toMatchObject({
      sessions: [{ current: false }, { current: false }],
      tokens: [{ id: tokenId, prefix: 'wsp_' }],
      agent_tokens: [{ id: agentToken.id, name: 'nightly', prefix: 'wsa_', agent: { id: robot.id, name: 'Robot' } }],
      applications: [{ client_id: clientId, name: 'Notes' }],
    })
    expect(await works()).toEqual([200, 200, 200, 200, 200])

    // The newest comes first.
    const end = [
      `${path}/sessions/${before.sessions[0]?.id}`,
      `${path}/tokens/${tokenId}`,
      `${path}/applications/${clientId}`,
      `/api/v1/agents/${robot.id}/tokens/${agentToken.id}`,
    ]
    for (const target of end) expect((await admin.delete(target)).status).toBe(204)
    for (const target of end) expect(await refusal(await admin.delete(target))).toEqual([404, 'not_found'])
    expect(await works()).toEqual([200, 401, 401, 401, 200])
    const after = await credentialsOf()
    expect(after).toEqual({
      sessions: [before.sessions[1]],
      passkeys: [],
      second_factors: { authenticator: null, recovery_codes: 0 },
      tokens: [],
      agent_tokens: [],
      applications: [],
    })

    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?limit=4'))
    expect(activity.map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['token.revoke', 'person'],
      ['application.revoke', 'person'],
      ['token.revoke', 'person'],
      ['session.end', 'person'],
    ])
    // It is what one of them can do to another, and no member does.
    expect((await ada.get(`${path}/credentials`)).status).toBe(200)
    expect(await refusal(await admin.get(`/api/v1/members/${unknownId}/credentials`))).toEqual([404, 'not_found'])
  })

  it('ends all that a member can act with, who may sign in again', async () => {
    const { admin, id, path, enter, works, credentialsOf } = await openWithAda(dialect)
    expect((await admin.delete(`${path}/credentials`)).status).toBe(204)
    expect(await works()).toEqual([401, 401, 401, 401, 200])
    expect(await credentialsOf()).toEqual({
      sessions: [],
      passkeys: [],
      second_factors: { authenticator: null, recovery_codes: 0 },
      tokens: [],
      agent_tokens: [],
      applications: [],
    })
    expect((await (await enter(id)).get('/api/v1/me')).status).toBe(200)
    expect(await refusal(await admin.delete(`/api/v1/members/${unknownId}/credentials`))).toEqual([404, 'not_found'])
  })

  it('suspends a member: everything ends at once, no code is sent, and an invitation revives no one', async () => {
    const { admin, server, path, id, works, robot } = await openWithAda(dialect)
    const { email } = await read<'Member'>(admin.get(path))
    // A code that is under way when the member is suspended signs in no one.
    const browser = server.browser()
    expect((await browser.post('/api/v1/auth/otp', { email })).status).toBe(202)
    const code = (await server.codeFor(email)) ?? ''

    const suspended = await admin.patch(path, { status: 'suspended' })
    expect(await suspended.json()).toMatchObject({ id, role: 'admin', status: 'suspended' })
    expect(await works()).toEqual([401, 401, 401, 401, 200])
    expect(await refusal(await browser.post('/api/v1/auth/otp/verify', { email, code }))).toEqual([401, 'otp_invalid'])
    const membership = await admin.get(`/api/v1/auth/memberships/${id}`)
    expect(await membership.json()).toEqual({ member: false, administrator: false })
    expect(await refusal(await admin.post(`${path}/invitation`))).toEqual([409, 'member_suspended'])
    expect(await refusal(await admin.post('/api/v1/members', { email }))).toEqual([409, 'already_member'])
    expect((await admin.delete(`/api/v1/agents/${robot.id}`)).status).toBe(204)

    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?limit=20'))
    const lines = activity.map(({ action, details }) => [action, details?.reason])
    expect(lines).toContainEqual(['member.suspend', undefined])
    for (const action of ['session.end', 'token.revoke', 'application.revoke']) {
      expect(lines).toContainEqual([action, 'suspended'])
    }
  })

  it('removes a member, who reaches nothing any more with what they know', async () => {
    const { admin, server, path, works } = await openWithAda(dialect)
    const { email } = await read<'Member'>(admin.get(path))
    const browser = server.browser()
    expect((await browser.post('/api/v1/auth/otp', { email })).status).toBe(202)
    const code = await server.codeFor(email)
    expect((await admin.delete(path)).status).toBe(204)
    expect(await works()).toEqual([401, 401, 401, 401, 200])
    expect(await refusal(await browser.post('/api/v1/auth/otp/verify', { email, code }))).toEqual([401, 'otp_invalid'])
    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?action=token.revoke'))
    expect(activity.map(({ details, target }) => [target?.name, details?.reason])).toEqual([
      ['nightly', 'removed'],
      ['a token', 'removed'],
    ])
  })

  it('brings a suspended member back, who signs in anew', async () => {
    const { admin, server, path, works } = await openWithAda(dialect)
    const { email } = await read<'Member'>(admin.patch(path, { status: 'suspended' }))
    const asked = await server.browser().post('/api/v1/auth/otp', { email })
    expect(asked.status).toBe(202)
    expect(server.log.some(({ msg }) => String(msg).startsWith(`sign-in code for ${email}`))).toBe(false)

    expect(await (await admin.patch(path, { status: 'active' })).json()).toMatchObject({ status: 'active' })
    expect(await works()).toEqual([401, 401, 401, 401, 200])
    // What was asked for meanwhile counts as ever.
    expect((await admin.post(`${path}/unlock`)).status).toBe(204)
    const back = await server.signIn(email)
    expect((await back.get('/api/v1/me')).status).toBe(200)
    // Nothing changes a second time.
    const { activity: before } = await read<'Activity'>(admin.get('/api/v1/activity'))
    expect((await admin.patch(path, { status: 'active' })).status).toBe(200)
    const { activity: after } = await read<'Activity'>(admin.get('/api/v1/activity'))
    expect(after).toEqual(before)
  })

  it('cannot suspend the last administrator, and a suspended one is no other', async () => {
    const { admin, adminId, credentials, enter } = await openWorkspace(dialect)
    const self = `/api/v1/members/${adminId}`
    expect(await refusal(await admin.patch(self, { status: 'suspended' }))).toEqual([409, 'last_admin'])
    const id = await credentials.actor('person', 'Ada', 'admin')
    await enter(id)
    expect((await admin.patch(`/api/v1/members/${id}`, { status: 'suspended' })).status).toBe(200)
    for (const change of [{ status: 'suspended' }, { role: 'member' }]) {
      expect(await refusal(await admin.patch(self, change))).toEqual([409, 'last_admin'])
    }
    expect(await refusal(await admin.delete(self))).toEqual([409, 'last_admin'])
    expect(await refusal(await admin.patch(self, { status: 'gone' }))).toEqual([400, 'invalid_request'])
  })
})
