import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { routes as authRoutes } from '../../generated/auth/routes.ts'
import { routes as bridgeRoutes } from '../../generated/bridge/routes.ts'
import { routes as contentRoutes } from '../../generated/content/routes.ts'
import type { Principal } from '../../src/access/principal.ts'
import type { TokenScope } from '../../src/access/scopes.ts'
import { noSessions, type SessionVerifier } from '../../src/access/session-verifier.ts'
import { Addresses } from '../../src/compose/addresses.ts'
import { startBridge } from '../../src/compose/bridge.ts'
import { startContent } from '../../src/compose/content.ts'
import { loadConfig } from '../../src/config.ts'
import type { Route } from '../../src/contract/route.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { startAuthServer } from '../support/auth-server.ts'
import { recordingLogger } from '../support/server.ts'

/** A running surface, and the headers by which it knows a member. */
interface Place {
  readonly url: string
  readonly session: Record<string, string>
  readonly token: Record<string, string>
  /** Those of a token that is limited. */
  limited(scopes: readonly TokenScope[]): Promise<Record<string, string>>
}

const member: Principal = { id: 'm', kind: 'person', role: 'member', credential: 'session', credentialId: 's' }
const sessions: SessionVerifier = {
  ...noSessions,
  verifySession: async (cookie) => (cookie === 'member' ? member : null),
  verifyToken: async (token) => {
    const [, word = ''] = token.split('wsp_')
    if (word === '') return null
    if (word === 'member') return { ...member, credential: 'token' }
    const scopes = word === 'administrator' ? {} : { scopes: word.split('+').map((scope) => scope.replace('.', ':')) }
    return { ...member, id: 'a', credential: 'token', ...scopes }
  },
  isAdministrator: async (id) => id === 'a',
}

async function consoleOf(surface: 'bridge' | 'content', bridgeAuth = 'session'): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-closed-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const config = loadConfig({
    ...{ SVC_DATA_DIR: root, SVC_BRIDGE_PORT: '0', SVC_CONTENT_PORT: '0' },
    ...{ SVC_BRIDGE_AUTH: bridgeAuth, SVC_HAP_BIND: '127.0.0.1', SVC_HAP_ADVERTISER: 'none' },
  })
  const options = { logger: recordingLogger().logger, addresses: new Addresses(config), sessions, checkReplies: true }
  const running = await (surface === 'bridge' ? startBridge(config, options) : startContent(config, options))
  onTestFinished(() => running.close())
  return {
    url: running.url,
    session: { Cookie: `${surface}_session=member` },
    token: bearer('wsp_administrator'),
    limited,
  }
}

async function auth(): Promise<Place> {
  const { url, db } = await startAuthServer('sqlite', { SVC_SCIM_TOKEN: 's'.repeat(32) })
  const credentials = new Credentials(db)
  const id = await credentials.actor('person', 'Bob')
  const [session, token] = [await credentials.session(id), await credentials.token({ id, kind: 'person' })]
  const limitedHere = async (scopes: readonly TokenScope[]) =>
    bearer((await credentials.token({ id, kind: 'person' }, 0, scopes)).secret)
  return {
    url,
    session: { Cookie: `auth_session=${session.secret}` },
    token: bearer(token.secret),
    limited: limitedHere,
  }
}

async function limited(scopes: readonly TokenScope[]): Promise<Record<string, string>> {
  return bearer(`wsp_${scopes.join('+').replaceAll(':', '.')}`)
}

