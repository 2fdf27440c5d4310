import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBridgeClient } from '../../generated/bridge/client.ts'
import type { components } from '../../generated/bridge/types.ts'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/database.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { findLamp } from '../support/bridge-lamp.ts'
import { presentContent } from '../support/content-present.ts'
import type { AuthIds } from '../support/every-auth-operation.ts'
import type { BridgeIds } from '../support/every-bridge-operation.ts'
import { everyOperation } from '../support/every-operation.ts'
import { Connector } from '../support/oauth-connector.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { examplePlugin } from '../support/registry/example-plugin.ts'
import { type LoopbackRegistry, startRegistry } from '../support/registry/registry.ts'

type Schemas = components['schemas']

const { auth, bridge, content } = everyOperation

const scimToken = 'scim-token-of-the-operator-0123456789'

let registry: LoopbackRegistry
let server: RunningTriptych
let db: Database<AuthTables>
let credentials: Credentials
let connectorId: string

beforeAll(async () => {
  registry = await startRegistry()
  await registry.publish(examplePlugin)
  server = await startTriptych({
    args: ['auth', 'bridge', 'content', '--sample', '--check-replies'],
    env: { npm_config_registry: registry.url, SVC_WEBHOOKS: 'false', SVC_SCIM_TOKEN: scimToken },
  })
  db = await openStore<AuthTables>(loadConfig({ SVC_DATA_DIR: server.dataDir }), 'auth', authMigrations)
  credentials = new Credentials(db)
  const connector = await Connector.register(server.urls.auth, { redirect_uris: ['http://127.0.0.1:33418/'] })
  connectorId = connector.client.client_id
})

afterAll(async () => {
  await db.close()
  await server.stop()
  await registry.stop()
})

/** As a page of the server's own sends it. */
function sentWith(baseUrl: string, cookie: string) {
  return { baseUrl, headers: { Cookie: cookie, Origin: new URL(baseUrl).origin } }
}

/** What the operations answer that have no code to trade, no provider to lead to, and nothing but POST. */
const statuses: Readonly<Record<string, number>> = {
  ...{
    verifyCode: 401,
    createConsoleSession: 401,
    confirmEmailChange: 409,
    proveMyself: 409,
    signInWithPasskey: 401,
    addMyPasskey: 409,
    addMyAuthenticator: 409,
    removeMyAuthenticator: 404,
    startSso: 404,
    endProviderSessions: 404,
  },
  ...{ issueToken: 400, resumeAuthorization: 400 },
  ...{ getMcp: 405, deleteMcp: 405 },
  // There is a member already.
  getSetup: 302,
  // What a build of the consoles is called, only that build knows.
  getAsset: 404,
}

describe('the generated client of auth and the server', () => {
  it.each(auth.routes)('agree on $operationId', async ({ operationId, replies, path }) => {
    const { cookie, ids } = await administrator(path)
    const ofConsole = sentWith(server.urls.auth, cookie)
    // Only a former member is erased.
    if (operationId === 'eraseMember') await auth.call('removeMember', ofConsole, ids)
    if (operationId === 'resetApplication') await auth.call('decideApplication', ofConsole, ids)
    if (operationId === 'dismissApplication') await credentials.applicationRequest(ids.memberId, ids.clientId)
    const ofProvisioning = { baseUrl: server.urls.auth, headers: { Authorization: `Bearer ${scimToken}` } }
    const answer = await auth.call(operationId, path.startsWith('/scim/') ? ofProvisioning : ofConsole, ids)
    expect(answer.response.status).toBe(statuses[operationId] ?? Number(Object.keys(replies)[0]))
    expect(auth.faultsOf(operationId, answer)).toEqual([])
  })

  /** An administrator, and one of everything that there is. */
  async function administrator(path: string): Promise<{ cookie: string; ids: AuthIds }> {
    const id = await credentials.actor('person', 'Ann', 'admin')
    const agentId = await credentials.actor('agent', 'Robot')
    const { secret } = await credentials.session(id)
    const memberId = await credentials.actor('person', 'Bob')
    const ids = {
      ...{ memberId, memberEmail: `${memberId}@example.com` },
      identityRequestId: await credentials.identityRequest(memberId),
      memberSessionId: (await credentials.session(memberId)).id,
      memberTokenId: (await credentials.token({ id: memberId, kind: 'person' })).id,
      memberClientId: await credentials.application(memberId),
      agentId,
      agentTokenId: (await credentials.token({ id: agentId, kind: 'agent' })).id,
      // There are 20 at most.
      webhookId: path.includes('{webhookId}') ? await credentials.webhook() : '',
      passkeyId: await credentials.passkey(id),
      memberPasskeyId: await credentials.passkey(memberId),
      tokenId: (await credentials.token({ id, kind: 'person' })).id,
      sessionId: (await credentials.session(id)).id,
      clientId: await credentials.application(id),
      connectorId,
      accessToken: (await credentials.token({ id, kind: 'person' })).secret,
    }
    return { cookie: `auth_session=${secret}`, ids }
  }
})

