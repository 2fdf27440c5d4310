import { describe, expect, it } from 'vitest'
import { system } from '../../../src/auth/actor.ts'
import { Applications } from '../../../src/auth/applications.ts'
import { sweep } from '../../../src/auth/sweep.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { Connector, readConsent } from '../../support/oauth-connector.ts'

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

  it('are asked for where an approval is needed, once, and let members go on', async () => {
    const server = await startAuthServer(dialect, approving)
    const admin = await server.member('ann@example.com', 'admin')
    const ada = await server.member('ada@example.com')
    const connector = await Connector.register(server.url)
    const first = await ask(ada, connector)
    expect(first.html).toContain('has to approve this application')
    const list = async () => (await admin.get('/api/v1/applications')).json()
    expect(await list()).toEqual({ approval_required: true, applications: [] })
    expect(await first.decide('allow')).toBeNull()
    expect(await first.decide('allow')).toBeNull()
    expect(await first.read()).toContain('waits for an administrator')
    const { id } = await meOf(ada)
    expect(await list()).toMatchObject({
      applications: [
        { client_id: connector.client.client_id, name: 'Notes', state: 'pending', requested_by: id, members: 0 },
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
    expect(await list()).toMatchObject({ applications: [{ state: 'approved', members: 1 }] })
    // What a member has authorized goes on where an approval is needed from now on.
    await new Applications(server.db).reset(system, connector.client.client_id)
    expect(await grantsOf(server)).toHaveLength(1)
  })

  it('wait in a number that one member cannot grow without end, and for a month', async () => {
    const server = await startAuthServer(dialect, approving)
    const ada = await server.member('ada@example.com')
    const { id } = await meOf(ada)
    const row = { client_name: 'Old', state: 'pending', requested_by: id } as const
    const rows = Array.from({ length: 20 }, (_, number) => ({
      ...row,
      client_id: `old-${number}`,
      changed_at: Date.now(),
    }))
    await server.db.writer.insertInto('application_decision').values(rows).execute()
    const connector = await Connector.register(server.url)
    expect(await (await ask(ada, connector)).decide('allow')).toBeNull()
    const waiting = () => server.db.reader.selectFrom('application_decision').select('client_id').execute()
    expect(await waiting()).toHaveLength(20)
    await sweep(server.db, Date.now() + 29 * 24 * 3_600_000)
    expect(await waiting()).toHaveLength(20)
    await sweep(server.db, Date.now() + 31 * 24 * 3_600_000)
    expect(await waiting()).toEqual([])
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
