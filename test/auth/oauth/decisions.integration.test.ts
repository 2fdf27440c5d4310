import { describe, expect, it, onTestFinished } from 'vitest'
import { system } from '../../../src/auth/actor.ts'
import { Applications } from '../../../src/auth/applications.ts'
import { sweep } from '../../../src/auth/sweep.ts'
import { Addresses } from '../../../src/compose/addresses.ts'
import { startAuth } from '../../../src/compose/auth.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { Connector, callback, readConsent } from '../../support/oauth-connector.ts'
import { startDocumentServer } from '../../support/oauth-documents.ts'
import { logged } from '../operations/workspace.ts'

const approving = { SVC_APPROVE_APPLICATIONS: 'true' }

type Server = Awaited<ReturnType<typeof startAuthServer>>
type Browser = Awaited<ReturnType<Server['member']>>

async function ask(browser: Browser, connector: Connector) {
  const html = await (await browser.visit(connector.authorizeUrl())).text()
  const { action, proof } = readConsent(html)
  const decide = async (decision: 'allow' | 'deny') => {
    const { headers } = await browser.submit(action, { decision, proof })
    const onward = headers.get('Location') ?? ''
    return onward === action ? null : onward
  }
  return { action, html, decide, read: async () => (await browser.get(action)).text() }
}

/** Who someone is. */
async function meOf(browser: Browser): Promise<{ id: string }> {
  return ((await (await browser.get('/api/v1/me')).json()) as { actor: { id: string } }).actor
}

const grantsOf = ({ db }: Server) => db.reader.selectFrom('connector_grant').select('client_id').execute()

