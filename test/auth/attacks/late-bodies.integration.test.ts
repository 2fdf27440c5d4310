import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { AuthTables } from '../../../src/auth/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { openWorkspace } from '../operations/workspace.ts'

/** A write whose body is held back: the server lets the caller in, and waits. */
async function begin(browser: CookieBrowser, method: string, path: string) {
  const headers = {
    Origin: browser.origin,
    Cookie: `auth_session=${browser.cookie('auth_session')}`,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
    Expect: '100-continue',
  }
  const sent = request(new URL(path, browser.origin), { method, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.flushHeaders()
  await once(sent, 'continue')
  return async (body: unknown): Promise<number | undefined> => {
    sent.end(JSON.stringify(body))
    const [response] = await answered
    response.resume()
    return response.statusCode
  }
}

describe.each(dialects)('a body that comes after its sender was shown the door (%s)', (dialect) => {
  it.each(['demoted', 'removed', 'signed out'])('changes nothing: %s', async (how) => {
    const { server, credentials, admin, enter } = await openWorkspace(dialect)
    const [eve, bot] = [await credentials.actor('person', 'Eve', 'admin'), await credentials.actor('agent', 'Bot')]
    const leaving = await enter(eve)
    const writes = [
      ['POST', '/api/v1/members', { email: 'back@example.com', role: 'admin' }],
      ['PATCH', `/api/v1/members/${eve}`, { role: 'admin' }],
      ['POST', '/api/v1/agents', { name: 'back door' }],
      ['PATCH', `/api/v1/agents/${bot}`, { name: 'back door' }],
      ['POST', `/api/v1/agents/${bot}/tokens`, { name: 'back door' }],
      ['POST', '/api/v1/me/tokens', { name: 'back door' }],
    ] as const
    const begun = await Promise.all(writes.map(([method, path]) => begin(leaving, method, path)))
    // Asked after them, and answered: by now they were let in.
    expect((await leaving.get('/api/v1/auth/session')).status).toBe(200)
    if (how === 'demoted') await admin.patch(`/api/v1/members/${eve}`, { role: 'member' })
    else if (how === 'removed') await admin.delete(`/api/v1/members/${eve}`)
    else await leaving.delete('/api/v1/auth/session')
    const before = await everything(server.db)
    const statuses = await Promise.all(begun.map((finish, at) => finish(writes[at]?.[2])))
    expect(statuses).toEqual(writes.map(() => 401))
    expect(await everything(server.db)).toEqual(before)
  })
})

async function everything({ reader }: Database<AuthTables>) {
  const tables = ['actor', 'access_token', 'activity', 'outbox'] as const
  return Promise.all(tables.map((table) => reader.selectFrom(table).selectAll().orderBy('id').execute()))
}
