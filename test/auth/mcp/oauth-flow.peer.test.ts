import { describe, expect, it } from 'vitest'
import type { ToolSource } from '../../../src/access/tool-source.ts'
import { JoinedTools } from '../../../src/compose/joined-tools.ts'
import { type AuthServer, adminEmail, startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { answerConsent } from '../../support/oauth-connector.ts'
import { lines, Program, type Visit } from './oauth-clients.ts'

/** A member who is signed in to this browser and authorizes every program. */
function letIn(browser: CookieBrowser): Visit {
  return async (url) => {
    const back = await answerConsent(browser, await browser.visit(url.href), 'allow')
    await fetch(back)
  }
}

/** A tool that changes something. */
const notes: ToolSource = {
  tools: [
    {
      ...{ name: 'write_note', title: 'Write', description: 'Write a note.', scope: 'workspace:write' },
      inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
      outputSchema: null,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
  ],
  call: async (_name, args, { kind }) => ({ problem: null, result: { ...args, by: kind } }),
}

/** Ends every access token at once, as time does. */
async function expireAccess({ db }: AuthServer): Promise<void> {
  await db.transaction([], (trx) =>
    trx.updateTable('oauth_artifact').set({ expires_at: 1 }).where('model', '=', 'AccessToken').execute(),
  )
}

describe.each(Object.keys(lines) as (keyof typeof lines)[])('%s', (line) => {
  it('finds its way from the bare address to the tools', async () => {
    const server = await startAuthServer('sqlite')
    const program = new Program(`${server.url}/mcp`, letIn(await server.signIn()))
    const client = await program.connect(line)
    expect(program.asked).toBe(1)
    const me = await client.call('whoami')
    expect(me.structured).toMatchObject({
      actor: { email: adminEmail, kind: 'person' },
      credential: { kind: 'token' },
      rights: ['workspace:read'],
    })
    expect(program.kept.tokens?.access_token).toMatch(/^wso_/)
    expect(program.kept.tokens?.refresh_token).toMatch(/^wsr_/)
  })

  it('refreshes by itself when its access token has run out', async () => {
    const server = await startAuthServer('sqlite')
    const program = new Program(`${server.url}/mcp`, letIn(await server.signIn()))
    const client = await program.connect(line)
    const before = program.kept.tokens
    await expireAccess(server)
    expect((await client.call('whoami')).isError).toBe(false)
    expect(program.kept.tokens?.access_token).not.toBe(before?.access_token)
    expect(program.kept.tokens?.refresh_token).not.toBe(before?.refresh_token)
    expect(program.asked).toBe(1)
  })

  it('has to ask again once the member has thrown it out', async () => {
    const server = await startAuthServer('sqlite')
    const admin = await server.signIn()
    const program = new Program(`${server.url}/mcp`, letIn(admin))
    const client = await program.connect(line)
    const clientId = program.kept.client?.client_id ?? ''
    expect((await admin.delete(`/api/v1/me/applications/${encodeURIComponent(clientId)}`)).status).toBe(204)
    await expect(client.call('whoami')).rejects.toThrow()
    expect(program.asked).toBe(2)
    // This time it listens on another port.
    expect((await (await program.connect(line)).call('whoami')).isError).toBe(false)
    expect(program.kept.client?.client_id).toBe(clientId)
  })

  it('asks for what the tools need', async () => {
    const tools = new JoinedTools()
    const server = await startAuthServer('sqlite', {}, { tools })
    tools.set('content', notes)
    const program = new Program(`${server.url}/mcp`, letIn(await server.signIn()))
    const client = await program.connect(line)
    expect((await client.call('write_note', { text: 'Hello' })).structured).toEqual({ text: 'Hello', by: 'person' })
    expect(program.asked).toBe(1)
  })
})

// sdk 1.x refreshes instead of asking, and a refresh cannot widen what was granted.
it('client 2.x asks for more when a tool turns up that needs it', async () => {
  const tools = new JoinedTools()
  const server = await startAuthServer('sqlite', {}, { tools })
  const program = new Program(`${server.url}/mcp`, letIn(await server.signIn()))
  const client = await program.connect('client 2.x')
  expect((await client.call('whoami')).structured.rights).toEqual(['workspace:read'])
  tools.set('content', notes)
  await expect(client.call('write_note', { text: 'Hello' })).rejects.toThrow()
  expect(program.asked).toBe(2)
  await program.finish()
  expect((await client.call('write_note', { text: 'Hello' })).structured).toEqual({ text: 'Hello', by: 'person' })
  expect((await client.call('whoami')).structured.rights).toEqual(['workspace:read', 'workspace:write'])
})
