import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import contract from '../../../generated/auth/openapi.json' with { type: 'json' }
import { routes } from '../../../generated/auth/routes.ts'
import type { AuthTables } from '../../../src/auth/schema.ts'
import type { Route } from '../../../src/contract/route.ts'
import type { Database } from '../../../src/db/database.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { exampleRequest } from '../../support/example-request.ts'
import { Connector, readConsent } from '../../support/oauth-connector.ts'
import { openWorkspace } from '../operations/workspace.ts'

/** A write whose body is held back: the server lets the caller in, and waits. */
async function begin(browser: CookieBrowser, method: string, path: string, type: Readonly<Record<string, string>>) {
  const headers = {
    Origin: browser.origin,
    Cookie: Object.entries(browser.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    ...type,
    'Transfer-Encoding': 'chunked',
    Expect: '100-continue',
  }
  const sent = request(new URL(path, browser.origin), { method, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.flushHeaders()
  await once(sent, 'continue')
  return async (body: string): Promise<string> => {
    sent.end(body)
    const [response] = await answered
    response.resume()
    return [response.statusCode, response.headers.location].filter((part) => part !== undefined).join(' ')
  }
}

/** The operations that take a body from a member, from the contract: none is left out. */
const writes = (routes as readonly Route[]).filter(
  ({ body, mounted, security }) => body !== null && !mounted && security.flat().includes('session'),
)

it('there are operations that take a body from a member', () => {
  expect(writes.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['inviteMember', 'updateMember', 'createMyToken', 'createAgent', 'decideConsent']),
  )
})

describe.each(dialects)('a late body (%s)', (dialect) => {
  it.each([
    'demoted',
    'removed',
    'signed out',
  ])('writes by a body that comes after the session has ended: nothing is done by a member who was %s', async (how) => {
    const { server, credentials, admin, enter } = await openWorkspace(dialect)
    const [eve, bot] = [await credentials.actor('person', 'Eve', 'admin'), await credentials.actor('agent', 'Bot')]
    const leaving = await enter(eve)
    const connector = await Connector.register(server.url)
    const consent = readConsent(await (await leaving.visit(connector.authorizeUrl())).text())
    const begun = await Promise.all(
      writes.map(async (route) => {
        const { method, headers, body, ...example } = exampleRequest(contract, route)
        const ids: Record<string, string> = { memberId: eve, agentId: bot }
        const isConsent = route.operationId === 'decideConsent'
        const path = isConsent
          ? consent.action
          : Object.keys(ids).some((name) => route.path.includes(`{${name}}`))
            ? route.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
            : example.path
        const sent = isConsent ? new URLSearchParams({ decision: 'allow', proof: consent.proof }).toString() : body
        return { finish: await begin(leaving, method, path, headers), sent: sent ?? '' }
      }),
    )
    // Asked after them, and answered: by now they were let in.
    expect((await leaving.get('/api/v1/auth/session')).status).toBe(200)
    if (how === 'demoted') await admin.patch(`/api/v1/members/${eve}`, { role: 'member' })
    else if (how === 'removed') await admin.delete(`/api/v1/members/${eve}`)
    else await leaving.delete('/api/v1/auth/session')
    const before = await everything(server.db)
    const outcomes = await Promise.all(begun.map(({ finish, sent }) => finish(sent)))
    const expected = ({ operationId }: Route) => (operationId === 'decideConsent' ? `303 ${consent.action}` : '401')
    expect(outcomes).toEqual(writes.map(expected))
    expect(await everything(server.db)).toEqual(before)
  })
})

async function everything({ reader }: Database<AuthTables>) {
  const tables = ['actor', 'access_token', 'activity', 'outbox', 'connector_grant'] as const
  return Promise.all(tables.map((table) => reader.selectFrom(table).selectAll().orderBy('id').execute()))
}