function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` }
}

const service = ['getHealth', 'getMetrics', 'getDocs', 'getManual', 'getOpenApi', 'getApiCatalog', 'getAsset']
const anyConsole = [...service, 'getConsoleStart', 'getConsolePage', 'getConsole']
const signingIn = ['getVisitor', 'startSignIn', 'finishSignIn', 'signOut']

/** The operations that run for anyone. Everything else asks for a credential; what is added here is a decision. */
const open: Readonly<Record<string, readonly string[]>> = {
  auth: [
    ...service,
    ...[
      'getAuthConfig',
      'requestCode',
      'verifyCode',
      'beginPasskeySignIn',
      'signInWithPasskey',
      'startSso',
      'finishSso',
      'handOver',
      'getMembership',
    ],
    ...[
      'endProviderSessions',
      'createConsoleSession',
      'introspectConsoleSession',
      'endConsoleSession',
      'introspectToken',
    ],
    ...['getAuthorizationServer', 'authorize', 'resumeAuthorization', 'getConsent', 'decideConsent', 'issueToken'],
    ...['revokeToken', 'registerClient', 'getResourceMetadata', 'getMcpResourceMetadata'],
    ...['getHome', 'getLogin', 'submitLogin', 'signOut', 'getSettings', 'getPeopleSettings', 'getAutomationSettings'],
    ...[
      'getAccountSettings',
      'getActivitySettings',
      'getSecuritySettings',
      'getWebhookSettings',
      'getSetup',
      'submitSetup',
      'getVisitor',
    ],
    ...['getEmailChange', 'takeEmailBack'],
  ],
  bridge: [...anyConsole, ...signingIn, 'getAsyncApi', 'getStreamsDocs', 'getTokenSignIn', 'submitTokenSignIn'],
  content: [
    ...[...anyConsole, ...signingIn, 'getMedia'],
    ...['getDocument', 'getRootDocument', 'getPartial', 'getStrings', 'listRoutes', 'listRedirects'],
    ...['listPages', 'getPage', 'searchPages'],
  ],
}

/** What asks for a credential, and takes a token for one. */
function isForTokens({ security, rights, mounted }: Route): boolean {
  if (mounted || !security.flat().includes('accessToken')) return false
  return rights === 'admin-or-token' || (rights === null && security.every((each) => each.length > 0))
}

/** The status of a refusal and its code; of any other answer only that it is none. */
async function outcome(place: Place, { method, path }: Route, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${place.url}${path.replaceAll(/\{\w+\}/g, 'x')}`, {
    ...{ method, redirect: 'manual' },
    headers: { ...headers, ...(method === 'GET' ? {} : { Origin: place.url }) },
  })
  const text = await response.text()
  const { status } = response
  // SCIM says it in the words of its own (RFC 7644, 3.12).
  if (status === 401 && response.headers.get('Content-Type') === 'application/scim+json') return '401 unauthenticated'
  return status === 401 || status === 403 ? `${status} ${/"code":"(\w+)"/.exec(text)?.[1]}` : 'runs'
}

describe.each<[string, readonly Route[], () => Promise<Place>]>([
  ['auth', authRoutes, auth],
  ['bridge', bridgeRoutes, () => consoleOf('bridge')],
  ['bridge', bridgeRoutes, () => consoleOf('bridge', 'token')],
  ['content', contentRoutes, () => consoleOf('content')],
])('every operation of %s', (surface, routes, start) => {
  it('refuses callers without a credential, but for a written list', async () => {
    const place = await start()
    const running: string[] = []
    for (const route of routes) {
      if ((await outcome(place, route, {})) !== '401 unauthenticated') running.push(route.operationId)
    }
    expect(running.toSorted()).toEqual(open[surface]?.toSorted())
  })

  it('with rights refuses tokens, and members where it is for administrators', async () => {
    const place = await start()
    const wanted: Record<string, string> = {}
    const became: Record<string, string> = {}
    for (const route of routes.filter(({ rights }) => rights !== null)) {
      const { operationId, rights } = route
      wanted[`${operationId}, token`] = rights === 'admin-or-token' ? 'runs' : '403 session_required'
      became[`${operationId}, token`] = await outcome(place, route, place.token)
      if (rights === 'session') continue
      wanted[`${operationId}, member`] = '403 admin_required'
      became[`${operationId}, member`] = await outcome(place, route, place.session)
      if (surface !== 'bridge') continue
      wanted[`${operationId}, token of a member`] = '403 session_required'
      became[`${operationId}, token of a member`] = await outcome(place, route, bearer('wsp_member'))
    }
    expect(Object.keys(wanted).length).toBeGreaterThan(10)
    expect(became).toEqual(wanted)
  })

  it.each<TokenScope[]>([
    ['workspace:read'],
    ['workspace:write'],
    [surface === 'content' ? 'auth:read' : 'content:read', surface === 'content' ? 'auth:write' : 'content:write'],
    ['auth:read', 'bridge:read', 'content:read'],
  ])('lets a token do what it is limited to, and nothing else: %s %s %s', async (...scopes) => {
    const place = await start()
    const wanted: Record<string, boolean> = {}
    const refused: Record<string, boolean> = {}
    const headers = await place.limited(scopes.filter((scope) => scope !== undefined))
    for (const route of routes.filter(isForTokens)) {
      const [area, action] = route.scope.split(':')
      // What only reads is a GET, and nothing else is.
      expect([route.operationId, area, action]).toEqual([
        route.operationId,
        surface,
        route.method === 'GET' ? 'read' : 'write',
      ])
      wanted[route.operationId] = !scopes.some((scope) =>
        [`${surface}:${action}`, `workspace:${action}`].includes(scope),
      )
      refused[route.operationId] = (await outcome(place, route, headers)) === '403 insufficient_scope'
    }
    expect(refused).toEqual(wanted)
  })
})
