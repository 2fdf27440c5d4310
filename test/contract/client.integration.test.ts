import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/database.ts'
import { Credentials } from '../support/auth-credentials.ts'
import type { AuthIds } from '../support/every-auth-operation.ts'
import { everyOperation } from '../support/every-operation.ts'
import { Connector } from '../support/oauth-connector.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

const { auth, content } = everyOperation

let server: RunningTriptych
let db: Database<AuthTables>
let credentials: Credentials
let connectorId: string

beforeAll(async () => {
  server = await startTriptych({ args: ['auth', 'content', '--sample', '--check-replies'] })
  db = await openStore<AuthTables>(loadConfig({ SVC_DATA_DIR: server.dataDir }), 'auth', authMigrations)
  credentials = new Credentials(db)
  const connector = await Connector.register(server.urls.auth, { redirect_uris: ['http://127.0.0.1:33418/'] })
  connectorId = connector.client.client_id
})

afterAll(async () => {
  await db.close()
  await server.stop()
})

/** As a page of the server's own sends it. */
function sentWith(baseUrl: string, cookie: string) {
  return { baseUrl, headers: { Cookie: cookie, Origin: new URL(baseUrl).origin } }
}

/** What the operations answer that have no code to trade, no provider to lead to, and nothing but POST. */
const statuses: Readonly<Record<string, number>> = {
  ...{ verifyCode: 401, createConsoleSession: 401, startSso: 404 },
  ...{ issueToken: 400, resumeAuthorization: 400 },
  ...{ getMcp: 405, deleteMcp: 405 },
}

describe('the generated client of auth and the server', () => {
  it.each(auth.routes)('agree on $operationId', async ({ operationId, replies }) => {
    const { cookie, ids } = await administrator()
    const answer = await auth.call(operationId, sentWith(server.urls.auth, cookie), ids)
    expect(answer.response.status).toBe(statuses[operationId] ?? Number(Object.keys(replies)[0]))
    expect(auth.faultsOf(operationId, answer)).toEqual([])
  })

  /** Somebody who may do everything, and one of everything that it can be done to. */
  async function administrator(): Promise<{ cookie: string; ids: AuthIds }> {
    const id = await credentials.actor('person', 'Ann', 'admin')
    const agentId = await credentials.actor('agent', 'Robot')
    const { secret } = await credentials.session(id)
    const ids = {
      memberId: await credentials.actor('person', 'Bob'),
      agentId,
      agentTokenId: (await credentials.token({ id: agentId, kind: 'agent' })).id,
      tokenId: (await credentials.token({ id, kind: 'person' })).id,
      sessionId: (await credentials.session(id)).id,
      clientId: await credentials.application(id),
      connectorId,
      accessToken: (await credentials.token({ id, kind: 'person' })).secret,
    }
    return { cookie: `auth_session=${secret}`, ids }
  }
})

describe('the generated client of content and the server', () => {
  it.each(content.routes)('agree on $operationId', async ({ operationId, replies }) => {
    const session = await credentials.consoleSession(await credentials.actor('person', 'Ann'))
    const cookie = `content_session=${session}`
    const answer = await content.call(operationId, sentWith(server.urls.content, cookie))
    expect(answer.response.status).toBe(Number(Object.keys(replies)[0]))
    expect(content.faultsOf(operationId, answer)).toEqual([])
  })
})
