import { describe, expect, it } from 'vitest'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { clients } from './clients.ts'

/** A token of an agent that the administrator made for it. */
async function agentToken(server: AuthServer): Promise<{ readonly id: string; readonly token: string }> {
  const admin = await server.signIn()
  const agent = (await (await admin.post('/api/v1/agents', { name: 'Robot' })).json()) as { id: string }
  const minted = await admin.post(`/api/v1/agents/${agent.id}/tokens`, { name: 'nightly' })
  return { id: agent.id, token: ((await minted.json()) as { token: string }).token }
}

describe.each(Object.entries(clients))('%s', (_name, connect) => {
  it.each(dialects)('lists the tools of the contract and calls them (%s)', async (dialect) => {
    const server = await startAuthServer(dialect)
    const { token } = await server.mint(await server.member('ada@example.com'))
    const client = await connect(`${server.url}/mcp`, token)
    expect(client.serverName).toBe('triptych')

    const tools = await client.list()
    expect(tools.map(({ name }) => name)).toEqual(['whoami', 'list_my_activity', 'list_members'])
    const list = tools.find(({ name }) => name === 'list_members')
    expect(list?.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    expect(list?.inputSchema).toMatchObject({ type: 'object', additionalProperties: false })

    const me = await client.call('whoami')
    expect(me).toMatchObject({ isError: false, structured: { actor: { email: 'ada@example.com', kind: 'person' } } })
    expect(JSON.parse(me.text)).toEqual(me.structured)
    const members = await client.call('list_members')
    expect(members.structured.members).toMatchObject([{ email: adminEmail }, { email: 'ada@example.com' }])
  })

  it('leads from page to page with the arguments of `next`', async () => {
    const server = await startAuthServer('sqlite')
    const { token } = await server.mint(await server.member('ada@example.com'))
    const client = await connect(`${server.url}/mcp`, token)
    await client.list()
    const first = await client.call('list_members', { limit: 1 })
    expect(first.structured).toMatchObject({ members: [{ email: adminEmail }], next: { limit: 1 } })
    const second = await client.call('list_members', first.structured.next as Record<string, unknown>)
    expect(second.structured.members).toMatchObject([{ email: 'ada@example.com' }])
    expect(second.structured).not.toHaveProperty('next')
  })

  it('acts as the agent whose token it shows', async () => {
    const server = await startAuthServer('sqlite')
    const agent = await agentToken(server)
    const client = await connect(`${server.url}/mcp`, agent.token)
    const me = await client.call('whoami')
    expect(me.structured).toMatchObject({ actor: { id: agent.id, kind: 'agent', email: null, role: 'member' } })
    expect((await client.call('list_my_activity')).structured).toEqual({ activity: [] })
    const calls = server.log.filter(({ msg }) => msg === 'tool call')
    expect(calls).toMatchObject([
      { tool: 'whoami', actor: agent.id, kind: 'agent', code: null, requestId: expect.any(String) },
      { tool: 'list_my_activity', actor: agent.id },
    ])
  })

  it('says what is wrong with an argument', async () => {
    const server = await startAuthServer('sqlite')
    const { token } = await server.mint(await server.signIn())
    const client = await connect(`${server.url}/mcp`, token)
    // Having listed, a client holds every result against its schema, failures too.
    await client.list()
    const wrong = await client.call('list_members', { limit: 'many', cursor: 'x' })
    expect(wrong).toMatchObject({
      isError: true,
      structured: {
        code: 'invalid_request',
        request_id: expect.any(String),
        errors: [
          { name: 'limit', message: 'must be integer' },
          { name: 'cursor', message: 'must match format "uuid"' },
        ],
      },
    })
    expect(wrong.text).toContain('limit: must be integer')
    const unknown = await client.call('list_members', { page: 2 })
    expect(unknown.structured).toMatchObject({ code: 'invalid_request', errors: [{ name: 'page' }] })
    const logged = server.log.filter(({ requestId }) => requestId === unknown.structured.request_id)
    expect(logged).toContainEqual(expect.objectContaining({ tool: 'list_members', code: 'invalid_request' }))
  })

  it('is told of a tool that there is none', async () => {
    const server = await startAuthServer('sqlite')
    const { token } = await server.mint(await server.signIn())
    const client = await connect(`${server.url}/mcp`, token)
    await expect(client.call('remove_member', { memberId: 'x' })).rejects.toThrow('Unknown tool: remove_member')
  })

  it('is out with its next call once the token is revoked', async () => {
    const server = await startAuthServer('sqlite')
    const admin = await server.signIn()
    const { id, token } = await server.mint(admin)
    const client = await connect(`${server.url}/mcp`, token)
    expect((await client.call('whoami')).isError).toBe(false)
    expect((await admin.delete(`/api/v1/me/tokens/${id}`)).status).toBe(204)
    await expect(client.call('whoami')).rejects.toThrow()
  })
})
