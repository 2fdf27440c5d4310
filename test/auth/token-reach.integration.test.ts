import { describe, expect, it } from 'vitest'
import { routes } from '../../generated/auth/routes.ts'
import { tools } from '../../generated/auth/tools.ts'
import type { Route } from '../../src/contract/route.ts'
import { type AuthServer, startAuthServer } from '../support/auth-server.ts'
import { Connector } from '../support/oauth-connector.ts'
import { clients } from './mcp/clients.ts'

// What no token may reach, out of the contract: an operation that is added later is tried here by itself.

const every: readonly Route[] = routes
const guarded = every.filter(({ rights }) => rights !== null)
const sessionOnly = every.filter(
  ({ security, rights }) =>
    rights === null && names(security).includes('session') && !names(security).includes('accessToken'),
)

/** One live token of each kind; those of people are an administrator's. */
async function tokensOf(server: AuthServer): Promise<Record<string, string>> {
  const admin = await server.signIn()
  const agent = (await (await admin.post('/api/v1/agents', { name: 'Robot' })).json()) as { id: string }
  const minted = await admin.post(`/api/v1/agents/${agent.id}/tokens`, { name: 'nightly' })
  const connector = await Connector.register(server.url)
  const issued = await connector.connect(admin, 'workspace:read workspace:write')
  return {
    personal: (await server.mint(admin)).token,
    agent: ((await minted.json()) as { token: string }).token,
    connector: issued.access_token,
  }
}

function names(security: Route['security']): string[] {
  return security.flat()
}

/** Sends an operation with something in every place where something has to be. */
function send(server: AuthServer, { method, path, parameters, body }: Route, headers: Record<string, string>) {
  const url = new URL(path.replaceAll(/\{[^}]+\}/g, '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f'), server.url)
  for (const { name, required, in: place } of parameters)
    if (place === 'query' && required) url.searchParams.set(name, 'content')
  const content: RequestInit = body === null ? {} : { body: body.contentType.endsWith('json') ? '{}' : '' }
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body === null ? {} : { 'Content-Type': body.contentType }), ...headers },
    ...content,
  })
}

describe('what the contract keeps from tokens', () => {
  it('is something', () => {
    expect(guarded.filter(({ rights }) => rights === 'admin').length).toBeGreaterThan(10)
    expect(guarded.filter(({ rights }) => rights === 'session').length).toBeGreaterThan(5)
    expect(sessionOnly.length).toBeGreaterThan(4)
  })

  it('stays out of reach of every kind of token through HTTP', async () => {
    const server = await startAuthServer('sqlite')
    const reached: string[] = []
    for (const [kind, token] of Object.entries(await tokensOf(server))) {
      const headers = { Authorization: `Bearer ${token}` }
      expect((await fetch(`${server.url}/api/v1/me`, { headers })).status).toBe(200)
      for (const route of guarded) {
        const response = await send(server, route, headers)
        const { code } = (await response.json()) as { code?: string }
        if (response.status !== 403 || code !== 'session_required')
          reached.push(`${kind} ${route.operationId}: ${code}`)
      }
      for (const route of sessionOnly) {
        const [shown, bare] = [await send(server, route, headers), await send(server, route, {})]
        const seen = [shown, bare].map(({ status, headers }) => `${status} ${headers.get('Location') ?? ''}`)
        if (seen[0] !== seen[1]) reached.push(`${kind} ${route.operationId}: ${seen}`)
      }
    }
    expect(reached).toEqual([])
  })

  it('is not a tool, and no tool does it', async () => {
    const server = await startAuthServer('sqlite')
    const offered = tools.map(({ operationId }) => every.find((route) => route.operationId === operationId))
    expect(offered.filter((route) => route === undefined || !names(route.security).includes('accessToken'))).toEqual([])
    expect(offered.filter((route) => route?.rights !== null)).toEqual([])
    for (const token of Object.values(await tokensOf(server))) {
      for (const connect of Object.values(clients)) {
        const client = await connect(`${server.url}/mcp`, token)
        expect((await client.list()).map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
        for (const { operationId } of guarded) await expect(client.call(operationId)).rejects.toThrow('Unknown tool')
      }
    }
  })
})