describe.each(['auth', 'bridge', 'content'] as const)('a read of %s that is meant for another copy', (surface) => {
  const { routes, call, faultsOf } = everyOperation[surface]
  it.each(
    routes.filter(({ method, replies }) => method === 'GET' && '412' in replies),
  )('is refused: $operationId', async ({ operationId, path }) => {
    const session = await credentials.consoleSession(await credentials.actor('person', 'Ann', 'admin'))
    const caller = sentWith(server.urls[surface], `${surface}_session=${session}`)
    const ids = surface === 'content' ? await presentContent(caller, operationId, path) : {}
    const headers = { ...caller.headers, 'If-Match': '"another"' }
    const answer = await call(operationId, { ...caller, headers }, ids)
    expect([answer.response.status, answer.error]).toMatchObject([412, { code: 'stale' }])
    expect(faultsOf(operationId, answer)).toEqual([])
  })
})

describe('the generated client of content and the server', () => {
  it.each(content.routes)('agree on $operationId', async ({ operationId, replies, path }) => {
    const session = await credentials.consoleSession(await credentials.actor('person', 'Ann', 'admin'))
    const caller = sentWith(server.urls.content, `content_session=${session}`)
    const answer = await content.call(operationId, caller, await presentContent(caller, operationId, path))
    expect(answer.response.status).toBe(statuses[operationId] ?? Number(Object.keys(replies)[0]))
    expect(content.faultsOf(operationId, answer)).toEqual([])
  })
})

describe('the generated client of bridge and the server', () => {
  // No server listens for a while after it: it comes last.
  const restart = 'restartDaemon'
  const operationIds = bridge.routes.map(({ operationId }) => operationId).filter((id) => id !== restart)

  it.each([...operationIds, restart])('agree on %s', async (operationId) => {
    const options = { baseUrl: server.urls.bridge }
    const answer = await bridge.call(operationId, options, await present())
    const [status] = Object.keys(bridge.routes.find((route) => route.operationId === operationId)?.replies ?? {})
    // No plugin there has an accessory on its own, was updated or came from a registry; no controller is paired, and it
    // asks for no token of its own.
    const missing = [
      ...['resetExternalPairings', 'removePairing', 'revokeToken', 'getTokenSignIn', 'submitTokenSignIn'],
      ...['rollBackPlugin', 'getPluginSignature', 'resetBridgePairings', 'removeBridgePairing'],
    ]
    expect(answer.response.status).toBe(missing.includes(operationId) ? 404 : (statuses[operationId] ?? Number(status)))
    expect(bridge.faultsOf(operationId, answer)).toEqual([])
  })

  /** What there is on a new bridge, its plugin running whatever was done to it before. */
  async function present(): Promise<Partial<BridgeIds>> {
    const lamp = await findLamp(server.urls.bridge)
    const client = createBridgeClient({ baseUrl: server.urls.bridge })
    const [{ data: file }, { data: versions }, { data: entry }] = await Promise.all([
      client.GET('/api/config'),
      client.GET('/api/config/backups'),
      client.GET('/api/config/platform/{name}', { params: { path: { name: 'Virtual' } } }),
    ])
    const [version] = (versions as Schemas['ConfigBackups']).backups
    return {
      ...lamp,
      pluginPath: entry?.config.plugin ?? '',
      backupId: version?.id ?? '',
      config: file?.content ?? '',
    }
  }
})
