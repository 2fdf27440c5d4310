import { describe, expect, it } from 'vitest'
import contract from '../../generated/auth/openapi.json' with { type: 'json' }
import { routes as generated } from '../../generated/auth/routes.ts'
import type { Route } from '../../src/contract/route.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { startAuthServer } from '../support/auth-server.ts'
import { dialects } from '../support/databases.ts'
import { type ExampleRequest, exampleRequest } from '../support/example-request.ts'
import { some } from '../support/thorough.ts'
import { both, type Headers, type Holder, type Place, people, strangers, tokens } from './kinds-of-callers.ts'

// What libraries answer tells in its own words who may come in: `test/auth/mcp` and `test/auth/oauth` hear them.
const routes: readonly Route[] = generated.filter(({ mounted }) => !mounted)

/** What `security` and `rights` of the contract say becomes of a caller, and nothing else. */
function promised({ security, rights, method }: Route, holder: Holder | null, headers: Headers): string {
  const open = security.length === 0 || security.some((schemes) => schemes.length === 0)
  const known = holder !== null && security.some((schemes) => schemes.includes(holder.scheme))
  if (!known) {
    const shown = headers.Authorization?.startsWith('Bearer ') ? ', error="invalid_token"' : ''
    return open && rights === null ? 'let through' : `401 unauthenticated, Bearer realm="workspace"${shown}`
  }
  if (rights !== null && holder.scheme !== 'session') return '403 session_required'
  if (rights === 'admin' && holder.role !== 'admin') return '403 admin_required'
  const refused = holder.writesOnly && !open && method === 'GET'
  const challenge = 'Bearer realm="workspace", error="insufficient_scope", scope="workspace:read"'
  return refused ? `403 insufficient_scope, ${challenge}` : 'let through'
}

/** Why a caller is refused; the last is the guard's, which should not have had a reason here. */
const refusals = new Set([
  ...['unauthenticated', 'session_required', 'admin_required'],
  ...['insufficient_scope', 'foreign_origin'],
])

/** What became of a caller. A request that was not even read, or that failed, proves nothing and is told as such. */
async function becameOf(response: Response): Promise<string> {
  const text = await response.text()
  const { status } = response
  if (status === 400 || status === 415 || status === 421 || status >= 500) return `${status} ${text}`
  const challenge = response.headers.get('WWW-Authenticate')
  if (status !== 401 && status !== 403) return challenge === null ? 'let through' : `${status}, ${challenge}`
  const code = String(JSON.parse(text).code)
  // Any other refusal, of a wrong sign-in code say, is about something else than who is calling.
  if (!refusals.has(code)) return 'let through'
  return [`${status} ${code}`, ...(challenge === null ? [] : [challenge])].join(', ')
}

const examples = new Map<Route, ExampleRequest>()

function exampleOf(route: Route): ExampleRequest {
  const example = examples.get(route) ?? exampleRequest(contract, route)
  examples.set(route, example)
  return example
}

async function send(url: string, route: Route, credential: Headers): Promise<Response> {
  const { method, path, headers, body } = exampleOf(route)
  const origin = method === 'GET' ? {} : { Origin: url }
  const sent = { ...headers, ...credential, ...origin }
  return fetch(`${url}${path}`, { method, redirect: 'manual', headers: sent, body })
}

async function open(dialect: (typeof dialects)[number]): Promise<Place> {
  const server = await startAuthServer(dialect)
  const credentials = new Credentials(server.db)
  return {
    server,
    credentials,
    memberId: await credentials.actor('person', 'Bob'),
    adminId: await credentials.actor('person', 'Ann', 'admin'),
    agentId: await credentials.actor('agent', 'Robot'),
  }
}

describe.each(dialects)('every operation (%s)', (dialect) => {
  it.each([
    ['no caller whom the server knows', strangers],
    ['people who are signed in', people],
    ['tokens', tokens],
    ['a token beside a session, of which the token counts', both],
  ])('admits and refuses as the contract says: %s', async (_, kinds) => {
    const place = await open(dialect)
    const became: Record<string, string> = {}
    const expected: Record<string, string> = {}
    // Who is calling is found out before the operation, and by the same statements on both databases.
    const tried = dialect === 'sqlite' ? routes : some(routes, 12)
    for (const { name, holder, live = false, make } of kinds) {
      async function tryOut(route: Route, headers: Headers): Promise<void> {
        const what = `${route.operationId} with ${name}`
        expected[what] = promised(route, holder, headers)
        became[what] = await becameOf(await send(place.server.url, route, headers))
      }
      if (live) for (const route of tried) await tryOut(route, await make(place))
      else {
        const headers = await make(place)
        await Promise.all(tried.map((route) => tryOut(route, headers)))
      }
    }
    expect(became).toEqual(expected)
  })
})

describe('the contract', () => {
  const rightsOf = (matches: (route: Route) => boolean) =>
    Object.fromEntries(routes.filter(matches).map(({ operationId, rights }) => [operationId, rights]))
  const under =
    (...places: string[]) =>
    (route: Route) =>
      places.some((place) => route.path.startsWith(place))
  const all = (rights: string | null) => (found: Record<string, string | null>) =>
    Object.values(found).every((each) => each === rights)

  it('asks for an administrator who is signed in wherever others are administered', () => {
    const administration = rightsOf(
      (route) =>
        under('/api/v1/agents', '/api/v1/activity')(route) ||
        (under('/api/v1/members')(route) && route.method !== 'GET'),
    )
    expect(Object.keys(administration)).toContain('inviteMember')
    expect(administration).toSatisfy(all('admin'))
  })

  it('asks for a session to look after an account, and to mint', () => {
    const account = rightsOf(under('/api/v1/me/sessions', '/api/v1/me/tokens', '/api/v1/me/applications'))
    expect(Object.keys(account)).toContain('createMyToken')
    expect(account).toSatisfy(all('session'))
  })

  it('takes a token for nothing but reading', () => {
    const taken = routes.filter(({ security, rights }) => security.flat().includes('accessToken') && rights === null)
    expect(taken.map(({ operationId }) => operationId)).toEqual(['getMe', 'listMyActivity', 'listMembers', 'getMember'])
  })
})
