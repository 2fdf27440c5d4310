import { expect, it, vi } from 'vitest'
import { longAgo } from '../../support/auth-credentials.ts'
import { dialects } from '../../support/databases.ts'
import { Connector } from '../../support/oauth-connector.ts'
import { openWorkspace, read } from './workspace.ts'

it.each(dialects)('a surface learns of the token that it was shown, and nothing of any other (%s)', async (dialect) => {
  const { server, admin, adminId, credentials } = await openWorkspace(dialect)
  const ask = async (token: string) => {
    const response = await fetch(`${server.url}/api/v1/auth/tokens/introspect`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ surface: 'content', token }),
    })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    return read<'TokenIntrospection'>(response)
  }
  const { email } = (await read<'Me'>(admin.get('/api/v1/me'))).actor

  const person = { id: adminId, kind: 'person' } as const
  const mine = await credentials.token(person)
  // An administrator who works through a token is a member.
  expect(await ask(mine.secret)).toEqual({
    active: true,
    actor: { ...person, name: email, role: 'member' },
    token_id: mine.id,
    scopes: ['workspace:read', 'workspace:write'],
  })

  const agent = { id: await credentials.actor('agent', 'Robot'), kind: 'agent' } as const
  const its = await credentials.token(agent)
  expect(await ask(its.secret)).toEqual({
    active: true,
    actor: { ...agent, name: 'Robot', role: 'member' },
    token_id: its.id,
    scopes: ['workspace:read', 'workspace:write'],
  })
  await admin.delete(`/api/v1/agents/${agent.id}`)

  const connector = await Connector.register(server.url)
  const issued = await connector.connect(admin, 'workspace:read workspace:write')
  const dead = [
    its.secret,
    (await credentials.token(person, longAgo.token)).secret,
    (await credentials.revokedToken(person)).secret,
    (await credentials.session(adminId)).secret,
    // It is for auth and its MCP endpoint, whose resource it names.
    issued.access_token,
    'x',
  ]
  for (const token of dead) expect(await ask(token)).toEqual({ active: false })
})

it.each(
  dialects,
)('where a token was shown from is said by who has the token, and by no one else (%s)', async (dialect) => {
  const { server, admin, adminId, credentials } = await openWorkspace(dialect)
  const person = { id: adminId, kind: 'person' } as const
  const [mine, other] = [await credentials.token(person), await credentials.token(person)]
  const say = async (token: string, address?: string) => {
    const response = await fetch(`${server.url}/api/v1/auth/tokens/introspect`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
      body: JSON.stringify({ surface: 'content', token, ...(address === undefined ? {} : { address }) }),
    })
    return response.ok ? (await read<'TokenIntrospection'>(response)).active : response.status
  }
  const listed = async () => {
    const { tokens } = await read<'TokenList'>(admin.get('/api/v1/me/tokens'))
    return new Map(
      tokens.map(({ id, last_used_at: at, last_used_address: from }) => [id, at === null ? 'unused' : from]),
    )
  }
  // By the prefix and the last characters, which lists show, nothing is said about a token.
  for (const guess of [`wsp_${mine.secret.slice(-4)}`, mine.secret.replace(/.{6}$/, '000000'), mine.id]) {
    expect(await say(guess, '198.51.100.1')).toBe(false)
  }
  expect([...(await listed()).values()]).toEqual(['unused', 'unused'])
  expect(await say(mine.secret, '198.51.100.1')).toBe(true)
  await vi.waitFor(async () => expect((await listed()).get(mine.id)).toBe('198.51.100.1'))
  expect((await listed()).get(other.id)).toBe('unused')
  // What is no address is not kept; nor is the one that the question itself came from.
  for (const text of ['<b>home</b>', '']) expect(await say(other.secret, text)).toBe(true)
  await vi.waitFor(async () => expect((await listed()).get(other.id)).toBeNull())
  expect(await say(other.secret, 'x'.repeat(46))).toBe(400)
})
