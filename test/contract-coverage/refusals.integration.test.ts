import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import type { Route } from '../../src/contract/route.ts'
import { TriptychError } from '../../src/errors.ts'
import { type ExampleRequest, exampleRequest } from '../support/example-request.ts'
import { type Contract, contracts, type FailingSurface, faultsOf, startFailing } from './failing-surface.ts'

// Every refusal that a contract declares and the runtime makes, of every operation: the requests come from the contract,
// and what is behind each handler fails. `answers.integration.test.ts` has the answers of whole servers.

const administrator: Principal = {
  ...{ id: 'p1', kind: 'person', role: 'admin', credential: 'session', credentialId: 's1' },
}
const member: Principal = { ...administrator, role: 'member' }
const token: Principal = { ...member, credential: 'token' }
const connector: Principal = { ...token, scopes: [] }

/** A request that is refused: who makes it, how it is wrong, or what is broken meanwhile. */
interface Attempt {
  readonly request: ExampleRequest
  readonly principal?: Principal | null
  readonly failure?: unknown
  readonly failing?: FailingSurface['failing']
}

type Attempts = (request: ExampleRequest, route: Route) => readonly Attempt[]

function withHeaders(request: ExampleRequest, headers: Record<string, string>): ExampleRequest {
  return { ...request, headers: { ...request.headers, ...headers } }
}

/** As a request that knows the state that it changes. */
function conditional(request: ExampleRequest, { parameters }: Route): ExampleRequest {
  return parameters.some(({ name }) => name === 'If-Match')
    ? withHeaders(request, { 'If-Match': '"a-state"' })
    : request
}

/** A request with another query parameter, each one with another header, and with another segment of the path. */
function spoilt(request: ExampleRequest, { path, parameters }: Route): ExampleRequest[] {
  const [target = ''] = request.path.split('?')
  const queries = parameters.filter((parameter) => parameter.in === 'query')
  // Neither a number nor a word of any list, longer than any limit, and sent twice where once is allowed.
  const long = 'x'.repeat(9000)
  const bad = queries.flatMap(({ name }) => ['', '%00', long].map((value) => `${target}?${name}=${value}`))
  const twice = queries.map(({ name }) => `${target}?${name}=a&${name}=b`)
  const names = path.split('/')
  const values = target.split('/')
  const segments = names.flatMap((name, i) =>
    name.startsWith('{') ? ['%00', '%20', long.slice(0, 2500)].map((bad) => values.with(i, bad).join('/')) : [],
  )
  const headers = parameters.filter((parameter) => parameter.in === 'header')
  return [
    ...[...bad, ...twice, ...segments].map((each) => ({ ...request, path: each })),
    ...headers.map(({ name }) => withHeaders(request, { [name]: long })),
  ]
}

/** More than any body but an upload may have. */
const tooLong = 'x'.repeat(1024 * 1024 + 1)

/** Wherever the fault lies that is not a caller's. */
function broken(request: ExampleRequest, failure: Error): Attempt[] {
  return (['parts', 'credentials', 'context'] as const).map((failing) => ({ request, failure, failing }))
}

/** By status: what brings it about. The caller may do everything unless it says otherwise. */
const attempts: Readonly<Record<string, Attempts>> = {
  400: (request, route) => [
    ...(route.body === null ? [] : ['{', '', '[1]'].map((body) => ({ request: { ...request, body } }))),
    ...spoilt(request, route).map((request) => ({ request })),
  ],
  401: (request) => [{ request, principal: null }],
  403: (request) => [
    { request: withHeaders(request, { Origin: 'https://elsewhere.example' }) },
    ...[connector, token, member].map((principal) => ({ request, principal })),
  ],
  413: (request) => [{ request: { ...request, body: tooLong } }],
  415: (request) => [{ request: withHeaders(request, { 'Content-Type': 'text/csv' }) }],
  421: (request) => [{ request: withHeaders(request, { Host: 'elsewhere.example' }) }],
  500: (request) => broken(request, new Error('out of order')),
  503: (request) => broken(request, new TriptychError('unavailable', 'out of order')),
}

/** Whether the runtime refuses so, before or around a handler; the rest only a handler or a library can tell. */
function isRuntimes({ mounted, security, method, body }: Route, status: string): boolean {
  if (attempts[status] === undefined) return false
  if (mounted) return status === '421' || status >= '500'
  if (status === '401') return security.length > 0
  if (status === '403') return security.length > 0 || method !== 'GET'
  return status !== '413' || body?.contentType !== 'application/octet-stream'
}

describe.each(contracts)('$name', (contract: Contract) => {
  let surface: FailingSurface
  beforeAll(async () => {
    surface = await startFailing(contract)
  })
  afterAll(() => surface.close())

  const cases = contract.routes.flatMap((route) =>
    Object.keys(route.replies)
      .filter((status) => isRuntimes(route, status))
      .map((status) => ({ route, status })),
  )

  it.each(cases)('refuses $route.operationId with $status', async ({ route, status }) => {
    const made = attempts[status]?.(conditional(exampleRequest(contract.document, route), route), route) ?? []
    const answered: number[] = []
    for (const { request, ...state } of made) {
      Object.assign(surface, { principal: administrator, failure: new Error('out of order'), failing: 'parts' }, state)
      const answer = await surface.send(request)
      if (answer.status === Number(status)) {
        expect(faultsOf(contract, route, answer)).toEqual([])
        return
      }
      answered.push(answer.status)
    }
    expect.unreachable(`answered ${answered}`)
  })

  const taking = contract.routes.filter(({ mounted, body }) => !mounted && body?.contentType === 'application/json')

  it.each(taking)('takes no list for the body of $operationId', async (route) => {
    Object.assign(surface, { principal: administrator, failure: new Error('out of order'), failing: 'parts' })
    const answer = await surface.send({ ...exampleRequest(contract.document, route), body: '[1]' })
    expect([answer.status, ...faultsOf(contract, route, answer)]).toEqual([400])
  })
})
