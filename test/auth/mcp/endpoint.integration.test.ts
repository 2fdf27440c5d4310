import { beforeEach, describe, expect, it } from 'vitest'
import { type AuthServer, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { Connector } from '../../support/oauth-connector.ts'
import { sendRaw } from '../../support/raw-http.ts'

let server: AuthServer
let admin: CookieBrowser
let token: string

beforeEach(async () => {
  server = await startAuthServer('sqlite')
  admin = await server.signIn()
  token = (await server.mint(admin)).token
})

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const whoami = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'whoami', arguments: {} } }

/** A message as a client of the line with a handshake sends it. */
function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The messages of an answer, which may come as a stream. */
async function messages(response: Response): Promise<Record<string, unknown>[]> {
  const text = await response.text()
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return [JSON.parse(text)]
  return [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data))
}

describe('authorization', () => {
  it('tells an anonymous client where to find out how to authorize', async () => {
    for (const method of ['POST', 'GET', 'DELETE']) {
      const response = await fetch(`${server.url}/mcp`, { method })
      expect(response.status).toBe(401)
      const document = `${server.url}/.well-known/oauth-protected-resource/mcp`
      expect(response.headers.get('WWW-Authenticate')).toBe(
        `Bearer scope="workspace:read", resource_metadata="${document}"`,
      )
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('names its address to a connector that came by another name of this machine, which could not go on there', async () => {
    const { port } = new URL(server.url)
    const elsewhere = `http://127.0.0.1:${port}/mcp`
    for (const headers of [{}, { Authorization: 'Bearer wsp_x' }]) {
      const response = await fetch(elsewhere, { method: 'POST', headers })
      expect(response.headers.get('WWW-Authenticate')).toBeNull()
      const problem = { status: 421, code: 'foreign_host', resource: `${server.url}/mcp` }
      expect([response.status, await response.json()]).toMatchObject([421, problem])
    }
    // A program with a token has found its way.
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json, text/event-stream' }
    const body = JSON.stringify(list)
    const type = { 'Content-Type': 'application/json' }
    expect((await fetch(elsewhere, { method: 'POST', headers: { ...headers, ...type }, body })).status).toBe(200)
  })

  it('refuses an invalid token, with the reason', async () => {
    const secret = admin.cookie('auth_session')
    const connector = await Connector.register(server.url)
    const { refresh_token: refresh } = await connector.connect(admin)
    for (const shown of [`Bearer ${secret}`, `Bearer ${refresh}`, 'Bearer wsp_x', `Basic ${token}`, token, 'Bearer']) {
      const response = await post(list, { Authorization: shown })
      expect([shown, response.status]).toEqual([shown, 401])
      expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer error="invalid_token", scope=/)
      expect(await response.json()).toMatchObject({ status: 401, code: 'unauthenticated' })
    }
  })

  it('does not look at cookies, nor at a token in the address', async () => {
    expect((await admin.post('/mcp', list)).status).toBe(401)
    expect((await admin.post(`/mcp?access_token=${token}`, list)).status).toBe(401)
  })

  it('takes the token of a connector, until it is thrown out', async () => {
    const connector = await Connector.register(server.url)
    const { access_token: access } = await connector.connect(admin)
    const shown = { Authorization: `Bearer ${access}` }
    const [answer] = await messages(await post(whoami, shown))
    const me = { actor: { kind: 'person' }, credential: { kind: 'token' }, rights: ['workspace:read'] }
    expect(answer).toMatchObject({ id: 2, result: { structuredContent: me } })
    expect((await admin.delete(`/api/v1/me/applications/${connector.client.client_id}`)).status).toBe(204)
    expect((await post(whoami, shown)).status).toBe(401)
  })

  it('asks a connector for the scope that a tool needs', async () => {
    const connector = await Connector.register(server.url)
    const { access_token: access } = await connector.connect(admin, 'workspace:write')
    const shown = { Authorization: `Bearer ${access}` }
    expect((await post(list, shown)).status).toBe(200)
    const response = await post(whoami, shown)
    expect(response.status).toBe(403)
    expect(response.headers.get('WWW-Authenticate')).toMatch(
      /^Bearer error="insufficient_scope", scope="workspace:read workspace:write", resource_metadata="/,
    )
    expect(await response.json()).toMatchObject({ status: 403, code: 'insufficient_scope' })
  })
})

describe('where a request may come from', () => {
  it('is not a page of another origin, another port included', async () => {
    const { port } = new URL(server.url)
    const elsewhere = ['https://evil.example', `http://localhost:${Number(port) + 1}`, 'null']
    for (const origin of elsewhere) {
      const headers = { Authorization: `Bearer ${token}`, Origin: origin }
      const answers = [await post(list, { Origin: origin })]
      for (const method of ['GET', 'DELETE']) answers.push(await fetch(`${server.url}/mcp`, { method, headers }))
      for (const answer of answers) {
        expect([origin, answer.status, await answer.json()]).toMatchObject([origin, 403, { code: 'foreign_origin' }])
      }
    }
    expect((await post(list, { Origin: server.url })).status).toBe(200)
  })

  it('is not a name that is not ours', async () => {
    const head = ['POST /mcp HTTP/1.1', 'Host: evil.example', `Authorization: Bearer ${token}`, 'Connection: close']
    const bytes = [...head, 'Content-Length: 0', '', ''].join('\r\n')
    expect(await sendRaw(Number(new URL(server.url).port), bytes)).toMatch(/^HTTP\/1\.1 421 /)
  })

  it('does not let scripts of other origins read an answer', async () => {
    const preflight = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    const response = await fetch(`${server.url}/mcp`, { method: 'OPTIONS', headers: preflight })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect((await post(list)).headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('what is taken', () => {
  it('offers no stream and keeps no session', async () => {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(`${server.url}/mcp`, { method, headers })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
    }
    const initialize = {
      ...{ jsonrpc: '2.0', id: 0, method: 'initialize' },
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }
    const response = await post(initialize)
    expect(response.headers.get('Mcp-Session-Id')).toBeNull()
    const [answer] = await messages(response)
    expect(answer).toMatchObject({ result: { protocolVersion: '2025-11-25', capabilities: { tools: {} } } })
  })

  /** A message of the line without a handshake. */
  function postModern(method: string, params: object = {}): Promise<Response> {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const headers = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method }
    return post({ jsonrpc: '2.0', id: 7, method, params: { _meta, ...params } }, headers)
  }

  it('ends a subscription at once: nothing that it could tell of changes', async () => {
    const params = { notifications: { toolsListChanged: true } }
    const [acknowledged, ended] = await messages(await postModern('subscriptions/listen', params))
    expect(acknowledged).toMatchObject({ method: 'notifications/subscriptions/acknowledged' })
    expect(ended).toMatchObject({ id: 7, result: { resultType: 'complete' } })
  })

  it('is a method that there is', async () => {
    const response = await postModern('resources/list')
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(await response.json()).toMatchObject({ id: 7, error: { code: -32601 } })
  })

  it('is JSON of a size that can be read', async () => {
    const cases: [unknown, Record<string, string>, number][] = [
      ['{', {}, 400],
      ['', {}, 400],
      [{ jsonrpc: '1.0' }, {}, 400],
      [list, { 'Content-Type': 'text/plain' }, 415],
      [list, { Accept: 'text/html' }, 406],
      [{ ...list, params: { filler: 'x'.repeat(1024 * 1024) } }, {}, 413],
      [Array.from({ length: 17 }, () => whoami), {}, 400],
    ]
    for (const [body, headers, status] of cases) {
      const response = await post(body, headers)
      const name = String(JSON.stringify(body)).slice(0, 40)
      expect([name, response.status, response.headers.get('Cache-Control')]).toEqual([name, status, 'no-store'])
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } })
    }
  })
})

describe('the documents that lead to it', () => {
  it('name the resource and its authorization server, for scripts of every origin', async () => {
    for (const path of ['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource']) {
      const response = await fetch(`${server.url}${path}`, { headers: { Origin: 'https://app.example' } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(await response.json()).toEqual({
        resource: `${server.url}/mcp`,
        authorization_servers: [server.url],
        scopes_supported: ['workspace:read', 'workspace:write'],
        bearer_methods_supported: ['header'],
        resource_name: 'Triptych',
      })
    }
  })
})
