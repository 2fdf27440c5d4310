import { describe, expect, it } from 'vitest'
import type { CallerKind } from '../../../tools/contract/desk.ts'
import { type ContractDocument, operationsOf } from '../../../tools/contract/operations.ts'

const responses = { '204': {}, '401': {} }

const security = [{ session: [] }, { accessToken: [] }]

const document: ContractDocument = {
  components: { securitySchemes: { bridgeSession: { 'x-required-by': 'SVC_BRIDGE_AUTH=session' } } },
  paths: {
    '/open': { parameters: [], get: { operationId: 'open', security: [], responses } },
    '/either': { get: { operationId: 'either', security: [{ session: [] }, {}], responses } },
    '/mine': {
      summary: 'x',
      get: { operationId: 'any', 'x-scope': 'lamps:read', security, responses },
      delete: { operationId: 'own', 'x-rights': 'session', security, responses },
    },
    '/all': { post: { operationId: 'administer', 'x-rights': 'admin', security, responses } },
    '/lamp': {
      put: { operationId: 'operate', 'x-rights': 'admin', security: [{}, { bridgeSession: [] }], responses },
      post: { operationId: 'restartDaemon', 'x-rights': 'admin', security, responses },
    },
    '/tokens': {
      post: { operationId: 'use', 'x-scope': 'lamps:write', security: [{ accessToken: [] }], responses },
      get: { operationId: 'refuse', security: [{ accessToken: [] }], responses: { '401': {}, '405': {} } },
    },
  },
}

const withSessions = { SVC_BRIDGE_AUTH: 'session' }

function done(
  caller: CallerKind | null,
  neverDone: string[] = [],
  env: Readonly<Record<string, string>> = withSessions,
) {
  const operations = operationsOf(document, { caller, neverDone, env })
  return Object.fromEntries(operations.map(({ label, done }) => [label, done]))
}

describe('the operations of a run', () => {
  const open = { 'GET /open': true, 'GET /either': true, 'GET /tokens': false }

  it.each<[CallerKind | null, object]>([
    [
      null,
      {
        ...open,
        'GET /mine': false,
        'DELETE /mine': false,
        'POST /all': false,
        'POST /tokens': false,
        'PUT /lamp': false,
      },
    ],
    [
      'agent token',
      {
        ...open,
        'GET /mine': true,
        'DELETE /mine': false,
        'POST /all': false,
        'POST /tokens': true,
        'PUT /lamp': false,
      },
    ],
    [
      'personal token',
      {
        ...open,
        'GET /mine': true,
        'DELETE /mine': false,
        'POST /all': false,
        'POST /tokens': true,
        'PUT /lamp': false,
      },
    ],
    [
      'read-only token',
      {
        ...open,
        'GET /mine': true,
        'DELETE /mine': false,
        'POST /all': false,
        'POST /tokens': false,
        'PUT /lamp': false,
      },
    ],
    [
      'member',
      {
        ...open,
        'GET /mine': true,
        'DELETE /mine': true,
        'POST /all': false,
        'POST /tokens': false,
        'PUT /lamp': false,
      },
    ],
    [
      'content member',
      {
        ...open,
        'GET /mine': true,
        'DELETE /mine': true,
        'POST /all': false,
        'POST /tokens': false,
        'PUT /lamp': false,
      },
    ],
    [
      'administrator',
      { ...open, 'GET /mine': true, 'DELETE /mine': true, 'POST /all': true, 'POST /tokens': false, 'PUT /lamp': true },
    ],
  ])('are done where %s may do them', (caller, expected) => {
    expect(done(caller)).toEqual(expected)
  })

  it("of a bridge are an administrator's, or anyone's where it is open", () => {
    expect(done('bridge administrator')).toMatchObject({ 'PUT /lamp': true })
    expect(done('bridge member')).toMatchObject({ 'PUT /lamp': false })
    expect(done(null, [], {})).toMatchObject({ 'PUT /lamp': true })
  })

  it('are done by no run where they ask for the token of a directory', () => {
    const paths = { '/users': { get: { operationId: 'any', security: [{ scimToken: [] }], responses } } }
    for (const caller of [null, 'administrator', 'agent token'] as const) {
      const [users] = operationsOf({ ...document, paths }, { caller, neverDone: [], env: {} })
      expect(users?.done).toBe(false)
    }
  })

  it("of a bridge that tokens may call too are theirs and an administrator's", () => {
    const requirements = [{}, { bridgeSession: [] }, { accessToken: [] }]
    const look = { operationId: 'look', 'x-rights': 'admin-or-token', security: requirements, responses }
    const lamp = { ...document, paths: { '/lamp': { get: look } } }
    const may = (caller: CallerKind | null, env = {}) => operationsOf(lamp, { caller, neverDone: [], env })[0]?.done
    expect(may('bridge administrator', withSessions)).toBe(true)
    expect(may('bridge member', withSessions)).toBe(false)
    expect(may('agent token', withSessions)).toBe(true)
    expect(may(null, withSessions)).toBe(false)
    expect(may(null)).toBe(true)
  })

  it('are without those that no run calls', () => {
    expect(done('bridge administrator')).not.toHaveProperty('POST /lamp')
  })

  it('are those of one path, in a run about that path', () => {
    const run = { caller: 'member', neverDone: [], env: withSessions, path: '/mine' } as const
    expect(operationsOf(document, run).map(({ label }) => label)).toEqual(['GET /mine', 'DELETE /mine'])
  })

  it('need not be done in a run without links where they come up against a state, and still must not where it may not', () => {
    const path = (status: string) => ({
      get: { operationId: 'any', security, responses: { ...responses, [status]: {} } },
    })
    const paths = { '/taken': path('409'), '/stale': path('428'), '/free': path('404') }
    const long = { caller: 'content member', neverDone: [], env: {} } as const
    const brief = { ...long, phases: ['fuzzing'] } as const
    const linked = { ...long, phases: ['fuzzing', 'stateful'] } as const
    const of = (run: Parameters<typeof operationsOf>[1]) =>
      operationsOf({ ...document, paths }, run).map(({ done }) => done)
    expect(of(brief)).toEqual([null, null, true])
    expect(of({ ...brief, caller: null })).toEqual([false, false, false])
    expect(of(linked)).toEqual([true, true, true])
    expect(of(long)).toEqual([true, true, true])
  })

  it('need not be done where a run cannot get through, and still must not where it may not', () => {
    expect(done('member', ['own', 'administer'])).toMatchObject({ 'DELETE /mine': null, 'POST /all': false })
  })
})
