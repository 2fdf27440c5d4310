import { describe, expect, it } from 'vitest'
import { recordActivity } from '../../../src/auth/activity.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { dialects } from '../../support/databases.ts'
import { openWorkspace, pagesFrom, read, refusal, someId, someTime, unknownId, withToken } from './workspace.ts'

describe.each(dialects)('agents over HTTP (%s)', (dialect) => {
  it('are made, listed in pages, renamed and deleted', async () => {
    const { admin } = await openWorkspace(dialect)
    const ids: string[] = []
    for (const name of ['one', 'two', 'three']) {
      const response = await admin.post('/api/v1/agents', { name })
      expect(response.status).toBe(201)
      const agent = await read<'Agent'>(response)
      expect(agent).toEqual({ id: someId, name, created_at: someTime })
      ids.push(agent.id)
    }
    const pages = await pagesFrom<'AgentList'>(admin, '/api/v1/agents?limit=2')
    expect(pages.map(({ agents }) => agents.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)])

    const [first = ''] = ids
    expect(await (await admin.patch(`/api/v1/agents/${first}`, { name: 'uno' })).json()).toMatchObject({ name: 'uno' })
    expect((await admin.delete(`/api/v1/agents/${first}`)).status).toBe(204)
    expect(await refusal(await admin.delete(`/api/v1/agents/${first}`))).toEqual([404, 'not_found'])
    expect(await refusal(await admin.patch(`/api/v1/agents/${first}`, { name: 'due' }))).toEqual([404, 'not_found'])
  })

  it('are no members, and members are no agents', async () => {
    const { admin, adminId, credentials } = await openWorkspace(dialect)
    const agentId = await credentials.actor('agent', 'Robot')
    expect((await admin.get(`/api/v1/members/${agentId}`)).status).toBe(404)
    expect((await admin.delete(`/api/v1/members/${agentId}`)).status).toBe(404)
    expect((await admin.delete(`/api/v1/agents/${adminId}`)).status).toBe(404)
    expect((await admin.get(`/api/v1/agents/${adminId}/tokens`)).status).toBe(404)
  })

  it('act with tokens that an administrator mints, as themselves', async () => {
    const { admin, server } = await openWorkspace(dialect)
    const { id } = await read<'Agent'>(admin.post('/api/v1/agents', { name: 'release bot' }))
    const response = await admin.post(`/api/v1/agents/${id}/tokens`, { name: 'nightly', expires_in_days: 365 })
    expect(response.status).toBe(201)
    const { token, ...shown } = await read<'NewAccessToken'>(response)
    expect(token).toMatch(/^wsa_[0-9A-Za-z]{36}$/)
    expect(shown).toMatchObject({ name: 'nightly', prefix: 'wsa_', last_four: token.slice(-4), last_used_at: null })
    expect(await (await admin.get(`/api/v1/agents/${id}/tokens`)).json()).toEqual({ tokens: [shown] })
    // Another agent's token is not this one's.
    expect(await (await admin.get('/api/v1/me/tokens')).json()).toEqual({ tokens: [] })

    const robot = withToken(server, token)
    expect(await (await robot('GET', '/api/v1/me')).json()).toEqual({
      actor: { id, kind: 'agent', email: null, name: 'release bot', role: 'member' },
      credential: {
        ...{ kind: 'token', id: shown.id, method: null, name: 'nightly', expires_at: shown.expires_at },
        scopes: ['workspace:read', 'workspace:write'],
      },
      rights: ['workspace:read', 'workspace:write'],
    })
  })

  it('have a hundred tokens that live, at most', async () => {
    const { admin, server, credentials } = await openWorkspace(dialect)
    const id = await credentials.actor('agent', 'Robot')
    const tokens = Array.from({ length: 99 }, () => ({
      ...{ id: uuidv7(), secret_hash: uuidv7(), actor_id: id, kind: 'agent' as const, name: 'one of many' },
      ...{ last_four: 'abcd', created_at: Date.now(), last_used_at: null, expires_at: Date.now() + 60_000 },
    }))
    await server.db.writer.insertInto('access_token').values(tokens).execute()
    const mint = () => admin.post(`/api/v1/agents/${id}/tokens`, { name: 'one more', expires_in_days: 1 })
    expect((await mint()).status).toBe(201)
    expect(await refusal(await mint())).toEqual([409, 'too_many_tokens'])
  })

  it('read what they did themselves, and no more', async () => {
    const { admin, server, credentials } = await openWorkspace(dialect)
    const id = await credentials.actor('agent', 'Robot')
    const token = await credentials.token({ id, kind: 'agent' })
    const principal = { id, kind: 'agent', role: 'member', credential: 'token', credentialId: token.id } as const
    // No operation that a token may call writes anything yet, but what an agent does is noted like this.
    await server.db.transaction([], (trx) =>
      recordActivity(trx, { principal, requestId: null }, { action: 'agent.update' }, Date.now()),
    )
    const robot = withToken(server, token.secret)
    const { activity } = await read<'Activity'>(robot('GET', '/api/v1/me/activity'))
    const actor = { id, kind: 'agent', name: 'Robot' }
    const entry = {
      id: someId,
      at: someTime,
      actor,
      credential: 'token',
      action: 'agent.update',
      target: null,
      details: null,
    }
    expect(activity).toEqual([entry])
    expect((await read<'Activity'>(admin.get('/api/v1/activity'))).activity).toContainEqual(entry)
    expect(await refusal(await robot('GET', '/api/v1/activity'))).toEqual([403, 'session_required'])
  })

  it('neither administer nor mint', async () => {
    const { server, credentials } = await openWorkspace(dialect)
    const id = await credentials.actor('agent', 'Robot')
    const robot = withToken(server, (await credentials.token({ id, kind: 'agent' })).secret)
    const refused = [403, 'session_required']
    expect(await refusal(await robot('POST', '/api/v1/members', { email: 'eve@example.com' }))).toEqual(refused)
    expect(await refusal(await robot('POST', '/api/v1/agents', { name: 'another' }))).toEqual(refused)
    expect(await refusal(await robot('POST', `/api/v1/agents/${id}/tokens`, { name: 'one more' }))).toEqual(refused)
    expect(await refusal(await robot('POST', '/api/v1/me/tokens', { name: 'one more' }))).toEqual(refused)
  })

  it('are out at once when a token is revoked, or they are deleted', async () => {
    const { admin, server, credentials } = await openWorkspace(dialect)
    const id = await credentials.actor('agent', 'Robot')
    const [revoked, other] = [
      await credentials.token({ id, kind: 'agent' }),
      await credentials.token({ id, kind: 'agent' }),
    ]
    const status = async (secret: string) => (await withToken(server, secret)('GET', '/api/v1/me')).status
    expect((await admin.delete(`/api/v1/agents/${id}/tokens/${revoked.id}`)).status).toBe(204)
    expect([await status(revoked.secret), await status(other.secret)]).toEqual([401, 200])
    const again = await admin.delete(`/api/v1/agents/${id}/tokens/${revoked.id}`)
    expect(await refusal(again)).toEqual([404, 'not_found'])
    // The agent in the path has to be the token's own.
    const stranger = await admin.delete(`/api/v1/agents/${unknownId}/tokens/${other.id}`)
    expect(await refusal(stranger)).toEqual([404, 'not_found'])

    expect((await admin.delete(`/api/v1/agents/${id}`)).status).toBe(204)
    expect(await status(other.secret)).toBe(401)
  })
})