describe.each(dialects)('decisions of administrators about applications (%s)', (dialect) => {
  it('block one at once, for every member, whatever it holds; and revive nothing when taken back', async () => {
    const server = await startAuthServer(dialect)
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const connector = await Connector.register(server.url)
    const tokens = await connector.connect(ada)
    expect((await connector.me(tokens.access_token)).status).toBe(200)
    const waiting = await ask(ada, connector)
    const path = `/api/v1/applications/${connector.client.client_id}/decision`
    const blocked = await admin.send('PUT', path, { state: 'blocked' })
    expect(blocked.status).toBe(204)
    expect(await grantsOf(server)).toEqual([])
    expect((await connector.me(tokens.access_token)).status).toBe(401)
    expect((await connector.refresh(tokens.refresh_token)).status).toBe(400)
    expect(await waiting.decide('allow')).toBeNull()
    expect(await waiting.read()).toContain('An administrator has blocked this application')
    expect(await waiting.read()).not.toContain('value="allow"')
    const again = await ask(ada, connector)
    expect(again.html).toContain('has blocked this application')
    expect(await again.decide('allow')).toBeNull()
    expect(await again.decide('deny')).toContain('/oauth/authorize/')
    expect(await grantsOf(server)).toEqual([])

    expect((await admin.send('DELETE', path)).status).toBe(204)
    expect((await admin.send('DELETE', path)).status).toBe(404)
    expect((await connector.me(tokens.access_token)).status).toBe(401)
    expect((await connector.refresh(tokens.refresh_token)).status).toBe(400)
    expect((await connector.me((await connector.connect(ada)).access_token)).status).toBe(200)
  })

  it('stand where the mail about them cannot be posted, which the next sweep tries again', async () => {
    const server = await startAuthServer(dialect, approving)
    await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const waiting = await ask(ada, await Connector.register(server.url))
    const { schema } = server.db.writer
    await schema.alterTable('application_request').renameColumn('notified_at', 'lost').execute()
    expect(await waiting.decide('allow')).toBeNull()
    await schema.alterTable('application_request').renameColumn('lost', 'notified_at').execute()
    expect(await waiting.read()).toContain('waits for an administrator')
    expect(await server.db.reader.selectFrom('application_request').select('notified_at').execute()).toEqual([
      { notified_at: null },
    ])
  })

  it('are asked for where an approval is needed, once, and let members go on', async () => {
    const server = await startAuthServer(dialect, approving)
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const connector = await Connector.register(server.url)
    const first = await ask(ada, connector)
    expect(first.html).toContain('has to approve this application at <b><bdi>127.0.0.1:33418</bdi></b>')
    const list = async () => (await admin.get('/api/v1/applications')).json()
    expect(await list()).toEqual({ approval_required: true, applications: [] })
    expect(await first.decide('allow')).toBeNull()
    await logged(server, 'notice for ann@example.com: a member asks administrators to approve the application "Notes"')
    expect(await first.decide('allow')).toBeNull()
    expect(await first.read()).toContain('waits for an administrator')
    const { id } = await meOf(ada)
    expect(await list()).toMatchObject({
      applications: [
        {
          ...{
            client_id: connector.client.client_id,
            name: 'Notes',
            state: 'pending',
            members: 0,
            approved_hosts: null,
          },
          requests: [{ redirect_host: '127.0.0.1', requested_by: id, requested_by_name: 'ada@example.com' }],
        },
      ],
    })
    expect(await grantsOf(server)).toEqual([])
    const requests = server.db.reader
      .selectFrom('activity')
      .select('actor_name')
      .where('action', '=', 'application.request')
    expect(await requests.execute()).toEqual([{ actor_name: 'ada@example.com' }])

    await new Applications(server.db).approve(system, connector.client.client_id)
    expect(await first.read()).toContain('>Allow<')
    expect(await first.decide('allow')).toContain('/oauth/authorize/')
    expect(await grantsOf(server)).toHaveLength(1)
    expect(await list()).toMatchObject({
      applications: [{ state: 'approved', members: 1, approved_hosts: ['127.0.0.1'], redirect_hosts: ['127.0.0.1'] }],
    })
    // What a member has authorized goes on where an approval is needed from now on.
    await new Applications(server.db).reset(system, connector.client.client_id)
    expect(await grantsOf(server)).toHaveLength(1)
  })

  it('wait in a number that one member cannot grow without end, and for a month', async () => {
    const server = await startAuthServer(dialect, approving)
    const ada = await server.member('ada@example.com')
    const { id } = await meOf(ada)
    const row = { client_name: 'Old', redirect_host: 'old.example', requested_by: id, requested_at: Date.now() }
    const rows = Array.from({ length: 19 }, (_, number) => ({ ...row, client_id: `old-${number}` }))
    await server.db.writer.insertInto('application_request').values(rows).execute()
    const connector = await Connector.register(server.url)
    const asked = await ask(ada, connector)
    expect(asked.html).toContain('>Request approval<')
    await server.db.writer
      .insertInto('application_request')
      .values({ ...row, client_id: 'old-19' })
      .execute()
    const waiting = () => server.db.reader.selectFrom('application_request').select('client_id').execute()
    expect(await asked.decide('allow')).toBeNull()
    expect(await waiting()).toHaveLength(20)
    expect(await asked.read()).toContain('too many of your requests wait for an answer')
    expect(await asked.read()).not.toContain('>Request approval<')
    await new Applications(server.db).dismiss(system, 'old-0')
    await new Applications(server.db).approve(system, 'old-1')
    expect(await asked.read()).toContain('>Request approval<')
    expect(await asked.decide('allow')).toBeNull()
    expect(await asked.read()).toContain('waits for an administrator')
    expect(await waiting()).toHaveLength(19)
    await sweep(server.db, Date.now() + 29 * 24 * 3_600_000)
    expect(await waiting()).toHaveLength(19)
    await sweep(server.db, Date.now() + 31 * 24 * 3_600_000)
    expect(await waiting()).toEqual([])
  })

  it('are for the hosts that an administrator saw: at another one the application asks anew', async () => {
    const server = await startAuthServer(dialect, approving)
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const uris = ['https://notes.example/callback', 'https://evil.example/callback']
    const registered = await Connector.register(server.url, { redirect_uris: uris })
    const [good, evil] = uris.map((uri) => new Connector(server.url, registered.client, uri)) as [Connector, Connector]
    await (await ask(ada, good)).decide('allow')
    const path = `/api/v1/applications/${registered.client.client_id}`
    const approve = (hosts?: string[]) =>
      admin.send('PUT', `${path}/decision`, { state: 'approved', ...(hosts && { redirect_hosts: hosts }) })
    expect((await approve(['notes.example'])).status).toBe(204)
    expect((await ask(ada, good)).html).toContain('>Allow<')

    const other = await ask(ada, evil)
    expect(other.html).toContain('has to approve this application at <b><bdi>evil.example</bdi></b>')
    expect(await other.decide('allow')).toBeNull()
    expect(await other.read()).toContain('waits for an administrator')
    expect(await grantsOf(server)).toEqual([])
    expect(await (await admin.get('/api/v1/applications')).json()).toMatchObject({
      applications: [
        { state: 'approved', approved_hosts: ['notes.example'], requests: [{ redirect_host: 'evil.example' }] },
      ],
    })
    expect((await admin.send('DELETE', `${path}/requests`)).status).toBe(204)
    expect((await admin.send('DELETE', `${path}/requests`)).status).toBe(404)
    expect(await other.read()).toContain('>Request approval<')
    expect((await ask(ada, good)).html).toContain('>Allow<')
    const blocked = { state: 'blocked', redirect_hosts: ['evil.example'] }
    expect((await admin.send('PUT', `${path}/decision`, blocked)).status).toBe(400)
    expect((await approve(['evil.example'])).status).toBe(204)
    expect(await (await ask(ada, evil)).decide('allow')).toContain('/oauth/authorize/')
  })

  it('hold for an application that describes itself, and at /mcp', async () => {
    const web = await startDocumentServer((req, res) =>
      res.end(
        JSON.stringify({
          ...{ client_id: `${web.origin}${req.url}`, client_name: 'Described', redirect_uris: [callback] },
          token_endpoint_auth_method: 'none',
        }),
      ),
    )
    const server = await startAuthServer(dialect, approving, { safeFetch: web.allowed })
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const id = `${web.origin}/notes.json`
    const connector = new Connector(server.url, { client_id: id, redirect_uris: [callback] })
    const path = `/api/v1/applications/${encodeURIComponent(id)}`
    expect((await ask(ada, connector)).html).toContain('>Request approval<')
    expect((await admin.send('PUT', `${path}/decision`, { state: 'approved' })).status).toBe(204)
    const tokens = await connector.connect(ada)
    const atMcp = () =>
      fetch(`${server.url}/mcp`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${tokens.access_token}`,
          ...{ Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
    expect((await atMcp()).status).toBe(200)
    expect((await admin.send('PUT', `${path}/decision`, { state: 'blocked' })).status).toBe(204)
    expect((await atMcp()).status).toBe(401)
    expect((await connector.refresh(tokens.refresh_token)).status).toBe(400)
    const again = await ask(ada, connector)
    expect(again.html).toContain('has blocked this application')
    expect(await again.decide('allow')).toBeNull()
    // Ending what it holds is not a decision: it may ask again.
    expect((await admin.send('PUT', `${path}/decision`, { state: 'approved' })).status).toBe(204)
    await connector.connect(ada)
    expect((await admin.send('DELETE', path)).status).toBe(204)
    expect(await grantsOf(server)).toEqual([])
    expect((await ask(ada, connector)).html).toContain('>Allow<')
  })

  it('hold against a consent that is given at the same moment', async () => {
    const server = await startAuthServer(dialect)
    const connector = await Connector.register(server.url)
    const members = await Promise.all(['ada', 'bob', 'eve'].map((name) => server.member(`${name}@example.com`)))
    for (let round = 0; round < 5; round += 1) {
      const asked = await Promise.all(members.map((member) => ask(member, connector)))
      const applications = new Applications(server.db)
      await Promise.all([
        ...asked.map(({ decide }) => decide('allow')),
        applications.block(system, connector.client.client_id),
      ])
      expect(await grantsOf(server)).toEqual([])
      await applications.reset(system, connector.client.client_id)
    }
  })
})

it('of one process hold against consents that are given in another at the same moment', async () => {
  const server = await startAuthServer('postgres')
  const addresses = new Addresses(server.config)
  const second = await startAuth(server.config, { ...server.startOptions, addresses })
  onTestFinished(async () => {
    await second.close()
    await second.release()
  })
  const there = addresses.publicUrl('auth').origin
  const admin = await server.member('ann@example.com', 'admin')
  const connector = await Connector.register(server.url)
  const members = await Promise.all(['ada', 'bob', 'eve'].map((name) => server.member(`${name}@example.com`)))
  const path = `/api/v1/applications/${connector.client.client_id}/decision`
  for (let round = 0; round < 5; round += 1) {
    const asked = await Promise.all(members.map((member) => ask(member, connector)))
    const [blocked] = await Promise.all([
      admin.send('PUT', path, { state: 'blocked' }),
      ...members.map((member, at) => {
        const { action, proof } = readConsent(asked[at]?.html ?? '')
        return member.at(there).submit(action, { decision: 'allow', proof })
      }),
    ])
    expect(blocked.status).toBe(204)
    expect(await grantsOf(server)).toEqual([])
    expect((await admin.send('DELETE', path)).status).toBe(204)
  }
})
